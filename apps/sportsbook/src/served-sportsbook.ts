import type { Match } from '@kvota/contracts';
import { pageSubjectAtom, type Host } from '@kvota/shell';
import type { ServedPart } from '@kvota/shell/served';
import type { OfferStore } from '@kvota/offer';

import { matchSubject } from './match/match-query.ts';
import { mainFiltersQuery } from './offer/market-filter-queries.ts';
import { servicesAtom } from './offer/services.ts';
import { prefetchPage } from './prefetch-page.ts';
import { seedAnswers } from './prematch/seed-answers.ts';
import { sportsQuery } from './sports/sports-query.ts';
import { createServedServices } from './served-services.ts';

/** Fetches all matches in play. In the browser they come by the sockets. */
async function liveMatches({ api }: Pick<Host, 'api'>): Promise<readonly Match[]> {
  const page = (number: number) => api.liveOffer({ body: { page: number, search_filter: '', search_groups: [] } });
  const first = await page(1);
  const others = Array.from({ length: first.totalPages - 1 }, (_, at) => page(at + 2));
  return [first, ...(await Promise.all(others))].flatMap(({ result }) => result);
}

async function seedLive(host: Host, offer: OfferStore): Promise<void> {
  const bySport = Map.groupBy(await liveMatches(host), ({ sport }) => sport);
  for (const [sport, matches] of bySport) offer.seedMatches(`live/${sport}`, matches);
}

export { matchCard, type MatchCard } from './served/match-card.ts';
export { cardSize, drawMatchCard, type CardContext } from './served/draw-match-card.ts';
export { fetchMatch } from './match/match-query.ts';

/** The sportsbook on the site's server: the tables, a match, and the matches of home (SPEED-05). */
export const servedSportsbook: ServedPart = {
  pages: ['home', 'betting', 'liveBetting'],
  async prepare(page, search, host) {
    const { api, queryClient, store } = host;
    const services = createServedServices(host);
    const { offer } = services;
    if (page === 'home') {
      await Promise.all([
        queryClient.prefetchQuery(sportsQuery(api, 'live', null)),
        queryClient.prefetchQuery(mainFiltersQuery(api, 'live')),
        seedLive(host, offer),
      ]);
    } else if (page === 'betting' || page === 'liveBetting') {
      const isLiveTable = page === 'liveBetting' && search['event'] === undefined;
      await Promise.all([prefetchPage(page, search, host), ...(isLiveTable ? [seedLive(host, offer)] : [])]);
    }
    seedAnswers(queryClient, offer);
    const [match] = queryClient.getQueriesData<Match | null>({ queryKey: ['match'] }).flatMap(([, data]) => data ?? []);
    if (match) store.set(pageSubjectAtom, matchSubject(match));
    store.set(servicesAtom, services);
  },
};
