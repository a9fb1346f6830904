import type { MarketFilter } from '@kvota/contracts';
import type { OfferMatch } from '@kvota/offer';

/** The filter under which a market is shown. A ticket names it (CALL-21). */
export type MarketPlace = Pick<MarketFilter, 'code' | 'group' | 'table'>;

export const placeOf = ({ code, group, table }: MarketFilter): MarketPlace => ({ code, group, table });

/** One column of an offer table: an outcome of a market family. */
export interface Column {
  readonly family: string;
  readonly selection: string;
  readonly place?: MarketPlace | undefined;
}

/** Returns the tables of a sport that the player can switch between, in the platform's order. */
export const tablesOf = (filters: readonly MarketFilter[], sport: string): readonly MarketFilter[] =>
  filters.filter((filter) => filter.sport === sport);

/** Returns the columns of the table with this code, or of the sport's first table. */
export function columnsOf(filters: readonly MarketFilter[], sport: string, code: string | null): Column[] {
  const tables = tablesOf(filters, sport);
  const table = tables.find((each) => each.code === code) ?? tables[0];
  if (!table) return [];
  const place = placeOf(table);
  return table.markets.flatMap(({ market, selections }) =>
    selections.map((selection) => ({ family: market, selection, place })),
  );
}

/** Most prices next to each other on a phone. */
const phoneColumns = 4;

/** Returns the columns that a phone has room for: whole markets only, because half of one cannot be compared. */
export function columnsOfPhone(columns: readonly Column[]): readonly Column[] {
  const markets = [...Map.groupBy(columns, ({ family }) => family).values()];
  const shown = markets.reduce<readonly Column[]>(
    (all, market) => (all.length > 0 && all.length + market.length > phoneColumns ? all : [...all, ...market]),
    [],
  );
  return shown.slice(0, phoneColumns);
}

/** Returns the family of the running period in place of that of another one: `S1_12` becomes `S3_12` in the third set. */
function familyNow({ inPlay, matchPhase, markets }: OfferMatch, family: string): string {
  const [, period, rest = ''] = /^([A-Z])\d(_.+)$/.exec(family) ?? [];
  if (!inPlay || period === undefined) return family;
  const halves: Record<string, string> = { FH: '1', SH: '2' };
  const number = halves[matchPhase?.name ?? ''] ?? /\d+$/.exec(matchPhase?.name ?? '')?.[0];
  const current = `${period}${number}${rest}`;
  return Object.keys(markets).some((code) => code.startsWith(current)) ? current : family;
}

/**
 * Returns the market that a column shows: the family itself, or the family with the line that the match has in the
 * table. In play, a market of a period is that of the running one (LIVE-05).
 */
export function marketOf(match: OfferMatch, column: Column): { code: string; line: string | undefined } | undefined {
  const { markets } = match;
  const family = familyNow(match, column.family);
  if (markets[family]) return { code: family, line: undefined };
  for (const [code, market] of Object.entries(markets)) {
    if (market.line !== undefined && code === `${family}${market.line}`) return { code, line: market.line };
  }
  return undefined;
}
