import { leaguesOf } from '../sport/league-rows.ts';
import { rounds } from '../sport/plan.ts';
import { handicap } from './markets/handicap.ts';
import { oddOrEven } from './markets/odd-or-even.ts';
import { partMarkets } from './markets/part-markets.ts';
import { awayTotal, homeTotal, total } from './markets/totals.ts';
import { winner } from './markets/winner.ts';
import { winningMargin } from './markets/winning-margin.ts';
import { periodSport } from './period-sport.ts';
import type { Part } from './script/rules.ts';

const parts: readonly Part[] = [
  { code: 'I1', first: 1, last: 1, name: 'First inning' },
  { code: 'F5', first: 1, last: 5, name: 'First five innings' },
];

/** Baseball: nine innings, the guests first; extra innings until one side is ahead. */
export const baseball = periodSport(
  {
    code: 'BB',
    digits: '10',
    name: 'Baseball',
    counted: 'runs',
    scoreKey: 'P',
    phases: Array.from({ length: 9 }, (_, index) => `INN${index + 1}`),
    seconds: 0,
    breaks: [],
    clock: 'up',
    scoring: { kind: 'outs' },
    values: [
      [1, 0.6],
      [2, 0.24],
      [3, 0.1],
      [4, 0.06],
    ],
    home: 0.3,
    edge: 0.09,
    stops: null,
    afterScore: 18,
    overtime: { kind: 'innings' },
    withOvertime: true,
    parts,
    reach: { lead: 8, total: 10, side: 7, part: 7 },
    usualLength: 9_600_000,
  },
  [winner, handicap, winningMargin('1, 2, 3, 4+'), total, homeTotal, awayTotal, oddOrEven, ...partMarkets(parts)],
  leaguesOf([
    [
      1,
      'USA',
      'MLB',
      'days',
      rounds(
        'America/New_York',
        '13-39 -29',
        [
          '2@18:40*7 2@19:05*2 2@20:10*3 2@22:10*3',
          '3@18:40*7 3@13:05*2 3@20:10*3 3@22:10*3',
          '4@13:05*5 4@18:40*5 4@20:10*2 4@22:10*3',
          '5@19:05*7 5@18:40*2 5@20:10*3 5@22:10*3',
          '6@16:10*5 6@13:05*4 6@19:15*4 6@22:10*2',
          '7@13:35*8 7@14:10*3 7@16:10*3 7@19:10',
        ],
        { games: 'fill', rest: 14, series: 3 },
      ),
      8.8,
      'Los Angeles Dodgers 90, Toronto Blue Jays 88, New York Yankees 88, Philadelphia Phillies 88, Milwaukee Brewers 88, Seattle Mariners 87, Chicago Cubs 87, Detroit Tigers 86, Boston Red Sox 87, San Diego Padres 86, Cleveland Guardians 85, Houston Astros 85, New York Mets 86, Texas Rangers 85, Cincinnati Reds 84, San Francisco Giants 84, Arizona Diamondbacks 84, Kansas City Royals 84, Tampa Bay Rays 83, Atlanta Braves 85, Baltimore Orioles 83, St. Louis Cardinals 82, Miami Marlins 82, Minnesota Twins 81, Los Angeles Angels 80, Pittsburgh Pirates 80, Athletics 81, Washington Nationals 79, Chicago White Sox 78, Colorado Rockies 75',
    ],
    [
      10,
      'Japan',
      'NPB',
      'day',
      rounds(
        'Asia/Tokyo',
        '13-40',
        ['2@18:00*6', '3@18:00*6', '4@18:00*6', '5@18:00*6', '6@14:00*6', '7@13:30*4 7@18:00*2'],
        { games: 'fill', rest: 14, series: 3 },
      ),
      7,
      'Fukuoka SoftBank Hawks 80, Hanshin Tigers 80, Hokkaido Nippon-Ham Fighters 79, Yokohama DeNA BayStars 77, Orix Buffaloes 77, Yomiuri Giants 78, Tohoku Rakuten Golden Eagles 75, Chunichi Dragons 74, Saitama Seibu Lions 74, Hiroshima Toyo Carp 75, Chiba Lotte Marines 73, Tokyo Yakult Swallows 73',
    ],
    [
      11,
      'South Korea',
      'KBO',
      'day',
      rounds('Asia/Seoul', '13-40', ['2@18:30*5', '3@18:30*5', '4@18:30*5', '5@18:30*5', '6@17:00*5', '7@14:00*5'], {
        games: 'fill',
        rest: 14,
        series: 3,
      }),
      9.4,
      'LG Twins 76, Hanwha Eagles 76, Samsung Lions 74, SSG Landers 74, KT Wiz 73, NC Dinos 73, Lotte Giants 72, KIA Tigers 73, Doosan Bears 72, Kiwoom Heroes 66',
    ],
    [
      12,
      'Taiwan',
      'CPBL',
      'day',
      rounds('Asia/Taipei', '14-41', ['2@18:35*3', '3@18:35*3', '5@18:35*3', '6@17:05*3', '7@17:05*3'], {
        games: 'fill',
        rest: 14,
      }),
      9,
      'CTBC Brothers 66, Uni-President Lions 66, Rakuten Monkeys 65, Wei Chuan Dragons 64, Fubon Guardians 63, TSG Hawks 63',
    ],
    [
      13,
      'Mexico',
      'Liga del Pacífico',
      'day',
      rounds(
        'America/Hermosillo',
        '42-53',
        ['2@18:30*5', '3@18:30*5', '4@18:30*5', '5@19:30*5', '6@19:00*5', '7@16:00*5'],
        { games: 'fill', rest: 14, series: 3 },
      ),
      9,
      'Tomateros de Culiacán 64, Charros de Jalisco 66, Naranjeros de Hermosillo 65, Águilas de Mexicali 63, Yaquis de Obregón 63, Cañeros de Los Mochis 63, Venados de Mazatlán 62, Algodoneros de Guasave 62, Mayos de Navojoa 60, Tucson 60',
    ],
    [
      14,
      'Dominican Republic',
      'LIDOM',
      'day',
      rounds(
        'America/Santo_Domingo',
        '42-52',
        ['2@19:30*3', '3@19:30*3', '4@19:30*3', '5@19:30*3', '6@19:00*3', '7@17:00*3'],
        { games: 'fill', rest: 14 },
      ),
      8,
      'Tigres del Licey 66, Águilas Cibaeñas 65, Leones del Escogido 66, Estrellas Orientales 64, Toros del Este 63, Gigantes del Cibao 63',
    ],
    [
      15,
      'Australia',
      'ABL',
      'hours',
      rounds('Australia/Sydney', '46-5', ['4@19:00*3', '5@19:00*3', '6@14:00*2 6@18:00', '7@13:00*3'], {
        games: 'fill',
        rest: 14,
      }),
      9,
      'Perth Heat 58, Adelaide Giants 57, Brisbane Bandits 57, Canberra Cavalry 56, Melbourne Aces 54, Sydney Blue Sox 54',
    ],
  ]),
);
