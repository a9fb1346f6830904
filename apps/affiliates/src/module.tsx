import { pathOf, sitemap } from '@kvota/sitemap';
import { layouts, lazyPart, localeAtom, page, type AppModule } from '@kvota/shell';
import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';

const titles = {
  affiliates: msg({ id: 'page.affiliates', message: 'Affiliates' }),
  affiliatesOffice: msg({ id: 'page.affiliatesOffice', message: 'Office' }),
  affiliatesCalculation: msg({ id: 'page.affiliatesCalculation', message: 'Calculation' }),
  affiliatesPromoCodes: msg({ id: 'page.affiliatesPromoCodes', message: 'Promo codes' }),
  affiliatesTickets: msg({ id: 'page.affiliatesTickets', message: 'Agency tickets' }),
  affiliatesTransfers: msg({ id: 'page.affiliatesTransfers', message: 'Agency transfers' }),
  affiliatesUser: msg({ id: 'page.affiliatesUser', message: 'User' }),
  affiliatesUserSettings: msg({ id: 'page.affiliatesUserSettings', message: 'User settings' }),
  affiliatesUsersReview: msg({ id: 'page.affiliatesUsersReview', message: 'Users review' }),
};

const AgentsBar = lazyPart(() => import('./frame/AgentsBar.tsx'), 'AgentsBar');

/** A page in the frame of the area. The frame is loaded with the page. */
const inFrame = (load: () => Promise<ComponentType>) =>
  lazyRouteComponent(async () => {
    const [{ framed }, component] = await Promise.all([import('./frame/framed.tsx'), load()]);
    return framed(component);
  }, 'Framed');

const beingBuilt = inFrame(async () => (await import('@kvota/shell/being-built')).BeingBuiltPage);

const office = createRoute({
  getParentRoute: () => layouts.default,
  ...page('affiliatesOffice', titles.affiliatesOffice),
  component: inFrame(async () => (await import('./office/OfficePage.tsx')).OfficePage),
});
const usersReview = createRoute({
  getParentRoute: () => layouts.default,
  ...page('affiliatesUsersReview', titles.affiliatesUsersReview),
  component: inFrame(async () => (await import('./users/UsersPage.tsx')).UsersPage),
});
const user = createRoute({
  getParentRoute: () => layouts.default,
  ...page('affiliatesUser', titles.affiliatesUser),
  component: inFrame(async () => (await import('./users/detail/UserPage.tsx')).UserPage),
});
const transfers = createRoute({
  getParentRoute: () => layouts.default,
  ...page('affiliatesTransfers', titles.affiliatesTransfers),
  component: inFrame(async () => (await import('./transfers/TransfersPage.tsx')).TransfersPage),
});

const later = ['affiliatesCalculation', 'affiliatesPromoCodes', 'affiliatesTickets', 'affiliatesUserSettings'] as const;
const pending = later.map((id) =>
  createRoute({ getParentRoute: () => layouts.default, ...page(id, titles[id]), component: beingBuilt }),
);

const pagesOfArea = [
  'affiliatesOffice',
  'affiliatesUsersReview',
  'affiliatesUser',
  'affiliatesTransfers',
  ...later,
] as const;
type PageOfArea = (typeof pagesOfArea)[number];

/** A path that redirects to a page of the area and has the same guards. */
const leading = <const P extends `/${string}`>(path: P, guardedAs: PageOfArea | 'affiliates', to: PageOfArea) =>
  createRoute({
    getParentRoute: () => layouts.default,
    path,
    staticData: page(guardedAs, titles[guardedAs]).staticData,
    beforeLoad: ({ context, params, preload }) => {
      if (preload) return;
      throw redirect({ href: pathOf(to, context.host.store.get(localeAtom), params), replace: true });
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
    pagesOfArea.map((id) => leading(`${parent}${sitemap[id].path}`, id, id)),
  ),
];

/** The agents' area (OP-99). */
export const affiliates = {
  id: 'affiliates',
  routes: { default: [office, usersReview, user, transfers, ...pending, ...leads] },
  menu: [],
  accountMenu: async () => (await import('./account-menu.ts')).accountMenu,
  bottomBars: Object.fromEntries(pagesOfArea.map((id) => [id, AgentsBar])),
  messageGroups: ['agency'],
} satisfies AppModule;
