import { otherTeams, competitors } from '../sport/league.ts';
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
import { inGoals } from './script/rules.ts';

const germany =
  competitors(`SC Magdeburg 92, Füchse Berlin 91, THW Kiel 89, SG Flensburg-Handewitt 90, TSV Hannover-Burgdorf 84,
  MT Melsungen 87, Rhein-Neckar Löwen 83, VfL Gummersbach 84, TBV Lemgo Lippe 82, HSV Hamburg 81, ThSV Eisenach 79,
  HSG Wetzlar 77, Frisch Auf Göppingen 78, SC DHfK Leipzig 76, TVB Stuttgart 77, HC Erlangen 77, Bergischer HC 76, GWD Minden 74`);
const france =
  competitors(`Paris Saint-Germain 89, HBC Nantes 88, Montpellier 86, Saint-Raphaël 79, Chambéry 79, Toulouse 80,
  Limoges 80, Pays d'Aix 79, Nîmes 78, Chartres 77, Dunkerque 78, Cesson Rennes 77, Tremblay 76, Sélestat 73, Istres 73, Dijon 74`);
const spain =
  competitors(`Barcelona 93, Bidasoa Irun 82, Logroño La Rioja 81, Granollers 81, Torrelavega 81, Ademar León 80, Huesca 77,
  Cuenca 77, Benidorm 76, Nava 76, Puerto Sagunto 75, Anaitasuna 74, Guadalajara 74, Villa de Aranda 74`);
const denmark =
  competitors(`Aalborg 91, GOG 86, Bjerringbro-Silkeborg 83, Fredericia 83, Skjern 82, Mors-Thy 81, Ribe-Esbjerg 79,
  Skanderborg AGF 80, SønderjyskE 79, Nordsjælland 76, TMS Ringsted 77, Grindsted 74, HØJ Elite 77, Holstebro 78`);
const serbia =
  competitors(`Vojvodina 78, Partizan 75, Metaloplastika 73, Crvena zvezda 72, Dinamo Pančevo 70, Jugović 68,
  Železničar Niš 67, Šamot 65, Rudar Kostolac 66, Požarevac 66, Radnički Kragujevac 65, Kolubara 67`);
const hungary =
  competitors(`Veszprém 92, Pick Szeged 89, Tatabánya 79, FTC 78, Balatonfüred 77, Gyöngyös 76, NEKA 74, Komló 73,
  Csurgó 73, Budakalász 72, ETO Győr 75, Dabas 73`);
const croatia = competitors(
  `Zagreb 84, Nexe 80, Sesvete 72, Dubrava 71, Karlovac 69, Gorica 68, Poreč 70, Varaždin 1930 69, Buzet 66, Moslavina 65`,
);
const sweden =
  competitors(`Ystads IF 79, IFK Kristianstad 80, Sävehof 81, HK Malmö 78, Alingsås 77, Skövde 77, Hammarby 76, Lugi 75,
  Hallby 75, Karlskrona 76, Önnereds 76, Guif 73`);
const world =
  competitors(`Egypt 83, Brazil 76, Argentina 75, Tunisia 74, Qatar 76, Japan 74, Bahrain 75, Algeria 73, Kuwait 71, Chile 70, South Korea 73, Morocco 70,
  Cuba 68, USA 66, Angola 69, Saudi Arabia 69`);

