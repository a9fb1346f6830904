import { sql } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import { agencyPaths, cashOuts, tickets } from '../../database/schema/index.ts';
import { ticketMarks } from '../../database/ticket-marks.ts';
import { rootId } from '../tree.ts';
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
    FROM ${tickets} t
    WHERE t.settlement = 'open' AND t.currency IN (${currency}::text, ${`FREEBET-${currency}`}::text) AND ${isSoldBy(node)}`);
  const [row] = rowsOf(result);
  return { tickets: Number(row?.['tickets']), stake: BigInt(String(row?.['stake'])) };
}

/** True for tickets `t` of a branch. All are of the root's. The agents are read by their index, which has no players. */
const isSoldBy = (node: string) =>
  node === rootId
    ? sql`true`
    : sql`t.agent_id IN (
        SELECT descendant FROM ${agencyPaths} WHERE ancestor = ${node} AND is_agent AND depth > 0 UNION ALL SELECT ${node}::text)`;
