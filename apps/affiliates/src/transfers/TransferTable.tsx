import type { AgencyTransfer } from '@kvota/contracts';
import { creditHiddenAtom, useFormats } from '@kvota/shell';
import { DataTable, SignedAmount, type DataTableProps } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { useAmount } from '../frame/use-currency.ts';
import { useBasisName, useDirectionName } from './use-direction-name.ts';
import { useTransferHeadings } from './use-transfer-headings.ts';

type TransferTableProps = Pick<
  DataTableProps<AgencyTransfer>,
  'rows' | 'loading' | 'failure' | 'empty' | 'skeletonRows' | 'rowCount' | 'view' | 'onViewChange' | 'pageSizes'
> & {
  /** True on a page that has other lists beside it: notes are left out. */
  readonly short?: boolean;
};

/** Transfers as rows, or as cards on a phone. The sign is that of the user below. */
export function TransferTable({ short = false, ...table }: TransferTableProps): ReactElement {
  const { t } = useLingui();
  const headings = useTransferHeadings();
  const formats = useFormats();
  const money = useAmount();
  const hidden = useAtomValue(creditHiddenAtom);
  const directionName = useDirectionName();
  const basisName = useBasisName();
  return (
    <DataTable<AgencyTransfer>
      {...table}
      caption={t({ id: 'agency.page.transfers', message: 'Transfers' })}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'at',
          header: headings.createdAt,
          primary: true,
          cell: ({ createdAt }) => formats.dateTime(createdAt),
        },
        {
          id: 'direction',
          header: headings.direction,
          wrap: true,
          cell: ({ direction, basis }) =>
            direction === 'repaid' || basis === 'cash'
              ? directionName(direction)
              : `${directionName(direction)} · ${basisName(basis)}`,
        },
        {
          id: 'from',
          header: t({ id: 'agency.fromTo', message: 'From → to' }),
          wrap: true,
          cell: ({ direction, parent, username }) =>
            direction === 'down' ? `${parent} → ${username}` : `${username} → ${parent}`,
        },
        {
          id: 'amount',
          header: headings.amount,
          align: 'end',
          cell: ({ amount, direction, currency }) => {
            const signed = direction === 'down' ? amount : `-${amount}`;
            if (hidden) return money(amount);
            // No credit was moved.
            if (direction === 'repaid') return money(amount, currency);
            return <SignedAmount amount={signed} written={money(signed, currency)} />;
          },
        },
        {
          id: 'balance',
          header: headings.balanceAfter,
          align: 'end',
          cell: ({ balanceAfter, currency }) => money(balanceAfter, currency),
        },
        ...(short
          ? []
          : [
              {
                id: 'note',
                header: headings.note,
                wrap: true,
                cell: ({ note }: AgencyTransfer) => (note === '' ? '-' : note),
              },
            ]),
      ]}
    />
  );
}
