import type { Host, Stop } from '@kvota/shell';
import { atom } from 'jotai';

import { firstFilters, type PrematchFilters } from './prematch-filters.ts';
import { filtersOf, prematchSearch, searchOf } from './prematch-search.ts';

const key = 'kvota.betting';

/** What the prematch table showed last in this tab (OP-50). */
export const lastFiltersAtom = atom<PrematchFilters>(firstFilters);

/** How many leagues are chosen (HEAD-13, OP-60). */
export const chosenLeaguesAtom = atom((get) => get(lastFiltersAtom).leagues.length);

/** What an address without a word of the table shows: what the player last left, as it was when the page was entered. */
export const enteredFiltersAtom = atom<PrematchFilters>(firstFilters);

/** Reads what the tab kept, and keeps it up to date (SES-13, OP-50). What is kept is read like an address: it may be of another version. */
export function keepFilters({ store, tabStorage }: Pick<Host, 'store' | 'tabStorage'>): Stop {
  const kept = filtersOf(prematchSearch(parsed(tabStorage.getItem(key))));
  if (kept) {
    store.set(lastFiltersAtom, kept);
    store.set(enteredFiltersAtom, kept);
  }
  return store.sub(lastFiltersAtom, () =>
    tabStorage.setItem(key, JSON.stringify(searchOf(store.get(lastFiltersAtom)))),
  );
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}
