import { and, eq, sql } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { agencyNodes, agencyPaths } from '../database/schema/index.ts';
import { problem } from '../kernel/http-problem.ts';

/** The node of the operator. */
export const rootId = 'root';

/** Levels below the root that a tree may have. Agents may be at all but the last one, so that there is a level below them. */
export const highestDepth = 6;

/** Returns how many levels a user is below a node. Throws 404 if the user is not in the branch, or does not exist. */
export async function requireBelow(db: Db, nodeId: string, userId: string): Promise<number> {
  const [path] = await db
    .select({ depth: agencyPaths.depth })
    .from(agencyPaths)
    .where(and(eq(agencyPaths.ancestor, nodeId), eq(agencyPaths.descendant, userId)));
  if (path === undefined) throw problem('userUnknown');
  return path.depth;
}

/** Locks a node against a change of its kind, and returns it. */
export async function lockNode(tx: Db, nodeId: string): Promise<typeof agencyNodes.$inferSelect | undefined> {
  const [node] = await tx.select().from(agencyNodes).where(eq(agencyNodes.userId, nodeId)).for('share');
  return node;
}

/** Moves a new user, whom the database has put below the root, below a parent. The user must have nobody below. */
export async function placeBelow(
  tx: Db,
  { userId, parentId, createdBy }: { userId: string; parentId: string; createdBy: string | null },
): Promise<void> {
  await tx.execute(sql`
    UPDATE ${agencyNodes} AS n SET parent_id = parent.user_id, depth = parent.depth + 1, created_by = ${createdBy}::text
    FROM ${agencyNodes} AS parent WHERE n.user_id = ${userId} AND parent.user_id = ${parentId}`);
  await tx.delete(agencyPaths).where(and(eq(agencyPaths.descendant, userId), sql`${agencyPaths.depth} > 0`));
  await tx.execute(sql`
    INSERT INTO ${agencyPaths} (ancestor, descendant, depth, is_agent, name)
    SELECT up.ancestor, own.descendant, up.depth + 1, own.is_agent, own.name
    FROM ${agencyPaths} up JOIN ${agencyPaths} own ON own.ancestor = ${userId} AND own.descendant = ${userId}
    WHERE up.descendant = ${parentId}`);
}
