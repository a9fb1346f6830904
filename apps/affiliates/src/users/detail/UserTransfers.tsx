import type { AgencyNode } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { EmptyState, firstView } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';

import { transfersQuery } from '../../data/transfer-queries.ts';
import { AgencyFault } from '../../frame/AgencyFault.tsx';
import { TransferTable } from '../../transfers/TransferTable.tsx';

interface UserTransfersProps {
  readonly node: AgencyNode;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

const pageSizes = [25] as const;

/** Transfers to and from a user, newest first (CALL-44). */
export function UserTransfers({ node, page, onPage }: UserTransfersProps): ReactElement {
  const { t } = useLingui();
  const { api } = useHost();
  const query = useQuery(transfersQuery(api, { userId: node.id, page, pageSize: pageSizes[0] }));
  if (query.isError && query.data === undefined)
    return (
      <AgencyFault
        error={query.error}
        title={t({ id: 'agency.transfers.failed', message: 'The transfers could not be loaded' })}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    );
  return (
    <TransferTable
      seenBy={node.id}
      rows={query.data?.result ?? []}
      rowCount={query.data?.rowCount ?? 0}
      loading={query.data === undefined || query.isPlaceholderData}
      skeletonRows={5}
      pageSizes={pageSizes}
      view={{ ...firstView(pageSizes), page }}
      onViewChange={(view) => onPage(view.page)}
      empty={<EmptyState art="history" title={t({ id: 'agency.transfers.none', message: 'No transfers yet' })} />}
    />
  );
}
