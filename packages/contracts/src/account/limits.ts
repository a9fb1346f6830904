import * as v from 'valibot';

import { Money } from '../amount/money-schema.ts';

/**
 * Limits that an agent or the operator sets for users: amounts of one currency, and the number of open tickets. Days and
 * weeks are those of the operator's time zone, weeks from Monday. A loss is what was staked and settled less what was paid.
 */
export const limitKeys = [
  'minStake',
  'maxStake',
  'maxWin',
  'stakeDay',
  'stakeWeek',
  'lossDay',
  'lossWeek',
  'openTickets',
] as const;
export type LimitKey = (typeof limitKeys)[number];

/**
 * Limits that players alone set for themselves, beside those of `limitKeys` for a day and a week. Months are those of the
 * calendar. A single stake is that of a ticket, or of a round of a game.
 */
export const ownLimitKeys = [
  'singleStake',
  'stakeMonth',
  'lossMonth',
  'depositDay',
  'depositWeek',
  'depositMonth',
] as const;
export type OwnLimitKey = (typeof ownLimitKeys)[number];

/** Products and acts that an agent or the operator can switch off for users. */
export const limitSwitches = ['prematch', 'live', 'casino', 'casinoLive', 'virtuals', 'cashOut', 'vouchers'] as const;
export type LimitSwitch = (typeof limitSwitches)[number];

/** The setter of a limit, as far as the player learns it. */
export const limitSetters = ['agent', 'operator', 'player'] as const;

/** A limit that has refused an act of a player, with `limitReached`, `depositLimit` or `rateUnknown`. */
export const ReachedLimit = v.object({
  key: v.picklist([...limitKeys, ...ownLimitKeys, ...limitSwitches]),
  value: v.pipe(v.nullish(Money), v.description('An amount, or a count of tickets; absent for a switch')),
  currency: v.nullish(v.string()),
  level: v.pipe(v.picklist(limitSetters), v.description('Who has set it; `player` for an own limit')),
  left: v.pipe(v.nullish(Money), v.description('Of a day, a week or a month: what is left of it')),
  until: v.pipe(v.nullish(v.string()), v.description('Of a day, a week or a month: when the next one begins')),
  noRate: v.pipe(v.nullish(v.string()), v.description('With `rateUnknown`: the currency')),
});
export type ReachedLimit = v.InferOutput<typeof ReachedLimit>;
