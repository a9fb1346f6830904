import { minorToMoney, moneyToMinor, type AgencyNode, type AgencyTransfer } from '@kvota/contracts';
import { SignedMoney, useFormats } from '@kvota/shell';
import { DataTable, EmptyState, firstView, type DataColumn } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { useAgencyStore } from '../../data/stores/agency-store.ts';
import { agencyStores } from '../../data/stores/agency-stores.ts';
import { AgencyFault } from '../../frame/AgencyFault.tsx';
import { useAmount } from '../../frame/use-currency.ts';

interface UserTransfersProps {
  readonly node: AgencyNode;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

const pageSizes = [25] as const;

/** Transfers to and from a user, newest first (CALL-44). */
export function UserTransfers({ node, page, onPage }: UserTransfersProps): ReactElement {
  const { t } = useLingui();
  const { answer, items, loading, error, query } = useAgencyStore(agencyStores.transactions, {
    userId: node.id,
    page,
    pageSize: pageSizes[0],
  });
  const columns = useColumns(node);
  if (error)
    return (
      <AgencyFault
        error={error}
        title={t({ id: 'agency.transfers.failed', message: 'The transfers could not be loaded' })}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    );
  return (
    <DataTable<AgencyTransfer>
      caption={t({ id: 'agency.page.transfers', message: 'Transfers' })}
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      rowCount={answer?.rowCount ?? 0}
      loading={loading}
      skeletonRows={5}
      pageSizes={pageSizes}
      view={{ ...firstView(pageSizes), page }}
      onViewChange={(view) => onPage(view.page)}
      empty={<EmptyState art="history" title={t({ id: 'agency.transfers.none', message: 'No transfers yet' })} />}
    />
  );
}

/** From the side of the user: credit that came is a plus. */
function useColumns(node: AgencyNode): readonly DataColumn<AgencyTransfer>[] {
  const { t } = useLingui();
  const formats = useFormats();
  const amount = useAmount();
  const signed = (transfer: AgencyTransfer): ReactElement => {
    const comes = (transfer.direction === 'down') === (transfer.userId === node.id);
    const signedAmount = comes ? transfer.amount : minorToMoney(-moneyToMinor(transfer.amount));
    return <SignedMoney amount={signedAmount} currency={transfer.currency} />;
  };
  return [
    {
      id: 'time',
      header: t({ id: 'agency.time', message: 'Time' }),
      cell: ({ createdAt }) => formats.dateTime(createdAt),
      primary: true,
    },
    {
      id: 'fromTo',
      header: t({ id: 'agency.fromTo', message: 'From → to' }),
      cell: ({ direction, parent, username }) =>
        direction === 'down' ? `${parent} → ${username}` : `${username} → ${parent}`,
    },
    { id: 'amount', header: t({ id: 'agency.amount', message: 'Amount' }), cell: signed, align: 'end' },
    { id: 'note', header: t({ id: 'agency.note', message: 'Note' }), cell: ({ note }) => note || '–', wrap: true },
    {
      id: 'after',
      header: t({ id: 'agency.creditAfter', message: 'Credit after' }),
      // It is the credit of the user below: beside an agent, it would be read as the agent's.
      cell: ({ balanceAfter, userId, currency }) => (userId === node.id ? amount(balanceAfter, currency) : '–'),
      align: 'end',
    },
  ];
}
