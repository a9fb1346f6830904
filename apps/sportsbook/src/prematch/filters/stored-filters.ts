import type { Host, Stop } from '@kvota/shell';
import { atom } from 'jotai';

import { defaultFilters, type PrematchFilters } from './prematch-filters.ts';
import { filtersOf, prematchSearch, searchOf } from './prematch-search.ts';

const key = 'kvota.betting';

/** What the prematch table showed last in this tab (OP-50). */
export const currentFiltersAtom = atom<PrematchFilters>(defaultFilters);

/** How many leagues are chosen (HEAD-13, OP-60). */
export const chosenLeaguesAtom = atom((get) => get(currentFiltersAtom).leagues.length);

/** What an address without a word of the table shows: what the player last left, as it was when the page was entered. */
export const initialFiltersAtom = atom<PrematchFilters>(defaultFilters);

/** Reads what the tab kept, and keeps it up to date (SES-13, OP-50). What is kept is read like an address: it may be of another version. */
export function persistFilters({ store, tabStorage }: Pick<Host, 'store' | 'tabStorage'>): Stop {
  const kept = filtersOf(prematchSearch(parsed(tabStorage.getItem(key))));
  if (kept) {
    store.set(currentFiltersAtom, kept);
    store.set(initialFiltersAtom, kept);
  }
  return store.sub(currentFiltersAtom, () =>
    tabStorage.setItem(key, JSON.stringify(searchOf(store.get(currentFiltersAtom)))),
  );
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}
