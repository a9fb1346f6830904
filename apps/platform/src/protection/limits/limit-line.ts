import { minorToMoney, type PlayerLimit } from '@kvota/contracts';

import type { Db } from '../../database/database.ts';
import { figureZone } from '../../figures/figure-zone.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import { depositSums, type DepositSums } from '../../limits/deposit-sums.ts';
import { limitDays } from '../../limits/limit-days.ts';
import { limitSums, type LimitSums } from '../../limits/limit-sums.ts';
import { playedIn, runningAt, type StoredSession } from '../play/play-session.ts';
import { readDay } from '../play/play-store.ts';
import { limitAt, type HeldLimit } from './limit-change.ts';
import { endOfPeriod, type LimitName } from './limit-name.ts';
import { wireValue } from './limit-value.ts';

/** Sums that a user has used of the running periods, in one currency. */
export interface UsedSums {
  readonly plays: LimitSums | undefined;
  readonly deposits: DepositSums | undefined;
  /** Play sessions that may reach into the day. */
  readonly sessions: readonly StoredSession[];
}

export interface NamedHeldLimit extends LimitName, HeldLimit {}

/** Reads what limits of a user need, by currency. */
export async function usedSums(
  tx: Db,
  { userId, now }: { readonly userId: string; readonly now: number },
  limits: readonly LimitName[],
): Promise<ReadonlyMap<string, UsedSums>> {
  const sums = new Map<string, UsedSums>();
  for (const currency of new Set(limits.map((limit) => limit.currency))) {
    const own = limits.filter((limit) => limit.currency === currency);
    const hasPlays = own.some(({ kind }) => kind === 'stakes' || kind === 'loss');
    const hasDeposits = own.some(({ kind }) => kind === 'deposit');
    const hasTime = own.some(({ kind }) => kind === 'time');
    sums.set(currency, {
      plays: hasPlays ? await limitSums(tx, { userId, currency, now, months: true }) : undefined,
      deposits: hasDeposits ? await depositSums(tx, { userId, currency, now }) : undefined,
      sessions: hasTime ? await readDay(tx, userId, limitDays(now, figureZone).dayStart) : [],
    });
  }
  return sums;
}

/** Returns a limit as its player sees it. */
export function limitLine(limit: NamedHeldLimit, used: UsedSums | undefined, now: number): PlayerLimit {
  const { kind, period, product, currency } = limit;
  const { value, next } = limitAt(limit, now);
  const amount = value !== undefined && 'amount' in value ? value.amount : undefined;
  const minutes = usedMinutes(limit, used, now);
  const sum = sumOf(limit, used);
  const until = endOfPeriod(limit, limitDays(now, figureZone));
  return {
    kind,
    product,
    ...(period !== '' && { period }),
    ...(currency !== '' && { currency }),
    ...wireValue(value),
    ...(minutes !== undefined && { usedMinutes: minutes }),
    ...(sum !== undefined && { used: minorToMoney(atLeastZero(sum)) }),
    ...(sum !== undefined && amount !== undefined && { left: minorToMoney(atLeastZero(amount - sum)) }),
    ...(until !== undefined && { until: isoTime(until) }),
    ...(next !== undefined && {
      next: {
        ...wireValue(next.value),
        from: isoTime(next.from),
        confirmBy: isoTime(next.confirmBy),
      },
    }),
  };
}

/** Whole minutes of the running session, or of the day. */
function usedMinutes({ kind, period }: LimitName, used: UsedSums | undefined, now: number): number | undefined {
  if (kind !== 'time') return undefined;
  const sessions = used?.sessions ?? [];
  if (period === 'session') {
    const running = runningAt(sessions.at(-1), now);
    return running === undefined ? 0 : Math.floor((now - running.started) / minute);
  }
  const { dayStart: from, dayEnd: to } = limitDays(now, figureZone);
  return Math.floor(playedIn(sessions, { from, to, now }) / minute);
}

const minute = 60_000;

const atLeastZero = (amount: bigint): bigint => (amount > 0n ? amount : 0n);

/** A player who wins more than was lost has a loss below zero. Deposits that can still be paid count as used. */
function sumOf({ kind, period }: LimitName, used: UsedSums | undefined): bigint | undefined {
  if (period === '' || period === 'session') return undefined;
  if (kind === 'deposit') return used?.deposits && used.deposits[period] + used.deposits.open;
  if (kind !== 'stakes' && kind !== 'loss') return undefined;
  return used?.plays?.[playKeys[kind][period]];
}

const playKeys = {
  stakes: { day: 'stakeDay', week: 'stakeWeek', month: 'stakeMonth' },
  loss: { day: 'lossDay', week: 'lossWeek', month: 'lossMonth' },
} as const;
