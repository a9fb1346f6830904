import type { MarketFilter, Match, SidebarSport } from '@kvota/contracts';
import type { ApiClient } from '@kvota/api-client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** Hours of the time filter; null is all (CONST-12, PRE-04). */
export type TimeFilter = 1 | 3 | 12 | 24 | 72 | null;
export const timeFilters: readonly TimeFilter[] = [1, 3, 12, 24, 72, null];

/** What the player looks for in the prematch offer. */
export interface OfferFilters {
  readonly sport: string;
  readonly time: TimeFilter;
  readonly leagues: readonly string[];
  readonly view: 'competition' | 'timeline';
  readonly search: string;
}

type Api = Pick<ApiClient, 'bettingOffer' | 'marketFilters' | 'allSports' | 'matchOffer' | 'liveMatchOffer'>;

/** Search counts when it is empty or longer than two characters (PRE-18). */
export function effectiveSearch(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > 2 ? trimmed : '';
}

interface OfferPage {
  result: Match[];
  totalPages: number;
}

/** The prematch offer, page by page (CALL-32). */
export function bettingOfferQuery(api: Api, filters: OfferFilters) {
  return infiniteQueryOptions({
    queryKey: ['bettingOffer', filters],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }): Promise<OfferPage> =>
      api.bettingOffer({
        signal,
        body: {
          page: pageParam,
          table_view: filters.view,
          time_filter: filters.time,
          special_filter: 'NextMatches',
          sport_code: filters.sport,
          league_ids: [...filters.leagues],
          search_filter: effectiveSearch(filters.search),
        },
      }),
    getNextPageParam: (last, _all, page) => (page < last.totalPages ? page + 1 : undefined),
    staleTime: 60_000,
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
