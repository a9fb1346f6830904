import {
  exclusionMonths,
  moneyToMinor,
  pauseDays,
  type Money,
  type PlayerLimit,
  type PlayGuard,
  type PlayerLimitKind,
  type PlayerLimitPeriod,
  type PlayerLimitProduct,
} from '@kvota/contracts';

/** The parts that name a limit. */
export interface LimitName {
  readonly kind: PlayerLimitKind;
  readonly period: PlayerLimitPeriod | null;
  readonly product: PlayerLimitProduct;
  readonly currency: string | null;
}

/** Kinds of limits that have an amount. */
export type AmountKind = Exclude<PlayerLimitKind, 'off' | 'time' | 'night'>;
/** Periods of limits that have an amount. */
export type AmountPeriod = Exclude<PlayerLimitPeriod, 'session'>;

/** Products that can be switched off, in the order of the menu. */
export const switchedProducts = ['prematch', 'live', 'casino', 'casinoLive', 'virtuals'] as const;
export type SwitchedProduct = (typeof switchedProducts)[number];

/** Returns the name of a limit, without what is set. */
export const nameOf = ({ kind, period, product, currency }: PlayerLimit): LimitName => ({
  kind,
  period: period ?? null,
  product,
  currency: currency ?? null,
});

/** Returns the name of a limit of an amount. A single stake has no period. */
export const amountLimit = (kind: AmountKind, period: AmountPeriod, currency: string): LimitName => ({
  kind,
  period: kind === 'singleStake' ? null : period,
  product: 'all',
  currency,
});

/** Returns the name of the limit that switches a product off. */
export const offLimit = (product: SwitchedProduct): LimitName => ({
  kind: 'off',
  period: null,
  product,
  currency: null,
});

/** Returns the name of a limit of time. */
export const timeLimit = (period: 'session' | 'day'): LimitName => ({
  kind: 'time',
  period,
  product: 'all',
  currency: null,
});

/** The name of the limit that forbids play at night. */
export const nightLimit: LimitName = { kind: 'night', period: null, product: 'all', currency: null };

/** Returns a key that differs between any two limits. */
export const keyOf = ({ kind, period, product, currency }: LimitName): string =>
  [kind, period ?? '', product, currency ?? ''].join(' ');

/** Returns the limit of a name if one is in force. */
export function limitOf(limits: readonly PlayerLimit[], name: LimitName): PlayerLimit | undefined {
  const limit = limits.find((one) => keyOf(nameOf(one)) === keyOf(name));
  return limit?.amount || limit?.minutes || limit?.night ? limit : undefined;
}

const kindOrder: readonly PlayerLimitKind[] = ['deposit', 'stakes', 'loss', 'singleStake'];
const periodOrder: readonly (PlayerLimitPeriod | null)[] = ['day', 'week', 'month', null];

/** A limit of an amount. */
export interface AmountLimit extends PlayerLimit {
  readonly kind: AmountKind;
  readonly period?: AmountPeriod | null | undefined;
}

function isAmountLimit(limit: PlayerLimit): limit is AmountLimit {
  return kindOrder.includes(limit.kind) && Boolean(limit.amount);
}

/** Returns the limits of amounts that are in force: by currency, kind and period. */
export function amountLimits(limits: readonly PlayerLimit[]): readonly AmountLimit[] {
  return limits
    .filter(isAmountLimit)
    .toSorted(
      (a, b) =>
        (a.currency ?? '').localeCompare(b.currency ?? '') ||
        kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind) ||
        periodOrder.indexOf(a.period ?? null) - periodOrder.indexOf(b.period ?? null),
    );
}

/**
 * True if the end of a limit leaves the player without any of deposits. Another one that waits for its own end does not
 * count.
 */
export function isLastOfDeposits(limits: readonly PlayerLimit[], limit: PlayerLimit): boolean {
  const isOther = (one: PlayerLimit): boolean => keyOf(nameOf(one)) !== keyOf(nameOf(limit));
  const stays = ({ next }: PlayerLimit): boolean => !next || Boolean(next.amount);
  return (
    limit.kind === 'deposit' &&
    !amountLimits(limits).some((one) => one.kind === 'deposit' && isOther(one) && stays(one))
  );
}

