import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

import { gameFilterSearch, gameFiltersOf, type GameFilters } from './game-filters.ts';

type Change = (next: Partial<GameFilters>, how?: { readonly replace?: boolean }) => void;

/** Returns the filters of a lobby from the address, and the function that changes some of them. */
export function useGameFilters(): readonly [GameFilters, Change] {
  const given: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const filters = gameFiltersOf(given);
  const change = useCallback<Change>(
    (next, { replace = false } = {}) =>
      void navigate({
        to: '.',
        search: (before: Readonly<Record<string, unknown>>) => ({
          ...before,
          ...gameFilterSearch({ ...gameFiltersOf(before), ...next }),
        }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  );
  return [filters, change];
}
