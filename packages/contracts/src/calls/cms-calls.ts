import * as v from 'valibot';

import { Banner, BannerPage, ContactMessage, DocumentHead, DocumentPage, SiteTheme } from '../content/content.ts';
import { Locale } from '../locale/locale-schema.ts';
import { MarketFilter } from '../offer/market-filter.ts';
import { SidebarSport } from '../offer/sidebar.ts';
import { KeyValue } from '../settings/key-value.ts';
import { numberInQuery, Outcome } from './answer.ts';
import { defineCall } from './call.ts';

const bySport = v.record(v.string(), v.array(v.string()));
const bettingArea = v.object({ favorite_markets: v.optional(bySport, {}), favorite_leagues: v.optional(bySport, {}) });
const gameArea = v.object({
  favorite_games: v.optional(v.array(v.string()), []),
  last_played_games: v.optional(v.array(v.string()), []),
});

/** Settings of a user, by area (FAV-03 … FAV-05). */
export const UserSettings = v.object({
  site: v.optional(v.object({ lang: v.optional(Locale) }), {}),
  betting: v.optional(bettingArea, {}),
  live_betting: v.optional(bettingArea, {}),
  casino: v.optional(gameArea, {}),
  casino_live: v.optional(gameArea, {}),
  virtuals: v.optional(gameArea, {}),
});
export type UserSettings = v.InferOutput<typeof UserSettings>;

/** One setting to save: the area, the field, and its complete new value (CALL-18, OP-63). */
export const UserSetting = v.object({
  object: v.picklist(['site', 'betting', 'live_betting', 'casino', 'casino_live', 'virtuals']),
  property: v.picklist(['lang', 'favorite_markets', 'favorite_leagues', 'favorite_games', 'last_played_games']),
  value: v.unknown(),
});
export type UserSetting = v.InferOutput<typeof UserSetting>;

/** The groups of texts (I18N-03). */
export const TextGroup = v.picklist([
  'betting',
  'tickets',
  'site',
  'casino',
  'history',
  'account',
  'vouchers',
  'agency',
  'theme',
  'games',
]);
export type TextGroup = v.InferOutput<typeof TextGroup>;

const Themes = v.array(SiteTheme);
const cms = <const P extends string>(path: P) => `/cms/v1/${path}` as const;

/** Calls below /cms/v1: settings, texts, banners, themes, market filters. */
export const cmsCalls = {
  userSettings: defineCall({
    id: 'CALL-06',
    method: 'GET',
    path: cms('users/userSettings'),
    summary: 'Settings of the user',
    access: 'player',
    answer: UserSettings,
  }),
  saveUserSettings: defineCall({
    id: 'CALL-18',
    method: 'POST',
    path: cms('users/userSettings'),
    summary: 'Save settings of the user',
    access: 'player',
    body: v.object({ settings: v.pipe(v.array(UserSetting), v.maxLength(50)) }),
    answer: Outcome,
  }),
  marketFilters: defineCall({
    id: 'CALL-07',
    method: 'POST',
    path: cms('markets/getMarketFilters'),
    summary: 'Column groups of tables and blocks of match pages',
    access: 'public',
    tagged: true,
    body: v.object({ type: v.picklist(['prematch match', 'prematch main', 'live match', 'live main']) }),
    answer: v.array(MarketFilter),
  }),
  allSports: defineCall({
    id: 'CALL-08',
    method: 'POST',
    path: cms('markets/getAllSports'),
    summary: 'The sports of the prematch or live sidebar',
    access: 'public',
    body: v.object({ id: v.picklist(['prematch', 'live']), time_filter: v.nullish(v.picklist([1, 3, 12, 24, 72])) }),
    answer: v.array(SidebarSport),
  }),
  bannersPageSettings: defineCall({
    id: 'CALL-12',
    method: 'GET',
    path: cms('bannersPageSettings'),
    summary: 'Pages with banners, and how long each banner is visible, in milliseconds',
    access: 'public',
    tagged: true,
    answer: v.array(BannerPage),
  }),
  bannersAll: defineCall({
    id: 'CALL-13',
    method: 'GET',
    path: cms('bannersAll'),
    summary: 'All banners, in order; titles in the requested language',
    access: 'public',
    tagged: true,
    query: v.object({ lang: v.optional(Locale) }),
    answer: v.array(Banner),
  }),
  themesByDomain: defineCall({
    id: 'CALL-14',
    method: 'GET',
    path: cms('themesByDomain'),
    summary: 'Colours, logo, name, support and socials of the site at an origin',
    access: 'public',
    tagged: true,
    query: v.object({ domain: v.pipe(v.string(), v.maxLength(300)) }),
    answer: v.object({ theme: v.object({ dark: Themes, light: Themes }) }),
  }),
  ticketSettings: defineCall({
    id: 'CALL-15',
    method: 'GET',
    path: cms('settings/ticket'),
    summary: 'Limits and times of tickets',
    access: 'public',
    tagged: true,
    answer: v.array(KeyValue),
  }),
  statusSettings: defineCall({
    id: 'CALL-16',
    method: 'GET',
    path: cms('settings/status'),
    summary: 'Status switches',
    access: 'public',
    tagged: true,
    answer: v.array(KeyValue),
  }),
  generalSettings: defineCall({
    id: 'CALL-17',
    method: 'GET',
    path: cms('settings/general'),
    summary: 'Menu, marquee, roles',
    access: 'public',
    tagged: true,
    answer: v.array(KeyValue),
  }),
  translations: defineCall({
    id: 'CALL-34',
    method: 'GET',
    path: cms('translations'),
    summary: "The operator's own texts of one group in one language, by the id of the text they replace",
    access: 'public',
    tagged: true,
    query: v.object({ lang: Locale, group: TextGroup }),
    answer: v.record(v.string(), v.string()),
  }),
  documents: defineCall({
    id: 'OP-87 documents',
    method: 'GET',
    path: cms('documents'),
    summary: 'The documents of the operator that are in force today',
    access: 'public',
    tagged: true,
    query: v.object({ lang: v.optional(Locale) }),
    answer: v.array(DocumentHead),
  }),
  document: defineCall({
    id: 'OP-87 documents',
    method: 'GET',
    path: cms('documents/{doc}'),
    summary: 'A document of the operator: the version in force, or the requested one',
    access: 'public',
    tagged: true,
    params: v.object({ doc: v.string() }),
    query: v.object({ lang: v.optional(Locale), version: v.optional(v.pipe(numberInQuery, v.minValue(1))) }),
    answer: DocumentPage,
  }),
  sendContactMessage: defineCall({
    id: 'OP-10 contact',
    method: 'POST',
    path: cms('contact'),
    summary: 'Send a message to the operator; a repeated id is the same message',
    access: 'public',
    personal: true,
    body: ContactMessage,
    answer: v.object({ ...Outcome.entries, reference: v.string() }),
  }),
};
