import * as v from 'valibot';

import { PositiveMoney } from '../amount/money-schema.ts';
import { Odds } from '../amount/odds-schema.ts';
import { Banner, BannerPage, ContactMessage, SiteTheme } from '../content/content.ts';
import { Locale } from '../locale/locale-schema.ts';
import { bonusKinds } from './account-calls.ts';
import { Outcome, paged, PageNumber, RequestId } from './answer.ts';
import { TextGroup } from './cms-calls.ts';
import { defineCall } from './call.ts';
import { Day, Instant } from './moment.ts';

/** The outcome of a user's next ticket, one of those that a client must handle. */
export const ForcedOutcome = v.variant('outcome', [
  v.object({ outcome: v.literal('accepted') }),
  v.object({ outcome: v.literal('denied'), subcode: v.number() }),
  v.object({ outcome: v.literal('oddchange'), odds: v.pipe(Odds, v.description('New odds of the first selection')) }),
  v.object({ outcome: v.literal('reoffer'), stake: PositiveMoney }),
  v.object({ outcome: v.literal('confirm') }),
  v.object({ outcome: v.literal('busy') }),
  v.object({ outcome: v.literal('error'), error: v.string() }),
  v.object({ outcome: v.literal('silent'), seconds: v.optional(v.number(), 60) }),
  v.object({ outcome: v.literal('cut'), when: v.picklist(['before', 'after']) }),
]);
export type ForcedOutcome = v.InferOutput<typeof ForcedOutcome>;

/** A text by language; languages may be missing. */
const inLanguages = v.record(Locale, v.optional(v.string()));

/** A banner as an operator writes it, with texts by language. */
export const WrittenBanner = v.object({
  ...Banner.entries,
  title: inLanguages,
  text: v.optional(inLanguages),
  action: v.optional(inLanguages),
});
export type WrittenBanner = v.InferOutput<typeof WrittenBanner>;

/** A fault of a call: it waits first, answers with a status, or closes the connection. */
export const CallFault = v.variant('kind', [
  v.object({
    kind: v.literal('slow'),
    milliseconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60_000)),
  }),
  v.object({ kind: v.literal('fail'), status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)) }),
  v.object({ kind: v.literal('cut') }),
]);
export type CallFault = v.InferOutput<typeof CallFault>;

const messageText = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
const selection = { eventId: v.string(), marketCode: v.string(), selectionCode: v.string() };
const operator = <const P extends string>(path: P) => `/operator/v1/${path}` as const;

