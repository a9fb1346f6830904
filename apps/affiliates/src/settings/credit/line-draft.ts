import { moneyToMinor, type CreditLine } from '@kvota/contracts';
import { parseAmount } from '@kvota/ui';

/** A credit line and a mark as they are typed. */
export interface LineDraft {
  readonly limit: string;
  /** Empty for none. */
  readonly lowFloat: string;
}

/** Why typed text is no amount. */
export type LineFault = 'notAmount' | 'tooHigh';

/** A typed line that can be sent. Null is no mark. */
export interface ReadLine {
  readonly limit: string;
  readonly lowFloat: string | null;
}

type Read = { readonly amount: string | null } | { readonly fault: LineFault };

/** Parses a typed amount, with comma or point. Nothing is none. */
export function readAmount(text: string): Read {
  if (text.trim() === '') return { amount: null };
  const parsed = parseAmount(text);
  if (parsed.kind !== 'amount') return { fault: 'notAmount' };
  return /^\d{1,12}\./.test(parsed.amount) ? { amount: parsed.amount } : { fault: 'tooHigh' };
}

/** Returns what is typed, or undefined if a part of it is no amount. An empty line is none. */
export function readLine({ limit, lowFloat }: LineDraft): ReadLine | undefined {
  const [line, mark] = [readAmount(limit), readAmount(lowFloat)];
  if ('fault' in line || 'fault' in mark) return undefined;
  return { limit: line.amount ?? '0.00', lowFloat: mark.amount };
}

const minor = (amount: string | null | undefined): bigint | null =>
  amount === null || amount === undefined ? null : moneyToMinor(amount);

/** Returns true if a typed line is another one than the stored one. */
export const isOther = ({ limit, lowFloat }: ReadLine, line: CreditLine | undefined): boolean =>
  minor(limit) !== minor(line?.limit ?? '0.00') || minor(lowFloat) !== minor(line?.lowFloat);