/** True if text is an amount that can be a limit: above zero. */
export function isLimitAmount(amount: Money | null): amount is Money {
  return amount !== null && /^\d{1,13}(\.\d{1,2})?$/.test(amount) && moneyToMinor(amount) > 0n;
}

/**
 * The effect of a change: `sets` a first limit, `lowers` it at once, `waits` because it is higher or none, or is the `same`.
 */
export type ChangeEffect = 'sets' | 'lowers' | 'waits' | 'same';

/** Returns what a wanted amount does to a limit. Null removes it. */
export function effectOf(limit: PlayerLimit | undefined, wanted: Money | null): ChangeEffect {
  const amount = limit?.amount;
  if (!amount) return wanted === null ? 'same' : 'sets';
  if (wanted === null) return 'waits';
  const difference = moneyToMinor(wanted) - moneyToMinor(amount);
  if (difference === 0n) return 'same';
  return difference < 0n ? 'lowers' : 'waits';
}

/** True if nothing is left of a lower amount in the running period. */
export function isUsedUp(limit: PlayerLimit | undefined, wanted: Money): boolean {
  const used = limit?.used;
  return Boolean(used) && moneyToMinor(used ?? '0.00') >= moneyToMinor(wanted);
}

/**
 * Returns when a higher amount, or none, can be confirmed at the earliest: after the cooling time, and not before the
 * running period of the limit ends.
 */
export function confirmableFrom(limit: PlayerLimit | undefined, coolingHours: number, now: number): number {
  return Math.max(now + coolingHours * 3_600_000, limit?.until ? Date.parse(limit.until) : now);
}

/** A waiting change cannot be confirmed yet, or it can, or it was dropped because nobody confirmed it. */
export type Waiting = 'early' | 'ready' | 'dropped';

/** Returns the state of the change that waits; undefined if none does. */
export function waitingOf({ next }: PlayerLimit, now: number): Waiting | undefined {
  if (!next) return undefined;
  if (now < Date.parse(next.from)) return 'early';
  return now < Date.parse(next.confirmBy) ? 'ready' : 'dropped';
}

const day = 86_400_000;

/** Returns when a pause of some days ends. */
export const pauseEnd = (days: number, now: number): number => now + days * day;

/** Returns when an exclusion of some months ends; undefined if it does not. */
export function exclusionEnd(months: number | null, now: number): number | undefined {
  if (months === null) return undefined;
  const from = new Date(now);
  const end = new Date(now);
  end.setUTCMonth(from.getUTCMonth() + months);
  // The 31st of a month without one is its last day.
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0);
  return end.getTime();
}

export type PauseDays = (typeof pauseDays)[number];

/** Returns the pauses that can begin now: a running one can only be made longer. */
export function pausesOf({ state, until }: PlayGuard, now: number): readonly PauseDays[] {
  if (state === 'excluded') return [];
  const end = until ? Date.parse(until) : now;
  return pauseDays.filter((days) => pauseEnd(days, now) > end);
}

export type ExclusionMonths = (typeof exclusionMonths)[number] | null;

/** Returns the exclusions that can begin now, the last one for good: a running one can only be made longer. */
export function exclusionsOf({ state, until, byRegister }: PlayGuard, now: number): readonly ExclusionMonths[] {
  const all: readonly ExclusionMonths[] = [...exclusionMonths, null];
  if (state !== 'excluded' || byRegister === true) return all;
  if (!until) return [];
  return all.filter((months) => (exclusionEnd(months, now) ?? Number.POSITIVE_INFINITY) > Date.parse(until));
}

/** True if a moment is within a month. */
export function isNear(moment: string | number, now: number): boolean {
  const at = typeof moment === 'number' ? moment : Date.parse(moment);
  return Math.abs(at - now) < 31 * day;
}
