import { PageLink, useHost } from '@kvota/shell';
import { buttonProps, Dimmed, EmptyState, Panel } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';

import { transfersQuery } from '../data/transfer-queries.ts';
import { AsOf, useStale } from '../money/AsOf.tsx';
import { TransferTable } from '../transfers/TransferTable.tsx';

/** Number of transfers in the office. */
const shown = 10;

/** The last transfers of the branch (CALL-44). */
export function LastTransfers(): ReactElement {
  const { t } = useLingui();
  const { api } = useHost();
  const query = useQuery(transfersQuery(api, { page: 1, pageSize: shown }));
  const stale = useStale(query);
  return (
    <Panel title={t({ id: 'agency.office.transfers', message: 'Last transfers' })}>
      <AsOf fetched={query} />
      <Dimmed stale={stale}>
        <TransferTable
          short
          rows={query.data?.result ?? []}
          loading={query.isPending}
          skeletonRows={3}
          failure={
            query.isError && query.data === undefined
              ? {
                  title: t({ id: 'agency.transfers.failed', message: 'The transfers could not be loaded' }),
                  onRetry: () => void query.refetch(),
                }
              : undefined
          }
          empty={
            <EmptyState
              art="history"
              headingLevel={3}
              title={t({ id: 'agency.transfers.none', message: 'No transfers yet' })}
            />
          }
        />
      </Dimmed>
      {query.data?.result.length ? (
        <PageLink page="affiliatesTransfers" {...buttonProps({ size: 'sm', variant: 'ghost' })}>
          {t({ id: 'agency.office.allTransfers', message: 'All transfers' })}
        </PageLink>
      ) : null}
    </Panel>
  );
}
