import { creditOf, isBonusCurrency, type Wallet } from '@kvota/contracts';
import { activeWalletAtom, chosenWalletAtom, PageLink, useFormats, usePageMetadata, walletsAtom } from '@kvota/shell';
import { Badge, Button, buttonProps, DataTable, EmptyState } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactElement } from 'react';

import * as css from '../frame/account.css.ts';
import { AccountFrame } from '../frame/AccountFrame.tsx';

/**
 * Deposits and payments: the wallets that they would concern. No payment method is connected yet (ROUTE-20,
 * ROUTE-34).
 */
export function PaymentPage(): ReactElement {
  const { t } = useLingui();
  const deposit = usePageMetadata()?.id === 'payin';
  return (
    <AccountFrame>
      <EmptyState
        art="ticket"
        headingLevel={2}
        title={
          deposit
            ? t({ id: 'payment.noDeposit', message: 'Online deposits are not open yet' })
            : t({ id: 'payment.none', message: 'Online payments are not open yet' })
        }
        actions={
          <>
            <PageLink page="accountTransactions" {...buttonProps({ variant: 'brand' })}>
              {t({ id: 'payment.toTransactions', message: 'Your transactions' })}
            </PageLink>
            <PageLink page="support" {...buttonProps()}>
              {t({ id: 'payment.toSupport', message: 'Ask support' })}
            </PageLink>
          </>
        }
      >
        {t({
          id: 'payment.noneHint',
          message: 'No payment provider is connected. Nothing can be charged here, and your money stays as it is.',
        })}
      </EmptyState>
      <Wallets />
    </AccountFrame>
  );
}

/** The player's wallets, with the active one marked (WAL-01, WAL-05). */
function Wallets(): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
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
          cell: (wallet) => formats.money(wallet.wallet_0),
        },
        {
          id: 'winnings',
          header: t({ id: 'payment.winnings', message: 'Winnings' }),
          align: 'end',
          cell: (wallet) => formats.money(wallet.wallet_1),
        },
        {
          id: 'credit',
          header: t({ id: 'payment.credit', message: 'Credit' }),
          align: 'end',
          cell: (wallet) => formats.money(creditOf(wallet)),
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
