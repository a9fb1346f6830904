import type { AgencyTransfer } from '@kvota/contracts';
import { creditHiddenAtom, useFormats } from '@kvota/shell';
import { DataTable, SignedAmount, type DataTableProps } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { useAmount } from '../frame/use-currency.ts';
import { useDirectionName } from './use-direction-name.ts';

type TransferTableProps = Pick<
  DataTableProps<AgencyTransfer>,
  'rows' | 'loading' | 'failure' | 'empty' | 'skeletonRows' | 'rowCount' | 'view' | 'onViewChange' | 'pageSizes'
> & {
  /** True on a page that has other lists beside it: notes are left out. */
  readonly short?: boolean;
  /** The user from whose side amounts are signed: what came is a plus. Default: the one below, of each transfer. */
  readonly seenBy?: string;
};

/** Transfers as rows, or as cards on a phone. */
export function TransferTable({ short = false, seenBy, ...table }: TransferTableProps): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const money = useAmount();
  const hidden = useAtomValue(creditHiddenAtom);
  const directionName = useDirectionName();
  return (
    <DataTable<AgencyTransfer>
      {...table}
      caption={t({ id: 'agency.page.transfers', message: 'Transfers' })}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'at',
          header: t({ id: 'agency.time', message: 'Time' }),
          primary: true,
          cell: ({ createdAt }) => formats.dateTime(createdAt),
        },
        {
          id: 'direction',
          header: t({ id: 'agency.transfers.direction', message: 'Direction' }),
          cell: ({ direction }) => directionName(direction),
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
          header: t({ id: 'agency.amount', message: 'Amount' }),
          align: 'end',
          cell: ({ amount, direction, userId, currency }) => {
            const comes = (direction === 'down') === (userId === (seenBy ?? userId));
            const signed = comes ? amount : `-${amount}`;
            if (hidden) return money(amount);
            return <SignedAmount amount={signed} written={money(signed, currency)} />;
          },
        },
        {
          id: 'balance',
          header: t({ id: 'agency.creditAfter', message: 'Credit after' }),
          align: 'end',
          // It is the credit of the user below. Where another one is looked at, it would be read as that user's.
          cell: ({ balanceAfter, userId, currency }) =>
            userId === (seenBy ?? userId) ? money(balanceAfter, currency) : '–',
        },
        ...(short
          ? []
          : [
              {
                id: 'note',
                header: t({ id: 'agency.note', message: 'Note' }),
                wrap: true,
                cell: ({ note }: AgencyTransfer) => (note === '' ? '-' : note),
              },
            ]),
      ]}
    />
  );
}
