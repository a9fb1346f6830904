import { layouts, page, type AppModule } from '@kvota/shell';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

const home = createRoute({
  getParentRoute: () => layouts.default,
  ...page('home'),
  component: lazyRouteComponent(() => import('./pages/HomePage.tsx'), 'HomePage'),
});

const beingBuilt = lazyRouteComponent(() => import('@kvota/shell/being-built'), 'BeingBuiltPage');

/** Pages that are still to come, each in the layout the sitemap gives it; one leaves this list when its own page arrives. */
const later = [
  'aboutUs',
  'casinoSection',
  'casino2',
  'casino3',
  'contactUs',
  'index1',
  'messages',
  'numberGames',
  'other',
  'payin',
  'poker',
  'privacy',
  'promo',
  'responsibleGambling',
  'skillGames',
  'slots',
  'support',
  'termsnc',
  'voucherHistory',
  'accountPayment',
  'accountSettings',
  'accountTransactions',
  'accountBonuses',
  'accountBonusesPeriodic',
  'accountBonusesRegular',
  'sportbettingRules',
  'documents',
] as const;

const pending = later.map((id) =>
  createRoute({ getParentRoute: () => layouts.default, ...page(id), component: beingBuilt }),
);
const games = createRoute({ getParentRoute: () => layouts.game, ...page('games'), component: beingBuilt });

/** What the player site brings itself: home, and the pages that belong to no other app. */
export const site = {
  id: 'site',
  routes: { default: [home, ...pending], game: [games] },
  menu: [],
  messageGroups: ['site'],
  start: () => () => undefined,
} satisfies AppModule;
