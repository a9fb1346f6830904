import { useHost } from '@kvota/shell';
import { Button, Dimmed, EmptyState, Heading } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, type ReactElement } from 'react';

import { useAgencyStore } from '../data/stores/agency-store.ts';
import { agencyStores } from '../data/stores/agency-stores.ts';
import { nodeQuery } from '../data/tree-queries.ts';
import { AsOf, useStale } from '../money/AsOf.tsx';
import { ExportTransfers } from './ExportTransfers.tsx';
import { TransferFilters } from './TransferFilters.tsx';
import { TransferSums } from './TransferSums.tsx';
import { TransferTable } from './TransferTable.tsx';
import * as css from './transfers.css.ts';
import { lastPageOf, pageSize, transferFilter, transfersSearch, type TransfersSearch } from './transfers-search.ts';

/** Every transfer between users of the branch, newest first, with its filters in the address (CALL-44). */
export function TransfersPage(): ReactElement {
  const { t } = useLingui();
  const { api } = useHost();
  const search = transfersSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const filters = { ...transferFilter(search), page: search.page ?? 1, pageSize };
  const { answer, items, page, loading, error, query } = useAgencyStore(agencyStores.transactions, filters);
  const username = useQuery({ ...nodeQuery(api, search.user ?? ''), enabled: search.user !== undefined }).data
    ?.username;
  const stale = useStale(query);
  // Other parts of the address belong to the frame of the area.
  const narrow = (next: TransfersSearch): void =>
    void navigate({
      to: '.',
      search: (known: Readonly<Record<string, unknown>>) => ({
        ...withoutFilters(known),
        ...transfersSearch({ ...next }),
      }),
      replace: true,
    });
  const last = answer && !loading ? lastPageOf(answer.rowCount) : undefined;
  const beyond = last !== undefined && page > last;
  // An old address, or a list that has shrunk: the existing rows are shown instead of an empty page.
  useEffect(() => {
    if (!beyond) return;
    const kept = (known: Readonly<Record<string, unknown>>) => ({
      ...withoutFilters(known),
      ...transfersSearch({ ...known, page: last }),
    });
    void navigate({ to: '.', search: kept, replace: true });
  }, [beyond, last, navigate]);
  const { page: _page, ...chosen } = search;
  const rowCount = answer?.rowCount ?? 0;
  return (
    <div className={css.page}>
      <Heading level={1} size="lg">
        {t({ id: 'agency.page.transfers', message: 'Transfers' })}
      </Heading>
      <TransferFilters
        search={search}
        onSearch={narrow}
        username={username}
        tools={<ExportTransfers search={search} rowCount={rowCount} />}
      />
      <AsOf fetched={query} />
      <Dimmed stale={stale} className={css.page}>
        <TransferSums totals={answer?.totals ?? []} />
        <TransferTable
          rows={items}
          rowCount={rowCount}
          pageSizes={[pageSize]}
          view={{ sort: null, filters: {}, page, pageSize }}
          onViewChange={({ page }) => narrow({ ...search, page })}
          loading={beyond || (query.isFetching && loading)}
          failure={
            error
              ? {
                  title: t({ id: 'agency.transfers.failed', message: 'The transfers could not be loaded' }),
                  onRetry: () => void query.refetch(),
                }
              : undefined
          }
          empty={<NoTransfers narrowed={Object.keys(chosen).length > 0} onAll={() => narrow({})} />}
        />
      </Dimmed>
    </div>
  );
}

const own = ['from', 'to', 'direction', 'currency', 'user', 'page'];

const withoutFilters = (known: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(known).filter(([key]) => !own.includes(key)));

function NoTransfers({ narrowed, onAll }: { readonly narrowed: boolean; readonly onAll: () => void }): ReactElement {
  const { t } = useLingui();
  return narrowed ? (
    <EmptyState
      art="search"
      title={t({ id: 'agency.transfers.noneSuch', message: 'No transfers fit the filters' })}
      actions={<Button onClick={onAll}>{t({ id: 'agency.transfers.all', message: 'Show all' })}</Button>}
    />
  ) : (
    <EmptyState art="history" title={t({ id: 'agency.transfers.none', message: 'No transfers yet' })}>
      {t({
        id: 'agency.transfers.noneHint',
        message: 'Every transfer between you, your agents and your players is listed here.',
      })}
    </EmptyState>
  );
}
