import type { TransferTotals } from '@kvota/contracts';
import { creditHiddenAtom } from '@kvota/shell';
import { SignedAmount, TicketSum, TicketSums } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { useAmount } from '../frame/use-currency.ts';

/** The sums of each currency over all pages: added, taken, and the difference. */
export function TransferSums({ totals }: { readonly totals: readonly TransferTotals[] }): ReactElement | null {
  const { t } = useLingui();
  const money = useAmount();
  const hidden = useAtomValue(creditHiddenAtom);
  if (totals.length === 0) return null;
  return (
    <section aria-label={t({ id: 'agency.transfers.totals', message: 'Totals of all pages' })}>
      {totals.map(({ currency, currencyId, down, up, net }) => (
        <TicketSums key={currencyId}>
          <TicketSum label={t({ id: 'agency.currency', message: 'Currency' })} value={currency} />
          <TicketSum label={t({ id: 'agency.transfers.down', message: 'Added' })} value={money(down)} />
          <TicketSum label={t({ id: 'agency.transfers.up', message: 'Taken' })} value={money(up)} />
          <TicketSum
            label={t({ id: 'agency.transfers.net', message: 'Net' })}
            value={hidden ? money(net) : <SignedAmount amount={net} written={money(net)} />}
          />
        </TicketSums>
      ))}
    </section>
  );
}
