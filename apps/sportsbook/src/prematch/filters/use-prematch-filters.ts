import { useNavigate, useSearch } from '@tanstack/react-router';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';

import { initialFiltersAtom, currentFiltersAtom } from './stored-filters.ts';
import type { PrematchFilters } from './prematch-filters.ts';
import { filtersOf, prematchSearch, searchOf, type PrematchSearch } from './prematch-search.ts';

/** Changes the filters with a new history entry, or with `replace` without one, as for each letter of a search. */
export type ChangeFilters = (next: PrematchFilters, how?: { readonly replace?: boolean }) => void;

/**
 * Returns the filters of the prematch table from the address, and the function that changes them. A change closes an
 * open match.
 */
export function usePrematchFilters(): readonly [PrematchFilters, ChangeFilters] {
  // The sidebar is outside the route, so it receives the unvalidated query.
  const search: PrematchSearch = prematchSearch(useSearch({ strict: false }));
  const entered = useAtomValue(initialFiltersAtom);
  const keep = useSetAtom(currentFiltersAtom);
  const navigate = useNavigate();
  const { sport, time, show, leagues, view, find, market } = search;
  const filters = useMemo(
    () => filtersOf({ sport, time, show, leagues, view, find, market }) ?? entered,
    [sport, time, show, leagues, view, find, market, entered],
  );
  const change = useCallback<ChangeFilters>(
    (next, { replace = false } = {}) => {
      keep(next);
      void navigate({
        to: '.',
        search: (all: object) => ({ ...all, ...searchOf(next), event: undefined }),
        replace,
        resetScroll: false,
      });
    },
    [keep, navigate],
  );
  return [filters, change];
}

/**
 * Remembers the filters of the page, so that they are the same when the page is entered again. Call it in the page
 * only.
 */
export function useRememberedFilters(): void {
  const [filters] = usePrematchFilters();
  const store = useStore();
  useEffect(() => store.set(currentFiltersAtom, filters), [store, filters]);
  useEffect(() => () => store.set(initialFiltersAtom, store.get(currentFiltersAtom)), [store]);
}
