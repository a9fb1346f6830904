import type { HistoryTicket, TicketStatus } from '@kvota/contracts';
import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';

import { tickets } from '../../database/schema/index.ts';
import { within } from '../../database/within.ts';
import { createTicketView } from './history-view.ts';
import type { CashOutPrice, TicketDeps } from '../ticket-deps.ts';
import { refusedStates, waitingStates } from './ticket-status.ts';
import { allWithParts } from '../store/stored-ticket.ts';
import type { HistoryQuery } from '../tickets.ts';

/** Dependencies of the history. */
export type HistoryDeps = Pick<TicketDeps, 'db' | 'clock' | 'offer' | 'cashOutPrices'>;

const pageSize = 20;
export const noPrices: CashOutPrice = () => undefined;

/** Lists the tickets of a user, newest first (CALL-53). Requests that never became a ticket are omitted. */
export async function ticketHistory(
  deps: HistoryDeps,
  userId: string,
  query: HistoryQuery,
): Promise<{ result: HistoryTicket[]; totalPages: number }> {
  const { db } = deps;
  const where = and(
    eq(tickets.userId, userId),
    isNull(tickets.error),
    isNull(tickets.etsCode),
    query.status ? byStatus(query.status) : undefined,
    within(tickets.createdAt, query),
  );
  const [count, rows] = await Promise.all([
    db.$count(tickets, where),
    db
      .select()
      .from(tickets)
      .where(where)
      .orderBy(desc(tickets.createdAt), desc(tickets.id))
      .limit(pageSize)
      .offset((query.page - 1) * pageSize),
  ]);
  const [stored, cashOutPrice] = await Promise.all([allWithParts(db, rows), deps.cashOutPrices?.() ?? noPrices]);
  return { result: stored.map(createTicketView(deps, cashOutPrice)), totalPages: Math.ceil(count / pageSize) };
}

function byStatus(status: TicketStatus): SQL | undefined {
  switch (status) {
    case 'pending':
      return inArray(tickets.state, waitingStates);
    case 'rejected':
      return inArray(tickets.state, refusedStates);
    case 'accepted':
      return eq(tickets.settlement, 'open');
    case 'won':
    case 'lost':
    case 'void':
    case 'cashed_out':
      break;
  }
  return eq(tickets.settlement, status);
}
