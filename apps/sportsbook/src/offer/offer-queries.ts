import type { MarketFilter, Match, SidebarSport } from '@kvota/contracts';
import type { ApiClient } from '@kvota/api-client';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

import type { LiveFilters } from '../filters/live-filters.ts';
import { effectiveSearch, type PrematchFilters, type TimeFilter } from '../filters/prematch-filters.ts';

type Api = Pick<
  ApiClient,
  | 'bettingOffer'
  | 'liveOffer'
  | 'liveFavoriteCompetitions'
  | 'marketFilters'
  | 'allSports'
  | 'matchOffer'
  | 'liveMatchOffer'
>;

interface OfferPage {
  result: Match[];
  totalPages: number;
}

/** The prematch offer, page by page (CALL-32). */
export function bettingOfferQuery(api: Api, filters: PrematchFilters) {
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

/** The live matches that a search finds, over all pages (CALL-29). Without a search the rooms say which there are. */
export function liveSearchQuery(api: Api, { sport, search: text }: Pick<LiveFilters, 'sport' | 'search'>) {
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

/** The operator's favourite live leagues by sport (CALL-30). */
export function liveFavoritesQuery(api: Api) {
  return queryOptions({
    queryKey: ['liveFavorites'],
    queryFn: ({ signal }) => api.liveFavoriteCompetitions({ signal }),
    staleTime: Infinity,
  });
}

/** Columns of the main tables, prematch and live (CALL-07). They change only when the operator says so (NET-11). */
export function mainFiltersQuery(api: Api, kind: 'prematch' | 'live') {
  return queryOptions({
    queryKey: ['marketFilters', kind],
    queryFn: ({ signal }): Promise<MarketFilter[]> => api.marketFilters({ signal, body: { type: `${kind} main` } }),
    staleTime: Infinity,
  });
}

/** Blocks of a match page (CALL-07). */
export function matchFiltersQuery(api: Api, kind: 'prematch' | 'live') {
  return queryOptions({
    queryKey: ['marketFilters', kind, 'match'],
    queryFn: ({ signal }): Promise<MarketFilter[]> => api.marketFilters({ signal, body: { type: `${kind} match` } }),
    staleTime: Infinity,
  });
}

/** Sports of a sidebar with their countries and leagues (CALL-08). */
export function sportsQuery(api: Api, kind: 'prematch' | 'live', time: TimeFilter) {
  return queryOptions({
    queryKey: ['allSports', kind, time],
    queryFn: ({ signal }): Promise<SidebarSport[]> => api.allSports({ signal, body: { id: kind, time_filter: time } }),
    staleTime: 30_000,
  });
}

/** One match with all its markets (CALL-28, CALL-31). */
export function matchQuery(api: Api, kind: 'prematch' | 'live', eventId: string) {
  return queryOptions({
    queryKey: ['match', kind, eventId],
    queryFn: async ({ signal }): Promise<Match | null> => {
      const call = kind === 'live' ? api.liveMatchOffer : api.matchOffer;
      return (await call({ signal, body: { eventId } })).result[0] ?? null;
    },
    staleTime: 10_000,
  });
}
