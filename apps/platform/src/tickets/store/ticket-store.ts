import type { ForcedOutcome } from '@kvota/contracts/operator';
import { and, asc, desc, eq, inArray, lte, or } from 'drizzle-orm';

import { amongFew } from '../../database/among.ts';
import type { Db } from '../../database/database.ts';
import { forcedOutcomes, type ticketLegs, tickets, ticketSightings } from '../../database/schema/index.ts';

export type TicketRow = typeof tickets.$inferSelect;
/** Includes the columns that the database has a default for, because all are written. The statement finds the seller. */
export type NewTicket = Omit<typeof tickets.$inferInsert, 'agentId'> & { readonly capped: boolean };
export type LegRow = typeof ticketLegs.$inferSelect;
export type NewLeg = typeof ticketLegs.$inferInsert & { readonly status: string };

/** Thrown to roll back a transaction because another one has stored the same ticket id. */
export class TicketIdTaken extends Error {}

export async function findTicket(db: Db, id: string): Promise<TicketRow | undefined> {
  const [row] = await db.select().from(tickets).where(eq(tickets.id, id));
  return row;
}

/** Columns that ping needs. */
const summaryColumns = {
  id: tickets.id,
  userId: tickets.userId,
  state: tickets.state,
  subcode: tickets.subcode,
  etsCode: tickets.etsCode,
  response: tickets.response,
  expiresAt: tickets.expiresAt,
};
type TicketSummary = Pick<TicketRow, keyof typeof summaryColumns>;

/** Reads tickets for ping, in the order of their ids. */
export async function findTickets(db: Db, ids: readonly string[]): Promise<(TicketSummary | undefined)[]> {
  const rows = await db.select(summaryColumns).from(tickets).where(amongFew(tickets.id, ids));
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => found.get(id));
}

/** Reads a ticket and locks it until the transaction ends. */
export async function lockTicket(tx: Db, id: string): Promise<TicketRow | undefined> {
  const [row] = await tx.select().from(tickets).where(eq(tickets.id, id)).for('update');
  return row;
}

/** Reads the ids of tickets that are due for a decision or past their end. */
export async function dueTickets(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: tickets.id })
    .from(tickets)
    .where(
      and(
        inArray(tickets.state, ['pending', 'reoffered', 'oddchange', 'confirm']),
        or(lte(tickets.decideAt, now), lte(tickets.expiresAt, now)),
      ),
    )
    .orderBy(asc(tickets.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Takes the forced outcome of the user's next ticket, which uses it up. */
export async function takeForce(tx: Db, userId: string): Promise<ForcedOutcome | null> {
  const [row] = await tx.delete(forcedOutcomes).where(eq(forcedOutcomes.userId, userId)).returning();
  return row?.force ?? null;
}

export async function setForce(db: Db, userId: string, force: ForcedOutcome | null): Promise<void> {
  if (force === null) await db.delete(forcedOutcomes).where(eq(forcedOutcomes.userId, userId));
  else {
    const target = { target: forcedOutcomes.userId, set: { force } };
    await db.insert(forcedOutcomes).values({ userId, force }).onConflictDoUpdate(target);
  }
}

/** Most sightings of a player. The oldest are forgotten, so that questions about made-up ids fill no table. */
const mostSightings = 50;

/** Records that a player asked about a ticket that has not arrived. The first time counts. */
export async function recordSighting(db: Db, userId: string, ticketId: string, seenAt: Date): Promise<void> {
  const { userId: owner, ticketId: id } = ticketSightings;
  // A concurrent request deletes other rows or none, so that the two do not wait for each other.
  const oldest = db
    .select({ id })
    .from(ticketSightings)
    .where(eq(owner, userId))
    .orderBy(desc(ticketSightings.seenAt))
    .offset(mostSightings - 1)
    .limit(mostSightings)
    .for('update', { skipLocked: true });
  await db.delete(ticketSightings).where(and(eq(owner, userId), inArray(id, oldest)));
  await db.insert(ticketSightings).values({ userId, ticketId, seenAt }).onConflictDoNothing();
}

export async function forgetSightings(db: Db, before: Date): Promise<void> {
  await db.delete(ticketSightings).where(lte(ticketSightings.seenAt, before));
}
