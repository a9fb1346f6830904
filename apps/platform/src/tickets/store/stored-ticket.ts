import { asc, eq } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { ticketLegs } from '../../database/schema/index.ts';
import { soldOf, type SoldPart } from './sold-parts.ts';
import type { LegRow, TicketRow } from './ticket-store.ts';

/** A ticket with its legs and the parts of it that were sold. */
export interface StoredTicket {
  readonly row: TicketRow;
  readonly legs: readonly LegRow[];
  readonly sold: readonly SoldPart[];
}

/** Reads the legs and sold parts of a ticket row. */
export async function withParts(db: Db, row: TicketRow): Promise<StoredTicket> {
  const legs = await db
    .select()
    .from(ticketLegs)
    .where(eq(ticketLegs.ticketId, row.id))
    .orderBy(asc(ticketLegs.position));
  return { row, legs, sold: await soldOf(db, row.id) };
}
