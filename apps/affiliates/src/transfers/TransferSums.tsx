import type { TransferTotals } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { SignedAmount, TicketSum, TicketSums } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** The sums of each currency over all pages: added, taken, and the difference. */
export function TransferSums({ totals }: { readonly totals: readonly TransferTotals[] }): ReactElement | null {
  const { t } = useLingui();
  const formats = useFormats();
  if (totals.length === 0) return null;
  return (
    <section aria-label={t({ id: 'agency.transfers.totals', message: 'Totals of all pages' })}>
      {totals.map(({ currency, currencyId, down, up, net }) => (
        <TicketSums key={currencyId}>
          <TicketSum label={t({ id: 'agency.currency', message: 'Currency' })} value={currency} />
          <TicketSum label={t({ id: 'agency.transfers.down', message: 'Added' })} value={formats.money(down)} />
          <TicketSum label={t({ id: 'agency.transfers.up', message: 'Taken' })} value={formats.money(up)} />
          <TicketSum
            label={t({ id: 'agency.transfers.net', message: 'Net' })}
            value={<SignedAmount amount={net} written={formats.money(net)} />}
          />
        </TicketSums>
      ))}
    </section>
  );
}
