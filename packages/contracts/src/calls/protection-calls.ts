import * as v from 'valibot';

import { ExclusionEnd, PlayGuard, PlaySession } from '../account/play-guard.ts';
import { Money } from '../amount/money-schema.ts';
import { Outcome } from './answer.ts';
import { defineCall } from './call.ts';

/**
 * Kinds of limits that a player can set. Losses are stakes less returns of a period, `off` switches a product off, and
 * `night` has hours without play.
 */
export const playerLimitKinds = ['deposit', 'stakes', 'loss', 'singleStake', 'off', 'time', 'night'] as const;
export type PlayerLimitKind = (typeof playerLimitKinds)[number];

/**
 * Periods of limits, by the calendar of the operator's time zone; weeks begin on Monday. Time has a limit of a session or a
 * day, money of the other periods.
 */
export const playerLimitPeriods = ['session', 'day', 'week', 'month'] as const;
export type PlayerLimitPeriod = (typeof playerLimitPeriods)[number];

/** Products that a player can switch off. Amounts are limited over all products together. */
export const playerLimitProducts = ['all', 'prematch', 'live', 'casino', 'casinoLive', 'virtuals'] as const;
export type PlayerLimitProduct = (typeof playerLimitProducts)[number];

const limitName = {
  kind: v.picklist(playerLimitKinds),
  period: v.pipe(v.nullish(v.picklist(playerLimitPeriods)), v.description('Of deposit, stakes, loss and time')),
  product: v.pipe(v.picklist(playerLimitProducts), v.description('`all`, or with `off` the product')),
  currency: v.pipe(
    v.nullish(v.string()),
    v.description('Real currency of the amount; absent with `off`, `time` and `night`'),
  ),
};

const LimitMinutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1440));
const DayTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of the day, such as 23:00'));

/** Hours without play, by the clock of the operator's time zone. It may begin before midnight and end after it. */
export const PlayerNight = v.object({ from: DayTime, to: DayTime });
export type PlayerNight = v.InferOutput<typeof PlayerNight>;

/** A limit that a player has set. A limit that was never set has no line. */
export const PlayerLimit = v.object({
  ...limitName,
  amount: v.pipe(v.nullish(Money), v.description('In force now; absent if none is, `0.00` for a product that is off')),
  used: v.pipe(v.nullish(Money), v.description('Of the running period')),
  left: v.pipe(v.nullish(Money), v.description('Of the running period, not negative')),
  leftIn: v.pipe(
    v.nullish(v.record(v.string(), Money)),
    v.description(
      'The most that an amount can have in each currency of the player; without a rate of the day it is missing',
    ),
  ),
  minutes: v.pipe(v.nullish(v.number()), v.description('In force now, with `time`')),
  usedMinutes: v.pipe(v.nullish(v.number()), v.description('Whole minutes of the session or the day, with `time`')),
  night: v.pipe(v.nullish(PlayerNight), v.description('In force now, with `night`')),
  until: v.pipe(v.nullish(v.string()), v.description('When the running period ends')),
  next: v.pipe(
    v.nullish(
      v.object({
        amount: v.pipe(v.nullish(Money), v.description('Without amount, minutes and night the limit would be removed')),
        minutes: v.nullish(v.number()),
        night: v.nullish(PlayerNight),
        from: v.pipe(v.string(), v.description('From then on the player can confirm it; until then it waits')),
        confirmBy: v.pipe(v.string(), v.description('Without a confirmation by then, it is dropped')),
      }),
    ),
    v.description('A looser limit, or none, that waits. The limit holds until it is confirmed'),
  ),
});
export type PlayerLimit = v.InferOutput<typeof PlayerLimit>;

/** Lengths of a pause in days, the shortest first. */
export const pauseDays = [1, 7, 30, 42] as const;

/** Lengths of a self-exclusion in months, the shortest first. `null` on the wire is for good. */
export const exclusionMonths = [6, 12, 24, 60] as const;

/** Minutes of play until a reality check: the shortest and the longest that a player can choose. */
export const realityMinutes = { least: 15, most: 120 } as const;

/** Answer of the calls that change a limit. */
const LimitAnswer = v.object({ ...Outcome.entries, limit: v.nullish(PlayerLimit), serverTime: v.string() });

