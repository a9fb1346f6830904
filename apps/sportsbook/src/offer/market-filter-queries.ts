import type { ApiClient } from '@kvota/api-client';
import type { MarketFilter } from '@kvota/contracts';
import { queryOptions } from '@tanstack/react-query';

type Api = Pick<ApiClient, 'marketFilters'>;

/**
 * Fetches the columns of the main tables, prematch or live (CALL-07). They are asked per kind, because an operator may
 * show other columns in play. They are fetched again only when the operator changes them (NET-11).
 */
export function mainFiltersQuery(api: Api, kind: 'prematch' | 'live') {
  return queryOptions({
    queryKey: ['marketFilters', kind],
    queryFn: ({ signal }): Promise<MarketFilter[]> => api.marketFilters({ signal, body: { type: `${kind} main` } }),
    staleTime: Infinity,
  });
}

/**
 * Fetches the blocks of a match page (CALL-07). One answer serves matches before and in play, because a page goes on at
 * kick-off. If a platform has other families in play, these are at the end of the page.
 */
export function matchFiltersQuery(api: Api, kind: 'prematch' | 'live') {
  return queryOptions({
    queryKey: ['marketFilters', 'match'],
    queryFn: ({ signal }): Promise<MarketFilter[]> => api.marketFilters({ signal, body: { type: `${kind} match` } }),
    staleTime: Infinity,
  });
}
