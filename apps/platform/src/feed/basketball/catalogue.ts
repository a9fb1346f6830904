import { lineColumn, market, oddEven, priceColumn, threeWay, twoWay, underOver } from '../sport/market-words.ts';
import { marginSelections } from '../sport/band-words.ts';
import type { MarketDefinition, SportMarkets } from '../model/market-definition.ts';
import { playerPoints, playersGroup } from '../players/catalogue.ts';
import { marginBands } from './markets.ts';

const quarters: readonly MarketDefinition[] = [1, 2, 3, 4].flatMap((n) => [
  market(`Q${n}_1X2`, `Quarter ${n} result`, `${n}. četvrtina`, 'quarters', 'quarter-result', threeWay),
  market(
    `Q${n}_OU`,
    `Quarter ${n} points {line}`,
    `${n}. četvrtina, poeni {line}`,
    'quarters',
    'quarter-totals',
    underOver,
    'total',
  ),
]);

/** Basketball: overtime counts, but for the result of regular time, halves and quarters. */
export const basketballMarkets: SportMarkets = {
  sport: 'B',
  name: { en: 'Basketball', sr: 'Košarka' },
  groups: [
    { code: 'main', name: { en: 'Main', sr: 'Glavne' } },
    { code: 'handicap', name: { en: 'Handicaps', sr: 'Hendikepi' } },
    { code: 'totals', name: { en: 'Points', sr: 'Poeni' } },
    { code: 'halves', name: { en: 'Halves', sr: 'Poluvremena' } },
    { code: 'quarters', name: { en: 'Quarters', sr: 'Četvrtine' } },
    playersGroup,
  ],
  families: [
    market('12', 'Winner', 'Pobednik', 'main', 'winner', twoWay),
    market('1X2', 'Result of regular time', 'Ishod regularnog dela', 'main', 'result', threeWay),
    market('HC', 'Handicap {line}', 'Hendikep {line}', 'handicap', 'handicap', twoWay, 'handicap'),
    market('WM', 'Winning margin', 'Pobednička razlika', 'handicap', 'margin', marginSelections(marginBands, false)),
    market('OU', 'Total points {line}', 'Ukupno poena {line}', 'totals', 'totals', underOver, 'total'),
    market('TB', 'Total points: range', 'Raspon poena', 'totals', 'total-bands', []),
    market('HOU', 'Home points {line}', 'Poeni domaćina {line}', 'totals', 'team-totals', underOver, 'total'),
    market('AOU', 'Away points {line}', 'Poeni gosta {line}', 'totals', 'team-totals', underOver, 'total'),
    market('OE', 'Odd or even points', 'Par ili nepar poena', 'totals', 'odd-even', oddEven),
    market('H1_1X2', 'First-half result', 'Prvo poluvreme', 'halves', 'half-result', threeWay),
    market(
      'H1_OU',
      'First-half points {line}',
      'Poeni u prvom poluvremenu {line}',
      'halves',
      'half-totals',
      underOver,
      'total',
    ),
    ...quarters,
    playerPoints,
  ],
  mainTable: [
    priceColumn('12', null, '1', '1'),
    priceColumn('12', null, '2', '2'),
    lineColumn('HC', 'H'),
    priceColumn('HC', 'main', '1', 'H1'),
    priceColumn('HC', 'main', '2', 'H2'),
    lineColumn('OU', '+/−'),
    priceColumn('OU', 'main', 'under', '−'),
    priceColumn('OU', 'main', 'over', '+'),
  ],
  tables: [
    { code: 'halves', families: ['H1_1X2', 'H1_OU'] },
    { code: 'quarter', families: ['Q1_1X2', 'Q1_OU'] },
  ],
};
