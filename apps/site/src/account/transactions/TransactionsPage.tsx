import { useHost } from '@kvota/shell';
import { Button, Dimmed, EmptyState } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, type ReactElement } from 'react';

import { AccountFrame } from '../frame/AccountFrame.tsx';
import { AsOf, useStale } from '../frame/AsOf.tsx';
import { useMoneyMoved } from '../frame/use-money-moved.ts';
import { ExportButton } from './ExportButton.tsx';
import { TransactionFilters } from './TransactionFilters.tsx';
import { transactionsQuery } from './transactions-query.ts';
import { lastPageOf, transactionsSearch, type TransactionsSearch } from './transactions-search.ts';
import { TransactionTable } from './TransactionTable.tsx';

/** Movements of the player's wallets, newest first (ROUTE-36, ACC-02). */
export function TransactionsPage(): ReactElement {
  const { t } = useLingui();
  const { api, navigate: goTo } = useHost();
  const search = transactionsSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const query = useQuery(transactionsQuery(api, search));
  const { refetch } = query;
  useMoneyMoved(useCallback(() => void refetch(), [refetch]));
  const stale = useStale(query);
  const narrow = (next: TransactionsSearch): void =>
    void navigate({ to: '.', search: () => transactionsSearch({ ...next }), replace: true });
  const last = query.data && !query.isPlaceholderData ? lastPageOf(search, query.data.rowCount) : undefined;
  const beyond = last !== undefined && (search.page ?? 1) > last;
  // An old address, or a list that has shrunk: the existing rows are shown instead of an empty page.
  useEffect(() => {
    if (!beyond) return;
    const search = (known: Readonly<Record<string, unknown>>) => transactionsSearch({ ...known, page: last });
    void navigate({ to: '.', search, replace: true });
  }, [beyond, last, navigate]);
  const narrowed = search.type !== undefined || search.wallet !== undefined || search.from !== undefined;
  const nothing = narrowed ? (
    <EmptyState
      art="search"
      headingLevel={2}
      title={t({ id: 'transactions.noneSuch', message: 'No transactions fit the filters' })}
      actions={<Button onClick={() => narrow({})}>{t({ id: 'transactions.all', message: 'Show all' })}</Button>}
    />
  ) : (
    <EmptyState
      art="history"
      headingLevel={2}
      title={t({ id: 'transactions.none', message: 'No transactions yet' })}
      actions={
        <Button variant="brand" onClick={() => goTo('payin')}>
          {t({ id: 'transactions.toDeposit', message: 'To the deposit' })}
        </Button>
      }
    >
      {t({ id: 'transactions.noneHint', message: 'Deposits, stakes and payouts are listed here.' })}
    </EmptyState>
  );
  return (
    <AccountFrame hasMoney>
      <TransactionFilters
        search={search}
        onSearch={narrow}
        tools={<ExportButton search={search} rowCount={query.data?.rowCount ?? 0} />}
      />
      <AsOf fetched={query} />
      <Dimmed stale={stale}>
        <TransactionTable
          answer={query.data}
          search={search}
          onSearch={narrow}
          loading={beyond || (query.isFetching && (query.isPending || query.isPlaceholderData))}
          failure={
            query.isError && query.data === undefined
              ? {
                  title: t({ id: 'transactions.failed', message: 'Your transactions could not be loaded' }),
                  onRetry: () => void refetch(),
                }
              : undefined
          }
          empty={nothing}
        />
      </Dimmed>
    </AccountFrame>
  );
}
