import type { ApiClient } from '@kvota/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { effectiveSearch } from '../search/search-text.ts';
import type { LiveFilters } from './live-filters.ts';

/** A match that a search found. */
interface FoundMatch {
  readonly eventId: string;
  readonly sport: string;
}

/**
 * Fetches the live matches that a search finds in all sports, over all pages (CALL-29, PRE-20). Without a search the
 * socket rooms list the matches.
 */
export function liveSearchQuery(
  api: Pick<ApiClient, 'liveOffer'>,
  { search: text }: Pick<LiveFilters, 'search'>,
  countries: readonly string[],
) {
  const search = effectiveSearch(text);
  return queryOptions({
    queryKey: ['liveOffer', { search, countries }],
    queryFn: async ({ signal }): Promise<readonly FoundMatch[]> => {
      const found: FoundMatch[] = [];
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const answer = await api.liveOffer({
          signal,
          body: { page, search_filter: search, search_groups: [...countries] },
        });
        pages = answer.totalPages;
        found.push(...answer.result.map(({ eventId, sport }) => ({ eventId, sport })));
      }
      return found;
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
