import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

import { liveFiltersOf, liveSearch, liveSearchOf, type LiveFilters, type LiveSearch } from './live-filters.ts';

/** Returns the filters of the live table from the address, and the function that changes them. */
export function useLiveFilters(): readonly [
  LiveFilters,
  (next: LiveFilters, how?: { readonly replace?: boolean }) => void,
] {
  const { sport, find, page, market }: LiveSearch = liveSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const filters = useMemo(() => liveFiltersOf({ sport, find, page, market }), [sport, find, page, market]);
  const change = useCallback(
    (next: LiveFilters, { replace = false }: { readonly replace?: boolean } = {}) =>
      void navigate({
        to: '.',
        search: (all: object) => ({ ...all, ...liveSearchOf(next) }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  );
  return [filters, change];
}
