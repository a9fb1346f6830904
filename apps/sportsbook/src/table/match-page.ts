import type { Locale } from '@kvota/contracts';
import { disabledMenuAtom } from '@kvota/shell';
import { pathOf } from '@kvota/sitemap';
import { useAtomValue } from 'jotai';

/** The page that shows single matches. */
export type MatchPageId = 'betting' | 'liveBetting';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/**
 * Returns the page that shows matches before, during and after play, so that the address of a match never changes
 * (MATCH-30). It is the live page only while the operator has disabled prematch betting.
 */
export const matchPageOf = (disabled: ReadonlySet<string>): MatchPageId =>
  disabled.has('betting') && !disabled.has('live') ? 'liveBetting' : 'betting';

/** The query of a match's address: the match, and the code of a booking to put on the slip. */
export interface MatchSearch {
  event?: string;
  booking?: string;
}

/** Reads the match to open and the code of a booking. */
export function matchSearch(given: Readonly<Record<string, unknown>>): MatchSearch {
  const [event, booking] = [textOf(given['event']), textOf(given['booking'])];
  return { ...(event !== undefined && { event }), ...(booking !== undefined && { booking }) };
}

/**
 * Returns the address of the match that an address of the other page names, or undefined if `page` is the one that shows
 * matches, or if no match is named (MATCH-30).
 */
export function otherMatchPage(
  page: MatchPageId,
  visit: {
    readonly search: Readonly<Record<string, unknown>>;
    readonly disabled: ReadonlySet<string>;
    readonly locale: Locale;
  },
): string | undefined {
  const shows = matchPageOf(visit.disabled);
  const { event, booking } = matchSearch(visit.search);
  if (shows === page || event === undefined) return undefined;
  const query = new URLSearchParams({ event, ...(booking !== undefined && { booking }) });
  return `${pathOf(shows, visit.locale)}?${query.toString()}`;
}

export const useMatchPage = (): MatchPageId => matchPageOf(useAtomValue(disabledMenuAtom));
