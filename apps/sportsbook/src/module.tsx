import {
  disabledMenuAtom,
  layouts,
  latePart,
  lazyPart,
  localeAtom,
  page,
  type AppModule,
  type Host,
  type RunningModule,
} from '@kvota/shell';
import type { SitemapId } from '@kvota/sitemap';
import { msg } from '@lingui/core/macro';
import { IconBallFootball, IconBroadcast } from '@tabler/icons-react';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';

import { liveSearch } from './live/live-filters.ts';
import { useServices } from './offer/services.ts';
import { chosenLeaguesAtom } from './prematch/filters/stored-filters.ts';
import { prematchSearch } from './prematch/filters/prematch-search.ts';
import { scoresSearch } from './scores/scores-filters.ts';
import { matchSearch, otherMatchPage } from './table/match-page.ts';
import { historySearch } from './tickets/history/history-search.ts';

/** Loads the services and starts them. If it is stopped before they are loaded, they do not start. */
function start(host: Host): RunningModule {
  let stopped = false;
  let running: RunningModule | undefined;
  const load = async (): Promise<void> => {
    const { startSportsbook } = await import('./start-sportsbook.ts');
    if (!stopped) running = startSportsbook(host);
  };
  load().catch(() => host.reload('chunk-failed'));
  return {
    ping: {
      query: () => running?.ping?.query(),
      receive: (answer) => running?.ping?.receive(answer),
    },
    busy: () => running?.busy?.() ?? false,
    stop: () => {
      stopped = true;
      running?.stop();
    },
  };
}

const betting = createRoute({
  getParentRoute: () => layouts.default,
  ...page('betting', msg({ id: 'page.betting', message: 'Betting' }), {
    // A link to a match leads to it while only live betting is enabled (MATCH-30).
    whileClosed: (visit) => otherMatchPage('betting', visit),
  }),
  validateSearch: (given: Record<string, unknown>) => ({ ...matchSearch(given), ...prematchSearch(given) }),
  component: lazyRouteComponent(() => import('./prematch/BettingPage.tsx'), 'BettingPage'),
});

const liveBetting = createRoute({
  getParentRoute: () => layouts.default,
  ...page('liveBetting', msg({ id: 'page.liveBetting', message: 'Live betting' })),
  validateSearch: (given: Record<string, unknown>) => ({ ...matchSearch(given), ...liveSearch(given) }),
  // A match has one address (MATCH-30).
  beforeLoad({ context, search }) {
    const { store } = context.host;
    const [disabled, locale] = [store.get(disabledMenuAtom), store.get(localeAtom)];
    const href = otherMatchPage('liveBetting', { search, disabled, locale });
    if (href !== undefined) throw redirect({ href, replace: true });
  },
  component: lazyRouteComponent(() => import('./live/LiveBettingPage.tsx'), 'LiveBettingPage'),
});

const history = createRoute({
  getParentRoute: () => layouts.default,
  ...page('ticketHistory', msg({ id: 'page.ticketHistory', message: 'Ticket history' })),
  validateSearch: historySearch,
  component: lazyRouteComponent(() => import('./tickets/history/TicketHistoryPage.tsx'), 'TicketHistoryPage'),
});

const scores = createRoute({
  getParentRoute: () => layouts.default,
  ...page('scores', msg({ id: 'page.scores', message: 'Results' })),
  validateSearch: scoresSearch,
  component: lazyRouteComponent(() => import('./scores/ScoresPage.tsx'), 'ScoresPage'),
});

/** One match without a frame. Other parameters of its address belong to the embedding page. */
const match3 = createRoute({
  getParentRoute: () => layouts.match_tracker,
  ...page('match3', msg({ id: 'page.match3', message: 'Match tracker' })),
  validateSearch: ({ event }: Record<string, unknown>): { event?: string } => matchSearch({ event }),
  component: lazyRouteComponent(() => import('./match/MatchTrackerPage.tsx'), 'MatchTrackerPage'),
});

const SlipAside = latePart(() => import('./slip/SlipAside.tsx'), 'SlipAside', { served: true });
const SportsSidebar = latePart(() => import('./prematch/SportsSidebar.tsx'), 'SportsSidebar');
const SlipFooterButton = lazyPart(() => import('./slip/SlipFooterButton.tsx'), 'SlipFooterButton');
const HomeOffer = lazyPart(() => import('./home/HomeOffer.tsx'), 'HomeOffer');
const SlipOverlay = latePart(() => import('./slip/SlipOverlay.tsx'), 'SlipOverlay');
const OfflineOffer = lazyPart(() => import('./offline/OfflineOffer.tsx'), 'OfflineOffer');

/** Loads the overlay once the slip runs, which is after the first paint. */
function Overlay() {
  return useServices() ? <SlipOverlay /> : null;
}

/** Requests the data of a page. The code for it is in a file with that of the tables. */
async function prefetch(page: SitemapId, search: Readonly<Record<string, unknown>>, host: Host): Promise<void> {
  if (page !== 'betting' && page !== 'liveBetting') return;
  const { prefetchPage } = await import('./prefetch-page.ts');
  await prefetchPage(page, search, host);
}

/** The sportsbook: prematch and live betting, scores, the slip. */
export const sportsbook = {
  id: 'sportsbook',
  routes: { default: [betting, liveBetting, scores], match_tracker: [match3] },
  menu: [
    { id: 'betting', icon: IconBallFootball },
    { id: 'live', icon: IconBroadcast },
  ],
  messageGroups: ['betting'],
  sidebars: { betting: SportsSidebar },
  sidebarCount: chosenLeaguesAtom,
  home: HomeOffer,
  aside: SlipAside,
  footerAction: SlipFooterButton,
  overlay: Overlay,
  offline: OfflineOffer,
  splash: (id) => (id === 'betting' ? IconBallFootball : id === 'liveBetting' ? IconBroadcast : undefined),
  prefetch,
  start,
} satisfies AppModule;

/** The ticket history, a module with texts that no first page of the sportsbook loads. */
export const ticketHistory = {
  id: 'ticketHistory',
  routes: { default: [history] },
  menu: [],
  accountMenu: async () => (await import('./account-menu.ts')).accountMenu,
  messageGroups: ['betting', 'tickets'],
} satisfies AppModule;
