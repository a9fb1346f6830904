import { asc, eq } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { ticketLegs } from '../../database/schema/index.ts';
import { hasMark } from '../store/ticket-marks.ts';
import { lockTicket, type LegRow, type TicketRow } from '../store/ticket-store.ts';
import type { TicketDeps } from '../ticket-deps.ts';
import { settleLegs, type SettleDeps } from './settle-tickets.ts';

/** The legs of a ticket that may be voided, and when its first match begins, in milliseconds. */
export interface Voidable {
  readonly legs: readonly LegRow[];
  readonly firstStart: number;
}

/**
 * Returns the legs of a ticket that can still be voided: accepted, open, nothing of it sold, all legs prematch, and none
 * of them begun, closed by a result, or in play.
 */
export function voidableOf(
  { clock, offer }: Pick<TicketDeps, 'clock' | 'offer'>,
  row: TicketRow,
  legs: readonly LegRow[],
): Voidable | undefined {
  if (row.state !== 'accepted' || row.settlement !== 'open' || hasMark(row, 'sold')) return undefined;
  const firstStart = Math.min(...legs.map(({ timeStart }) => timeStart.getTime()));
  const isUntouched = legs.every(
    (leg) =>
      leg.type === 'prematch' && leg.status === 'open' && !offer.price(leg).live && offer.result(leg) === undefined,
  );
  return isUntouched && clock.now() < firstStart ? { legs, firstStart } : undefined;
}

/** Locks a ticket until the transaction ends, and reads its legs. */
export async function lockWithLegs(tx: Db, id: string): Promise<{ row: TicketRow; legs: LegRow[] } | undefined> {
  const row = await lockTicket(tx, id);
  if (row === undefined) return undefined;
  const legs = await tx.select().from(ticketLegs).where(eq(ticketLegs.ticketId, id)).orderBy(asc(ticketLegs.position));
  return { row, legs };
}

/** Voids every leg of a locked ticket, and settles it by that: its stake is refunded as that of any void ticket. */
export async function voidTicket(tx: Db, deps: SettleDeps, row: TicketRow, legs: readonly LegRow[]): Promise<void> {
  const ended = { status: 'void', result: null, deadHeat: null };
  await tx.update(ticketLegs).set(ended).where(eq(ticketLegs.ticketId, row.id));
  const status = await settleLegs(
    tx,
    deps,
    row,
    legs.map((leg) => ({ ...leg, ...ended })),
  );
  if (status !== 'void') throw new Error(`Ticket ${row.id} with void legs only was settled as ${status}.`);
}
