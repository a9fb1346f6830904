import { pathOf } from '@kvota/contracts';
import { layouts, localeAtom, page, type AppModule } from '@kvota/shell';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';

const beingBuilt = lazyRouteComponent(() => import('@kvota/shell/being-built'), 'BeingBuiltPage');

const office = createRoute({
  getParentRoute: () => layouts.default,
  ...page('affiliatesOffice'),
  component: lazyRouteComponent(() => import('./pages/OfficePage.tsx'), 'OfficePage'),
});

const later = [
  'affiliatesCalculation',
  'affiliatesPromoCodes',
  'affiliatesTickets',
  'affiliatesUserSettings',
  'affiliatesUsersReview',
] as const;
const pending = later.map((id) =>
  createRoute({ getParentRoute: () => layouts.default, ...page(id), component: beingBuilt }),
);

/** The bare address opens the office, and so do the two addresses that the area might be looked for at (OP-01). */
const toOffice = (['/affiliates', '/account/affiliates', '/account/bonuses/affiliates'] as const).map((path) =>
  createRoute({
    getParentRoute: () => layouts.default,
    path,
    staticData: page('affiliates').staticData,
    beforeLoad: ({ context, preload }) => {
      if (preload) return;
      throw redirect({ href: pathOf('affiliatesOffice', context.host.store.get(localeAtom)), replace: true });
    },
  }),
);

/** The agents' area (OP-99). */
export const affiliates = {
  id: 'affiliates',
  routes: { default: [office, ...pending, ...toOffice] },
  menu: [],
  messageGroups: ['site'],
  start: () => () => undefined,
} satisfies AppModule;
