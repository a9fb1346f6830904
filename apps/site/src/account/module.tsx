import { layouts, page, type AppModule } from '@kvota/shell';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

const inDefault = { getParentRoute: () => layouts.default };
const pages = () => import('./pages.ts');
const bonuses = lazyRouteComponent(pages, 'BonusesPage');
const payment = lazyRouteComponent(pages, 'PaymentPage');

/** The pages of the signed-in player. Their texts are a separate group, which no other page loads. */
export const account = {
  id: 'account',
  routes: {
    default: [
      createRoute({ ...inDefault, ...page('accountSettings'), component: lazyRouteComponent(pages, 'ProfilePage') }),
      createRoute({
        ...inDefault,
        ...page('accountTransactions'),
        component: lazyRouteComponent(pages, 'TransactionsPage'),
      }),
      createRoute({ ...inDefault, ...page('accountBonuses'), component: bonuses }),
      createRoute({ ...inDefault, ...page('accountBonusesPeriodic'), component: bonuses }),
      createRoute({ ...inDefault, ...page('accountBonusesRegular'), component: bonuses }),
      createRoute({ ...inDefault, ...page('accountPayment'), component: payment }),
      createRoute({ ...inDefault, ...page('payin'), component: payment }),
      createRoute({ ...inDefault, ...page('messages'), component: lazyRouteComponent(pages, 'MessagesPage') }),
      createRoute({
        ...inDefault,
        ...page('voucherHistory'),
        component: lazyRouteComponent(pages, 'VoucherHistoryPage'),
      }),
    ],
  },
  menu: [],
  messageGroups: ['account'],
} satisfies AppModule;
