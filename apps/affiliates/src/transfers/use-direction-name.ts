import type { AgencyTransfer, TransferBasis } from '@kvota/contracts';
import { useLingui } from '@lingui/react/macro';

/** Returns the name of a direction: whether credit was added to the user or taken back, or a debt was repaid in cash. */
export function useDirectionName(): (direction: AgencyTransfer['direction']) => string {
  const { t } = useLingui();
  const names: Readonly<Record<AgencyTransfer['direction'], string>> = {
    down: t({ id: 'agency.transfers.down', message: 'Added' }),
    up: t({ id: 'agency.transfers.up', message: 'Taken' }),
    repaid: t({ id: 'agency.transfers.repaid', message: 'Repaid in cash' }),
  };
  return (direction) => names[direction];
}

/** Returns the name of a basis: whether credit was paid for, lent, or lowered the debt. */
export function useBasisName(): (basis: TransferBasis) => string {
  const { t } = useLingui();
  const names: Readonly<Record<TransferBasis, string>> = {
    cash: t({ id: 'agency.basis.cash', message: 'Cash' }),
    credit: t({ id: 'agency.basis.credit', message: 'On credit' }),
    repay: t({ id: 'agency.basis.repay', message: 'Repayment of debt' }),
  };
  return (basis) => names[basis];
}
