import type { PlayerLimitKind, PlayerLimitPeriod, PlayerLimitProduct } from '@kvota/contracts';

import type { LimitDays } from '../../limits/limit-days.ts';

/** The name of a limit: what is limited, per what time, in which currency. */
export interface LimitName {
  readonly kind: PlayerLimitKind;
  /** Empty for kinds without a period. */
  readonly period: PlayerLimitPeriod | '';
  readonly product: PlayerLimitProduct;
  /** Empty for a product that is off. */
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
  const name: LimitName = { kind, period, product, currency };
  if (kind === 'off') return product !== 'all' && period === '' && currency === '' ? name : undefined;
  const hasPeriod = kind !== 'singleStake';
  return product === 'all' && hasPeriod === (period !== '') && currencies.has(currency) ? name : undefined;
}

/** Returns when the running period of a limit ends; undefined if it has none. */
export function endOfPeriod({ period }: Pick<LimitName, 'period'>, days: LimitDays): number | undefined {
  switch (period) {
    case 'day':
      return days.dayEnd;
    case 'week':
      return days.weekEnd;
    case 'month':
      return days.monthEnd;
    case '':
      return undefined;
  }
}
