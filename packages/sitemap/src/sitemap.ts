import { agentRole, operatorRole, paymentRole } from '@kvota/contracts';
import type { PageName } from './page-name.ts';

/** Frames around pages (ROUTE-51 … ROUTE-54). `bare` is for sign-in and health pages (OP-09). */
export type Layout = 'default' | 'game' | 'fullgame' | 'match_tracker' | 'bare';

/** One page of the product. `$name` in its path is a parameter, `{-$name}` an optional one. The path has no language. */
export interface SitemapEntry {
  readonly path: `/${string}`;
  readonly layout: Layout;
  /** Name in route metadata, if the specification gives one. */
  readonly page?: PageName;
  /** True if the page requires login (OP-07). */
  readonly login?: true;
  /** The page requires one of these roles, compared exactly (ROUTE-66). */
  readonly roles?: readonly string[];
}

const inDefault = <const P extends `/${string}`>(path: P) => ({ path, layout: 'default' }) as const;
const member = <const P extends `/${string}`>(path: P) => ({ path, layout: 'default', login: true }) as const;
/** The operator is the root of the tree of agents and uses the same pages. */
const agentRoles = [agentRole, operatorRole] as const;
const agent = <const P extends `/${string}`>(path: P) =>
  ({ path, layout: 'default', login: true, roles: agentRoles }) as const;

/** Every page of the product by its id (ROUTE-03 … ROUTE-50, OP-01, OP-07, OP-09). */
export const sitemap = {
  home: { path: '/', layout: 'default', page: 'Home' },
  aboutUs: inDefault('/about_us'),
  betting: { path: '/betting', layout: 'default', page: 'betting' },
  callback: { path: '/callback', layout: 'bare' },
  casino: { path: '/casino', layout: 'default', page: 'casino' },
  casinoLive: { path: '/casino_live', layout: 'default', page: 'casinoLive' },
  casinoSection: { path: '/casino_section', layout: 'default', page: 'casinoSection' },
  casino2: inDefault('/casino2'),
  casino3: inDefault('/casino3'),
  contactUs: inDefault('/contact_us'),
  index1: inDefault('/index1'),
  liveBetting: { path: '/live_betting', layout: 'default', page: 'liveBetting' },
  logout: { path: '/logout', layout: 'bare' },
  match3: { path: '/match3', layout: 'match_tracker' },
  messages: member('/messages'),
  numberGames: inDefault('/number_games'),
  other: inDefault('/other'),
  payin: member('/payin'),
  ping: { path: '/ping', layout: 'bare' },
  poker: inDefault('/poker'),
  privacy: inDefault('/privacy'),
  promo: inDefault('/promo'),
  responsibleGambling: inDefault('/responsible_gambling'),
  scores: inDefault('/scores'),
  skillGames: inDefault('/skill_games'),
  slots: inDefault('/slots'),
  support: inDefault('/support'),
  termsnc: inDefault('/termsnc'),
  ticketHistory: { path: '/ticket_history', layout: 'default', page: 'ticketHistory', login: true },
  virtuals: { path: '/virtuals', layout: 'default', page: 'virtuals' },
  voucherHistory: member('/voucher_history'),
  accountGames: member('/account/games'),
  accountLimits: member('/account/limits'),
  accountPayment: { path: '/account/payment', layout: 'default', login: true, roles: [paymentRole] },
  accountSettings: { path: '/account/settings', layout: 'default', page: 'userSettings', login: true },
  accountTransactions: { path: '/account/transactions', layout: 'default', page: 'transactions', login: true },
  accountBonuses: member('/account/bonuses'),
  accountBonusesPeriodic: member('/account/bonuses/periodic'),
  accountBonusesRegular: member('/account/bonuses/regular'),
  affiliates: agent('/affiliates'),
  affiliatesAudit: agent('/affiliates/audit'),
  affiliatesCalculation: agent('/affiliates/calculation'),
  affiliatesOffice: { path: '/affiliates/office', layout: 'default', page: 'office', login: true, roles: agentRoles },
  affiliatesPlan: agent('/affiliates/calculation/plan'),
  affiliatesPromoCodes: agent('/affiliates/promo_codes'),
  affiliatesStatement: agent('/affiliates/calculation/$period'),
  affiliatesTickets: {
    path: '/affiliates/tickets',
    layout: 'default',
    page: 'agencyTickets',
    login: true,
    roles: agentRoles,
  },
  affiliatesTransfers: agent('/affiliates/transfers'),
  affiliatesUser: agent('/affiliates/users_review/$id'),
  affiliatesUserSettings: agent('/affiliates/user_settings'),
  affiliatesVouchers: agent('/affiliates/vouchers'),
  affiliatesUsersReview: {
    path: '/affiliates/users_review',
    layout: 'default',
    page: 'userReview',
    login: true,
    roles: agentRoles,
  },
  sportbettingRules: inDefault('/sportbetting/rules'),
  documents: inDefault('/documents/{-$doc}'),
  games: { path: '/games/{-$provider}/{-$game}', layout: 'game', page: 'casinoGame' },
} as const satisfies Record<string, SitemapEntry>;

export type SitemapId = keyof typeof sitemap;

/** Returns the entry of a page, with the optional fields in its type. */
export function sitemapEntry(id: SitemapId): SitemapEntry {
  return sitemap[id];
}

/** Returns the ids of all pages. Lists of pages, in tests for example, are derived from it. */
export function pageIds(): readonly SitemapId[] {
  return Object.keys(sitemap) as SitemapId[]; // keys of the sitemap
}

/** Returns the pages that need a login and no role: those of every player. */
export function playerPages(): readonly SitemapId[] {
  return pageIds().filter((id) => sitemapEntry(id).login && !sitemapEntry(id).roles);
}
