import {
  minorToMoney,
  moneyToMinor,
  mostAlerts,
  payoutCurrency,
  readAgencySettings,
  type WinAlert,
} from '@kvota/contracts';
import { sql } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { agencyNodes, agencyPaths, tickets } from '../../database/schema/index.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import { listSettings } from '../../settings/create-settings-store.ts';
import { countedRows, timeOf, type Counted } from '../counted-rows.ts';

/** Milliseconds for which a win is listed after its settlement. */
const listedFor = 86_400_000;

/**
 * Reads the won tickets of a branch from the mark of their currency on, furthest above it first. A free bet has the mark of
 * the currency in which it pays.
 */
export async function readBigWins(tx: Db, nodeId: string, now: number): Promise<Counted<WinAlert>> {
  const { bigWins } = readAgencySettings(await listSettings(tx, 'agency'));
  const marks = bigWins.flatMap(({ currency, limit }) => {
    const mark = String(moneyToMinor(limit));
    return [currency, `FREEBET-${currency}`].map((name) => ({ currency: name, mark }));
  });
  if (marks.length === 0) return { count: 0, rows: [] };
  const since = new Date(now - listedFor).toISOString();
  const result = await tx.execute(sql`
    SELECT count(*) OVER ()::integer AS count, won.*, n.name
    FROM jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) AS marks (currency text, mark bigint)
    CROSS JOIN LATERAL (
      SELECT t.id, t.user_id, t.agent_id, t.stake::text, t.payout, t.currency, t.settled_at FROM ${tickets} t
      WHERE t.settlement = 'won' AND t.currency = marks.currency AND t.settled_at > ${since}::timestamptz
        AND t.payout >= marks.mark OFFSET 0) won
    JOIN ${agencyNodes} n ON n.user_id = won.user_id
    WHERE EXISTS (SELECT 1 FROM ${agencyPaths} p WHERE p.ancestor = ${nodeId} AND p.descendant = won.agent_id)
    ORDER BY won.payout::numeric / greatest(marks.mark, 1) DESC, won.settled_at DESC, won.id LIMIT ${mostAlerts}::integer`);
  return countedRows(result, (row) => ({
    ticketId: String(row['id']),
    userId: String(row['user_id']),
    username: String(row['name']),
    stake: minorToMoney(BigInt(String(row['stake']))),
    payout: minorToMoney(BigInt(String(row['payout']))),
    currency: payoutCurrency(String(row['currency'])),
    settledAt: isoTime(timeOf(row['settled_at'])),
  }));
}
