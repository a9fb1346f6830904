import type { MarketFilter } from '@kvota/contracts';

import type { SportMarkets } from '../feed/market-definition.ts';

export type MarketFilterType = 'prematch match' | 'prematch main' | 'live match' | 'live main';

/** The columns of the tables, or the blocks of the match pages, of every sport (CALL-07). */
export function marketFilters(sports: readonly SportMarkets[], type: MarketFilterType): MarketFilter[] {
  return sports.flatMap(type.endsWith('main') ? mainFilter : matchFilters);
}

/** The main table of a sport: its families with their outcomes, in the order of the columns. A family with lines shows its main line. */
function mainFilter({ sport, name, mainTable }: SportMarkets): MarketFilter[] {
  const columns = mainTable.flatMap(({ kind, family, selectionCode }) =>
    kind === 'price' && selectionCode !== null ? [{ family, selectionCode }] : [],
  );
  const families = [...Map.groupBy(columns, ({ family }) => family)];
  return [
    {
      sport,
      code: 'main',
      group: 'main',
      table: 'main',
      name: name.en,
      markets: families.map(([market, cells]) => ({
        market,
        selections: cells.map(({ selectionCode }) => selectionCode),
      })),
    },
  ];
}

/** Every family of a sport as a block of its match page. */
function matchFilters({ sport, families }: SportMarkets): MarketFilter[] {
  return families.map(({ family, group, table, name, selections }) => ({
    sport,
    code: family,
    group,
    table,
    name: name.en,
    markets: [{ market: family, selections: selections.map(({ code }) => code) }],
  }));
}
