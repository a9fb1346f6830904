import { eq } from 'drizzle-orm';

import type { Db } from '../../src/database/database.ts';
import { leases, ticketLegs, tickets } from '../../src/database/schema/index.ts';

/** A leg of an accepted ticket, with its price in thousandths and the instant of the decision. */
export interface SoldLeg {
  readonly eventId: string;
  readonly marketCode: string;
  readonly selectionCode: string;
  readonly odds: number;
  readonly at: number;
}

/** Returns the legs of all accepted tickets. */
export async function soldLegs(db: Db): Promise<SoldLeg[]> {
  const { eventId, marketCode, selectionCode, usedOdds: odds } = ticketLegs;
  const rows = await db
    .select({ eventId, marketCode, selectionCode, odds, at: tickets.decidedAt })
    .from(tickets)
    .innerJoin(ticketLegs, eq(ticketLegs.ticketId, tickets.id))
    .where(eq(tickets.state, 'accepted'));
  return rows.map(({ at, ...leg }) => ({ ...leg, at: at?.getTime() ?? 0 }));
}

/** Returns how many times another node took over the feed. */
export async function feedTakeovers(db: Db): Promise<number> {
  const [lease] = await db.select().from(leases).where(eq(leases.name, 'feed'));
  return lease === undefined ? 0 : lease.token - 1;
}
