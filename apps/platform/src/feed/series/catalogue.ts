import { lineColumn, market, priceColumn, twoWay, underOver } from '../catalog/market-words.ts';
import type { MarketDefinition, SportMarkets } from '../market-definition.ts';
import type { SeriesRules } from './rules.ts';

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

/** The markets of a sport that is won by sets, frames, legs or maps. */
export function seriesMarkets(rules: SeriesRules): SportMarkets {
  const { unit } = rules;
  const { letter, one, many } = unit;
  const group = { S: 'sets', F: 'frames', L: 'legs', M: 'maps' }[letter];
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  const line = rules.pointMarkets ? (['TP', '+/−'] as const) : ([`T${letter}`, '+/−'] as const);
  const handicap = rules.pointMarkets ? 'PH' : `${letter}H`;
  return {
    sport: rules.code,
    name: rules.name,
    groups: [
      { code: 'main', name: { en: 'Main', sr: 'Glavne' } },
      { code: group, name: { en: capital(many.en), sr: capital(many.sr) } },
      { code: 'handicap', name: { en: 'Handicaps', sr: 'Hendikepi' } },
      ...(rules.pointMarkets ? [{ code: 'points', name: { en: 'Points', sr: 'Poeni' } }] : []),
    ],
    families: [
      market('12', 'Match winner', 'Pobednik meča', 'main', 'winner', twoWay),
      market('SB', 'Correct score', 'Tačan rezultat', group, 'set-score', []),
      market(
        `T${letter}`,
        `Total ${many.en} {line}`,
        `Ukupno ${many.sr} {line}`,
        group,
        'total-units',
        underOver,
        'total',
      ),
      market(
        `${letter}H`,
        `${capital(one.en)} handicap {line}`,
        `Hendikep ${many.sr} {line}`,
        'handicap',
        'unit-handicap',
        twoWay,
        'handicap',
      ),
      ...(rules.pointMarkets
        ? pointMarkets()
        : [
            market(
              `${letter}W`,
              `${capital(one.en)} {line} winner`,
              `Pobednik {line}. ${one.sr}`,
              group,
              'unit-winner',
              twoWay,
              'ordinal',
            ),
          ]),
    ],
    mainTable: [
      priceColumn('12', null, '1', '1'),
      priceColumn('12', null, '2', '2'),
      lineColumn(handicap, 'H'),
      priceColumn(handicap, 'main', '1', 'H1'),
      priceColumn(handicap, 'main', '2', 'H2'),
      lineColumn(line[0], line[1]),
      priceColumn(line[0], 'main', 'under', '−'),
      priceColumn(line[0], 'main', 'over', '+'),
    ],
    tables: rules.pointMarkets
      ? [
          { code: 'sets', families: ['S1_12', 'S1_OU', 'TS'] },
          { code: 'handicap', families: ['SH'] },
        ]
      : [{ code: group, families: [`${letter}W`] }],
  };
}
