import { minorToMoney, type LendingScope, type TransferBasis, type TransferOutcome } from '@kvota/contracts';

/** The highest debt of a user to its parent, and the debt now, in minor units. */
export interface LineUse {
  readonly limit: bigint;
  readonly used: bigint;
}

/** How a debt changes. */
export type DebtBasis = Exclude<TransferBasis, 'cash'>;
export type DebtFault = 'creditOff' | 'creditLine' | 'aboveDebt';

/** Returns what can still be lent. A limit that was lowered below the debt leaves nothing. */
export const leftOf = ({ limit, used }: LineUse): bigint => (used < limit ? limit - used : 0n);

/** Returns true if the operator allows credit to users of a kind. */
export const mayLend = (scope: LendingScope, kind: string): boolean =>
  scope === 'all' || (scope === 'agents' && kind === 'agent');

/** Returns the debt after an amount is lent or repaid, or why neither is possible. Debts are repaid also where nothing is lent. */
export function nextDebt(
  basis: DebtBasis,
  amount: bigint,
  { use, lends }: { readonly use: LineUse; readonly lends: boolean },
): bigint | DebtFault {
  if (basis === 'repay') return amount > use.used ? 'aboveDebt' : use.used - amount;
  if (!lends) return 'creditOff';
  return amount > leftOf(use) ? 'creditLine' : use.used + amount;
}

/** A line as a refusal has it. */
export const showUse = (use: LineUse): NonNullable<TransferOutcome['lineUse']> => ({
  limit: minorToMoney(use.limit),
  used: minorToMoney(use.used),
  left: minorToMoney(leftOf(use)),
});
