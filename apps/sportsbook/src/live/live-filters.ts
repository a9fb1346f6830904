/** Filters of the live table. They are stored in the address, as those of the prematch table are. */
export interface LiveFilters {
  /** Null shows every sport. */
  readonly sport: string | null;
  readonly search: string;
  /** Counted from 1 (CONST-13). */
  readonly page: number;
  readonly market: string | null;
}

/** The query of `/live_betting`. */
export interface LiveSearch {
  readonly sport?: string;
  readonly find?: string;
  readonly page?: number;
  readonly market?: string;
}

const code = /^[A-Za-z0-9_.-]{1,40}$/;

/** Reads a query. Invalid values are left out. */
export function liveSearch(given: Readonly<Record<string, unknown>>): LiveSearch {
  const { sport, find, page, market } = given;
  const text = typeof find === 'number' ? String(find) : find;
  return {
    ...(typeof sport === 'string' && code.test(sport) && { sport }),
    ...(typeof text === 'string' && text !== '' && { find: text.slice(0, 60) }),
    ...(typeof page === 'number' && Number.isInteger(page) && page > 1 && page < 1000 && { page }),
    ...(typeof market === 'string' && code.test(market) && { market }),
  };
}

export const liveFiltersOf = ({ sport, find, page, market }: LiveSearch): LiveFilters => ({
  sport: sport ?? null,
  search: find ?? '',
  page: page ?? 1,
  market: market ?? null,
});

/** Writes filters as a query. Every key is present, so that it replaces the value in an older query. */
export const liveSearchOf = ({ sport, search, page, market }: LiveFilters) => ({
  sport: sport ?? undefined,
  find: search === '' ? undefined : search,
  page: page === 1 ? undefined : page,
  market: market ?? undefined,
});

/** Rows per page of the live table (CONST-13). */
export const pageRows = 50;

/** The part of a league that paging needs. */
interface Group {
  readonly eventIds: readonly string[];
}

/**
 * Returns the leagues of a page; a league that does not fit continues on the next page. Pages are counted on the
 * client, because rows come and go by push: rounded up, at least one (OP-55).
 *
 * ```ts
 * const { rows, page, pages } = pageOf(leagues, filters.page);
 * ```
 */
export function pageOf<G extends Group>(
  groups: readonly G[],
  wanted: number,
): { readonly rows: readonly G[]; readonly page: number; readonly pages: number } {
  const count = groups.reduce((sum, { eventIds }) => sum + eventIds.length, 0);
  const pages = Math.max(1, Math.ceil(count / pageRows));
  const page = Math.min(Math.max(1, wanted), pages);
  const [from, to] = [(page - 1) * pageRows, page * pageRows];
  let before = 0;
  const rows = groups.flatMap((group) => {
    const start = before;
    before += group.eventIds.length;
    const eventIds = group.eventIds.slice(Math.max(0, from - start), Math.max(0, to - start));
    return eventIds.length === 0 ? [] : [eventIds.length === group.eventIds.length ? group : { ...group, eventIds }];
  });
  return { rows, page, pages };
}
