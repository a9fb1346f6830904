import { creditOf, type Wallet } from '@kvota/contracts';
import { creditHiddenAtom, sessionAtom, useFormats, walletsAtom } from '@kvota/shell';
import { DataTable, EmptyState, Panel } from '@kvota/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

/** The agent's office: the agent's wallets, which ping updates, and the pages that are still missing. */
export function OfficePage(): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const session = useAtomValue(sessionAtom);
  const wallets = useAtomValue(walletsAtom);
  const hidden = useAtomValue(creditHiddenAtom);
  const money = (sum: string): string => (hidden ? '****' : formats.money(sum));
  const name = session.status === 'signed-in' ? session.username : '';
  return (
    <Panel headingLevel={1} title={t({ id: 'office.title', message: `Office of ${name}` })}>
      <DataTable<Wallet>
        caption={t({ id: 'office.wallets', message: 'Own wallets' })}
        rows={wallets}
        rowKey={(wallet) => String(wallet.currency_id)}
        loading={wallets.length === 0}
        skeletonRows={2}
        columns={[
          {
            id: 'currency',
            header: t({ id: 'office.currency', message: 'Currency' }),
            cell: (wallet) => wallet.currency,
            primary: true,
          },
          {
            id: 'deposit',
            header: t({ id: 'office.deposit', message: 'Deposit' }),
            cell: (wallet) => money(wallet.wallet_0),
            align: 'end',
          },
          {
            id: 'winnings',
            header: t({ id: 'office.winnings', message: 'Winnings' }),
            cell: (wallet) => money(wallet.wallet_1),
            align: 'end',
          },
          {
            id: 'credit',
            header: t({ id: 'office.credit', message: 'Credit' }),
            cell: (wallet) => money(creditOf(wallet)),
            align: 'end',
          },
        ]}
      />
      <EmptyState art="history" headingLevel={2} title={<Trans id="office.later">More is being built</Trans>}>
        <Trans id="office.laterText">
          Your players, their tickets, credits, promo codes and the monthly calculation come to this area next.
        </Trans>
      </EmptyState>
    </Panel>
  );
}
