import { minorToMoney, moneyToMinor, type Money } from '@kvota/contracts';

/** Characters that a reason may have. */
export const longestReason = 140;
/** The platform takes at most twelve digits before the point. */
const highest = 99_999_999_999_999n;

/** The direction of a correction: the child gets more, or less. */
export type CorrectionSide = 'more' | 'less';

/** A correction as it is typed. */
export interface CorrectionDraft {
  readonly side: CorrectionSide;
  /** Without a sign; null if there is none. */
  readonly amount: Money | null;
  readonly reason: string;
}

/** Why a typed correction cannot be sent. */
export type CorrectionFault = 'amountMissing' | 'tooHigh' | 'reasonMissing';

/** Reads a correction with the sign of its amount, or returns the first fault. */
export function readCorrection({
  side,
  amount,
  reason,
}: CorrectionDraft): { readonly amount: Money; readonly reason: string } | { readonly fault: CorrectionFault } {
  const minor = amount === null ? 0n : moneyToMinor(amount);
  if (minor <= 0n) return { fault: 'amountMissing' };
  if (minor > highest) return { fault: 'tooHigh' };
  // Text that is pasted may have line breaks.
  const line = reason.replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
  if (line === '') return { fault: 'reasonMissing' };
  return { amount: minorToMoney(side === 'less' ? -minor : minor), reason: line };
}
