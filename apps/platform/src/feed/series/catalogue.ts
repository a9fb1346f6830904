import { lineColumn, market, priceColumn, twoWay, underOver } from '../sport/market-words.ts';
import type { MarketDefinition, SportMarkets } from '../model/market-definition.ts';
import type { SeriesRules, Unit } from './rules.ts';

/** Markets on points, where these are offered. */
function pointMarkets(): readonly MarketDefinition[] {
  return [
    market('TP', 'Total points {line}', 'Ukupno poena {line}', 'points', 'totals', underOver, 'total'),
    market('PH', 'Point handicap {line}', 'Hendikep poena {line}', 'handicap', 'handicap', twoWay, 'handicap'),
    ...[1, 2, 3, 4, 5, 6, 7].flatMap((n) => [
      market(`S${n}_12`, `Set ${n} winner`, `Pobednik ${n}. seta`, 'sets', 'set-winner', twoWay),
      market(
        `S${n}_OU`,
        `Set ${n} points {line}`,
        `Poeni u ${n}. setu {line}`,
        'sets',
        'set-points',
        underOver,
        'total',
      ),
    ]),
  ];
}

const groups = { S: 'sets', F: 'frames', L: 'legs', M: 'maps' } as const;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function unitMarkets({ letter, one, many }: Unit, single: boolean): readonly MarketDefinition[] {
  const group = groups[letter];
  const handicap = `${capital(one.en)} handicap {line}`;
  const winner = `${capital(one.en)} {line} winner`;
  return [
    market(
      `T${letter}`,
      `Total ${many.en} {line}`,
      `Ukupno ${many.sr} {line}`,
      group,
      'total-units',
      underOver,
      'total',
    ),
    market(`${letter}H`, handicap, `Hendikep ${many.sr} {line}`, 'handicap', 'unit-handicap', twoWay, 'handicap'),
    ...(single
      ? [market(`${letter}W`, winner, `Pobednik {line}. ${one.sr}`, group, 'unit-winner', twoWay, 'ordinal')]
      : []),
  ];
}

/** The markets of a sport that is won by sets, frames, legs or maps. */
export function seriesMarkets(rules: SeriesRules): SportMarkets {
  const { letter } = rules.unit;
  const units = [rules.unit, ...(rules.counted === null ? [] : [rules.counted.unit])];
  const [handicap, total] = rules.pointMarkets ? (['PH', 'TP'] as const) : ([`${letter}H`, `T${letter}`] as const);
  return {
    sport: rules.code,
    name: rules.name,
    groups: [
      { code: 'main', name: { en: 'Main', sr: 'Glavne' } },
      ...units.map(({ letter: its, many }) => ({
        code: groups[its],
        name: { en: capital(many.en), sr: capital(many.sr) },
      })),
      { code: 'handicap', name: { en: 'Handicaps', sr: 'Hendikepi' } },
      ...(rules.pointMarkets ? [{ code: 'points', name: { en: 'Points', sr: 'Poeni' } }] : []),
    ],
    families: [
      market('12', 'Match winner', 'Pobednik meča', 'main', 'winner', twoWay),
      market('SB', 'Correct score', 'Tačan rezultat', groups[letter], 'set-score', []),
      ...units.flatMap((unit) => unitMarkets(unit, !rules.pointMarkets)),
      ...(rules.pointMarkets ? pointMarkets() : []),
    ],
    mainTable: [
      priceColumn('12', null, '1', '1'),
      priceColumn('12', null, '2', '2'),
      lineColumn(handicap, 'H'),
      priceColumn(handicap, 'main', '1', 'H1'),
      priceColumn(handicap, 'main', '2', 'H2'),
      lineColumn(total, '+/−'),
      priceColumn(total, 'main', 'under', '−'),
      priceColumn(total, 'main', 'over', '+'),
    ],
    tables: rules.pointMarkets
      ? [
          { code: 'sets', families: ['S1_12', 'S1_OU', 'TS'] },
          { code: 'handicap', families: ['SH'] },
        ]
      : [
          { code: groups[letter], families: [`${letter}W`] },
          ...(rules.counted === null ? [] : [{ code: 'sets', families: ['SW', 'TS', 'SH'] }]),
        ],
  };
}
