import { useNavigate, useSearch } from '@tanstack/react-router';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';

import { initialFiltersAtom, currentFiltersAtom } from './stored-filters.ts';
import type { PrematchFilters } from './prematch-filters.ts';
import { filtersOf, prematchSearch, searchOf, type PrematchSearch } from './prematch-search.ts';

/** Shows other matches: a new history entry, or with `replace` the same one, as for every letter of a search. */
export type ChangeFilters = (next: PrematchFilters, how?: { readonly replace?: boolean }) => void;

/**
 * The filters of the prematch table from the address, and a function that changes them. A change replaces an open
 * match by the table.
 */
export function usePrematchFilters(): readonly [PrematchFilters, ChangeFilters] {
  // The sidebar is outside of the route and receives the raw query.
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

/** Called by the page: the filters at leaving are the filters at the next visit. */
export function useRememberedFilters(): void {
  const [filters] = usePrematchFilters();
  const store = useStore();
  useEffect(() => store.set(currentFiltersAtom, filters), [store, filters]);
  useEffect(() => () => store.set(initialFiltersAtom, store.get(currentFiltersAtom)), [store]);
}
