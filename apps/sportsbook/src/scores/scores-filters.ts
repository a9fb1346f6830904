/** Filters of the scores page. They are stored in the address, so that links and back navigation keep them. */
export interface ScoresFilters {
  /** A day of the viewer's clock such as `2026-11-21`; null shows matches in play. */
  readonly day: string | null;
  /** Null shows every sport. */
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
/** Number of days for which the platform keeps results, including today. */
const days = 7;

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

/**
 * Reads a query. Invalid values are left out. Numbers count as text, because the router parses `?find=1860` as a
 * number.
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

/** Writes filters as a query. Every key is present, so that it replaces the value in an older query. */
export const scoresSearchOf = ({
  day,
  sport,
  search,
}: ScoresFilters): Record<keyof ScoresSearch, string | undefined> => ({
  day: day ?? undefined,
  sport: sport ?? undefined,
  find: search === '' ? undefined : search,
});

/** Returns the days that have results, today first, by the clock of the viewer. */
export function resultDays(now: number): string[] {
  return Array.from({ length: days }, (_, back) => {
    const at = new Date(now);
    at.setDate(at.getDate() - back);
    return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  });
}

/** Returns the minutes by which the viewer's clock is ahead of UTC at the beginning of a day. */
export const minutesAhead = (day: string): number => 0 - new Date(`${day}T00:00:00`).getTimezoneOffset();
