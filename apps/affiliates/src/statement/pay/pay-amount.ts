import { moneyToMinor, minorToMoney, type Money } from '@kvota/contracts';

import { isMovable } from '../../money/move/move-amounts.ts';

/** Why a typed payment cannot be sent. */
export type PayFault = 'amountMissing' | 'moreThanOpen' | 'insufficientFunds';

/** Returns an open amount without its sign. */
export const sizeOf = (amount: Money): Money => {
  const minor = moneyToMinor(amount);
  return minorToMoney(minor < 0n ? -minor : minor);
};

/** Returns why the platform would refuse a payment; undefined if it would not. `own` is undefined if it is not known. */
export function payFaultOf(given: {
  readonly amount: Money | null;
  /** The open amount, signed: negative if the child owes it. */
  readonly open: Money;
  readonly own: Money | undefined;
}): PayFault | undefined {
  const { amount, open, own } = given;
  if (!isMovable(amount)) return 'amountMissing';
  if (moneyToMinor(amount) > moneyToMinor(sizeOf(open))) return 'moreThanOpen';
  const pays = moneyToMinor(open) > 0n;
  return pays && own !== undefined && moneyToMinor(amount) > moneyToMinor(own) ? 'insufficientFunds' : undefined;
}
