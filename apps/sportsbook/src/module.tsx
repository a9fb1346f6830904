import { yieldThen, layouts, page, type AppModule, type Host, type Stop } from '@kvota/shell';
import { IconBallFootball, IconBroadcast } from '@tabler/icons-react';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';

import { liveSearch } from './live/live-filters.ts';
import { useServices } from './offer/services.ts';
import { chosenLeaguesAtom } from './prematch/filters/kept-filters.ts';
import { prematchSearch } from './prematch/filters/prematch-search.ts';
import { scoresSearch } from './scores/scores-filters.ts';
import type { RunningSlip } from './start-sportsbook.ts';
import { historySearch } from './tickets/history/history-search.ts';

let running: RunningSlip | undefined;

/** Loads what lives long and starts it; stopping before it is loaded keeps it from starting. */
function start(host: Host): Stop {
  let stopped = false;
  let own: RunningSlip | undefined;
  const load = async (): Promise<void> => {
    const { startSportsbook } = await import('./start-sportsbook.ts');
    if (stopped) return;
    own = startSportsbook(host);
    running = own;
  };
  load().catch(() => host.reload('chunk-failed'));
  return () => {
    stopped = true;
    own?.stop();
    // Another start may have followed: its slip goes on.
    if (running === own) running = undefined;
  };
}

const word = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** One match, or a booking to be put on the slip. */
function matchSearch(given: Record<string, unknown>): { event?: string; booking?: string } {
  const [event, booking] = [word(given['event']), word(given['booking'])];
  return { ...(event !== undefined && { event }), ...(booking !== undefined && { booking }) };
}

const betting = createRoute({
  getParentRoute: () => layouts.default,
  ...page('betting'),
  validateSearch: (given: Record<string, unknown>) => ({ ...matchSearch(given), ...prematchSearch(given) }),
  component: lazyRouteComponent(() => import('./prematch/BettingPage.tsx'), 'BettingPage'),
});

const liveBetting = createRoute({
  getParentRoute: () => layouts.default,
  ...page('liveBetting'),
  validateSearch: (given: Record<string, unknown>) => ({ ...matchSearch(given), ...liveSearch(given) }),
  component: lazyRouteComponent(() => import('./live/LiveBettingPage.tsx'), 'LiveBettingPage'),
});

const ticketHistory = createRoute({
  getParentRoute: () => layouts.default,
  ...page('ticketHistory'),
  validateSearch: historySearch,
  component: lazyRouteComponent(() => import('./tickets/history/TicketHistoryPage.tsx'), 'TicketHistoryPage'),
});

const scores = createRoute({
  getParentRoute: () => layouts.default,
  ...page('scores'),
  validateSearch: scoresSearch,
  component: lazyRouteComponent(() => import('./scores/ScoresPage.tsx'), 'ScoresPage'),
});

/** One match alone; what its address says beside the match is for whoever embeds it. */
const match3 = createRoute({
  getParentRoute: () => layouts.match_tracker,
  ...page('match3'),
  validateSearch: ({ event }: Record<string, unknown>) => {
    const id = word(event);
    return id === undefined ? {} : { event: id };
  },
  component: lazyRouteComponent(() => import('./match/MatchTrackerPage.tsx'), 'MatchTrackerPage'),
});

const SlipAside = lazy(() =>
  yieldThen(() => import('./slip/SlipAside.tsx').then(({ SlipAside: Aside }) => ({ default: Aside }))),
);
const SportsSidebar = lazy(() =>
  yieldThen(() => import('./prematch/SportsSidebar.tsx').then(({ SportsSidebar: Sidebar }) => ({ default: Sidebar }))),
);
const SlipFooterButton = lazy(() =>
  yieldThen(() => import('./slip/SlipFooterButton.tsx').then(({ SlipFooterButton: Button }) => ({ default: Button }))),
);

const HomeOffer = lazy(() =>
  yieldThen(() => import('./home/HomeOffer.tsx').then(({ HomeOffer: Offer }) => ({ default: Offer }))),
);
const SlipOverlay = lazy(() =>
  yieldThen(() => import('./slip/SlipOverlay.tsx').then(({ SlipOverlay: Overlay }) => ({ default: Overlay }))),
);

const LastOffer = lazy(() =>
  yieldThen(() => import('./offline/LastOffer.tsx').then(({ LastOffer: Offer }) => ({ default: Offer }))),
);

/** Nothing is fetched before the slip runs, which is after the first paint. */
function Overlay() {
  return useServices() ? <SlipOverlay /> : null;
}

/** The sportsbook: prematch and live betting, scores, the slip, ticket history. */
export const sportsbook = {
  id: 'sportsbook',
  routes: { default: [betting, liveBetting, ticketHistory, scores], match_tracker: [match3] },
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
  offline: LastOffer,
  splash: (id) => (id === 'betting' ? IconBallFootball : id === 'liveBetting' ? IconBroadcast : undefined),
  start,
  ping: {
    query: () => running?.waitingFor(),
    receive: (answer) => running?.receive(answer),
  },
  busy: () => running?.busy() ?? false,
} satisfies AppModule;