/** Answer of the calls that stop play. */
const GuardAnswer = v.object({ ...Outcome.entries, play: PlayGuard, serverTime: v.string() });

/** Answer of the calls about the end of an exclusion. */
const EndAnswer = v.object({
  ...GuardAnswer.entries,
  exclusionEnd: v.pipe(v.nullish(ExclusionEnd), v.description('While the player is excluded')),
});

/** Stakes and returns of a play session in one real currency. */
const SessionSums = v.object({
  currency: v.string(),
  staked: v.pipe(Money, v.description('Less what came back of refused and void stakes')),
  returned: v.pipe(Money, v.description('Payouts, sold tickets and winnings of games')),
  net: v.pipe(Money, v.description('Returned less staked')),
});

/** Minutes of play until a reality check. */
const RealityInterval = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(realityMinutes.least),
  v.maxValue(realityMinutes.most),
);

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
      realityMinutes: v.pipe(v.nullish(v.number()), v.description('Minutes of play until a reality check')),
      coolingHours: v.pipe(v.number(), v.description('How long a higher limit waits at least')),
      depositLimitRequired: v.pipe(
        v.nullish(v.boolean()),
        v.description('True if a player without a limit of deposits neither plays nor pays in'),
      ),
      exclusionEnd: v.pipe(v.nullish(ExclusionEnd), v.description('While the player is excluded')),
      exclusionRevocable: v.pipe(
        v.nullish(v.boolean()),
        v.description('True if the end of an exclusion can be asked for at any time, also of one for good'),
      ),
      serverTime: v.string(),
    }),
  }),
  setPlayerLimit: defineCall({
    id: 'OP-87 limits',
    method: 'POST',
    path: '/base/v1/users/limits',
    summary: 'Set a limit: a stricter one holds at once, a looser one or none waits and has to be confirmed',
    access: 'player',
    body: v.object({
      ...limitName,
      amount: v.pipe(
        v.nullish(Money),
        v.description('Of money: `null` removes the limit. `0.00` with `off` switches the product off'),
      ),
      minutes: v.pipe(v.nullish(LimitMinutes), v.description('With `time`; `null` removes the limit')),
      night: v.pipe(v.nullish(PlayerNight), v.description('With `night`; `null` removes the limit')),
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
  realityCheck: defineCall({
    id: 'OP-87 limits',
    method: 'GET',
    path: '/base/v1/users/realityCheck',
    summary: 'The play session of the player, with what was staked and returned in it over all products',
    access: 'player',
    answer: v.object({
      session: v.nullable(PlaySession),
      result: v.array(SessionSums),
      serverTime: v.string(),
    }),
  }),
  ackReality: defineCall({
    id: 'OP-87 limits',
    method: 'POST',
    path: '/base/v1/users/ackReality',
    summary:
      'Acknowledge the reality check that is due. One that is not due, or that was acknowledged, changes nothing',
    access: 'player',
    body: v.object({ dueAt: v.pipe(v.string(), v.description('`realityDueAt` of the session that was shown')) }),
    answer: v.object({ ...Outcome.entries, session: v.nullable(PlaySession), serverTime: v.string() }),
  }),
  setRealityCheck: defineCall({
    id: 'OP-87 limits',
    method: 'POST',
    path: '/base/v1/users/realityCheck',
    summary: 'Set the minutes of play until a reality check. Fewer count at once, more from the next check on',
    access: 'player',
    body: v.object({ minutes: RealityInterval }),
    answer: v.object({
      ...Outcome.entries,
      realityMinutes: v.number(),
      session: v.nullable(PlaySession),
      serverTime: v.string(),
    }),
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
  askExclusionEnd: defineCall({
    id: 'OP-87 limits',
    method: 'POST',
    path: '/base/v1/users/exclusionEnd',
    summary: 'Ask for the end of the own exclusion. It holds until two people of the operator have agreed, a day later',
    access: 'player',
    body: v.object({}),
    answer: EndAnswer,
  }),
  withdrawExclusionEnd: defineCall({
    id: 'OP-87 limits',
    method: 'POST',
    path: '/base/v1/users/withdrawExclusionEnd',
    summary: 'Withdraw the request for the end of the own exclusion, so that it goes on',
    access: 'player',
    body: v.object({}),
    answer: EndAnswer,
  }),
};
