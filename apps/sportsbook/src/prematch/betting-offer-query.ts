import type { ApiClient } from '@kvota/api-client';
import type { Match } from '@kvota/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';

import { effectiveSearch } from '../search/search-text.ts';
import type { PrematchFilters } from './filters/prematch-filters.ts';

interface OfferPage {
  result: Match[];
  totalPages: number;
}

/** Fetches the prematch offer, page by page (CALL-32). */
export function bettingOfferQuery(api: Pick<ApiClient, 'bettingOffer'>, filters: PrematchFilters) {
  const { sport, time, special, leagues, view } = filters;
  const search = effectiveSearch(filters.search);
  return infiniteQueryOptions({
    queryKey: ['bettingOffer', { sport, time, special, leagues, view, search }],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }): Promise<OfferPage> =>
      api.bettingOffer({
        signal,
        body: {
          page: pageParam,
          table_view: view,
          time_filter: time,
          special_filter: special,
          sport_code: sport,
          league_ids: [...leagues],
          search_filter: search,
        },
      }),
    getNextPageParam: (last, _all, page) => (page < last.totalPages ? page + 1 : undefined),
    staleTime: 60_000,
  });
}
