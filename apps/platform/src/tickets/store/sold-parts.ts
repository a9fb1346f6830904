import { and, asc, inArray, isNotNull } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { cashOuts } from '../../database/schema/index.ts';

/** A part of a ticket that was sold back, in minor units. */
export interface SoldPart {
  readonly stake: bigint;
  readonly amount: bigint;
  readonly at: Date;
}

/** Reads the sold parts of tickets, in the order of the sales. Tickets without any are not in the map. */
export async function soldParts(db: Db, ticketIds: readonly string[]): Promise<Map<string, SoldPart[]>> {
  if (ticketIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(cashOuts)
    .where(and(inArray(cashOuts.ticketId, [...ticketIds]), isNotNull(cashOuts.bookedAt)))
    .orderBy(asc(cashOuts.bookedAt), asc(cashOuts.quoteId));
  const byTicket = new Map<string, SoldPart[]>();
  for (const { ticketId, stake, amount, bookedAt } of rows) {
    const parts = byTicket.get(ticketId) ?? [];
    byTicket.set(ticketId, [...parts, { stake, amount, at: bookedAt ?? new Date(0) }]);
  }
  return byTicket;
}

/** Reads the sold parts of one ticket. */
export async function soldOf(db: Db, ticketId: string): Promise<SoldPart[]> {
  return (await soldParts(db, [ticketId])).get(ticketId) ?? [];
}

/** Returns the stake in play, and what may still be paid at most (null for no limit), in minor units. */
export function remainder(
  ticket: { readonly stake: bigint; readonly maxWin: bigint | null },
  sold: readonly SoldPart[],
): { openStake: bigint; maxWin: bigint | null } {
  const stake = sold.reduce((sum, part) => sum + part.stake, 0n);
  const paid = sold.reduce((sum, part) => sum + part.amount, 0n);
  const left = ticket.maxWin === null ? null : ticket.maxWin - paid;
  return { openStake: ticket.stake - stake, maxWin: left !== null && left < 0n ? 0n : left };
}
