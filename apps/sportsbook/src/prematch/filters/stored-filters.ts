import type { Host, Stop } from '@kvota/shell';
import { atom } from 'jotai';

import { defaultFilters, type PrematchFilters } from './prematch-filters.ts';
import { filtersOf, prematchSearch, searchOf } from './prematch-search.ts';

const key = 'kvota.betting';

/** Filters that the prematch table showed last in this tab (OP-50). */
export const currentFiltersAtom = atom<PrematchFilters>(defaultFilters);

/** Number of chosen leagues (HEAD-13, OP-60). */
export const chosenLeaguesAtom = atom((get) => get(currentFiltersAtom).leagues.length);

/** Filters for an address without any: those with which the player last left the page. */
export const initialFiltersAtom = atom<PrematchFilters>(defaultFilters);

/** Returns the filters that the tab has stored, or undefined. */
export const storedFilters = (tabStorage: Host['tabStorage']): PrematchFilters | undefined =>
  filtersOf(prematchSearch(parsed(tabStorage.getItem(key))));

/**
 * Restores the filters of the tab and stores every change (SES-13, OP-50). The stored text is parsed like an address,
 * because another version may have written it.
 */
export function persistFilters({ store, tabStorage }: Pick<Host, 'store' | 'tabStorage'>): Stop {
  const stored = storedFilters(tabStorage);
  if (stored) {
    store.set(currentFiltersAtom, stored);
    store.set(initialFiltersAtom, stored);
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
