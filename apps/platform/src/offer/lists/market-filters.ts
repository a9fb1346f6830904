import type { MarketFilter } from '@kvota/contracts';

import type { SportMarkets } from '../../feed/model/market-definition.ts';

export type MarketFilterType = 'prematch match' | 'prematch main' | 'live match' | 'live main';

/** Returns the tables, or the blocks of the match pages, of each sport (CALL-07). */
export function marketFilters(sports: readonly SportMarkets[], type: MarketFilterType): MarketFilter[] {
  return sports.flatMap(type.endsWith('main') ? tableFilters : matchFilters);
}

/** The tables of a sport that a player switches between, the main one first. A family with lines shows its main line. */
function tableFilters({ sport, name, mainTable, tables, families }: SportMarkets): MarketFilter[] {
  const table = (code: string, label: string, cells: SportMarkets['mainTable']): MarketFilter => ({
    sport,
    code,
    group: code,
    table: code,
    name: label,
    markets: cells.map(({ family, selections }) => ({ market: family, selections: [...selections] })),
  });
  return [
    table('main', name, mainTable),
    ...tables.map(({ code, families: shown }) => {
      const its = shown.flatMap((wanted) => families.find(({ family }) => family === wanted) ?? []);
      return table(code, its[0]?.name ?? code, its);
    }),
  ];
}

/** The families that the tables of a sport show. The offer lists and their rooms carry these. */
export function familiesInTables({ mainTable, tables }: SportMarkets): ReadonlySet<string> {
  return new Set([...mainTable.map(({ family }) => family), ...tables.flatMap(({ families }) => families)]);
}

/**
 * The families that the tables of a sport show in play. A market of one period includes those of the others, because the
 * table shows the running one (LIVE-05).
 */
export function familiesInLiveTables(markets: SportMarkets): ReadonlySet<string> {
  const shown = familiesInTables(markets);
  const periods = [...shown].flatMap((family) => /^([A-Z])\d(_.+)$/.exec(family)?.slice(1).join('#') ?? []);
  const running = markets.families.filter(({ family }) => periods.includes(family.replace(/^([A-Z])\d_/, '$1#_')));
  return new Set([...shown, ...running.map(({ family }) => family)]);
}

/** Each family of a sport as a block of its match page. */
function matchFilters({ sport, families }: SportMarkets): MarketFilter[] {
  return families.map(({ family, group, table, name, selections }) => ({
    sport,
    code: family,
    group,
    table,
    name,
    markets: [{ market: family, selections: [...selections] }],
  }));
}
