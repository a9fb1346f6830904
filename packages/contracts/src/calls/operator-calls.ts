import * as v from 'valibot';

import { Odds, PositiveMoney } from '../amounts.ts';
import { Locale } from '../locale-schema.ts';
import { Outcome } from './answer.ts';
import { TextGroup } from './cms-calls.ts';
import { defineCall } from './call.ts';

/** What happens to a user's next ticket: one of the outcomes a client has to live with. */
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

const selection = { eventId: v.string(), marketCode: v.string(), selectionCode: v.string() };
const operator = <const P extends string>(path: P) => `/operator/v1/${path}` as const;

/** Controls with which an operator, or a test, brings about on purpose what a client must react to. */
export const operatorCalls = {
  moveOdds: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('moveOdds'),
    summary: "Set a selection's odds and hold them there; odds null gives them back to the feed",
    access: 'operator',
    body: v.object({ ...selection, odds: v.nullable(Odds), cms: v.optional(v.boolean(), false) }),
    answer: Outcome,
  }),
  suspendMarket: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('suspendMarket'),
    summary: 'Suspend a market, or all of a match, until it is released',
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
    summary: 'End a match now; it settles by the score given, or the one it has',
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
    summary: 'Silence the source of matches and odds on this node, or let it speak again',
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
    summary: 'Cut every socket',
    access: 'operator',
    body: v.object({}),
    answer: v.object({ ...Outcome.entries, dropped: v.number() }),
  }),
  setSetting: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('setSetting'),
    summary: 'Change a status, ticket or general setting; clients are told to reload settings',
    access: 'operator',
    body: v.object({ group: v.picklist(['general', 'status', 'ticket']), key: v.string(), value: v.unknown() }),
    answer: Outcome,
  }),
  setTranslations: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('setTranslations'),
    summary: 'Put own texts in place of the built-in ones; null gives the built-in one back. All of a call or nothing',
    access: 'operator',
    body: v.object({
      lang: Locale,
      group: TextGroup,
      texts: v.pipe(
        v.record(v.string(), v.nullable(v.pipe(v.string(), v.maxLength(2000)))),
        v.maxEntries(500),
        v.description('By the id of the text: the same placeholders and elements, and the plurals of the language'),
      ),
    }),
    answer: Outcome,
  }),
  setMaintenance: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('setMaintenance'),
    summary: 'Begin a maintenance countdown, or withdraw it with 0',
    access: 'operator',
    body: v.object({ seconds: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    answer: Outcome,
  }),
  setBlocked: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('setBlocked'),
    summary: 'Block a user, or end it',
    access: 'operator',
    body: v.object({ username: v.string(), blocked: v.boolean() }),
    answer: Outcome,
  }),
  reloadPage: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('reloadPage'),
    summary: 'Tell every client to fetch its offer again',
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
