import { asc, eq, inArray } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { ticketLegs } from '../../database/schema/index.ts';
import { soldOf, soldParts, type SoldPart } from './sold-parts.ts';
import type { LegRow, TicketRow } from './ticket-store.ts';

/** A ticket with its legs and the parts of it that were sold. */
export interface StoredTicket {
  readonly row: TicketRow;
  readonly legs: readonly LegRow[];
  readonly sold: readonly SoldPart[];
}

/** Reads the legs of tickets by ticket, in their order. */
export async function legsOf(db: Db, ids: readonly string[]): Promise<Map<string, LegRow[]>> {
  if (ids.length === 0) return new Map();
  const legs = await db
    .select()
    .from(ticketLegs)
    .where(inArray(ticketLegs.ticketId, [...ids]))
    .orderBy(asc(ticketLegs.position));
  return Map.groupBy(legs, ({ ticketId }) => ticketId);
}

/** Reads the legs and sold parts of ticket rows, in their order. */
export async function allWithParts(db: Db, rows: readonly TicketRow[]): Promise<StoredTicket[]> {
  const ids = rows.map(({ id }) => id);
  const [legs, sold] = await Promise.all([legsOf(db, ids), soldParts(db, ids)]);
  return rows.map((row) => ({ row, legs: legs.get(row.id) ?? [], sold: sold.get(row.id) ?? [] }));
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
