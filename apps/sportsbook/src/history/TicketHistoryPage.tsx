import type { HistoryTicket } from '@kvota/contracts';
import {
  Badge,
  Button,
  DataTable,
  EmptyState,
  ErrorState,
  Panel,
  Select,
  Skeleton,
  TicketLeg,
  TicketLegs,
} from '@kvota/ui';
import { walletsAtom } from '@kvota/shell';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';

import { useFormats } from '../format/use-formats.ts';
import { marketName, outcomeName } from '../market/market-name.ts';
import { useServices, type Services } from '../services/services.ts';
import { shortOdds } from '../slip/SlipStake.tsx';
import { historyQuery, type HistoryStatus } from './history-query.ts';
import { statusTone, useStatusName } from './ticket-status.ts';
import * as styles from '../pages/page.css.ts';

/** The player's tickets, newest first, each with its legs (ACC-01). */
export function TicketHistoryPage() {
  const services = useServices();
  return services ? <Loaded services={services} /> : <Skeleton height={320} />;
}

function Loaded({ services }: { services: Services }) {
  const { t } = useLingui();
  const statusName = useStatusName();
  const [status, setStatus] = useState<HistoryStatus>('all');
  const { host } = services;
  const history = useInfiniteQuery({ ...historyQuery(host.api, status) });
  const { refetch } = history;
  const money = useAtomValue(walletsAtom)
    .map(({ currency_id, wallet_0, wallet_1 }) => `${currency_id} ${wallet_0} ${wallet_1}`)
    .join();
  const shownFor = useRef(money);
  useEffect(() => {
    // Money moves when a ticket is paid or settles: the list is then out of date.
    if (shownFor.current === money) return;
    shownFor.current = money;
    void refetch();
  }, [money, refetch]);
  const tickets = history.data?.pages.flatMap((page) => page.result) ?? [];
  return (
    <div className={styles.page}>
      <Panel
        title={t({ id: 'history.title', message: 'My tickets' })}
        headingLevel={1}
        flush
        actions={
          <Select
            label={t({ id: 'history.filter', message: 'Status' })}
            hideLabel
            size="sm"
            value={status}
            onValueChange={setStatus}
            items={(['all', 'pending', 'accepted', 'won', 'lost', 'rejected'] as const).map((value) => ({
              value,
              label: statusName(value),
            }))}
          />
        }
      >
        {history.isError ? (
          <ErrorState
            headingLevel={2}
            title={t({ id: 'history.failed', message: 'Your tickets could not be loaded' })}
            onRetry={() => void refetch()}
            retryLabel={t({ id: 'action.retry', message: 'Try again' })}
            busy={history.isFetching}
          />
        ) : history.isPending ? (
          <Tickets tickets={[]} loading />
        ) : tickets.length === 0 ? (
          <EmptyState
            art="history"
            headingLevel={2}
            title={t({ id: 'history.none', message: 'No tickets yet' })}
            actions={
              <Button variant="brand" onClick={() => host.navigate('betting')}>
                {t({ id: 'history.toBetting', message: 'To the offer' })}
              </Button>
            }
          >
            {t({ id: 'history.noneHint', message: 'Tickets that you pay are listed here.' })}
          </EmptyState>
        ) : (
          <Tickets tickets={tickets} />
        )}
      </Panel>
      {history.hasNextPage ? (
        <Button
          variant="secondary"
          fullWidth
          busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {t({ id: 'history.more', message: 'Show older tickets' })}
        </Button>
      ) : null}
    </div>
  );
}

function Tickets({ tickets, loading = false }: { tickets: readonly HistoryTicket[]; loading?: boolean }) {
  const { t } = useLingui();
  const formats = useFormats();
  const statusName = useStatusName();
  return (
    <DataTable
      caption={t({ id: 'history.title', message: 'My tickets' })}
      rows={tickets}
      loading={loading}
      rowKey={(ticket) => ticket.ticketId}
      expandLabel={() => t({ id: 'history.legs', message: 'Show selections' })}
      expandRow={(ticket) => <Legs ticket={ticket} />}
      columns={[
        {
          id: 'time',
          header: t({ id: 'history.time', message: 'Paid' }),
          cell: (ticket) => formats.dateTime(ticket.createdAt),
          primary: true,
        },
        {
          id: 'status',
          header: t({ id: 'history.filter', message: 'Status' }),
          cell: (ticket) => <Badge tone={statusTone(ticket.status)}>{statusName(ticket.status)}</Badge>,
        },
        {
          id: 'legs',
          header: t({ id: 'slip.selections', message: 'Selections' }),
          align: 'end',
          cell: (ticket) => ticket.legs.length,
        },
        {
          id: 'odds',
          header: t({ id: 'slip.totalOdds', message: 'Total odds' }),
          align: 'end',
          cell: (ticket) => shortOdds(ticket.totalOdds),
        },
        {
          id: 'stake',
          header: t({ id: 'slip.stake', message: 'Stake' }),
          align: 'end',
          cell: (ticket) => formats.money(ticket.stake, ticket.currency),
        },
        {
          id: 'payout',
          header: t({ id: 'history.payout', message: 'Payout' }),
          align: 'end',
          cell: (ticket) => formats.money(ticket.payout ?? ticket.possiblePayout, ticket.currency),
        },
      ]}
    />
  );
}

const legStates = { open: 'open', won: 'won', lost: 'lost', void: 'void', half_won: 'won', half_lost: 'lost' } as const;

function Legs({ ticket }: { ticket: HistoryTicket }) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  return (
    <TicketLegs label={t({ id: 'slip.selections', message: 'Selections' })}>
      {ticket.legs.map((leg) => (
        <TicketLeg
          key={`${leg.eventId}.${leg.marketCode}`}
          pick={outcomeName(i18n, leg.selectionCode)}
          market={marketName(i18n, leg.sport, leg.marketCode)}
          pair={leg.pair}
          odds={leg.usedOdds}
          oldOdds={leg.usedOdds === leg.requestedOdds ? undefined : leg.requestedOdds}
          state={legStates[leg.status]}
          live={leg.type === 'live'}
          note={leg.result ?? formats.dateTime(leg.timeStart)}
        />
      ))}
    </TicketLegs>
  );
}
