import type { VoidAlert } from '@kvota/contracts';
import { and, eq, gt, sql } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { tickets, voidRequests } from '../../database/schema/index.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import type { AgencyActor } from '../agency.ts';
import type { Counted } from '../counted-rows.ts';
import { mayDecide, readVoidRows, seenBy, stateAt } from './list-voids.ts';

/** Reads the requests that an actor may decide now, the next to lapse first. */
export async function readWaitingVoids(
  tx: Db,
  actor: AgencyActor,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<Counted<VoidAlert>> {
  const at = new Date(now);
  // The first two conditions are those of an index. The state has the same, and more.
  const where = and(
    eq(voidRequests.state, 'open'),
    gt(voidRequests.lapsesAt, at),
    sql`${stateAt(at)} = 'open'`,
    mayDecide(actor),
  );
  const [counted] = await tx
    .select({ count: sql<number>`count(*)::integer` })
    .from(voidRequests)
    .innerJoin(tickets, eq(tickets.id, voidRequests.ticketId))
    .where(seenBy(actor, where));
  const rows = await readVoidRows(tx, actor, { now: at, where, limit, order: 'lapsing' });
  return {
    count: counted?.count ?? 0,
    rows: rows.map(({ shown, request }) => ({ ...shown, lapsesAt: isoTime(request.lapsesAt.getTime()) })),
  };
}
