import {
  away,
  draw,
  host,
  lineColumn,
  market,
  oddEven,
  pick,
  priceColumn,
  threeWay,
  twoWay,
  underOver,
} from '../../sport/market-words.ts';
import { marginSelections, rangeSelections } from '../../sport/band-words.ts';
import type { MarketDefinition, SportMarkets } from '../../model/market-definition.ts';
import { playerGoals, playersGroup, scorerMarkets } from '../../players/catalogue.ts';
import { bandsFor } from './book.ts';
import type { PeriodRules } from '../script/rules.ts';

const results: Readonly<Record<PeriodRules['results'][number], MarketDefinition>> = {
  '12': market('12', 'Winner, overtime included', 'Pobednik sa produžecima', 'main', 'winner', twoWay),
  '1X2': market('1X2', 'Result of regular time', 'Ishod regularnog dela', 'main', 'result', threeWay),
  DC: market('DC', 'Double chance', 'Dupla šansa', 'main', 'double-chance', [
    pick('1X', '1X', 'Home or draw', 'Domaćin ili nerešeno'),
    pick('12', '12', 'Home or away', 'Domaćin ili gost'),
    pick('X2', 'X2', 'Draw or away', 'Nerešeno ili gost'),
  ]),
  DNB: market('DNB', 'Draw no bet', 'Nerešeno vraća', 'main', 'draw-no-bet', twoWay),
};

const extras: Readonly<Record<PeriodRules['extras'][number], MarketDefinition>> = {
  GG: market('GG', 'Both teams to score', 'Oba tima daju gol', 'totals', 'both-score', [
    pick('yes', 'GG', 'Yes', 'Da'),
    pick('no', 'NG', 'No', 'Ne'),
  ]),
  NG: market(
    'NG',
    'Goal number {line}',
    'Gol broj {line}',
    'totals',
    'next-goal',
    [host, pick('none', '0', 'No goal', 'Nema gola'), away],
    'ordinal',
  ),
  HTFT: market(
    'HTFT',
    'Half time / full time',
    'Poluvreme / kraj',
    'parts',
    'half-full',
    ['1', 'X', '2'].flatMap((half) =>
      ['1', 'X', '2'].map((full) => pick(`${half}/${full}`, `${half}-${full}`, `${half}/${full}`, `${half}/${full}`)),
    ),
  ),
};

/** Parts with a table of their own. */
const partTables: Readonly<Record<string, string>> = { H1: 'halves', Q1: 'quarter', P1: 'period', F5: 'innings' };

/** The markets of a sport in periods. */
export function periodMarkets(rules: PeriodRules): SportMarkets {
  const { counted, parts } = rules;
  const bands = bandsFor(rules);
  const first = rules.results.includes('1X2') ? '1X2' : '12';
  const total = (family: string, en: string, sr: string, group: string, table: string): MarketDefinition =>
    market(family, `${en} ${counted.en} {line}`, `${sr} ${counted.sr} {line}`, group, table, underOver, 'total');
  return {
    sport: rules.code,
    name: rules.name,
    groups: [
      { code: 'main', name: { en: 'Main', sr: 'Glavne' } },
      { code: 'handicap', name: { en: 'Handicaps', sr: 'Hendikepi' } },
      { code: 'totals', name: { en: 'Totals', sr: 'Ukupno' } },
      { code: 'parts', name: { en: 'Periods', sr: 'Delovi' } },
      ...(rules.players === undefined ? [] : [playersGroup]),
    ],
    families: [
      ...rules.results.map((family) => results[family]),
      market('HC', 'Handicap {line}', 'Hendikep {line}', 'handicap', 'handicap', twoWay, 'handicap'),
      market(
        'WM',
        'Winning margin',
        'Pobednička razlika',
        'handicap',
        'margin',
        marginSelections(bands.margin, bands.level),
      ),
      total('OU', 'Total', 'Ukupno', 'totals', 'totals'),
      ...(bands.total.length === 0
        ? []
        : [
            market(
              'TB',
              `Total ${counted.en}: range`,
              `Raspon ${counted.sr}`,
              'totals',
              'total-bands',
              rangeSelections(bands.total),
            ),
          ]),
      total('HOU', 'Home team', 'Domaćin', 'totals', 'team-totals'),
      total('AOU', 'Away team', 'Gost', 'totals', 'team-totals'),
      market('OE', `Odd or even ${counted.en}`, `Par ili nepar ${counted.sr}`, 'totals', 'odd-even', oddEven),
      ...rules.extras.filter((family) => family !== 'HTFT').map((family) => extras[family]),
      ...parts.flatMap(({ code, name }) => [
        market(`${code}_1X2`, name.en, name.sr, 'parts', 'part-result', [host, draw, away]),
        total(`${code}_OU`, `${name.en},`, `${name.sr},`, 'parts', 'part-totals'),
      ]),
      ...rules.extras.filter((family) => family === 'HTFT').map((family) => extras[family]),
      ...(rules.players === undefined ? [] : rules.players === 'scorers' ? scorerMarkets : [playerGoals]),
    ],
    mainTable: [
      ...(first === '1X2' ? ['1', 'X', '2'] : ['1', '2']).map((code) => priceColumn(first, null, code, code)),
      lineColumn('HC', 'H'),
      priceColumn('HC', 'main', '1', 'H1'),
      priceColumn('HC', 'main', '2', 'H2'),
      lineColumn('OU', '+/−'),
      priceColumn('OU', 'main', 'under', '−'),
      priceColumn('OU', 'main', 'over', '+'),
    ],
    tables: [
      ...(rules.results.includes('DC') ? [{ code: 'chance', families: ['DC'] }] : []),
      ...parts.flatMap(({ code }) => {
        const table = partTables[code];
        return table === undefined ? [] : [{ code: table, families: [`${code}_1X2`, `${code}_OU`] }];
      }),
      { code: 'totals', families: ['HOU', 'AOU'] },
    ],
  };
}
