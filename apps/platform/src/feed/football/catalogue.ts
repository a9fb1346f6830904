import {
  lineColumn,
  market,
  oddEven,
  pick,
  priceColumn,
  host,
  away,
  threeWay,
  twoWay,
  underOver,
} from '../sport/market-words.ts';
import { marginSelections, rangeSelections } from '../sport/band-words.ts';
import type { MarketDefinition, SportMarkets, TableColumn } from '../model/market-definition.ts';
import { cardMarket, playersGroup, scorerMarkets } from '../players/catalogue.ts';
import { goalBands, marginBands } from './bands.ts';

const yesNo = [pick('yes', 'GG', 'Yes', 'Da'), pick('no', 'NG', 'No', 'Ne')];

const families: readonly MarketDefinition[] = [
  market('1X2', 'Full-time result', 'Konačan ishod', 'main', 'result', threeWay),
  market('DC', 'Double chance', 'Dupla šansa', 'main', 'double-chance', [
    pick('1X', '1X', 'Home or draw', 'Domaćin ili nerešeno'),
    pick('12', '12', 'Home or away', 'Domaćin ili gost'),
    pick('X2', 'X2', 'Draw or away', 'Nerešeno ili gost'),
  ]),
  market('DNB', 'Draw no bet', 'Nerešeno vraća', 'main', 'draw-no-bet', twoWay),
  market('OU', 'Total goals {line}', 'Ukupno golova {line}', 'goals', 'totals', underOver, 'total'),
  market('GG', 'Both teams to score', 'Oba tima daju gol', 'goals', 'both-score', yesNo),
  market('OE', 'Odd or even goals', 'Par ili nepar golova', 'goals', 'odd-even', oddEven),
  market('TB', 'Total goals: range', 'Raspon golova', 'goals', 'total-bands', rangeSelections(goalBands)),
  market('HOU', 'Home team goals {line}', 'Golovi domaćina {line}', 'goals', 'team-totals', underOver, 'total'),
  market('AOU', 'Away team goals {line}', 'Golovi gosta {line}', 'goals', 'team-totals', underOver, 'total'),
  market(
    'NG',
    'Goal number {line}',
    'Gol broj {line}',
    'goals',
    'next-goal',
    [host, pick('none', '0', 'No goal', 'Nema gola'), away],
    'ordinal',
  ),
  market('AH', 'Asian handicap {line}', 'Azijski hendikep {line}', 'handicap', 'asian-handicap', twoWay, 'handicap'),
  market('WM', 'Winning margin', 'Pobednička razlika', 'scores', 'margin', marginSelections(marginBands, true)),
  market('CS', 'Correct score', 'Tačan rezultat', 'scores', 'correct-score', []),
  market('H1_1X2', 'First-half result', 'Prvo poluvreme', 'halves', 'half-result', threeWay),
  market(
    'H1_OU',
    'First-half goals {line}',
    'Golovi u prvom poluvremenu {line}',
    'halves',
    'half-totals',
    underOver,
    'total',
  ),
  market('H2_1X2', 'Second-half result', 'Drugo poluvreme', 'halves', 'half-result', threeWay),
  market(
    'H2_OU',
    'Second-half goals {line}',
    'Golovi u drugom poluvremenu {line}',
    'halves',
    'half-totals',
    underOver,
    'total',
  ),
  market(
    'HTFT',
    'Half time / full time',
    'Poluvreme / kraj',
    'halves',
    'half-full',
    ['1', 'X', '2'].flatMap((half) =>
      ['1', 'X', '2'].map((full) => pick(`${half}/${full}`, `${half}-${full}`, `${half}/${full}`, `${half}/${full}`)),
    ),
  ),
  ...scorerMarkets,
  cardMarket,
];

const mainTable: readonly TableColumn[] = [
  priceColumn('1X2', null, '1', '1'),
  priceColumn('1X2', null, 'X', 'X'),
  priceColumn('1X2', null, '2', '2'),
  lineColumn('OU', '+/−'),
  priceColumn('OU', 'main', 'under', '−'),
  priceColumn('OU', 'main', 'over', '+'),
];

export const footballMarkets: SportMarkets = {
  sport: 'F',
  name: { en: 'Football', sr: 'Fudbal' },
  groups: [
    { code: 'main', name: { en: 'Main', sr: 'Glavne' } },
    { code: 'goals', name: { en: 'Goals', sr: 'Golovi' } },
    { code: 'handicap', name: { en: 'Handicaps', sr: 'Hendikepi' } },
    { code: 'halves', name: { en: 'Halves', sr: 'Poluvremena' } },
    { code: 'scores', name: { en: 'Scores', sr: 'Rezultati' } },
    playersGroup,
  ],
  families,
  mainTable,
  tables: [
    { code: 'chance', families: ['DC'] },
    { code: 'halves', families: ['H1_1X2', 'H1_OU'] },
    { code: 'handicap', families: ['AH'] },
    { code: 'goals', families: ['GG'] },
  ],
};
