import { pathOf, sitemap } from '@kvota/sitemap';
import { layouts, localeAtom, page, type AppModule } from '@kvota/shell';
import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';

const titles = {
  affiliates: msg({ id: 'page.affiliates', message: 'Affiliates' }),
  affiliatesOffice: msg({ id: 'page.affiliatesOffice', message: 'Office' }),
  affiliatesCalculation: msg({ id: 'page.affiliatesCalculation', message: 'Calculation' }),
  affiliatesPromoCodes: msg({ id: 'page.affiliatesPromoCodes', message: 'Promo codes' }),
  affiliatesTickets: msg({ id: 'page.affiliatesTickets', message: 'Agency tickets' }),
  affiliatesUserSettings: msg({ id: 'page.affiliatesUserSettings', message: 'User settings' }),
  affiliatesUsersReview: msg({ id: 'page.affiliatesUsersReview', message: 'Users review' }),
};

const beingBuilt = lazyRouteComponent(() => import('@kvota/shell/being-built'), 'BeingBuiltPage');

const office = createRoute({
  getParentRoute: () => layouts.default,
  ...page('affiliatesOffice', titles.affiliatesOffice),
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
  createRoute({ getParentRoute: () => layouts.default, ...page(id, titles[id]), component: beingBuilt }),
);

type PageOfArea = 'affiliatesOffice' | (typeof later)[number];

/** A path that redirects to a page of the area and has the same guards. */
const leading = <const P extends `/${string}`>(path: P, guardedAs: PageOfArea | 'affiliates', to: PageOfArea) =>
  createRoute({
    getParentRoute: () => layouts.default,
    path,
    staticData: page(guardedAs, titles[guardedAs]).staticData,
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
  accountMenu: async () => (await import('./account-menu.ts')).accountMenu,
  messageGroups: ['site'],
} satisfies AppModule;
