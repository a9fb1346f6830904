import { timeFilters } from '../../sports/time-filter.ts';
import { defaultFilters, specialFilters, tableViews, type PrematchFilters } from './prematch-filters.ts';

/** The query of `/betting`. Default values are left out, except the sport. */
export interface PrematchSearch {
  readonly sport?: string;
  readonly time?: number | 'all';
  readonly show?: string;
  /** Ids of leagues, joined by `~`. */
  readonly leagues?: string;
  readonly view?: string;
  readonly find?: string;
  readonly market?: string;
}

const code = /^[A-Za-z0-9_.-]{1,40}$/;
const longest = 60;
const mostLeagues = 50;

const codeOf = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && code.test(text) ? text : undefined;
};

/**
 * Reads a query. Invalid values are left out. Numbers count as text, because the router parses `?find=1860` as a
 * number.
 */
export function prematchSearch(given: Readonly<Record<string, unknown>>): PrematchSearch {
  const [sport, market] = [codeOf(given['sport']), codeOf(given['market'])];
  const hours = given['time'];
  // The router parses JSON, so a value may be an object that cannot be converted to text.
  const hoursText = typeof hours === 'string' || typeof hours === 'number' ? String(hours) : undefined;
  const time = timeFilters.find((each) => String(each ?? 'all') === hoursText);
  const show = specialFilters.find((each) => each === given['show']);
  const view = tableViews.find((each) => each === given['view']);
  const { leagues, find } = given;
  // The router parses a single league id made of digits as a number.
  const ids = typeof leagues === 'string' || typeof leagues === 'number' ? String(leagues).split('~') : [];
  const known = [...new Set(ids)].filter((id) => code.test(id)).slice(0, mostLeagues);
  const text = typeof find === 'number' ? String(find) : find;
  return {
    ...(sport !== undefined && { sport }),
    ...(time !== undefined && { time: time ?? 'all' }),
    ...(show !== undefined && { show }),
    ...(known.length > 0 && { leagues: known.join('~') }),
    ...(view !== undefined && { view }),
    ...(typeof text === 'string' && text !== '' && { find: text.slice(0, longest) }),
    ...(market !== undefined && { market }),
  };
}

/** Converts a query to filters; undefined if the query has none of them. */
export function filtersOf(search: PrematchSearch): PrematchFilters | undefined {
  const { sport, time, show, leagues, view, find, market } = search;
  if ([sport, time, show, leagues, view, find, market].every((value) => value === undefined)) return undefined;
  return {
    sport: sport ?? defaultFilters.sport,
    time: time === undefined ? defaultFilters.time : (timeFilters.find((known) => known === time) ?? null),
    special: specialFilters.find((known) => known === show) ?? defaultFilters.special,
    leagues: leagues?.split('~') ?? [],
    view: tableViews.find((known) => known === view) ?? defaultFilters.view,
    search: find ?? '',
    market: market ?? null,
  };
}

/** Writes filters as a query. Every key is present, so that it replaces the value in an older query. */
export function searchOf(filters: PrematchFilters): Record<keyof PrematchSearch, string | number | undefined> {
  const { sport, time, special, leagues, view, search, market } = filters;
  return {
    sport,
    time: time === defaultFilters.time ? undefined : (time ?? 'all'),
    show: special === defaultFilters.special ? undefined : special,
    leagues: leagues.length === 0 ? undefined : leagues.join('~'),
    view: view === defaultFilters.view ? undefined : view,
    find: search === '' ? undefined : search,
    market: market ?? undefined,
  };
}
