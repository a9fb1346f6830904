import { minorToMoney, type Money, type PlayerLimit } from '@kvota/contracts';

import type { Db } from '../../database/database.ts';
import { figureZone } from '../../figures/figure-zone.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import { depositSums, paidAmounts, type DepositSums } from '../../limits/deposit-sums.ts';
import { limitDays } from '../../limits/limit-days.ts';
import { limitSums, type LimitSums } from '../../limits/limit-sums.ts';
import { roomIn, sumIn, type Amounts, type Rates } from '../../limits/rates.ts';
import { playedIn, runningAt, type StoredSession } from '../play/play-session.ts';
import { readDay } from '../play/play-store.ts';
import { limitAt, type HeldLimit } from './limit-change.ts';
import { endOfPeriod, type LimitName } from './limit-name.ts';
import { wireValue } from './limit-value.ts';

/** Sums that a user has used of the running periods. */
export interface UsedSums {
  readonly plays: LimitSums | undefined;
  readonly deposits: DepositSums | undefined;
  /** Play sessions that may reach into the day. */
  readonly sessions: readonly StoredSession[];
  /** Real currencies of the user's wallets. */
  readonly currencies: readonly string[];
}

export interface NamedHeldLimit extends LimitName, HeldLimit {}

/** Reads what limits of a user need. Amounts of all real currencies count for each of them. */
export async function usedSums(
  tx: Db,
  {
    userId,
    now,
    currencies,
  }: { readonly userId: string; readonly now: number; readonly currencies: readonly string[] },
  limits: readonly LimitName[],
): Promise<UsedSums> {
  const has = (...kinds: readonly LimitName['kind'][]): boolean => limits.some(({ kind }) => kinds.includes(kind));
  const plays = { userId, now, currency: '', every: true, months: true };
  return {
    plays: has('stakes', 'loss', 'singleStake') ? await limitSums(tx, plays) : undefined,
    deposits: has('deposit') ? await depositSums(tx, { userId, now }) : undefined,
    sessions: has('time') ? await readDay(tx, userId, limitDays(now, figureZone).dayStart) : [],
    currencies,
  };
}

/** Returns a limit as its player sees it. */
export function limitLine(limit: NamedHeldLimit, used: UsedSums, now: number): PlayerLimit {
  const { kind, period, product, currency } = limit;
  const { value, next } = limitAt(limit, now);
  const amount = value !== undefined && 'amount' in value ? value.amount : undefined;
  const minutes = usedMinutes(limit, used, now);
  const counted = countedFor(limit, used);
  const sum = counted && sumIn(currency, counted.amounts, counted.rates);
  const room =
    amount === undefined || counted === undefined ? undefined : roomBy({ currency, value: amount }, counted, used);
  const until = endOfPeriod(limit, limitDays(now, figureZone));
  return {
    kind,
    product,
    ...(period !== '' && { period }),
    ...(currency !== '' && { currency }),
    ...wireValue(value),
    ...(minutes !== undefined && { usedMinutes: minutes }),
    ...(typeof sum === 'bigint' && period !== '' && { used: minorToMoney(atLeastZero(sum)) }),
    ...(typeof sum === 'bigint' &&
      period !== '' &&
      amount !== undefined && { left: minorToMoney(atLeastZero(amount - sum)) }),
    ...(room !== undefined && { leftIn: room }),
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
function usedMinutes({ kind, period }: LimitName, { sessions }: UsedSums, now: number): number | undefined {
  if (kind !== 'time') return undefined;
  if (period === 'session') {
    const running = runningAt(sessions.at(-1), now);
    return running === undefined ? 0 : Math.floor((now - running.started) / minute);
  }
  const { dayStart: from, dayEnd: to } = limitDays(now, figureZone);
  return Math.floor(playedIn(sessions, { from, to, now }) / minute);
}

const minute = 60_000;

const atLeastZero = (amount: bigint): bigint => (amount > 0n ? amount : 0n);

/** Amounts that count for a limit, and the rates of the day. */
interface Counted {
  readonly amounts: Amounts;
  readonly rates: Rates;
}

/** A player who wins more than was lost has a loss below zero. Deposits that can still be paid count as used. */
function countedFor({ kind, period }: LimitName, { plays, deposits }: UsedSums): Counted | undefined {
  if (kind === 'singleStake') return plays && { amounts: new Map(), rates: plays.rates };
  if (period === '' || period === 'session') return undefined;
  if (kind === 'deposit') return deposits && { amounts: paidAmounts(deposits, period, true), rates: deposits.rates };
  if (plays === undefined || (kind !== 'stakes' && kind !== 'loss')) return undefined;
  const key = playKeys[kind][period];
  return { amounts: new Map([...plays.byCurrency].map(([one, sums]) => [one, sums[key]])), rates: plays.rates };
}

/** The rest of a limit in each currency of the user, by the rates of the day. One without a rate is missing. */
function roomBy(
  limit: { readonly currency: string; readonly value: bigint },
  { amounts, rates }: Counted,
  { currencies }: UsedSums,
): Record<string, Money> {
  return Object.fromEntries(
    currencies.flatMap((currency) => {
      const room = roomIn(currency, limit, amounts, rates);
      return room === undefined ? [] : [[currency, minorToMoney(room)]];
    }),
  );
}

const playKeys = {
  stakes: { day: 'stakeDay', week: 'stakeWeek', month: 'stakeMonth' },
  loss: { day: 'lossDay', week: 'lossWeek', month: 'lossMonth' },
} as const;
