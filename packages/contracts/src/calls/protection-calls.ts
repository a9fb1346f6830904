import * as v from 'valibot';

import { PlayGuard } from '../account/play-guard.ts';
import { Money } from '../amount/money-schema.ts';
import { Outcome } from './answer.ts';
import { defineCall } from './call.ts';

/**
 * Kinds of limits that a player can set: money paid in, stakes, losses (stakes less returns of a period), a single stake,
 * and products that are switched off.
 */
export const playerLimitKinds = ['deposit', 'stakes', 'loss', 'singleStake', 'off'] as const;
export type PlayerLimitKind = (typeof playerLimitKinds)[number];

/** Periods of limits, by the calendar of the operator's time zone; weeks begin on Monday. */
export const playerLimitPeriods = ['day', 'week', 'month'] as const;
export type PlayerLimitPeriod = (typeof playerLimitPeriods)[number];

/** Products that a player can switch off. Amounts are limited over all products together. */
export const playerLimitProducts = ['all', 'prematch', 'live', 'casino', 'casinoLive', 'virtuals'] as const;
export type PlayerLimitProduct = (typeof playerLimitProducts)[number];

const limitName = {
  kind: v.picklist(playerLimitKinds),
  period: v.pipe(v.nullish(v.picklist(playerLimitPeriods)), v.description('Of deposit, stakes and loss')),
  product: v.pipe(v.picklist(playerLimitProducts), v.description('`all`, or with `off` the product')),
  currency: v.pipe(v.nullish(v.string()), v.description('Real currency of the amount; absent with `off`')),
};

/** A limit that a player has set. A limit that was never set has no line. */
export const PlayerLimit = v.object({
  ...limitName,
  amount: v.pipe(v.nullish(Money), v.description('In force now; absent if none is, `0.00` for a product that is off')),
  used: v.pipe(v.nullish(Money), v.description('Of the running period')),
  left: v.pipe(v.nullish(Money), v.description('Of the running period, not negative')),
  until: v.pipe(v.nullish(v.string()), v.description('When the running period ends')),
  next: v.pipe(
    v.nullish(
      v.object({
        amount: v.pipe(v.nullish(Money), v.description('Absent: the limit would be removed')),
        from: v.pipe(v.string(), v.description('From then on the player can confirm it; until then it waits')),
        confirmBy: v.pipe(v.string(), v.description('Without a confirmation by then, it is dropped')),
      }),
    ),
    v.description('A higher amount, or none, that waits. The limit holds until it is confirmed'),
  ),
});
export type PlayerLimit = v.InferOutput<typeof PlayerLimit>;

/** Lengths of a pause in days, the shortest first. */
export const pauseDays = [1, 7, 30, 42] as const;

/** Lengths of a self-exclusion in months, the shortest first. `null` on the wire is for good. */
export const exclusionMonths = [6, 12, 24, 60] as const;

/** Answer of the calls that change a limit. */
const LimitAnswer = v.object({ ...Outcome.entries, limit: v.nullish(PlayerLimit), serverTime: v.string() });

/** Answer of the calls that stop play. */
const GuardAnswer = v.object({ ...Outcome.entries, play: PlayGuard, serverTime: v.string() });

/** Calls by which a player limits the play, pauses it or ends it. */
export const protectionCalls = {
  playerLimits: defineCall({
    id: 'OP-87 limits',
    method: 'GET',
    path: '/base/v1/users/limits',
    summary: 'Limits that the player has set, what is used of them, and whether play is paused',
    access: 'player',
    answer: v.object({
      result: v.array(PlayerLimit),
      play: PlayGuard,
      coolingHours: v.pipe(v.number(), v.description('How long a higher limit waits at least')),
      serverTime: v.string(),
    }),
  }),
  setPlayerLimit: defineCall({
    id: 'OP-87 limits',
    method: 'POST',
    path: '/base/v1/users/limits',
    summary: 'Set a limit: a lower one holds at once, a higher one or none waits and has to be confirmed',
    access: 'player',
    body: v.object({
      ...limitName,
      amount: v.pipe(v.nullable(Money), v.description('`null` removes it; `0.00` with `off` switches the product off')),
    }),
    answer: LimitAnswer,
  }),
  confirmPlayerLimit: defineCall({
    id: 'OP-87 limits',
    method: 'POST',
    path: '/base/v1/users/confirmLimit',
    summary: 'Take the waiting amount of a limit, or keep the limit as it is',
    access: 'player',
    body: v.object({ ...limitName, decision: v.picklist(['take', 'keep']) }),
    answer: LimitAnswer,
  }),
  pausePlay: defineCall({
    id: 'OP-87 limits',
    method: 'POST',
    path: '/base/v1/users/pause',
    summary: 'Pause play for some days. A pause can be made longer, never shorter',
    access: 'player',
    body: v.object({ days: v.picklist(pauseDays) }),
    answer: GuardAnswer,
  }),
  excludeSelf: defineCall({
    id: 'OP-87 limits',
    method: 'POST',
    path: '/base/v1/users/exclude',
    summary: 'Exclude oneself from play for months, or for good. It does not end by itself',
    access: 'player',
    body: v.object({ months: v.nullable(v.picklist(exclusionMonths)) }),
    answer: GuardAnswer,
  }),
};
