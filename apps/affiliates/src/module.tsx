import { pathOf, sitemap } from '@kvota/sitemap';
import { layouts, lazyPart, localeAtom, page, type AppModule } from '@kvota/shell';
import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';

const titles = {
  affiliates: msg({ id: 'page.affiliates', message: 'Affiliates' }),
  affiliatesAudit: msg({ id: 'page.affiliatesAudit', message: 'Audit' }),
  affiliatesOffice: msg({ id: 'page.affiliatesOffice', message: 'Office' }),
  affiliatesCalculation: msg({ id: 'page.affiliatesCalculation', message: 'Calculation' }),
  affiliatesPlan: msg({ id: 'page.affiliatesPlan', message: 'Commission plan' }),
  affiliatesPromoCodes: msg({ id: 'page.affiliatesPromoCodes', message: 'Promo codes' }),
  affiliatesStatement: msg({ id: 'page.affiliatesStatement', message: 'Statement' }),
  affiliatesTickets: msg({ id: 'page.affiliatesTickets', message: 'Agency tickets' }),
  affiliatesTransfers: msg({ id: 'page.affiliatesTransfers', message: 'Agency transfers' }),
  affiliatesUser: msg({ id: 'page.affiliatesUser', message: 'User' }),
  affiliatesUserSettings: msg({ id: 'page.affiliatesUserSettings', message: 'User settings' }),
  affiliatesUsersReview: msg({ id: 'page.affiliatesUsersReview', message: 'Users review' }),
  affiliatesVouchers: msg({ id: 'page.affiliatesVouchers', message: 'Agency vouchers' }),
};

const AgentsBar = lazyPart(() => import('./frame/AgentsBar.tsx'), 'AgentsBar');

/** A page in the frame of the area. The frame is loaded with the page. */
const inFrame = (load: () => Promise<ComponentType>) =>
  lazyRouteComponent(async () => {
    const [{ framed }, component] = await Promise.all([import('./frame/framed.tsx'), load()]);
    return framed(component);
  }, 'Framed');

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

const audit = createRoute({
  getParentRoute: () => layouts.default,
  ...page('affiliatesAudit', titles.affiliatesAudit),
  component: inFrame(async () => (await import('./audit/AuditPage.tsx')).AuditPage),
});

const tickets = createRoute({
  getParentRoute: () => layouts.default,
  ...page('affiliatesTickets', titles.affiliatesTickets),
  component: inFrame(async () => (await import('./tickets/TicketsPage.tsx')).TicketsPage),
});

const calculation = createRoute({
  getParentRoute: () => layouts.default,
  ...page('affiliatesCalculation', titles.affiliatesCalculation),
  component: inFrame(async () => (await import('./calculation/CalculationPage.tsx')).CalculationPage),
});

const promoCodes = createRoute({
  getParentRoute: () => layouts.default,
  ...page('affiliatesPromoCodes', titles.affiliatesPromoCodes),
  component: inFrame(async () => (await import('./promo/PromoCodesPage.tsx')).PromoCodesPage),
});

const statement = createRoute({
  getParentRoute: () => layouts.default,
  ...page('affiliatesStatement', titles.affiliatesStatement),
  component: inFrame(async () => (await import('./statement/StatementPage.tsx')).StatementPage),
});

const plan = createRoute({
  getParentRoute: () => layouts.default,
  ...page('affiliatesPlan', titles.affiliatesPlan),
  component: inFrame(async () => (await import('./plan/PlanPage.tsx')).PlanPage),
});

const userSettings = createRoute({
  getParentRoute: () => layouts.default,
  ...page('affiliatesUserSettings', titles.affiliatesUserSettings),
  component: inFrame(async () => (await import('./settings/SettingsPage.tsx')).SettingsPage),
});

const vouchers = createRoute({
  getParentRoute: () => layouts.default,
  ...page('affiliatesVouchers', titles.affiliatesVouchers),
  component: inFrame(async () => (await import('./vouchers/AgentVouchersPage.tsx')).AgentVouchersPage),
});

const pagesOfArea = [
  'affiliatesOffice',
  'affiliatesUsersReview',
  'affiliatesUser',
  'affiliatesTransfers',
  'affiliatesAudit',
  'affiliatesTickets',
  'affiliatesCalculation',
  'affiliatesStatement',
  'affiliatesPlan',
  'affiliatesPromoCodes',
  'affiliatesUserSettings',
  'affiliatesVouchers',
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

const leadsTo = (id: PageOfArea) =>
  (['/account', '/account/bonuses'] as const).map((parent) => leading(`${parent}${sitemap[id].path}`, id, id));

/**
 * The bare path opens the office. The two other paths at which the area might be expected redirect to it and to its
 * pages (OP-01).
 */
const leads = [
  ...(['/affiliates', '/account/affiliates', '/account/bonuses/affiliates'] as const).map((path) =>
    leading(path, 'affiliates', 'affiliatesOffice'),
  ),
  ...pagesOfArea.filter((id) => id !== 'affiliatesVouchers').flatMap(leadsTo),
];

/** The agents' area (OP-99). */
export const affiliates = {
  id: 'affiliates',
  routes: {
    default: [
      office,
      usersReview,
      user,
      transfers,
      audit,
      tickets,
      calculation,
      statement,
      plan,
      promoCodes,
      userSettings,
      ...leads,
    ],
  },
  menu: [],
  accountMenu: async () => (await import('./account-menu.ts')).accountMenu,
  bottomBars: Object.fromEntries(pagesOfArea.map((id) => [id, AgentsBar])),
  messageGroups: ['agency'],
} satisfies AppModule;

/** The agents' vouchers with the paths that lead to them, a module with texts that no other page of the area loads. */
export const agentVouchers = {
  id: 'agentVouchers',
  routes: { default: [vouchers, ...leadsTo('affiliatesVouchers')] },
  menu: [],
  messageGroups: ['agency', 'vouchers'],
} satisfies AppModule;
