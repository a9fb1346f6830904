import type { CallAnswer, Calls, PaymentLine } from '@kvota/contracts';
import { useFormats, useOwnMoney } from '@kvota/shell';
import { Badge, Button, DataTable, EmptyState } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';

import * as css from '../frame/account.css.ts';
import { stateTones, useDirectionName, useStateName, useWayName } from './use-payment-words.ts';

const pageSize = 20;

/** The deposits and withdrawals of a user. Each opens with its line of time. */
export function PaymentTable(props: {
  readonly query: UseQueryResult<CallAnswer<Calls['paymentList']>>;
  readonly page: number;
  readonly onPageChange: (page: number) => void;
  readonly onOpen: (id: string) => void;
}): ReactElement {
  const { query, page, onPageChange, onOpen } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const { money } = useOwnMoney();
  const stateName = useStateName();
  const directionName = useDirectionName();
  const wayName = useWayName();
  const { data } = query;
  return (
    <DataTable<PaymentLine>
      caption={t({ id: 'payment.list', message: 'Deposits and withdrawals' })}
      rows={data?.result ?? []}
      rowKey={({ id }) => id}
      rowCount={data?.rowCount ?? 0}
      pageSizes={[pageSize]}
      view={{ sort: null, filters: {}, page, pageSize }}
      onViewChange={(view) => onPageChange(view.page)}
      skeletonRows={4}
      loading={query.isPending || query.isPlaceholderData}
      failure={
        query.isError && data === undefined
          ? {
              title: t({ id: 'payment.listFailed', message: 'Your payments could not be loaded' }),
              onRetry: () => void query.refetch(),
            }
          : undefined
      }
      empty={
        <EmptyState art="history" headingLevel={2} title={t({ id: 'payment.empty', message: 'No payments yet' })}>
          {t({ id: 'payment.emptyHint', message: 'Your deposits and withdrawals are listed here.' })}
        </EmptyState>
      }
      columns={[
        {
          id: 'when',
          header: t({ id: 'payment.when', message: 'When' }),
          primary: true,
          cell: ({ createdAt }) => formats.dateTime(createdAt),
        },
        {
          id: 'kind',
          header: t({ id: 'payment.kind', message: 'Kind' }),
          cell: ({ direction }) => directionName(direction),
        },
        {
          id: 'way',
          header: t({ id: 'payment.way', message: 'Way to pay' }),
          cell: ({ method, last4 }) => wayName(method, last4),
        },
        {
          id: 'state',
          header: t({ id: 'payment.state', message: 'State' }),
          cell: ({ state }) => <Badge tone={stateTones[state]}>{stateName(state)}</Badge>,
        },
        {
          id: 'amount',
          header: t({ id: 'payment.amount', message: 'Amount' }),
          align: 'end',
          cell: ({ id, amount, currency }) => (
            <span className={css.inline}>
              {money(amount, currency)}
              <Button size="sm" onClick={() => onOpen(id)}>
                {t({ id: 'payment.open', message: 'Open' })}
              </Button>
            </span>
          ),
        },
      ]}
    />
  );
}
