/** What the page of scores shows; it lives in the address, so that a link and the way back keep it. */
export interface ScoresFilters {
  /** A day in UTC, `2026-11-21`; null is what is in play now. */
  readonly day: string | null;
  /** null shows every sport. */
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
/** Days that the platform keeps results of, today among them. */
const days = 7;

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

/** Reads a query; what makes no sense is left out. Numbers are text to it: the router reads `?find=1860` as one. */
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

/** The query that says it; every key is named, so that it takes the place of an older one. */
export const scoresSearchOf = ({
  day,
  sport,
  search,
}: ScoresFilters): Record<keyof ScoresSearch, string | undefined> => ({
  day: day ?? undefined,
  sport: sport ?? undefined,
  find: search === '' ? undefined : search,
});

/** The days that have results, today first, in UTC as the platform counts them. */
export function resultDays(now: number): string[] {
  return Array.from({ length: days }, (_, back) => new Date(now - back * dayLength).toISOString().slice(0, 10));
}
