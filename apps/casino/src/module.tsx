import { layouts, page, type AppModule } from '@kvota/shell';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { IconCards, IconDeviceGamepad2, IconPlayCard } from '@tabler/icons-react';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { lobbies, type Lobby } from './lobby/area.ts';

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

const lobbyPages = lobbies.map((id) =>
  createRoute({ getParentRoute: () => layouts.default, ...page(id, lobbyTitles[id]), component: lobby }),
);
const game = createRoute({
  getParentRoute: () => layouts.game,
  ...page('games', msg({ id: 'page.games', message: 'Game' })),
  component: lazyRouteComponent(() => import('./game/GamePage.tsx'), 'GamePage'),
});

/** The casino, live casino and virtuals: their lobbies and the page of a game. */
export const casino = {
  id: 'casino',
  routes: { default: lobbyPages, game: [game] },
  menu: [
    { id: 'casino', icon: IconCards },
    { id: 'casino_live', icon: IconPlayCard },
    { id: 'virtuals', icon: IconDeviceGamepad2 },
  ],
  messageGroups: ['casino'],
} satisfies AppModule;
