import { creditOf, isBonusCurrency, type Wallet } from '@kvota/contracts';
import { activeWalletAtom, chosenWalletAtom, useOwnMoney, walletsAtom } from '@kvota/shell';
import { Badge, Button, DataTable } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactElement } from 'react';

import * as css from '../frame/account.css.ts';

/** The player's wallets, with the active one marked (WAL-01, WAL-05). */
export function WalletTable(): ReactElement {
  const { t } = useLingui();
  const { money } = useOwnMoney();
  const wallets = useAtomValue(walletsAtom);
  const active = useAtomValue(activeWalletAtom);
  const choose = useSetAtom(chosenWalletAtom);
  return (
    <DataTable<Wallet>
      caption={t({ id: 'payment.wallets', message: 'Your wallets' })}
      rows={wallets}
      rowKey={({ currency_id: id }) => String(id)}
      loading={wallets.length === 0}
      skeletonRows={2}
      columns={[
        {
          id: 'wallet',
          header: t({ id: 'payment.wallet', message: 'Wallet' }),
          primary: true,
          cell: ({ currency, currency_id: id }) => (
            <span className={css.inline}>
              {currency}
              {isBonusCurrency(id) ? <Badge tone="info">{t({ id: 'payment.bonus', message: 'Bonus' })}</Badge> : null}
            </span>
          ),
        },
        {
          id: 'deposit',
          header: t({ id: 'payment.deposit', message: 'Paid in' }),
          align: 'end',
          cell: (wallet) => money(wallet.wallet_0),
        },
        {
          id: 'winnings',
          header: t({ id: 'payment.winnings', message: 'Winnings' }),
          align: 'end',
          cell: (wallet) => money(wallet.wallet_1),
        },
        {
          id: 'credit',
          header: t({ id: 'payment.credit', message: 'Credit' }),
          align: 'end',
          cell: (wallet) => money(creditOf(wallet)),
        },
        {
          id: 'active',
          header: t({ id: 'payment.use', message: 'You bet with' }),
          align: 'end',
          cell: ({ currency_id: id, currency }) =>
            id === active?.currency_id ? (
              <Badge tone="success">{t({ id: 'payment.inUse', message: 'In use' })}</Badge>
            ) : (
              <Button size="sm" onClick={() => choose(id)}>
                {t({ id: 'payment.chooseWallet', message: `Bet with ${currency}` })}
              </Button>
            ),
        },
      ]}
    />
  );
}
