import type { ApiClient } from '@kvota/api-client';
import type { SidebarSport } from '@kvota/contracts';
import { queryOptions } from '@tanstack/react-query';

import type { TimeFilter } from './time-filter.ts';

/** Fetches the sports of a sidebar with their countries and leagues (CALL-08). */
export function sportsQuery(api: Pick<ApiClient, 'allSports'>, kind: 'prematch' | 'live', time: TimeFilter) {
  return queryOptions({
    queryKey: ['allSports', kind, time],
    queryFn: ({ signal }): Promise<SidebarSport[]> => api.allSports({ signal, body: { id: kind, time_filter: time } }),
    staleTime: 30_000,
  });
}
