import { useLingui } from '@lingui/react/macro';

import type { MoveBasis } from '../move.ts';

/** Returns the names of the bases of a transfer, and what each of them does. */
export function useBasisWords(): {
  readonly name: (basis: MoveBasis) => string;
  readonly hint: (basis: MoveBasis) => string | undefined;
} {
  const { t } = useLingui();
  const names: Readonly<Record<MoveBasis, string>> = {
    cash: t({ id: 'agency.basis.cash', message: 'Cash' }),
    credit: t({ id: 'agency.basis.credit', message: 'On credit' }),
    repay: t({ id: 'agency.basis.repay', message: 'Repayment of debt' }),
    handed: t({ id: 'agency.transfers.repaid', message: 'Repaid in cash' }),
  };
  const hints: Readonly<Record<MoveBasis, string | undefined>> = {
    cash: undefined,
    credit: t({ id: 'agency.basis.creditHint', message: 'The debt grows by this amount.' }),
    repay: t({ id: 'agency.basis.repayHint', message: 'The credit comes back to you, and the debt goes down.' }),
    handed: t({
      id: 'agency.basis.handedHint',
      message: 'You have received the cash. The debt goes down, and no credit is moved.',
    }),
  };
  return { name: (basis) => names[basis], hint: (basis) => hints[basis] };
}
