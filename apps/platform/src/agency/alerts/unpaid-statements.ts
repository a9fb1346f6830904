import { minorToMoney, mostAlerts, type StatementAlert } from '@kvota/contracts';
import { sql } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { agencyNodes, commissionPayments, commissionStatements } from '../../database/schema/index.ts';
import { countedRows, type Counted } from '../counted-rows.ts';

/**
 * Reads the statements of a node and its direct children that are not paid in full, oldest first. Nobody with an open
 * statement is moved, so that the edges of today are those of all open statements.
 */
export async function readUnpaidStatements(tx: Db, nodeId: string): Promise<Counted<StatementAlert>> {
  const result = await tx.execute(sql`
    SELECT count(*) OVER ()::integer AS count, s.period_id, s.cycle, s.first_day::text, s.last_day::text, edge.user_id,
      edge.name, (s.total - paid.amount)::text AS open, s.currency
    FROM (
      SELECT user_id, parent_id, name FROM ${agencyNodes} WHERE parent_id = ${nodeId} AND kind = 'agent'
      UNION ALL SELECT user_id, parent_id, name FROM ${agencyNodes} WHERE user_id = ${nodeId}
    ) edge
    JOIN ${commissionStatements} s ON s.parent_id = edge.parent_id AND s.child_id = edge.user_id AND s.total <> 0
    CROSS JOIN LATERAL (SELECT coalesce(sum(p.amount), 0) AS amount FROM ${commissionPayments} p
      WHERE p.period_id = s.period_id AND p.child_id = s.child_id AND p.currency = s.currency) paid
    WHERE s.total <> paid.amount
    ORDER BY s.last_day, s.first_day, edge.name, s.currency LIMIT ${mostAlerts}::integer`);
  return countedRows(result, (row) => ({
    periodId: String(row['period_id']),
    cycle: row['cycle'] === 'week' ? 'week' : 'month',
    from: String(row['first_day']),
    to: String(row['last_day']),
    userId: String(row['user_id']),
    username: String(row['name']),
    own: row['user_id'] === nodeId,
    open: minorToMoney(BigInt(String(row['open']))),
    currency: String(row['currency']),
  }));
}
