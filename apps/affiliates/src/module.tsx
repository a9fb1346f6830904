import { pathOf, sitemap } from '@kvota/sitemap';
import { layouts, localeAtom, page, type AppModule } from '@kvota/shell';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';

const beingBuilt = lazyRouteComponent(() => import('@kvota/shell/being-built'), 'BeingBuiltPage');

const office = createRoute({
  getParentRoute: () => layouts.default,
  ...page('affiliatesOffice'),
  component: lazyRouteComponent(() => import('./office/OfficePage.tsx'), 'OfficePage'),
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

type PageOfArea = 'affiliatesOffice' | (typeof later)[number];

/** A path that redirects to a page of the area and has the same guards. */
const leading = <const P extends `/${string}`>(path: P, guardedAs: PageOfArea | 'affiliates', to: PageOfArea) =>
  createRoute({
    getParentRoute: () => layouts.default,
    path,
    staticData: page(guardedAs).staticData,
    beforeLoad: ({ context, preload }) => {
      if (preload) return;
      throw redirect({ href: pathOf(to, context.host.store.get(localeAtom)), replace: true });
    },
  });

/**
 * The bare path opens the office. The two other paths at which the area might be expected redirect to it and to its
 * pages (OP-01).
 */
const leads = [
  ...(['/affiliates', '/account/affiliates', '/account/bonuses/affiliates'] as const).map((path) =>
    leading(path, 'affiliates', 'affiliatesOffice'),
  ),
  ...(['/account', '/account/bonuses'] as const).flatMap((parent) =>
    (['affiliatesOffice', ...later] as const).map((id) => leading(`${parent}${sitemap[id].path}`, id, id)),
  ),
];

/** The agents' area (OP-99). */
export const affiliates = {
  id: 'affiliates',
  routes: { default: [office, ...pending, ...leads] },
  menu: [],
  messageGroups: ['site'],
} satisfies AppModule;
