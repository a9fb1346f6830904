import { and, eq, sql } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import { agencyNodes, agencyPaths, users } from '../../database/schema/index.ts';
import { isBlocked } from '../../users/blocked.ts';
import { highestDepth, isBelow, lockNode } from '../tree.ts';

/** Why a user cannot be moved below a node at all. */
export type MoveFault = 'moveIntoBranch' | 'moveSameParent' | 'moveTarget' | 'treeTooDeep';

/**
 * Returns why a node cannot become the parent of a user, or undefined. The node is locked, so that it is not closed before
 * the transaction ends.
 */
export async function moveFault(
  tx: Db,
  { userId, parentId }: Pick<typeof agencyNodes.$inferSelect, 'userId' | 'parentId'>,
  toId: string,
): Promise<MoveFault | undefined> {
  if (await isBelow(tx, userId, toId)) return 'moveIntoBranch';
  if (toId === parentId) return 'moveSameParent';
  const target = await lockNode(tx, toId);
  if (target === undefined || target.kind === 'player') return 'moveTarget';
  if ((await tx.$count(users, and(eq(users.id, toId), isBlocked(users)))) > 0) return 'moveTarget';
  return (await levelsNeeded(tx, userId)) > highestDepth - target.depth ? 'treeTooDeep' : undefined;
}

/** Returns how many levels a branch needs below its new parent. An agent needs one more, so that there is one below it. */
async function levelsNeeded(db: Db, userId: string): Promise<number> {
  const result = await db.execute(sql`
    SELECT max(p.depth + 1 + CASE WHEN n.kind = 'player' THEN 0 ELSE 1 END)::integer AS levels
    FROM ${agencyPaths} p JOIN ${agencyNodes} n ON n.user_id = p.descendant WHERE p.ancestor = ${userId}`);
  return Number(rowsOf(result)[0]?.['levels']);
}
