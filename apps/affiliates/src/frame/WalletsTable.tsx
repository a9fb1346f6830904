import { creditOf, type Wallet } from '@kvota/contracts';
import { DataTable } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { useAmount } from './use-currency.ts';

interface WalletsTableProps {
  readonly caption: string;
  readonly wallets: readonly Wallet[];
  readonly loading?: boolean;
}

/** Wallets with deposit, winnings and credit. */
export function WalletsTable({ caption, wallets, loading = false }: WalletsTableProps): ReactElement {
  const { t } = useLingui();
  const amount = useAmount();
  return (
    <DataTable<Wallet>
      caption={caption}
      rows={wallets}
      rowKey={(wallet) => String(wallet.currency_id)}
      loading={loading}
      skeletonRows={2}
      columns={[
        {
          id: 'currency',
          header: t({ id: 'agency.currency', message: 'Currency' }),
          cell: (wallet) => wallet.currency,
          primary: true,
        },
        {
          id: 'deposit',
          header: t({ id: 'agency.deposit', message: 'Deposit' }),
          cell: (wallet) => amount(wallet.wallet_0),
          align: 'end',
        },
        {
          id: 'winnings',
          header: t({ id: 'agency.winnings', message: 'Winnings' }),
          cell: (wallet) => amount(wallet.wallet_1),
          align: 'end',
        },
        {
          id: 'credit',
          header: t({ id: 'agency.credit', message: 'Credit' }),
          cell: (wallet) => amount(creditOf(wallet)),
          align: 'end',
        },
      ]}
    />
  );
}
