import type { Host, Stop } from '@kvota/shell';
import { atom } from 'jotai';

import { defaultFilters, type PrematchFilters } from './prematch-filters.ts';
import { filtersOf, prematchSearch, searchOf } from './prematch-search.ts';

const key = 'kvota.betting';

/** The last filters of the prematch table in this tab (OP-50). */
export const currentFiltersAtom = atom<PrematchFilters>(defaultFilters);

/** The number of chosen leagues (HEAD-13, OP-60). */
export const chosenLeaguesAtom = atom((get) => get(currentFiltersAtom).leagues.length);

/** The filters for an address without any: those that the player left, as they were when the page was entered. */
export const initialFiltersAtom = atom<PrematchFilters>(defaultFilters);

/**
 * Reads the stored filters of the tab and keeps them up to date (SES-13, OP-50). They are parsed like an address,
 * because another version may have written them.
 */
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
