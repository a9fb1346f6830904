import type { ApiClient } from '@kvota/api-client';
import type { Match } from '@kvota/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';

import { effectiveSearch } from '../search/search-text.ts';
import type { PrematchFilters } from './filters/prematch-filters.ts';

interface OfferPage {
  result: Match[];
  totalPages: number;
  sports?: readonly { sport: string; eventsCount: number }[] | null | undefined;
}

const nowhere: readonly string[] = [];

/**
 * Fetches the prematch offer, page by page (CALL-32). A search looks at any time and in the countries whose shown name
 * fits (PRE-20).
 */
export function bettingOfferQuery(
  api: Pick<ApiClient, 'bettingOffer'>,
  filters: PrematchFilters,
  countries: readonly string[] = nowhere,
) {
  const { sport, leagues, view } = filters;
  const search = effectiveSearch(filters.search);
  const time = search === '' ? filters.time : null;
  const special = search === '' || filters.special === 'Favorites' ? filters.special : 'NextMatches';
  return infiniteQueryOptions({
    queryKey: ['bettingOffer', { sport, time, special, leagues, view, search, countries }],
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
          search_groups: [...countries],
        },
      }),
    getNextPageParam: (last, _all, page) => (page < last.totalPages ? page + 1 : undefined),
    staleTime: 60_000,
  });
}
