import { layouts, page, type AppModule } from '@kvota/shell';
import { IconCards, IconDeviceGamepad2, IconPlayCard } from '@tabler/icons-react';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { lobbies } from './lobby/area.ts';

const lobby = lazyRouteComponent(() => import('./lobby/LobbyPage.tsx'), 'LobbyPage');

const lobbyPages = lobbies.map((id) =>
  createRoute({ getParentRoute: () => layouts.default, ...page(id), component: lobby }),
);
const game = createRoute({
  getParentRoute: () => layouts.game,
  ...page('games'),
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
