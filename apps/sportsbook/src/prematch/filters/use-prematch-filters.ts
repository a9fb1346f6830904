import { useNavigate, useSearch } from '@tanstack/react-router';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';

import { initialFiltersAtom, currentFiltersAtom } from './stored-filters.ts';
import type { PrematchFilters } from './prematch-filters.ts';
import { filtersOf, prematchSearch, searchOf, type PrematchSearch } from './prematch-search.ts';

/** Shows other matches: a step in the history, or with `replace` the same one, as for every letter of a search. */
export type ChangeFilters = (next: PrematchFilters, how?: { readonly replace?: boolean }) => void;

/** What the prematch table shows, from the address, and the way to change it. A change leaves an open match for the table. */
export function usePrematchFilters(): readonly [PrematchFilters, ChangeFilters] {
  // The sidebar stands outside of the route, and is given the query as it came.
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

/** To be called by the page: what it shows when it is left is what it shows when it is entered again. */
export function useRememberedFilters(): void {
  const [filters] = usePrematchFilters();
  const store = useStore();
  useEffect(() => store.set(currentFiltersAtom, filters), [store, filters]);
  useEffect(() => () => store.set(initialFiltersAtom, store.get(currentFiltersAtom)), [store]);
}
