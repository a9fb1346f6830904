import type { CallAnswer, Calls, Transaction, TransactionTotals } from '@kvota/contracts';
import { PageLink, SignedMoney, useFormats, useOwnMoney } from '@kvota/shell';
import { DataTable, linkProps, type DataTableProps } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';

import * as css from '../frame/account.css.ts';
import { MovementDetails } from './explain/MovementDetails.tsx';
import { pageSizes, type TransactionsSearch } from './transactions-search.ts';
import { useTypeName } from './use-type-name.ts';

interface TransactionTableProps extends Pick<DataTableProps<Transaction>, 'loading' | 'failure' | 'empty'> {
  readonly answer: CallAnswer<Calls['transactions']> | undefined;
  readonly search: TransactionsSearch;
  readonly onSearch: (search: TransactionsSearch) => void;
}

/**
 * Movements as rows, or as cards on a phone, with totals at the end. An opened row has the reason of the movement. Amounts
 * are hidden together with the credit (HEAD-07).
 */
export function TransactionTable(props: TransactionTableProps): ReactElement {
  const { answer, search, onSearch, ...states } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const nameOf = useTypeName();
  const { money: write } = useOwnMoney();
  const totals = answer?.totals ?? [];
  const each = (show: (sum: TransactionTotals) => ReactNode): ReactNode => (
    <span className={css.lines}>
      {totals.map((sum) => (
        <span key={sum.currencyId}>{show(sum)}</span>
      ))}
    </span>
  );
  return (
    <DataTable<Transaction>
      {...states}
      caption={t({ id: 'transactions.title', message: 'Transactions' })}
      rows={answer?.result ?? []}
      rowKey={({ id }) => id}
      expandRow={(movement) => <MovementDetails movement={movement} write={write} />}
      expandLabel={({ type, createdAt }) => {
        const [name, at] = [nameOf(type), formats.dateTime(createdAt)];
        return t({ id: 'explain.open', message: `Details: ${name}, ${at}` });
      }}
      rowCount={answer?.rowCount ?? 0}
      pageSizes={pageSizes}
      view={{ sort: null, filters: {}, page: search.page ?? 1, pageSize: search.size ?? pageSizes[0] }}
      onViewChange={({ page, pageSize }) => onSearch({ ...search, page, size: pageSize })}
      columns={[
        {
          id: 'at',
          header: t({ id: 'transactions.at', message: 'Time' }),
          primary: true,
          cell: ({ createdAt }) => formats.dateTime(createdAt),
          total: t({ id: 'transactions.total', message: 'Total of all pages' }),
        },
        {
          id: 'type',
          header: t({ id: 'transactions.type', message: 'Type' }),
          cell: ({ type, ticketId, roundId }) => (
            <span className={css.inline}>
              {nameOf(type)}
              {ticketId === null || ticketId === undefined ? null : (
                <PageLink page="ticketHistory" search={{ ticket: ticketId }} {...linkProps()}>
                  {t({ id: 'transactions.ticket', message: 'Ticket' })}
                </PageLink>
              )}
              {roundId === null || roundId === undefined ? null : (
                <PageLink page="accountGames" search={{ round: roundId }} {...linkProps()}>
                  {t({ id: 'transactions.round', message: 'Round' })}
                </PageLink>
              )}
            </span>
          ),
        },
        {
          id: 'amount',
          header: t({ id: 'transactions.amount', message: 'Amount' }),
          align: 'end',
          cell: ({ amount, currency }) => <SignedMoney {...{ amount, currency }} />,
          total: each(({ net, currency }) => <SignedMoney amount={net} currency={currency} />),
        },
        {
          id: 'balance',
          header: t({ id: 'transactions.balance', message: 'Balance after' }),
          align: 'end',
          cell: ({ balanceAfter, currency }) => write(balanceAfter, currency),
        },
      ]}
    />
  );
}
