import { competitors, otherTeams } from '../sport/league.ts';
import { leaguesOf } from '../sport/league-rows.ts';
import { rounds } from '../sport/plan.ts';
import { numbered } from './halves.ts';
import { bothToScore } from './markets/both-to-score.ts';
import { doubleChance } from './markets/double-chance.ts';
import { drawNoBet } from './markets/draw-no-bet.ts';
import { handicap } from './markets/handicap.ts';
import { nextGoal } from './markets/next-goal.ts';
import { oddOrEven } from './markets/odd-or-even.ts';
import { partMarkets } from './markets/part-markets.ts';
import { regularResult } from './markets/regular-result.ts';
import { totalRange } from './markets/total-range.ts';
import { awayTotal, homeTotal, total } from './markets/totals.ts';
import { winner } from './markets/winner.ts';
import { winningMargin } from './markets/winning-margin.ts';
import { periodSport } from './period-sport.ts';
import { inGoals } from './script/rules.ts';

const nhl =
  competitors(`Colorado Avalanche 92, Carolina Hurricanes 91, Florida Panthers 90, Tampa Bay Lightning 90, Dallas Stars 91, Vegas Golden Knights 90,
  Edmonton Oilers 90, Washington Capitals 89, Winnipeg Jets 88, Toronto Maple Leafs 88, Los Angeles Kings 88, New Jersey Devils 88, Minnesota Wild 88,
  Ottawa Senators 87, Montréal Canadiens 87, St. Louis Blues 86, New York Rangers 86, Utah Mammoth 86, Anaheim Ducks 86, Detroit Red Wings 86,
  Buffalo Sabres 86, Boston Bruins 85, New York Islanders 85, Columbus Blue Jackets 85, Philadelphia Flyers 85, Pittsburgh Penguins 85, Vancouver Canucks 84,
  Seattle Kraken 84, Calgary Flames 83, Nashville Predators 83, San Jose Sharks 84, Chicago Blackhawks 83`);
const khl =
  competitors(`Lokomotiv Yaroslavl 82, Traktor Chelyabinsk 80, Salavat Yulaev Ufa 78, SKA Saint Petersburg 80, CSKA Moscow 80, Dynamo Moscow 81, Ak Bars Kazan 82,
  Avangard Omsk 81, Metallurg Magnitogorsk 83, Spartak Moscow 79, Dinamo Minsk 81, Avtomobilist Yekaterinburg 80, Severstal Cherepovets 79, Torpedo Nizhny Novgorod 79,
  Sibir Novosibirsk 77, Neftekhimik Nizhnekamsk 77, Amur Khabarovsk 75, Barys Astana 74, HC Sochi 73, Lada Togliatti 74, Admiral Vladivostok 75, Shanghai Dragons 74`);
const sweden =
  competitors(`Skellefteå 80, Frölunda 81, Färjestad 79, Växjö Lakers 79, Brynäs 79, Luleå 78, Timrå 77, Rögle 78, Örebro 76, Djurgården 76, Malmö Redhawks 75,
  Linköping 75, Leksand 74, HV71 74`);
const finland = competitors(
  `Tappara 78, Ilves 79, KalPa 78, SaiPa 77, Lukko 78, HIFK 77, TPS 76, Kärpät 76, JYP 74, Ässät 75, Pelicans 75, HPK 74, KooKoo 76, Sport 73, Jukurit 73, Kiekko-Espoo 74`,
);
const czechia =
  competitors(`Pardubice 80, Sparta Praha 80, Třinec 79, Kometa Brno 78, České Budějovice 77, Hradec Králové 77, Plzeň 78, Vítkovice 76, Litvínov 75, Liberec 76,
  Mladá Boleslav 76, Olomouc 75, Karlovy Vary 76, Kladno 75`);
const swiss =
  competitors(`ZSC Lions 82, Lausanne 80, Genève-Servette 79, Davos 81, Zug 79, Bern 78, Fribourg-Gottéron 80, Kloten 76, Rapperswil-Jona Lakers 77, Lugano 78, Biel-Bienne 76,
  SCL Tigers 76, Ambrì-Piotta 75, Ajoie 72`);
const germany =
  competitors(`Eisbären Berlin 79, Adler Mannheim 79, ERC Ingolstadt 78, Kölner Haie 79, EHC Red Bull München 78, Fischtown Pinguins 77, Straubing Tigers 77, Schwenninger Wild Wings 75,
  Grizzlys Wolfsburg 75, Nürnberg Ice Tigers 75, Löwen Frankfurt 74, Augsburger Panther 74, Iserlohn Roosters 73, Dresdner Eislöwen 71`);

/**
 * Ice hockey: three periods, then an overtime that ends with the first goal, then a shoot-out. All markets but the
 * winner are on regular time.
 */
