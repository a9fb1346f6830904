import { sql } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import { agencyPaths, cashOuts, tickets } from '../../database/schema/index.ts';
import { ticketMarks } from '../../database/ticket-marks.ts';
import type { FigureScope } from './figure-source.ts';

/** Reads how many tickets of a branch are open, and what is at stake in them. Free bets count, and have no stake. */
export async function readOpen(
  db: Db,
  { node, currency }: Pick<FigureScope, 'node' | 'currency'>,
): Promise<{ readonly tickets: number; readonly stake: bigint }> {
  const result = await db.execute(sql`
    SELECT count(*)::integer AS tickets, coalesce(sum(CASE WHEN t.marks & ${ticketMarks.freeBet}::integer <> 0 THEN 0
      WHEN t.marks & ${ticketMarks.sold}::integer = 0 THEN t.stake ELSE t.stake - (
        SELECT coalesce(sum(c.stake), 0) FROM ${cashOuts} c WHERE c.ticket_id = t.id AND c.booked_at IS NOT NULL)
      END), 0)::text AS stake
    FROM ${tickets} t JOIN ${agencyPaths} p ON p.ancestor = ${node} AND p.descendant = t.agent_id
    WHERE t.settlement = 'open' AND t.currency IN (${currency}::text, ${`FREEBET-${currency}`}::text)`);
  const [row] = rowsOf(result);
  return { tickets: Number(row?.['tickets']), stake: BigInt(String(row?.['stake'])) };
}
