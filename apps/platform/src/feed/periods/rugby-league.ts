import { leaguesOf } from '../sport/league-rows.ts';
import { rounds } from '../sport/plan.ts';
import { halves } from './halves.ts';
import { doubleChance } from './markets/double-chance.ts';
import { drawNoBet } from './markets/draw-no-bet.ts';
import { halfTimeFullTime } from './markets/half-time-full-time.ts';
import { handicap } from './markets/handicap.ts';
import { oddOrEven } from './markets/odd-or-even.ts';
import { partMarkets } from './markets/part-markets.ts';
import { regularResult } from './markets/regular-result.ts';
import { awayTotal, homeTotal, total } from './markets/totals.ts';
import { winningMargin } from './markets/winning-margin.ts';
import { periodSport } from './period-sport.ts';

/** Rugby league: two halves of forty minutes; tries of four points, mostly converted, and penalty goals. */
export const rugbyLeague = periodSport(
  {
    code: 'RL',
    digits: '8',
    name: 'Rugby league',
    counted: 'points',
    scoreKey: 'P',
    phases: ['FH', 'SH'],
    seconds: 2400,
    breaks: [720],
    clock: 'up',
    scoring: { kind: 'free' },
    values: [
      [6, 0.62],
      [4, 0.24],
      [2, 0.12],
      [1, 0.02],
    ],
    home: 3,
    edge: 0.75,
    stops: { every: 300, least: 20, most: 70 },
    afterScore: 45,
    overtime: null,
    withOvertime: false,
    parts: halves,
    reach: { lead: 34, total: 34, side: 24, part: 24 },
    usualLength: 6_000_000,
  },
  [
    regularResult,
    doubleChance,
    drawNoBet,
    handicap,
    winningMargin('1-6, 7-12, 13+'),
    total,
    homeTotal,
    awayTotal,
    oddOrEven,
    ...partMarkets(halves),
    halfTimeFullTime,
  ],
  leaguesOf([
    [
      1,
      'Australia',
      'NRL',
      'week',
      rounds('Australia/Sydney', '10-36', '4@19:50 5@18:00 5@20:00 6@15:00 6@17:30 6@19:35 7@14:00 7@16:05', {
        games: { rounds: 26 },
      }),
      45,
      'Penrith Panthers 88, Melbourne Storm 90, Brisbane Broncos 90, Canberra Raiders 88, Canterbury Bulldogs 86, Sydney Roosters 87, New Zealand Warriors 85, Cronulla Sharks 86, Manly Sea Eagles 83, South Sydney Rabbitohs 82, North Queensland Cowboys 82, Dolphins 83, St George Illawarra Dragons 80, Parramatta Eels 81, Newcastle Knights 79, Gold Coast Titans 79, Wests Tigers 80',
    ],
    [
      10,
      'England',
      'Super League',
      'days',
      rounds('Europe/London', '7-38', '5@20:00*3 4@20:00 6@15:00 6@17:30 7@15:00', { games: { rounds: 27 } }),
      42,
      'Hull KR 82, Wigan Warriors 82, Leeds Rhinos 80, Leigh Leopards 79, St Helens 80, Wakefield Trinity 77, Hull FC 77, Warrington Wolves 77, Catalans Dragons 75, Huddersfield Giants 72, Castleford Tigers 72, Bradford Bulls 71, Toulouse Olympique 72, York Knights 72',
    ],
    [
      11,
      'England',
      'Championship',
      'day',
      rounds('Europe/London', '7-38', '7@15:00*4 6@18:00 5@19:45'),
      46,
      'Oldham 64, Widnes Vikings 65, Featherstone Rovers 65, London Broncos 66, Barrow Raiders 61, Doncaster 61, Halifax Panthers 64, Sheffield Eagles 62, Batley Bulldogs 58, Hunslet 55, Salford 58, Goole Vikings 56',
    ],
    [
      12,
      'Australia',
      'NSW Cup',
      'hours',
      rounds('Australia/Sydney', '10-35', '6@13:00*2 7@13:00*2 6@15:00 5@18:00', { games: 'fill' }),
      48,
      'New Zealand Warriors II 66, St George Illawarra Dragons II 64, Canterbury Bulldogs II 65, Parramatta Eels II 64, Penrith Panthers II 65, North Sydney Bears 65, Newtown Jets 63, Western Suburbs Magpies 62, Blacktown Workers 60, South Sydney Rabbitohs II 61, Newcastle Knights II 61, Canberra Raiders II 61',
    ],
    [
      13,
      'Australia',
      'Queensland Cup',
      'hours',
      rounds('Australia/Brisbane', '10-35', '6@15:00*3 7@13:10*2 6@18:00 7@15:00', { games: 'fill' }),
      48,
      'Burleigh Bears 66, Norths Devils 66, Redcliffe Dolphins 66, Easts Tigers 65, Brisbane Tigers 64, Ipswich Jets 60, Mackay Cutters 60, Northern Pride 62, PNG Hunters 62, Souths Logan Magpies 61, Sunshine Coast Falcons 62, Townsville Blackhawks 62, Tweed Seagulls 60, Wynnum Manly Seagulls 61, Central Queensland Capras 60',
    ],
    [
      14,
      'France',
      'Super XIII',
      'hours',
      rounds('Europe/Paris', '42-20 -52,1', '6@15:00*2 6@18:00 7@15:00*2'),
      44,
      'Carcassonne 58, Limoux 57, Albi 57, Saint-Estève 57, Lézignan 56, Pia 55, Villeneuve 55, Villefranche 51, Carpentras 50, Saint-Gaudens 50',
    ],
  ]),
);
