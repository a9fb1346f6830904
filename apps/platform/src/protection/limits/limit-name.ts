import type { PlayerLimitKind, PlayerLimitPeriod, PlayerLimitProduct } from '@kvota/contracts';

import type { LimitDays } from '../../limits/limit-days.ts';

/** The name of a limit: what is limited, per what time, in which currency. */
export interface LimitName {
  readonly kind: PlayerLimitKind;
  /** Empty for kinds without a period. */
  readonly period: PlayerLimitPeriod | '';
  readonly product: PlayerLimitProduct;
  /** Empty for kinds without an amount of money. */
  readonly currency: string;
}

/** A name as a call gives it. */
export interface NamedLimit {
  readonly kind: PlayerLimitKind;
  readonly period?: PlayerLimitPeriod | null | undefined;
  readonly product: PlayerLimitProduct;
  readonly currency?: string | null | undefined;
}

/** Returns the name of a limit, or undefined if there is none of this kind with these parts. */
export function limitName(named: NamedLimit, currencies: ReadonlySet<string>): LimitName | undefined {
  const { kind, product } = named;
  const period = named.period ?? '';
  const currency = named.currency ?? '';
  const fits = (product === 'all') === (kind !== 'off') && periodsOf[kind].some((one) => one === period);
  const hasCurrency = kind !== 'off' && kind !== 'time' && kind !== 'night';
  return fits && (hasCurrency ? currencies.has(currency) : currency === '')
    ? { kind, period, product, currency }
    : undefined;
}

const moneyPeriods = ['day', 'week', 'month'] as const;
const periodsOf = {
  deposit: moneyPeriods,
  stakes: moneyPeriods,
  loss: moneyPeriods,
  singleStake: [''],
  off: [''],
  time: ['session', 'day'],
  night: [''],
} as const satisfies Readonly<Record<PlayerLimitKind, readonly LimitName['period'][]>>;

/** Returns when the running period of a limit ends; undefined if it has none. */
export function endOfPeriod({ period }: Pick<LimitName, 'period'>, days: LimitDays): number | undefined {
  switch (period) {
    case 'day':
      return days.dayEnd;
    case 'week':
      return days.weekEnd;
    case 'month':
      return days.monthEnd;
    case 'session':
    case '':
      return undefined;
  }
}
