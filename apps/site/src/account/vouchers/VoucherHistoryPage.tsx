import type { CallAnswer, Calls } from '@kvota/contracts';
import { useFormats, useHost } from '@kvota/shell';
import { Badge, DataTable, EmptyState } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';

import { AccountFrame } from '../frame/AccountFrame.tsx';
import { AsOf } from '../frame/AsOf.tsx';

type Voucher = CallAnswer<Calls['voucherHistory']>['result'][number];

const pageSize = 20;

/** Vouchers that the player created and redeemed, newest first (ROUTE-33). */
export function VoucherHistoryPage(): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const { api } = useHost();
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: ['vouchers', page],
    queryFn: ({ signal }) => api.voucherHistory({ signal, query: { page } }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  // The call answers a number of pages, not of rows: all but the last are full.
  const before = ((data?.totalPages ?? 0) - 1) * pageSize;
  const rowCount = data === undefined ? 0 : page < data.totalPages ? before + 1 : before + data.result.length;
  return (
    <AccountFrame>
      <AsOf fetched={query} />
      <DataTable<Voucher>
        caption={t({ id: 'vouchers.title', message: 'Vouchers' })}
        rows={data?.result ?? []}
        rowKey={({ id }) => id}
        rowCount={Math.max(0, rowCount)}
        pageSizes={[pageSize]}
        view={{ sort: null, filters: {}, page, pageSize }}
        onViewChange={(view) => setPage(view.page)}
        skeletonRows={6}
        loading={query.isPending || query.isPlaceholderData}
        failure={
          query.isError && data === undefined
            ? {
                title: t({ id: 'vouchers.failed', message: 'Your vouchers could not be loaded' }),
                onRetry: () => void query.refetch(),
              }
            : undefined
        }
        empty={
          <EmptyState art="ticket" headingLevel={2} title={t({ id: 'vouchers.none', message: 'No vouchers yet' })}>
            {t({ id: 'vouchers.noneHint', message: 'Vouchers that you make or redeem are listed here.' })}
          </EmptyState>
        }
        columns={[
          {
            id: 'created',
            header: t({ id: 'vouchers.created', message: 'Made' }),
            primary: true,
            cell: ({ createdAt }) => formats.dateTime(createdAt),
          },
          {
            id: 'kind',
            header: t({ id: 'vouchers.kind', message: 'Kind' }),
            cell: ({ kind }) =>
              kind === 'created' ? (
                <Badge tone="info">{t({ id: 'vouchers.own', message: 'Made by you' })}</Badge>
              ) : (
                <Badge tone="success">{t({ id: 'vouchers.redeemed', message: 'Redeemed by you' })}</Badge>
              ),
          },
          {
            id: 'redeemed',
            header: t({ id: 'vouchers.redeemedAt', message: 'Redeemed' }),
            cell: ({ redeemedAt }) => (typeof redeemedAt === 'string' ? formats.dateTime(redeemedAt) : '–'),
          },
          {
            id: 'amount',
            header: t({ id: 'vouchers.amount', message: 'Amount' }),
            align: 'end',
            cell: ({ amount, currency }) => formats.money(amount, currency),
          },
        ]}
      />
    </AccountFrame>
  );
}
