import type { MarketFilter } from '@kvota/contracts';
import type { OfferMatch } from '@kvota/offer';

/** One column of an offer table: an outcome of a market family. */
export interface Column {
  readonly family: string;
  readonly selection: string;
}

/** Returns the tables of a sport that the player can switch between, in the platform's order. */
export const tablesOf = (filters: readonly MarketFilter[], sport: string): readonly MarketFilter[] =>
  filters.filter((filter) => filter.sport === sport);

/** Returns the columns of the table with this code, or of the sport's first table. */
export function columnsOf(filters: readonly MarketFilter[], sport: string, code: string | null): Column[] {
  const tables = tablesOf(filters, sport);
  const table = tables.find((each) => each.code === code) ?? tables[0];
  return (table?.markets ?? []).flatMap(({ market, selections }) =>
    selections.map((selection) => ({ family: market, selection })),
  );
}

/**
 * Returns the market that a column shows: the family itself, or the family with the line that the match has in the
 * table.
 */
export function marketOf(match: OfferMatch, column: Column): { code: string; line: string | undefined } | undefined {
  const { markets } = match;
  if (markets[column.family]) return { code: column.family, line: undefined };
  for (const [code, market] of Object.entries(markets)) {
    if (market.line !== undefined && code === `${column.family}${market.line}`) return { code, line: market.line };
  }
  return undefined;
}
