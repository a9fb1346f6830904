import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

import { liveFiltersOf, liveSearch, liveSearchOf, type LiveFilters, type LiveSearch } from './live-filters.ts';

/** What the live table shows, from the address, and the way to change it. */
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
