import type { ExportColumn } from '@kvota/contracts';
import { useLingui } from '@lingui/react/macro';

/** Returns the headings of transfers, for their table and their file. */
export function useTransferHeadings(): Readonly<Record<ExportColumn<'transfers'>, string>> {
  const { t } = useLingui();
  return {
    createdAt: t({ id: 'agency.time', message: 'Time' }),
    direction: t({ id: 'agency.transfers.direction', message: 'Direction' }),
    basis: t({ id: 'agency.basis', message: 'Basis' }),
    from: t({ id: 'agency.receipt.from', message: 'From' }),
    to: t({ id: 'agency.receipt.to', message: 'To' }),
    amount: t({ id: 'agency.amount', message: 'Amount' }),
    currency: t({ id: 'agency.currency', message: 'Currency' }),
    balanceAfter: t({ id: 'agency.creditAfter', message: 'Credit after' }),
    note: t({ id: 'agency.note', message: 'Note' }),
    id: t({ id: 'agency.money.number', message: 'Number' }),
  };
}
