import type { ApiClient } from '@kvota/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { effectiveSearch } from '../search/search-text.ts';
import type { LiveFilters } from './live-filters.ts';

/**
 * Fetches the ids of the live matches that a search finds, over all pages (CALL-29). Without a search the socket rooms
 * list the matches.
 */
export function liveSearchQuery(
  api: Pick<ApiClient, 'liveOffer'>,
  { sport, search: text }: Pick<LiveFilters, 'sport' | 'search'>,
) {
  const search = effectiveSearch(text);
  return queryOptions({
    queryKey: ['liveOffer', { sport, search }],
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const ids: string[] = [];
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const answer = await api.liveOffer({ signal, body: { page, sport_code: sport, search_filter: search } });
        pages = answer.totalPages;
        ids.push(...answer.result.map(({ eventId }) => eventId));
      }
      return ids;
    },
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
}

/** Fetches the operator's favourite live leagues by sport (CALL-30). */
export function liveFavoritesQuery(api: Pick<ApiClient, 'liveFavoriteCompetitions'>) {
  return queryOptions({
    queryKey: ['liveFavorites'],
    queryFn: ({ signal }) => api.liveFavoriteCompetitions({ signal }),
    staleTime: Infinity,
  });
}