/** Handball: two halves of thirty minutes. Markets are on regular time. */
export const handball = periodSport(
  {
    code: 'H',
    digits: '4',
    name: 'Handball',
    ...inGoals,
    phases: ['FH', 'SH'],
    seconds: 1800,
    breaks: [900],
    clock: 'up',
    scoring: { kind: 'tries', perPeriod: 26 },
    home: 1.6,
    edge: 0.42,
    stops: null,
    afterScore: 5,
    overtime: null,
    withOvertime: false,
    parts: halves,
    reach: { lead: 14, total: 22, side: 14, part: 15 },
    players: 'totals',
    regulars: 8,
    usualLength: 4_500_000,
  },
  [
    regularResult,
    doubleChance,
    drawNoBet,
    handicap,
    winningMargin('1-3, 4-6, 7-9, 10+'),
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
      'Europe',
      'EHF Champions League',
      'week',
      rounds('Europe/Paris', '37-10 -45,46,51-5', '3@18:45*4 3@20:45*4', { games: { rounds: 14 }, first: true }),
      61,
      [
        ...germany.slice(0, 3),
        ...france.slice(0, 2),
        ...spain.slice(0, 1),
        ...denmark.slice(0, 2),
        ...hungary.slice(0, 2),
        ...croatia.slice(0, 1),
        ...competitors('Kielce 88, Wisła Płock 87, Sporting CP 88, Dinamo București 83, Kolstad 82'),
      ],
    ],
    [
      2,
      'Europe',
      'EHF European League',
      'days',
      rounds('Europe/Paris', '41-9 -45,46,51-5', '2@18:45*4 2@20:45*4', { games: { rounds: 10 }, first: true }),
      59,
      `Flensburg 90, Melsungen 87, Montpellier 86, Benfica 83, Porto 84, Kriens-Luzern 80, Schaffhausen 80, Vojvodina 78, Fredericia 83, Bidasoa Irun 82, Toulouse 80, Tatran Prešov 77, Nexe 80, Partizan 75, Vardar 79, Ystads IF 79`,
    ],
    [
      10,
      'Germany',
      'Bundesliga',
      'days',
      rounds('Europe/Berlin', '35-23 -53-4,45,11,19', '7@15:00*2 5@19:00 6@18:00*2 4@19:00 6@20:00 7@16:30 5@20:00', {
        extra: '3@19:00',
      }),
      60,
      germany,
    ],
    [
      11,
      'France',
      'Starligue',
      'days',
      rounds('Europe/Paris', '36-23 -53-4,45,11', '5@20:00*3 6@20:00*2 4@20:00*2 7@17:00', { extra: '3@20:00' }),
      60,
      france,
    ],
    [
      12,
      'Spain',
      'Liga ASOBAL',
      'days',
      rounds('Europe/Madrid', '36-22 -53-4,45,11', '6@18:00*2 6@20:00*2 7@12:00 3@20:00 5@20:30', { extra: '3@20:00' }),
      58,
      spain,
    ],
    [
      13,
      'Denmark',
      'Herreligaen',
      'day',
      rounds('Europe/Copenhagen', '35-19 -53-4,45', '6@16:00*2 7@16:00*2 5@19:00 4@19:30 7@18:00'),
      60,
      denmark,
    ],
    [
      14,
      'Serbia',
      'ARKUS liga',
      'day',
      rounds('Europe/Belgrade', '36-20 -53-4,45', '6@18:00*3 6@20:00 7@18:00 5@19:00'),
      55,
      serbia,
    ],
    [
      15,
      'Hungary',
      'NB I',
      'day',
      rounds('Europe/Budapest', '35-20 -53-4,45', '6@17:00*2 5@18:00 7@17:00 6@18:30 3@18:00'),
      58,
      hungary,
    ],
    [
      16,
      'Croatia',
      'Premijer liga',
      'day',
      rounds('Europe/Zagreb', '36-18 -53-4,45', '6@18:00*2 7@18:00 5@19:00 6@20:00'),
      55,
      croatia,
    ],
    [
      17,
      'Sweden',
      'Handbollsligan',
      'day',
      rounds('Europe/Stockholm', '36-14 -53-4,45', '7@16:00*2 6@15:00 5@19:00*2 4@19:00'),
      58,
      sweden,
    ],
    [
      18,
      'Germany',
      'Jugendbundesliga',
      'hours',
      rounds('Europe/Berlin', '35-24 -52,1', '6@12:00*3 7@11:00*3 6@15:00*2 3@18:00', { games: 'fill' }),
      58,
      otherTeams(germany, 'U19'),
    ],
    [
      19,
      'World',
      'Friendly Internationals',
      'hours',
      rounds('Asia/Tokyo', '2-20 24-50', '1@11:00 2@13:00 3@15:00 4@17:00 5@11:00 6@14:00 7@16:00 6@11:00', {
        games: 'fill',
      }),
      54,
      world,
    ],
    [
      20,
      'Brazil',
      'Liga Nacional',
      'hours',
      rounds('America/Sao_Paulo', '8-48', '6@17:00*2 5@20:00 7@16:00', { games: 'fill' }),
      54,
      'Pinheiros 66, Taubaté 72, Nacional 66, São Caetano 65, Itajaí 62, Cascavel 60, São José 62, Hebraica 60',
    ],
  ]),
);
