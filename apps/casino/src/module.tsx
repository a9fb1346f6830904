import { layouts, page, type AppModule } from '@kvota/shell';
import { IconCards, IconDeviceGamepad2, IconPlayCard } from '@tabler/icons-react';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

const lobby = lazyRouteComponent(() => import('./pages/LobbyPage.tsx'), 'LobbyPage');

const casinoPage = createRoute({ getParentRoute: () => layouts.default, ...page('casino'), component: lobby });
const casinoLive = createRoute({ getParentRoute: () => layouts.default, ...page('casinoLive'), component: lobby });
const virtuals = createRoute({ getParentRoute: () => layouts.default, ...page('virtuals'), component: lobby });

/** The casino, live casino and virtuals. */
export const casino = {
  id: 'casino',
  routes: { default: [casinoPage, casinoLive, virtuals] },
  menu: [
    { id: 'casino', icon: IconCards },
    { id: 'casino_live', icon: IconPlayCard },
    { id: 'virtuals', icon: IconDeviceGamepad2 },
  ],
  messageGroups: ['casino'],
  start: () => () => undefined,
} satisfies AppModule;