/** Controls for operators and tests. They produce on purpose the situations that a client must handle. */
export const operatorCalls = {
  moveOdds: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('moveOdds'),
    summary: "Fix a selection's odds; null returns them to the feed",
    access: 'operator',
    body: v.object({ ...selection, odds: v.nullable(Odds), cms: v.optional(v.boolean(), false) }),
    answer: Outcome,
  }),
  suspendMarket: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('suspendMarket'),
    summary: 'Suspend or release a market, or all markets of a match',
    access: 'operator',
    body: v.object({
      eventId: v.string(),
      marketCode: v.nullish(v.string()),
      suspended: v.boolean(),
      cms: v.optional(v.boolean(), false),
    }),
    answer: Outcome,
  }),
  endMatch: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('endMatch'),
    summary: 'End a match now; it settles by the given score, or by its current one',
    access: 'operator',
    body: v.object({
      eventId: v.string(),
      score: v.nullish(
        v.tuple([v.pipe(v.number(), v.integer(), v.minValue(0)), v.pipe(v.number(), v.integer(), v.minValue(0))]),
      ),
    }),
    answer: Outcome,
  }),
  setFeed: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('setFeed'),
    summary: 'Stop or resume the source of matches and odds on this node',
    access: 'operator',
    body: v.object({ running: v.boolean() }),
    answer: Outcome,
  }),
  forceTicket: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('forceTicket'),
    summary: "Decide the outcome of a user's next ticket",
    access: 'operator',
    body: v.object({ username: v.string(), force: v.nullable(ForcedOutcome) }),
    answer: Outcome,
  }),
  dropSockets: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('dropSockets'),
    summary: 'Close every socket, or those of one user; clients reconnect',
    access: 'operator',
    body: v.object({ username: v.optional(v.string()) }),
    answer: v.object({ ...Outcome.entries, dropped: v.number() }),
  }),
  setSetting: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('setSetting'),
    summary: 'Change a status, ticket or general setting; clients are notified',
    access: 'operator',
    body: v.object({ group: v.picklist(['general', 'status', 'ticket']), key: v.string(), value: v.unknown() }),
    answer: Outcome,
  }),
  setTranslations: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('setTranslations'),
    summary: 'Replace built-in texts; null restores one. A call changes all of its texts or none',
    access: 'operator',
    body: v.object({
      lang: Locale,
      group: TextGroup,
      texts: v.pipe(
        v.record(v.string(), v.nullable(v.pipe(v.string(), v.maxLength(2000)))),
        v.maxEntries(500),
        v.description(
          'By the id of the text, with the same placeholders and elements, and the plurals of the language',
        ),
      ),
    }),
    answer: Outcome,
  }),
  setBanners: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('setBanners'),
    summary: 'Replace all banners; clients are notified',
    access: 'operator',
    body: v.object({ banners: v.pipe(v.array(WrittenBanner), v.maxLength(60)) }),
    answer: Outcome,
  }),
  setBannersPageSettings: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('setBannersPageSettings'),
    summary: 'Set the pages with banners; clients are notified',
    access: 'operator',
    body: v.object({ pages: v.pipe(v.array(BannerPage), v.maxLength(60)) }),
    answer: Outcome,
  }),
  setTheme: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('setTheme'),
    summary:
      'Set colours, logo, name, support and socials of the site at an origin; * applies to every origin without its own',
    access: 'operator',
    body: v.object({ domain: v.pipe(v.string(), v.maxLength(300)), dark: SiteTheme, light: SiteTheme }),
    answer: Outcome,
  }),
  setDocument: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('setDocument'),
    summary: 'Publish a version of a document in a language, in force from a day; earlier versions stay readable',
    access: 'operator',
    body: v.object({
      doc: v.string(),
      lang: Locale,
      title: v.string(),
      summary: v.string(),
      text: v.string(),
      inForceSince: Day,
    }),
    answer: v.object({ ...Outcome.entries, version: v.optional(v.number()) }),
  }),
  contactMessages: defineCall({
    id: 'operator',
    method: 'GET',
    path: operator('contactMessages'),
    summary: 'Messages sent with the contact form, newest first',
    access: 'operator',
    query: v.object({ page: PageNumber }),
    answer: paged(
      v.object({
        ...ContactMessage.entries,
        reference: v.string(),
        createdAt: v.string(),
        username: v.nullable(v.string()),
      }),
    ),
  }),
  setMaintenance: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('setMaintenance'),
    summary: 'Start a maintenance countdown; 0 cancels it',
    access: 'operator',
    body: v.object({ seconds: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    answer: Outcome,
  }),
  setBlocked: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('setBlocked'),
    summary: 'Block or unblock a user',
    access: 'operator',
    body: v.object({ username: v.string(), blocked: v.boolean() }),
    answer: Outcome,
  }),
  setRoles: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('setRoles'),
    summary: 'Replace the roles of a user; the next ping renews the token',
    access: 'operator',
    body: v.object({
      username: v.string(),
      roles: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{0,31}$/))), v.maxLength(20)),
    }),
    answer: Outcome,
  }),
  endSessions: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('endSessions'),
    summary: 'Sign a user out on all devices',
    access: 'operator',
    body: v.object({ username: v.string() }),
    answer: v.object({ ...Outcome.entries, ended: v.number() }),
  }),
  setFault: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('setFault'),
    summary: 'Make a call slow, failing or disconnected on this node for a time, for all users or one; null ends it',
    access: 'operator',
    body: v.object({
      call: v.pipe(
        v.string(),
        v.description('Name of the call, such as ping; * for every call except those below /operator'),
      ),
      fault: v.nullable(CallFault),
      seconds: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(3600)), 60),
      username: v.optional(v.string()),
    }),
    answer: Outcome,
  }),
  sendMessage: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('sendMessage'),
    summary: 'Send a message to the inbox of one user or of all, in one language or several',
    access: 'operator',
    body: v.object({
      requestId: v.optional(RequestId),
      username: v.optional(v.string()),
      texts: v.pipe(
        v.record(Locale, v.object({ title: messageText(120), text: messageText(5000) })),
        v.minEntries(1),
        v.description('By language; users of another language get English, or the first if there is no English'),
      ),
    }),
    answer: v.object({ ...Outcome.entries, id: v.nullish(v.string()) }),
  }),
  grantBonus: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('grantBonus'),
    summary: 'Grant a user free bets, once or for a period; the rest expires at the end',
    access: 'operator',
    body: v.object({
      requestId: RequestId,
      username: v.string(),
      kind: v.picklist(bonusKinds),
      name: messageText(120),
      amount: PositiveMoney,
      expiresAt: v.optional(Instant),
      period: v.optional(v.object({ from: Day, to: Day })),
    }),
    answer: v.object({ ...Outcome.entries, id: v.nullish(v.string()) }),
  }),
  reloadPage: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('reloadPage'),
    summary: 'Make every client fetch its offer again',
    access: 'operator',
    body: v.object({}),
    answer: Outcome,
  }),
  checkLedger: defineCall({
    id: 'operator',
    method: 'GET',
    path: operator('checkLedger'),
    summary: 'Check the invariants of the ledger',
    access: 'operator',
    answer: v.object({ ok: v.boolean(), violations: v.array(v.string()), accounts: v.number(), entries: v.number() }),
  }),
};
