import { creditOf, type Wallet } from '@kvota/contracts';
import { walletsAtom } from '@kvota/shell';
import { DataTable, Panel } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { useShownMoney } from '../money/use-shown-money.ts';

/** The agent's own wallets, which ping keeps up to date. */
export function OwnWallets(): ReactElement {
  const { t } = useLingui();
  const wallets = useAtomValue(walletsAtom);
  const money = useShownMoney();
  const title = t({ id: 'agency.office.wallets', message: 'Own wallets' });
  return (
    <Panel title={title}>
      <DataTable<Wallet>
        caption={title}
        rows={wallets}
        rowKey={(wallet) => String(wallet.currency_id)}
        loading={wallets.length === 0}
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
            header: t({ id: 'agency.office.deposit', message: 'Deposit' }),
            cell: (wallet) => money(wallet.wallet_0),
            align: 'end',
          },
          {
            id: 'winnings',
            header: t({ id: 'agency.office.winnings', message: 'Winnings' }),
            cell: (wallet) => money(wallet.wallet_1),
            align: 'end',
          },
          {
            id: 'credit',
            header: t({ id: 'agency.office.credit', message: 'Credit' }),
            cell: (wallet) => money(creditOf(wallet)),
            align: 'end',
          },
        ]}
      />
    </Panel>
  );
}
