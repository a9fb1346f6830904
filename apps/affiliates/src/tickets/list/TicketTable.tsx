import { paidOut, payoutCurrency, type AgencyTicket } from '@kvota/contracts';
import { PageLink } from '@kvota/shell';
import {
  isOpen,
  markOf,
  ticketNumber,
  totalOddsOf,
  TicketStatusMark,
  useShapeName,
  useStripText,
  useWhen,
} from '@kvota/tickets';
import { Badge, DataTable, LegStrip, linkProps, LiveBadge, type DataTableProps } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { pageSize, ticketsSearch, withOrder, type TicketOrder, type TicketsSearch } from '../../data/tickets-search.ts';
import { useAmount } from '../../frame/use-currency.ts';
import { TicketDetail } from '../detail/TicketDetail.tsx';
import * as css from '../tickets.css.ts';
import { useFlagName } from './use-flag-name.ts';
import { useTicketHeadings } from './use-ticket-headings.ts';

type TicketTableProps = Pick<
  DataTableProps<AgencyTicket>,
  'rows' | 'rowCount' | 'loading' | 'failure' | 'empty' | 'tools'
> & {
  readonly search: TicketsSearch;
  readonly onSearch: (search: TicketsSearch) => void;
};

/** The sortable columns, by the order of the call (AFF-04). */
const orderOf: Readonly<Record<string, TicketOrder>> = { time: 'createdAt', stake: 'stake', payout: 'payout' };

/** Tickets as rows that open, or as cards on a phone (AFF-02). */
export function TicketTable({ search, onSearch, ...table }: TicketTableProps): ReactElement {
  const { t } = useLingui();
  const { order = 'createdAt', asc, page = 1 } = search;
  const sorted = Object.keys(orderOf).find((column) => orderOf[column] === order) ?? 'time';
  return (
    <DataTable<AgencyTicket>
      {...table}
      caption={t({ id: 'agency.page.tickets', message: 'Tickets' })}
      rowKey={({ ticketId }) => ticketId}
      columns={useColumns()}
      skeletonRows={8}
      densityToggle
      pageSizes={[pageSize]}
      view={{ sort: { column: sorted, descending: !asc }, filters: {}, page, pageSize }}
      onViewChange={({ sort, page: next }) => {
        const named = sort === null ? undefined : orderOf[sort.column];
        const isSame = sort !== null && named === order && sort.descending === (asc === undefined);
        if (isSame) onSearch(ticketsSearch({ ...search, page: next }));
        else onSearch(withOrder(search, sort && named ? { order: named, descending: sort.descending } : null));
      }}
      expandRow={(ticket) => <TicketDetail ticket={ticket} />}
      expandLabel={({ ticketId }) => {
        const number = ticketNumber(ticketId);
        return t({ id: 'agency.tickets.details', message: `Details of ticket ${number}` });
      }}
    />
  );
}

function useColumns(): DataTableProps<AgencyTicket>['columns'] {
  const { t } = useLingui();
  const headings = useTicketHeadings();
  const money = useAmount();
  const when = useWhen();
  const shapeName = useShapeName();
  const stripText = useStripText();
  return [
    {
      id: 'time',
      header: headings.createdAt,
      primary: true,
      sortable: true,
      cell: ({ createdAt, ticketId }) => (
        <span className={css.names}>
          <time dateTime={createdAt}>{when(createdAt)}</time>
          <small>{ticketNumber(ticketId)}</small>
        </span>
      ),
    },
    {
      id: 'user',
      header: headings.username,
      cell: ({ userId, username }) => (
        <PageLink page="affiliatesUser" params={{ id: userId }} {...linkProps()}>
          {username}
        </PageLink>
      ),
    },
    {
      id: 'kind',
      header: headings.shape,
      cell: (ticket) => (
        <span className={css.line}>
          {shapeName(ticket)}
          <LegStrip legs={ticket.legs.map(markOf)} label={stripText(ticket)} most={8} />
          <Marks ticket={ticket} />
        </span>
      ),
    },
    {
      id: 'odds',
      header: headings.totalOdds,
      align: 'end',
      cell: (ticket) => totalOddsOf(ticket),
    },
    {
      id: 'stake',
      header: headings.stake,
      align: 'end',
      sortable: true,
      cell: ({ stake, currency }) => money(stake, currency),
    },
    {
      id: 'payout',
      header: headings.payout,
      align: 'end',
      sortable: true,
      cell: (ticket) => {
        if (!isOpen(ticket)) return money(paidOut(ticket), payoutCurrency(ticket.currency));
        const amount = money(ticket.possiblePayout, payoutCurrency(ticket.currency));
        return t({ id: 'agency.tickets.upTo', message: `up to ${amount}` });
      },
    },
    {
      id: 'status',
      header: headings.status,
      cell: (ticket) => <TicketStatusMark ticket={ticket} />,
    },
  ];
}

/** Marks of special tickets: live, a free bet, cashback. */
function Marks({ ticket }: { readonly ticket: AgencyTicket }): ReactElement {
  const flagName = useFlagName();
  return (
    <>
      {ticket.live ? <LiveBadge /> : null}
      {ticket.freeBet ? <Badge tone="info">{flagName('freebet')}</Badge> : null}
      {ticket.cashback ? <Badge tone="info">{flagName('cashback')}</Badge> : null}
    </>
  );
}
