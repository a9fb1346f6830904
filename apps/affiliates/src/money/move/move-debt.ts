import { moneyToMinor, type CreditLine, type LendingScope, type Money, type TransferOutcome } from '@kvota/contracts';

import type { MoveBasis, MoveDirection } from '../move.ts';
import { changeOf, type BalanceChange } from './move-amounts.ts';

/** Why the platform would refuse to change a debt. */
export type DebtFault = 'creditLine' | 'aboveDebt';

/** Returns true if the operator allows credit to users of a kind. */
export const mayLend = (scope: LendingScope | undefined, kind: string): boolean =>
  scope === 'all' || (scope === 'agents' && kind === 'agent');

const isAbove = (amount: Money | undefined): boolean => amount !== undefined && moneyToMinor(amount) > 0n;

/**
 * Returns the bases that a transfer can have; the first is the usual one. Credit is lent within a line, and a debt is repaid
 * with credit or in cash.
 */
export function basesFor(
  direction: MoveDirection,
  { line, lends }: { readonly line: CreditLine | undefined; readonly lends: boolean },
): readonly MoveBasis[] {
  if (direction === 'down') return lends && isAbove(line?.limit) ? ['cash', 'credit'] : ['cash'];
  return isAbove(line?.debt) ? ['cash', 'repay', 'handed'] : ['cash'];
}

/** Returns the debt before and after a transfer; undefined for one that leaves it as it is. */
export function debtChange(
  basis: MoveBasis,
  amount: Money | null,
  line: CreditLine | undefined,
): BalanceChange | undefined {
  if (basis === 'cash' || line === undefined) return undefined;
  return changeOf(line.debt, amount, basis === 'credit' ? 1n : -1n);
}

/** Returns why the platform would refuse an amount; undefined if it would not. */
export function debtFault(basis: MoveBasis, amount: Money, line: CreditLine | undefined): DebtFault | undefined {
  if (basis === 'cash') return undefined;
  const most = moneyToMinor((basis === 'credit' ? line?.left : line?.debt) ?? '0.00');
  if (moneyToMinor(amount) <= most) return undefined;
  return basis === 'credit' ? 'creditLine' : 'aboveDebt';
}

/** Returns the debt of a receipt, computed backwards from that of the answer. Null if the answer has none. */
export function debtOfReceipt(
  basis: MoveBasis | undefined,
  amount: Money,
  { debt }: Pick<TransferOutcome, 'debt'>,
): BalanceChange | null {
  if (typeof debt !== 'string') return null;
  return { before: changeOf(debt, amount, basis === 'credit' ? -1n : 1n).after, after: debt };
}