export const iceHockey = periodSport(
  {
    code: 'IH',
    digits: '6',
    name: 'Ice hockey',
    ...inGoals,
    phases: ['P1', 'P2', 'P3'],
    seconds: 1200,
    breaks: [1020, 1020],
    clock: 'down',
    scoring: { kind: 'free' },
    home: 0.36,
    edge: 0.1,
    stops: { every: 52, least: 14, most: 42 },
    afterScore: 25,
    overtime: { kind: 'golden', seconds: 300, pace: 1.7, shootOut: true },
    withOvertime: false,
    parts: numbered('P', 3, 'Period'),
    reach: { lead: 6, total: 8, side: 5, part: 5 },
    players: 'scorers',
    regulars: 11,
    usualLength: 8_400_000,
  },
  [
    regularResult,
    winner,
    doubleChance,
    drawNoBet,
    handicap,
    winningMargin('1, 2, 3+'),
    total,
    totalRange('0-3, 4-5, 6-7, 8+'),
    homeTotal,
    awayTotal,
    oddOrEven,
    bothToScore,
    nextGoal,
    ...partMarkets(numbered('P', 3, 'Period')),
  ],
  leaguesOf([
    [
      1,
      'North America',
      'NHL',
      'days',
      rounds(
        'America/New_York',
        '41-16 -7',
        [
          '1@19:00*2 1@19:30*2 1@20:00 1@22:00 2@19:00*4 2@20:00*2 2@21:00*2 2@22:00*2',
          '3@19:30*2 3@20:00 3@22:00 4@19:00*5 4@19:30*2 4@20:00*2 4@21:00*2 4@22:00',
          '5@19:00*3 5@20:00 5@22:00 6@13:00*2 6@19:00*6 6@20:00 6@22:00*2 7@17:00',
        ],
        { games: { rounds: 78 }, rest: 20 },
      ),
      6.2,
      nhl,
    ],
    [
      10,
      'Russia',
      'KHL',
      'day',
      rounds(
        'Europe/Moscow',
        '36-12 -46,51',
        [
          '1@19:00*3 2@19:30*3 2@17:00*3 1@17:00 2@12:00',
          '4@19:00*3 4@19:30*3 3@19:30*3 3@17:00 4@12:00',
          '6@17:00*4 7@17:00*4 6@14:00 7@14:00 6@12:00',
        ],
        { games: { rounds: 68 }, rest: 40 },
      ),
      5.2,
      khl,
    ],
    [
      11,
      'Sweden',
      'SHL',
      'day',
      rounds('Europe/Stockholm', '38-10 -46,52,6', ['4@19:00*7', '6@15:15*6 6@18:00'], {
        extra: '2@19:00*7',
        games: { times: 4 },
        rest: 40,
      }),
      5.3,
      sweden,
    ],
    [
      12,
      'Finland',
      'Liiga',
      'day',
      rounds('Europe/Helsinki', '37-11 -46,52,6', ['5@18:30*6 4@18:30 5@18:00', '6@17:00*6 7@17:00*2'], {
        extra: '2@18:30*8 3@18:30',
        games: { times: 4 },
        rest: 22,
      }),
      5.2,
      finland,
    ],
    [
      13,
      'Czechia',
      'Extraliga',
      'day',
      rounds('Europe/Prague', '37-10 -46,6', ['5@17:30*5 5@18:00 4@18:00', '7@16:00*5 7@15:30 7@18:00'], {
        extra: '2@17:30*6 3@18:00',
        games: { times: 4 },
        rest: 40,
      }),
      5.1,
      czechia,
    ],
    [
      14,
      'Switzerland',
      'National League',
      'day',
      rounds('Europe/Zurich', '37-10 -46,52,6', ['5@19:45*7', '6@19:45*5 7@15:45*2'], {
        extra: '2@19:45*7',
        games: { times: 4 },
        rest: 22,
      }),
      5.6,
      swiss,
    ],
    [
      15,
      'Germany',
      'DEL',
      'day',
      rounds('Europe/Berlin', '37-10 -46,6', ['5@19:30*6 4@19:30', '7@14:00*2 7@16:30*3 7@19:00*2'], {
        extra: '2@19:30*6 3@19:30',
        games: { times: 4 },
        rest: 40,
      }),
      5.8,
      germany,
    ],
    [
      16,
      'North America',
      'AHL',
      'day',
      rounds(
        'America/New_York',
        '41-15',
        [
          '3@19:00*6 3@20:00 2@19:00*2 4@10:30',
          '5@19:00*6 5@20:00*2 5@22:00*2',
          '6@19:00*5 6@18:00*2 7@15:00*2 7@17:00',
        ],
        { games: { rounds: 70 }, rest: 20 },
      ),
      6.1,
      'Laval Rocket 72, Hershey Bears 73, Charlotte Checkers 71, Providence Bruins 73, Rochester Americans 71, Toronto Marlies 70, Syracuse Crunch 71, Cleveland Monsters 70, Wilkes-Barre/Scranton Penguins 72, Milwaukee Admirals 71, Texas Stars 70, Grand Rapids Griffins 73, Manitoba Moose 69, Abbotsford Canucks 68, Colorado Eagles 72, Ontario Reign 72, Coachella Valley Firebirds 71, San Diego Gulls 69, Calgary Wranglers 68, Bakersfield Condors 70',
    ],
    [
      17,
      'Russia',
      'MHL',
      'hours',
      rounds(
        'Asia/Yekaterinburg',
        '36-13',
        '1@12:00 2@13:00 3@14:00 4@15:00 5@16:00 6@14:00*2 7@13:00*2 3@17:00 5@18:00',
        { games: 'fill', rest: 40 },
      ),
      6,
      otherTeams(khl, 'U20'),
    ],
    [
      18,
      'Asia',
      'Asia League',
      'hours',
      rounds('Asia/Tokyo', '37-12', '6@14:00*2 6@16:00 7@14:00', { games: 'fill', rest: 22 }),
      6,
      'HL Anyang 70, Red Eagles Hokkaido 71, Nikkō Ice Bucks 68, East Hokkaido Cranes 62, Tohoku Free Blades 63, Yokohama Grits 65, Stars Kobe 62',
    ],
    [
      19,
      'Australia',
      'AIHL',
      'hours',
      rounds('Australia/Sydney', '14-35', '6@17:00*3 7@16:00*2', { games: 'fill' }),
      7,
      'Melbourne Mustangs 50, Sydney Bears 50, Canberra Brave 53, Newcastle Northstars 51, Perth Thunder 49, Melbourne Ice 49, Adelaide Adrenaline 46, Brisbane Lightning 49, Central Coast Rhinos 47, Sydney Ice Dogs 48',
    ],
  ]),
);
