import { leaguesOf } from '../sport/league-rows.ts';
import { rounds } from '../sport/plan.ts';
import { numbered } from './halves.ts';
import { doubleChance } from './markets/double-chance.ts';
import { drawNoBet } from './markets/draw-no-bet.ts';
import { handicap } from './markets/handicap.ts';
import { oddOrEven } from './markets/odd-or-even.ts';
import { partMarkets } from './markets/part-markets.ts';
import { regularResult } from './markets/regular-result.ts';
import { awayTotal, homeTotal, total } from './markets/totals.ts';
import { winningMargin } from './markets/winning-margin.ts';
import { periodSport } from './period-sport.ts';
import { inGoals } from './script/rules.ts';

/** Water polo: four quarters of eight minutes. Markets are on regular time. */
export const waterPolo = periodSport(
  {
    code: 'WP',
    digits: '7',
    name: 'Water polo',
    ...inGoals,
    phases: ['Q1', 'Q2', 'Q3', 'Q4'],
    seconds: 480,
    breaks: [120, 300, 120],
    clock: 'down',
    scoring: { kind: 'tries', perPeriod: 9 },
    home: 1,
    edge: 0.36,
    stops: { every: 38, least: 10, most: 30 },
    afterScore: 10,
    overtime: null,
    withOvertime: false,
    parts: numbered('Q', 4, 'Quarter'),
    reach: { lead: 12, total: 14, side: 9, part: 6 },
    usualLength: 3_900_000,
  },
  [
    regularResult,
    doubleChance,
    drawNoBet,
    handicap,
    winningMargin('1-2, 3-5, 6+'),
    total,
    homeTotal,
    awayTotal,
    oddOrEven,
    ...partMarkets(numbered('Q', 4, 'Quarter')),
  ],
  leaguesOf([
    [
      1,
      'Europe',
      'Champions League',
      'week',
      rounds('Europe/Paris', '42-18 -52-3', '3@19:00*4 2@18:30*2 3@20:30*2', { games: { rounds: 10 }, first: true }),
      25,
      'Ferencváros 92, Pro Recco 91, Barceloneta 89, Novi Beograd 88, Olympiacos 87, Radnički Kragujevac 85, Jug Dubrovnik 84, Savona 83, Marseille 83, Vasas 82, Brescia 84, Jadran Split 83, Sabadell 80, Oradea 79, Hannover 77, Primorac Kotor 78',
    ],
    [
      10,
      'Serbia',
      'Superliga',
      'days',
      rounds('Europe/Belgrade', '40-18 -53-3', '6@18:00*2 7@18:00 6@20:00'),
      24,
      'Novi Beograd 88, Radnički Kragujevac 85, Šabac 78, Partizan 76, Crvena zvezda 79, Valis Valjevo 75, Beograd 70, Vojvodina 70',
    ],
    [
      11,
      'Hungary',
      'OB I',
      'day',
      rounds('Europe/Budapest', '39-20 -53-3', '6@17:00*2 7@17:00 6@18:30*2'),
      25,
      'Ferencváros 92, Vasas 82, Honvéd 80, Szolnok 82, BVSC-Manna 84, Eger 78, OSC Újbuda 84, Pécs 70, Kaposvár 70, III. Kerület 72',
    ],
    [
      12,
      'Italy',
      'Serie A1',
      'day',
      rounds('Europe/Rome', '40-20 -53-3', '6@15:00*3 6@18:00*2 7@15:00'),
      24,
      'Pro Recco 91, Savona 83, Brescia 84, Ortigia 78, Trieste 79, Roma Vis Nova 73, Telimar Palermo 74, De Akker Bologna 74, Quinto 72, Posillipo 74, Olympic Roma 70, Florentia 71',
    ],
    [
      13,
      'Croatia',
      'Prvenstvo Hrvatske',
      'day',
      rounds('Europe/Zagreb', '41-18 -53-3', '6@19:00*2 7@18:00 6@20:30'),
      24,
      'Jug Dubrovnik 84, Mladost Zagreb 82, Jadran Split 83, Primorje Rijeka 75, Mornar Split 73, Solaris Šibenik 74, Medveščak 68, POŠK 66',
    ],
    [
      14,
      'Spain',
      'División de Honor',
      'day',
      rounds('Europe/Madrid', '40-20 -53-3', '6@12:30 6@17:00*2 6@19:00 7@12:00'),
      23,
      'Barceloneta 89, Sabadell 80, Barcelona 81, Terrassa 76, Mataró 75, Mediterrani 73, Sant Andreu 72, Real Canoe 73, Tenerife Echeyde 70, Rubí 68',
    ],
    [
      15,
      'Greece',
      'A1 Ethniki',
      'day',
      rounds('Europe/Athens', '41-19 -53-3', '6@15:00*2 6@17:00 7@13:00'),
      25,
      'Olympiacos 87, Panathinaikos 82, Vouliagmeni 80, Apollon Smyrnis 76, Panionios 74, Peristeri 74, Ydraikos 70, Chios 68',
    ],
    [
      16,
      'Australia',
      'Australian League',
      'hours',
      rounds('Australia/Sydney', '3-22', '6@16:00 6@18:00 7@11:00 5@19:00', { games: 'fill' }),
      23,
      'UNSW Wests Magpies 66, UTS Balmain 66, Sydney University 68, Drummoyne 66, Fremantle Mariners 65, UWA Torpedoes 66, Queensland Thunder 65, Cronulla Sharks 64',
    ],
    [
      17,
      'USA',
      'College',
      'hours',
      rounds('America/Los_Angeles', '36-49', '6@12:00*2 7@12:00 5@18:00*2', { games: 'fill' }),
      24,
      'UCLA 72, USC 72, Stanford 72, California 71, Pepperdine 69, Long Beach State 69, UC Davis 66, Princeton 67, Fordham 68, San José State 66',
    ],
  ]),
);
