import type { VoidRequest } from '@kvota/contracts';
import { PageLink, useFormats, useHost } from '@kvota/shell';
import { ticketNumber } from '@kvota/tickets';
import { Badge, Button, ChipSelect, DataTable, Dimmed, EmptyState, linkProps, type DataColumn } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';

import { voidRequestsQuery, type VoidState } from '../../data/ticket-queries.ts';
import { useMay } from '../../frame/rights/use-may.ts';
import { useAmount } from '../../frame/use-currency.ts';
import { AsOf, useStale } from '../../money/AsOf.tsx';
import * as css from '../tickets.css.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { useRequester, useVoidState } from './use-void-state.ts';

const tones = { open: 'warning', approved: 'success', refused: 'neutral', lapsed: 'neutral' } as const;
const pageSize = 25;

/** Requests to void tickets of the branch, newest first. Those that wait for this user have a button. */
export function VoidRequests(): ReactElement {
  const { t } = useLingui();
  const { api } = useHost();
  const stateName = useVoidState();
  const [state, setState] = useState<VoidState | 'all'>('all');
  const [page, setPage] = useState(1);
  const [deciding, decide] = useState<VoidRequest>();
  const query = useQuery(voidRequestsQuery(api, { page, ...(state !== 'all' && { state }) }));
  const stale = useStale(query);
  const columns = useColumns(decide);
  const states = ['open', 'approved', 'refused', 'lapsed'] as const;
  return (
    <>
      <div className={css.line}>
        <ChipSelect<VoidState | 'all'>
          label={t({ id: 'agency.state', message: 'State' })}
          value={state}
          onValueChange={(next) => {
            setState(next);
            setPage(1);
          }}
          items={[
            { value: 'all', label: t({ id: 'agency.filter.states', message: 'All states' }) },
            ...states.map((value) => ({ value, label: stateName(value) })),
          ]}
        />
      </div>
      <AsOf fetched={query} />
      <Dimmed stale={stale}>
        <DataTable<VoidRequest>
          caption={t({ id: 'agency.void.requests', message: 'Void requests' })}
          columns={columns}
          rows={query.data?.result ?? []}
          rowKey={({ id }) => id}
          rowCount={query.data?.rowCount ?? 0}
          pageSizes={[pageSize]}
          view={{ sort: null, filters: {}, page, pageSize }}
          onViewChange={(view) => setPage(view.page)}
          loading={query.isPending || query.isPlaceholderData}
          skeletonRows={4}
          failure={
            query.isError && query.data === undefined
              ? {
                  title: t({ id: 'agency.void.failed', message: 'The requests could not be loaded' }),
                  onRetry: () => void query.refetch(),
                }
              : undefined
          }
          empty={
            <EmptyState art="ticket" title={t({ id: 'agency.void.none', message: 'No requests to void a ticket' })} />
          }
        />
      </Dimmed>
      {deciding ? <DecisionDialog request={deciding} onClose={() => decide(undefined)} /> : null}
    </>
  );
}

function useColumns(onDecide: (request: VoidRequest) => void): readonly DataColumn<VoidRequest>[] {
  const { t } = useLingui();
  const formats = useFormats();
  const amount = useAmount();
  const stateName = useVoidState();
  const requester = useRequester();
  const may = useMay();
  return [
    {
      id: 'time',
      header: t({ id: 'agency.time', message: 'Time' }),
      primary: true,
      cell: ({ createdAt }) => formats.dateTime(createdAt),
    },
    {
      id: 'ticket',
      header: t({ id: 'agency.tickets.kind', message: 'Ticket' }),
      cell: ({ ticketId }) => (
        <PageLink page="affiliatesTickets" search={{ q: ticketId }} {...linkProps()}>
          {ticketNumber(ticketId)}
        </PageLink>
      ),
    },
    { id: 'user', header: t({ id: 'agency.tickets.player', message: 'Player' }), cell: ({ username }) => username },
    {
      id: 'stake',
      header: t({ id: 'agency.tickets.stake', message: 'Stake' }),
      align: 'end',
      cell: ({ stake, currency }) => amount(stake, currency),
    },
    {
      id: 'reason',
      header: t({ id: 'agency.void.reason', message: 'Reason' }),
      wrap: true,
      cell: (request) => `${requester(request)}: ${request.reason}`,
    },
    {
      id: 'state',
      header: t({ id: 'agency.state', message: 'State' }),
      wrap: true,
      cell: (request) => (
        <span className={css.line}>
          <Badge tone={tones[request.state]}>{stateName(request.state)}</Badge>
          {request.decision ?? null}
          {request.mayDecide && may('void') ? (
            <Button size="sm" onClick={() => onDecide(request)}>
              {t({ id: 'agency.void.decide', message: 'Decide' })}
            </Button>
          ) : null}
        </span>
      ),
    },
  ];
}
