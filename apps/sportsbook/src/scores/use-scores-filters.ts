import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

import {
  scoresFiltersOf,
  scoresSearch,
  scoresSearchOf,
  type ScoresFilters,
  type ScoresSearch,
} from './scores-filters.ts';

/**
 * Returns the filters of the scores page from the address, and the function that changes them; with `replace` without a
 * new history entry.
 */
export function useScoresFilters(): readonly [
  ScoresFilters,
  (next: ScoresFilters, how?: { readonly replace?: boolean }) => void,
] {
  const { day, sport, find }: ScoresSearch = scoresSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const filters = useMemo(
    () =>
      scoresFiltersOf({
        ...(day !== undefined && { day }),
        ...(sport !== undefined && { sport }),
        ...(find !== undefined && { find }),
      }),
    [day, sport, find],
  );
  const change = useCallback(
    (next: ScoresFilters, { replace = false }: { readonly replace?: boolean } = {}) =>
      void navigate({ to: '.', search: scoresSearchOf(next), replace, resetScroll: false }),
    [navigate],
  );
  return [filters, change];
}
