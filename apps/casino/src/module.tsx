import { layouts, page, type AppModule, type ClosedVisit, type WhileClosed } from '@kvota/shell';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { IconCards, IconDeviceGamepad2, IconPlayCard } from '@tabler/icons-react';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { lobbies, type Lobby } from './lobby/area.ts';
import { startCasino } from './notices/start-casino.ts';
import { StageOverlay } from './stage/StageOverlay.tsx';

const lobbyTitles: Record<Lobby, MessageDescriptor> = {
  casino: msg({ id: 'page.casino', message: 'Casino' }),
  slots: msg({ id: 'page.slots', message: 'Slots' }),
  poker: msg({ id: 'page.poker', message: 'Poker' }),
  skillGames: msg({ id: 'page.skillGames', message: 'Skill games' }),
  numberGames: msg({ id: 'page.numberGames', message: 'Number games' }),
  other: msg({ id: 'page.other', message: 'Other games' }),
  casino2: msg({ id: 'page.casino2', message: 'Games by provider' }),
  casino3: msg({ id: 'page.casino3', message: 'Games by theme' }),
  casinoSection: msg({ id: 'page.casinoSection', message: 'Casino games' }),
  casinoLive: msg({ id: 'page.casinoLive', message: 'Live casino' }),
  virtuals: msg({ id: 'page.virtuals', message: 'Virtuals' }),
};

const lobby = lazyRouteComponent(() => import('./lobby/LobbyPage.tsx'), 'LobbyPage');

/** A player with an unfinished round is let in while the casino is off (CAS-33). */
const letIn = (id: Lobby | 'games') => ({
  async whileClosed(visit: ClosedVisit): Promise<WhileClosed> {
    const { visitWhileClosed } = await import('./closed/visit-while-closed.ts');
    return visitWhileClosed(id, visit);
  },
});

const lobbyPages = lobbies.map((id) =>
  createRoute({ getParentRoute: () => layouts.default, ...page(id, lobbyTitles[id], letIn(id)), component: lobby }),
);
const game = createRoute({
  getParentRoute: () => layouts.game,
  ...page('games', msg({ id: 'page.games', message: 'Game' }), letIn('games')),
  component: lazyRouteComponent(() => import('./game/GamePage.tsx'), 'GamePage'),
});

const history = createRoute({
  getParentRoute: () => layouts.default,
  ...page('accountGames', msg({ id: 'page.accountGames', message: 'Games played' })),
  component: lazyRouteComponent(() => import('./history/GamesPage.tsx'), 'GamesPage'),
});

/** The casino, live casino and virtuals: their lobbies, and the page of a game. */
export const casino = {
  id: 'casino',
  routes: { default: lobbyPages, game: [game] },
  menu: [
    { id: 'casino', icon: IconCards },
    { id: 'casino_live', icon: IconPlayCard },
    { id: 'virtuals', icon: IconDeviceGamepad2 },
  ],
  messageGroups: ['casino'],
  overlay: StageOverlay,
  async prefetch(id, _search, { api, queryClient }) {
    if (id !== 'casino') return;
    const { lobbyQuery } = await import('./data/game-queries.ts');
    await queryClient.prefetchQuery(lobbyQuery(api, 'casino', undefined));
  },
  start: startCasino,
} satisfies AppModule;

/** The games that were played, a module with texts that no lobby loads. */
export const gameHistory = {
  id: 'gameHistory',
  routes: { default: [history] },
  menu: [],
  accountMenu: async () => (await import('./account-menu.ts')).accountMenu,
  messageGroups: ['history'],
} satisfies AppModule;
