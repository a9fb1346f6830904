import { layouts, localeRoute, page, rootRoute, shellRoutes, unknownRoute, type AppModule } from '@kvota/shell';
import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { affiliates, agentVouchers } from './module.tsx';

const home = createRoute({
  getParentRoute: () => layouts.default,
  ...page('home', msg({ id: 'page.home', message: 'Home' })),
  component: lazyRouteComponent(() => import('./entry/EntryPage.tsx'), 'EntryPage'),
});

/** Home of the agents' app as a deployment by itself. */
const entry = {
  id: 'affiliates-entry',
  routes: { default: [home] },
  menu: [],
  messageGroups: ['agency'],
} satisfies AppModule;

export const modules: readonly AppModule[] = [entry, affiliates, agentVouchers];

export const routeTree = rootRoute.addChildren([
  localeRoute.addChildren([
    layouts.default.addChildren([
      ...entry.routes.default,
      ...affiliates.routes.default,
      ...agentVouchers.routes.default,
    ]),
    layouts.bare.addChildren([...shellRoutes]),
  ]),
  unknownRoute,
]);
