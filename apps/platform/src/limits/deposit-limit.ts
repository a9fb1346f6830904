import { minorToMoney, type OwnLimitKey, type PlayerLimitPeriod, type ReachedLimit } from '@kvota/contracts';
import { and, eq } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { playerLimits } from '../database/schema/index.ts';
import { figureZone } from '../figures/figure-zone.ts';
import { isoTime } from '../kernel/iso-time.ts';
import { depositSums, paidAmounts, type DepositSums } from './deposit-sums.ts';
import { limitDays } from './limit-days.ts';
import { plus, roomIn, sumIn } from './rates.ts';

/** Money that would be paid into the wallet of a user, in minor units. */
export interface PaidIn {
  readonly userId: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly now: number;
  /** False for a deposit whose room was reserved when it began. Others must leave that of open deposits. */
  readonly leavesOpen: boolean;
}

/** Thrown if money from outside would exceed a limit of deposits of the player. Nothing is booked. */
export class DepositLimitReached extends RangeError {
  readonly limit: ReachedLimit;
  constructor(limit: ReachedLimit) {
    super(`The money would exceed the limit ${limit.key} of the player.`);
    this.name = 'DepositLimitReached';
    this.limit = limit;
  }
}

/**
 * Returns the own limit of deposits that an amount would exceed, the one that leaves least; undefined if it fits. A limit that
 * cannot be computed, because a rate is missing, is returned with `noRate`. Call it under the lock of the real wallets. It
 * reads no sums for players without such limits.
 */
export async function depositLimitOf(tx: Db, paid: PaidIn): Promise<ReachedLimit | undefined> {
  const { userId, now } = paid;
  const limits = await tx
    .select({ period: playerLimits.period, value: playerLimits.amount, currency: playerLimits.currency })
    .from(playerLimits)
    .where(and(eq(playerLimits.userId, userId), eq(playerLimits.kind, 'deposit')));
  if (limits.length === 0) return undefined;
  return brokenLimit(limits, await depositSums(tx, { userId, now }), paid);
}

/** Throws DepositLimitReached if an amount would exceed a limit of deposits. */
export async function requireDepositRoom(tx: Db, paid: PaidIn): Promise<void> {
  const limit = await depositLimitOf(tx, paid);
  if (limit !== undefined) throw new DepositLimitReached(limit);
}

interface DepositLimit {
  readonly period: PlayerLimitPeriod | '';
  readonly value: bigint | null;
  readonly currency: string;
}

const keys = { day: 'depositDay', week: 'depositWeek', month: 'depositMonth' } as const satisfies Readonly<
  Record<Exclude<PlayerLimitPeriod, 'session'>, OwnLimitKey>
>;

/** Returns the limit that leaves least of those that an amount would exceed, else one that cannot be computed. */
export function brokenLimit(
  limits: readonly DepositLimit[],
  sums: DepositSums,
  { amount, currency: paidIn, now, leavesOpen }: Pick<PaidIn, 'amount' | 'currency' | 'now' | 'leavesOpen'>,
): ReachedLimit | undefined {
  const { dayEnd, weekEnd, monthEnd } = limitDays(now, figureZone);
  const ends = { day: dayEnd, week: weekEnd, month: monthEnd };
  const broken = limits
    .flatMap(({ period, value, currency }) => {
      if (period === '' || period === 'session' || value === null) return [];
      const before = paidAmounts(sums, period, leavesOpen);
      const after = sumIn(currency, plus(before, paidIn, amount), sums.rates);
      if (typeof after === 'bigint' && after <= value) return [];
      const noRate = typeof after === 'bigint' ? undefined : after.noRate;
      // Comparable, because it is in the currency of the money.
      const room = roomIn(paidIn, { currency, value }, before, sums.rates);
      const used = sumIn(currency, before, sums.rates);
      return [{ period, value, currency, noRate, room, left: typeof used === 'bigint' ? value - used : 0n }];
    })
    .toSorted((a, b) => Number((a.room ?? highest) - (b.room ?? highest)));
  const [first] = broken;
  if (first === undefined) return undefined;
  const { period, value, currency, noRate, left } = first;
  const line = { key: keys[period], value: minorToMoney(value), currency, level: 'player' } as const;
  if (noRate !== undefined) return { ...line, noRate };
  return { ...line, left: minorToMoney(left > 0n ? left : 0n), until: isoTime(ends[period]) };
}

const highest = 10n ** 30n;
