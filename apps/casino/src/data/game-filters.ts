/** How games are sorted. */
export const gameSorts = ['popular', 'new', 'name', 'rtp'] as const;
export type GameSort = (typeof gameSorts)[number];

/** Filters of a list of games. They are stored in the address, so that links and back navigation keep them. */
export interface GameFilters {
  readonly search: string;
  /** Code of a studio; null for all. */
  readonly provider: string | null;
  readonly tag: string | null;
  /** 1 to 5; null for all. */
  readonly volatility: number | null;
  readonly sort: GameSort;
  /** True if only one game of each maths is listed. */
  readonly oneOfEach: boolean;
}

/** The query of a lobby. */
export interface GameFilterSearch {
  readonly find?: string;
  readonly provider?: string;
  readonly tag?: string;
  readonly risk?: string;
  readonly sort?: string;
  readonly one?: string;
}

const code = /^[a-z0-9_-]{1,64}$/;
const longest = 60;

/** Reads the filters from a query. Invalid values are left out. */
export function gameFiltersOf(given: Readonly<Record<string, unknown>>): GameFilters {
  const { find, provider, tag, risk, sort, one } = given;
  const text = typeof find === 'number' ? String(find) : find;
  const volatility = Number(risk);
  return {
    search: typeof text === 'string' ? text.slice(0, longest) : '',
    provider: typeof provider === 'string' && code.test(provider) ? provider : null,
    tag: typeof tag === 'string' && code.test(tag) ? tag : null,
    volatility: Number.isInteger(volatility) && volatility >= 1 && volatility <= 5 ? volatility : null,
    sort: gameSorts.find((known) => known === sort) ?? 'popular',
    oneOfEach: one === 1 || one === '1' || one === true,
  };
}

/** Writes filters as a query. Every key is present, so that it replaces the value in an older query. */
export function gameFilterSearch(filters: GameFilters): Record<keyof GameFilterSearch, string | undefined> {
  const { search, provider, tag, volatility, sort, oneOfEach } = filters;
  return {
    find: search === '' ? undefined : search,
    provider: provider ?? undefined,
    tag: tag ?? undefined,
    risk: volatility === null ? undefined : String(volatility),
    sort: sort === 'popular' ? undefined : sort,
    one: oneOfEach ? '1' : undefined,
  };
}

/** True if a filter leaves games out. */
export function isFiltered({ search, provider, tag, volatility, oneOfEach }: GameFilters): boolean {
  return search.trim().length > 2 || provider !== null || tag !== null || volatility !== null || oneOfEach;
}
