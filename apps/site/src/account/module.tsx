import { pathOf } from '@kvota/sitemap';
import { layouts, localeAtom, page, type AppModule } from '@kvota/shell';
import { keepLinked } from '@kvota/vouchers/link';
import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';

import { keepCode } from './agent/kept-code.ts';

const inDefault = { getParentRoute: () => layouts.default };
const pages = () => import('./pages.ts');
const bonuses = lazyRouteComponent(pages, 'BonusesPage');
const payment = lazyRouteComponent(pages, 'PaymentPage');
const profileTitle = msg({ id: 'page.accountSettings', message: 'Profile' });

/** The pages of the signed-in player. Their texts are a separate group, which no other page loads. */
export const account = {
  id: 'account',
  routes: {
    default: [
      createRoute({
        ...inDefault,
        ...page('accountSettings', profileTitle),
        component: lazyRouteComponent(pages, 'ProfilePage'),
      }),
      // The account itself opens the profile, with the guards of the profile.
      createRoute({
        ...inDefault,
        path: '/account',
        staticData: page('accountSettings', profileTitle).staticData,
        beforeLoad: ({ context, preload }) => {
          if (preload) return;
          throw redirect({ href: pathOf('accountSettings', context.host.store.get(localeAtom)), replace: true });
        },
      }),
      createRoute({
        ...inDefault,
        ...page('accountTransactions', msg({ id: 'page.accountTransactions', message: 'Transactions' })),
        component: lazyRouteComponent(pages, 'TransactionsPage'),
      }),
      createRoute({
        ...inDefault,
        ...page('accountBonuses', msg({ id: 'page.accountBonuses', message: 'Bonuses' })),
        component: bonuses,
      }),
      createRoute({
        ...inDefault,
        ...page('accountBonusesPeriodic', msg({ id: 'page.accountBonusesPeriodic', message: 'Periodic bonuses' })),
        component: bonuses,
      }),
      createRoute({
        ...inDefault,
        ...page('accountBonusesRegular', msg({ id: 'page.accountBonusesRegular', message: 'Regular bonuses' })),
        component: bonuses,
      }),
      createRoute({
        ...inDefault,
        ...page('accountPayment', msg({ id: 'page.accountPayment', message: 'Payment' })),
        component: payment,
      }),
      createRoute({
        ...inDefault,
        ...page('accountLimits', msg({ id: 'page.accountLimits', message: 'Limits and protection' })),
        component: lazyRouteComponent(pages, 'LimitsPage'),
      }),
      createRoute({
        ...inDefault,
        ...page('payin', msg({ id: 'page.payin', message: 'Cashier' })),
        component: payment,
      }),
      createRoute({
        ...inDefault,
        ...page('messages', msg({ id: 'page.messages', message: 'Messages' })),
        component: lazyRouteComponent(pages, 'MessagesPage'),
      }),
    ],
  },
  menu: [],
  accountMenu: async () => (await import('./account-menu.ts')).accountMenu,
  messageGroups: ['account'],
  // The guards lead a visitor away from pages of players, so that the code of a link is kept before them.
  prefetch: async (opened, { promo }, { tabStorage }) => {
    if (opened === 'accountSettings') keepCode(tabStorage, promo);
  },
} satisfies AppModule;

/** The player's vouchers, a module with texts that the agents' area loads too. */
export const vouchers = {
  id: 'vouchers',
  routes: {
    default: [
      createRoute({
        ...inDefault,
        ...page('voucherHistory', msg({ id: 'page.voucherHistory', message: 'Vouchers' })),
        component: lazyRouteComponent(pages, 'VoucherHistoryPage'),
      }),
    ],
  },
  menu: [],
  messageGroups: ['account', 'vouchers'],
  // The guards lead a visitor away from pages of players, so that the code of a link is kept before them.
  prefetch: async (opened, _search, { tabStorage }) => {
    if (opened === 'voucherHistory') keepLinked(tabStorage, location.hash);
  },
} satisfies AppModule;
