import { mostAlerts, type BlockAlert } from '@kvota/contracts';
import { sql } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { agencyBlocks, agencyNodes, agencyPaths, users } from '../../database/schema/index.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import { rootId } from '../tree.ts';
import { countedRows, timeOf, type Counted } from '../counted-rows.ts';

/**
 * Reads the direct children that somebody above a node has blocked, or the operator by the flag of the account. Of several
 * blocks of a child the highest setter counts. The node itself is never among them: a blocked agent gets no answers.
 */
export async function readBlocksFromAbove(tx: Db, nodeId: string): Promise<Counted<BlockAlert>> {
  if (nodeId === rootId) return { count: 0, rows: [] };
  const result = await tx.execute(sql`
    WITH blocked AS (
      SELECT DISTINCT ON (n.user_id) n.user_id, n.name, n.kind, above.scope, above.by_id, above.at
      FROM ${agencyNodes} n JOIN ${users} u ON u.id = n.user_id AND u.closed_at IS NULL
      CROSS JOIN LATERAL (
        SELECT b.scope, b.by_id, b.at, up.depth FROM ${agencyBlocks} b
        JOIN ${agencyPaths} up ON up.descendant = ${nodeId} AND up.ancestor = b.by_id AND up.depth > 0
        WHERE b.user_id = n.user_id
        UNION ALL SELECT 'self', ${rootId}, NULL, 0 WHERE u.blocked
      ) above
      WHERE n.parent_id = ${nodeId} ORDER BY n.user_id, above.depth DESC)
    SELECT count(*) OVER ()::integer AS count, blocked.*, setter.name AS by_name
    FROM blocked LEFT JOIN ${agencyNodes} own ON own.user_id = ${nodeId}
    LEFT JOIN ${agencyNodes} setter ON setter.user_id = blocked.by_id AND setter.user_id = own.parent_id
    ORDER BY blocked.at DESC NULLS LAST, blocked.name LIMIT ${mostAlerts}::integer`);
  return countedRows(result, (row) => {
    const operator = row['by_id'] === rootId;
    const [kind, by, at] = [row['kind'], row['by_name'], row['at']];
    return {
      userId: String(row['user_id']),
      username: String(row['name']),
      kind: kind === 'agent' ? 'agent' : 'player',
      scope: row['scope'] === 'branch' ? 'branch' : 'self',
      operator,
      by: !operator && typeof by === 'string' ? by : null,
      since: at === null ? null : isoTime(timeOf(at)),
    };
  });
}
