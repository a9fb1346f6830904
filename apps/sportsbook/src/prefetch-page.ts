import type { Host } from '@kvota/shell';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';

import { matchQuery } from './match/match-query.ts';
import { mainFiltersQuery, matchFiltersQuery } from './offer/market-filter-queries.ts';
import { liveFavoritesQuery } from './live/live-queries.ts';
import { servicesAtom } from './offer/services.ts';
import { bettingOfferQuery } from './prematch/betting-offer-query.ts';
import { defaultFilters } from './prematch/filters/prematch-filters.ts';
import { filtersOf, prematchSearch } from './prematch/filters/prematch-search.ts';
import { initialFiltersAtom, storedFilters } from './prematch/filters/stored-filters.ts';
import { effectiveSearch } from './search/search-text.ts';
import { sportsQuery } from './sports/sports-query.ts';

type PrefetchHost = Pick<Host, 'api' | 'queryClient' | 'store' | 'tabStorage'>;

/**
 * Requests what a page of the sportsbook shows first, with the filters of its address: the same queries as the page, which
 * finds their answers then. Matches in play come by the socket. A search is left to the page. Resolves when all is answered.
 */
export async function prefetchPage(
  page: 'betting' | 'liveBetting',
  search: Readonly<Record<string, unknown>>,
  { api, queryClient, store, tabStorage }: PrefetchHost,
): Promise<void> {
  const ask = <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>): Promise<void> =>
    queryClient.prefetchQuery(query);
  const event = search['event'];
  if (typeof event === 'string' || typeof event === 'number') {
    const inPlay = page === 'liveBetting';
    const filters = matchFiltersQuery(api, inPlay ? 'live' : 'prematch');
    await Promise.all([ask(matchQuery(api, String(event), inPlay)), ask(filters)]);
    return;
  }
  if (page === 'liveBetting') {
    await Promise.all([
      ask(mainFiltersQuery(api, 'live')),
      ask(sportsQuery(api, 'live', null)),
      ask(liveFavoritesQuery(api)),
    ]);
    return;
  }
  // Before the module runs, the filters of the tab have not been restored.
  const entered = store.get(servicesAtom) ? store.get(initialFiltersAtom) : storedFilters(tabStorage);
  const filters = filtersOf(prematchSearch(search)) ?? entered ?? defaultFilters;
  if (effectiveSearch(filters.search) !== '') return;
  await Promise.all([
    queryClient.prefetchInfiniteQuery(bettingOfferQuery(api, filters)),
    ask(mainFiltersQuery(api, 'prematch')),
    ask(sportsQuery(api, 'prematch', filters.time)),
  ]);
}
