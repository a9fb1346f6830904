import type { MarketFilter } from '@kvota/contracts';

import type { SportMarkets } from '../../feed/model/market-definition.ts';

export type MarketFilterType = 'prematch match' | 'prematch main' | 'live match' | 'live main';

/** The columns of the tables, or the blocks of the match pages, of every sport (CALL-07). */
export function marketFilters(sports: readonly SportMarkets[], type: MarketFilterType): MarketFilter[] {
  return sports.flatMap(type.endsWith('main') ? tableFilters : matchFilters);
}

/** The tables of a sport that a player switches between, the main one first, by the codes of their families. A family with lines shows its main line. */
function tableFilters({ sport, name, mainTable, tables, families }: SportMarkets): MarketFilter[] {
  const columns = mainTable.flatMap(({ kind, family, selectionCode }) =>
    kind === 'price' && selectionCode !== null ? [{ family, selectionCode }] : [],
  );
  const main = [...Map.groupBy(columns, ({ family }) => family)].map(([market, cells]) => ({
    market,
    selections: cells.map(({ selectionCode }) => selectionCode),
  }));
  const table = (code: string, label: string, markets: MarketFilter['markets']): MarketFilter => ({
    sport,
    code,
    group: code,
    table: code,
    name: label,
    markets,
  });
  return [
    table('main', name.en, main),
    ...tables.map((further) => {
      const its = further.families.flatMap((code) => families.find(({ family }) => family === code) ?? []);
      return table(
        further.code,
        its[0]?.name.en ?? further.code,
        its.map(({ family, selections }) => ({ market: family, selections: selections.map(({ code }) => code) })),
      );
    }),
  ];
}

/** The families that a sport's tables show: what the offer and its rooms carry. */
export function familiesInTables({ mainTable, tables }: SportMarkets): ReadonlySet<string> {
  return new Set([...mainTable.map(({ family }) => family), ...tables.flatMap(({ families }) => families)]);
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
