/** The filters of the scores page. The address holds them, so that links and the history keep them. */
export interface ScoresFilters {
  /** A day in UTC, `2026-11-21`. Null for live matches. */
  readonly day: string | null;
  /** Null for every sport. */
  readonly sport: string | null;
  readonly search: string;
}

/** The query of `/scores`. */
export interface ScoresSearch {
  readonly day?: string;
  readonly sport?: string;
  readonly find?: string;
}

const code = /^[A-Za-z0-9_.-]{1,40}$/;
const longest = 60;
const dayLength = 86_400_000;
/** The number of days with results, including today. */
const days = 7;

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

/**
 * Parses a query and ignores invalid values. Numbers become text, because the router reads `?find=1860` as a number.
 */
export function scoresSearch(given: Readonly<Record<string, unknown>>): ScoresSearch {
  const { day, sport, find } = given;
  const text = typeof find === 'number' ? String(find) : find;
  return {
    ...(isDay(day) && { day }),
    ...(typeof sport === 'string' && code.test(sport) && { sport }),
    ...(typeof text === 'string' && text !== '' && { find: text.slice(0, longest) }),
  };
}

export const scoresFiltersOf = ({ day, sport, find }: ScoresSearch): ScoresFilters => ({
  day: day ?? null,
  sport: sport ?? null,
  search: find ?? '',
});

/** Returns the query for filters. Every key is present, so that it replaces an older value. */
export const scoresSearchOf = ({
  day,
  sport,
  search,
}: ScoresFilters): Record<keyof ScoresSearch, string | undefined> => ({
  day: day ?? undefined,
  sport: sport ?? undefined,
  find: search === '' ? undefined : search,
});

/** Returns the days with results, today first, in UTC as the platform counts them. */
export function resultDays(now: number): string[] {
  return Array.from({ length: days }, (_, back) => new Date(now - back * dayLength).toISOString().slice(0, 10));
}
