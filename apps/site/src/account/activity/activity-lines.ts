import type { CurrencyActivity } from '@kvota/contracts';
import type { DateSpan } from '@kvota/ui';

/** Returns the amounts of a part of the statement, in their order. */
const linesOf = <K extends string>(part: Readonly<Record<K, string>>, keys: readonly K[]) =>
  keys.map((key) => ({ key, amount: part[key] }));

/** The lines of the statement by their part. Lines that are zero in all currencies alike are kept, so that a statement is complete. */
export const paidInLines = ({ paidIn }: CurrencyActivity) =>
  linesOf(paidIn, ['deposits', 'vouchers', 'agent', 'total']);
export const paidOutLines = ({ paidOut }: CurrencyActivity) =>
  linesOf(paidOut, ['withdrawals', 'vouchers', 'agent', 'refunds', 'total']);
export const playedLines = (played: Pick<CurrencyActivity, 'stakes' | 'stakesBack' | 'returns' | 'net'>) =>
  linesOf(played, ['stakes', 'stakesBack', 'returns', 'net']);

const isZero = (amount: string): boolean => Number(amount) === 0;

/** True if money ever moved in the wallet. */
export const hasActivity = ({ allTime, net, other }: CurrencyActivity): boolean =>
  ![allTime.paidIn, allTime.paidOut, allTime.net, net, other].every(isZero);

/** Returns the days from so many months before a day, or so many days, up to it. */
export function spanBefore(today: string, back: { readonly days: number } | { readonly months: number }): DateSpan {
  const [year = 1970, month = 1, day = 1] = today.split('-').map(Number);
  if ('days' in back) return { from: isoUtc(Date.UTC(year, month - 1, day - back.days)), to: today };
  const lastDay = new Date(Date.UTC(year, month - back.months, 0)).getUTCDate();
  return { from: isoUtc(Date.UTC(year, month - 1 - back.months, Math.min(day, lastDay))), to: today };
}

const isoUtc = (at: number): string => new Date(at).toISOString().slice(0, 10);
