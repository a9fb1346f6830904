import * as v from 'valibot';

import { PositiveMoney } from '../../amount/money-schema.ts';
import { Odds } from '../../amount/odds-schema.ts';
import { Outcome } from '../../calls/answer.ts';
import { defineCall } from '../../calls/call.ts';
import { operator } from './operator-path.ts';

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

const selection = { eventId: v.string(), marketCode: v.string(), selectionCode: v.string() };

/** Controls of the offer and of the tickets on it: odds, markets, matches, the feed. */
export const offerControls = {
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
};
