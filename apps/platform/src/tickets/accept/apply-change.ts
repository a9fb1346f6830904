import type { MovementExplanation } from '@kvota/contracts';
import { and, eq } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { ticketLegs, tickets } from '../../database/schema/index.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { NewTicket, TicketRow } from '../store/ticket-store.ts';
import { requestedTerms } from '../terms/terms.ts';
import type { TicketChange } from './ticket-change.ts';

/** Applies a change to a locked ticket and moves its stake. */
export async function applyChange(tx: Db, ledger: Ledger, row: TicketRow, change: TicketChange): Promise<void> {
  await tx.update(tickets).set(change.columns).where(eq(tickets.id, row.id));
  const requested = requestedTerms(row.request).odds;
  for (const [position, usedOdds] of (change.usedOdds ?? []).entries()) {
    if (usedOdds === requested[position]) continue;
    const leg = and(eq(ticketLegs.ticketId, row.id), eq(ticketLegs.position, position));
    await tx.update(ticketLegs).set({ usedOdds }).where(leg);
  }
  await moveStake(tx, ledger, row, change);
}

const notAccepted = (reason: string): MovementExplanation => ({ code: 'notAccepted', params: { reason } });

/** Moves the stake as the change requires. */
async function moveStake(
  tx: Db,
  ledger: Ledger,
  ticket: Pick<NewTicket, 'id' | 'walletId'>,
  { money, columns }: TicketChange,
): Promise<void> {
  const walletId = ticket.walletId ?? '';
  if (money === 'capture') await ledger.capture(tx, { walletId, ticketId: ticket.id, amount: columns.stake ?? 0n });
  if (money === 'release')
    await ledger.release(tx, { walletId, ticketId: ticket.id, details: [notAccepted(columns.state)] });
}
