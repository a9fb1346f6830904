import { and, eq, sql, type SQL } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { agencyNodes, agencyPastPaths, agencyPaths } from '../database/schema/index.ts';
import { accountName } from '../users/account-name.ts';
import { problem } from '../kernel/http-problem.ts';

/** The node of the operator. */
export const rootId = 'root';

/** Levels below the root that a tree may have. Agents may be at all but the last one, so that there is a level below them. */
export const highestDepth = 6;

/** Comes behind all others by its bytes. No name has it. */
const lastCharacter = '\u{10FFFF}';

/** Returns how many levels a user is below a node. Throws 404 if the user is not in the branch, or does not exist. */
export async function requireBelow(db: Db, nodeId: string, userId: string): Promise<number> {
  const [path] = await db
    .select({ depth: agencyPaths.depth })
    .from(agencyPaths)
    .where(and(eq(agencyPaths.ancestor, nodeId), eq(agencyPaths.descendant, userId)));
  if (path === undefined) throw problem('userUnknown');
  return path.depth;
}

/** The same, with a lock on the path until the transaction ends, so that the user does not move meanwhile. */
export async function lockBelow(tx: Db, nodeId: string, userId: string): Promise<number> {
  const [path] = await tx
    .select({ depth: agencyPaths.depth })
    .from(agencyPaths)
    .where(and(eq(agencyPaths.ancestor, nodeId), eq(agencyPaths.descendant, userId)))
    .for('share');
  if (path === undefined) throw problem('userUnknown');
  return path.depth;
}

/**
 * Takes the lock of the tree until the transaction ends: shared by acts that add users, alone by moves of branches. It is
 * the first lock that an act takes on the tree.
 */
export async function lockTree(tx: Db, how: 'shared' | 'alone'): Promise<void> {
  const lock = sql.raw(how === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock');
  await tx.execute(sql`SELECT ${lock}(hashtext('kvota tree'), hashtext(current_schema()))`);
}

/** The paths of all days, as a subquery: each holds from the day `since` up to the one before `until`. */
export const pathsEver: SQL = sql`(
  SELECT ancestor, descendant, depth, is_agent, since, 'infinity'::date AS until FROM ${agencyPaths}
  UNION ALL SELECT ancestor, descendant, depth, is_agent, since, until FROM ${agencyPastPaths})`;

/** The condition that a row is of a day on which its seller, or its node, was in the branch. */
export const wasBelow: SQL = sql`(day >= since AND day < until)`;

/**
 * Matches the names of descendants that begin so. The search term is text, never a pattern. A range rather than LIKE,
 * whose pattern a prepared statement does not know when it is planned.
 */
export function beginsWith(term: string): SQL {
  const first = accountName(term);
  return sql`(${agencyPaths.name} >= ${first} AND ${agencyPaths.name} < ${`${first}${lastCharacter}`})`;
}

/** True if a node is another one, or in its branch. */
export async function isBelow(db: Db, nodeId: string, userId: string): Promise<boolean> {
  const path = and(eq(agencyPaths.ancestor, nodeId), eq(agencyPaths.descendant, userId));
  return (await db.$count(agencyPaths, path)) > 0;
}

/** Locks a node against a change of its kind, and returns it. */
export async function lockNode(tx: Db, nodeId: string): Promise<typeof agencyNodes.$inferSelect | undefined> {
  const [node] = await tx.select().from(agencyNodes).where(eq(agencyNodes.userId, nodeId)).for('share');
  return node;
}

/**
 * Moves a user below a parent. The user must have nobody below, and not be above the parent. A path to an ancestor that
 * stays is updated, so that a statement with a lock on it waits, and then reads its new depth.
 */
export async function moveLeaf(tx: Db, userId: string, parentId: string): Promise<void> {
  await lockTree(tx, 'shared');
  await tx.execute(sql`
    UPDATE ${agencyNodes} AS n SET parent_id = parent.user_id, depth = parent.depth + 1
    FROM ${agencyNodes} AS parent WHERE n.user_id = ${userId} AND parent.user_id = ${parentId}`);
  await tx.execute(sql`
    DELETE FROM ${agencyPaths} WHERE descendant = ${userId} AND depth > 0 AND ancestor NOT IN (
      SELECT up.ancestor FROM ${agencyPaths} up WHERE up.descendant = ${parentId})`);
  await tx.execute(sql`
    INSERT INTO ${agencyPaths} (ancestor, descendant, depth, is_agent, name)
    SELECT up.ancestor, own.descendant, up.depth + 1, own.is_agent, own.name
    FROM ${agencyPaths} up JOIN ${agencyPaths} own ON own.ancestor = ${userId} AND own.descendant = ${userId}
    WHERE up.descendant = ${parentId}
    ON CONFLICT (ancestor, descendant) DO UPDATE SET depth = excluded.depth`);
}

/** Moves a new user, whom the database has put below the root, below a parent. The user must have nobody below. */
export async function placeBelow(
  tx: Db,
  { userId, parentId, createdBy }: { userId: string; parentId: string; createdBy: string | null },
): Promise<void> {
  await tx.update(agencyNodes).set({ createdBy }).where(eq(agencyNodes.userId, userId));
  await moveLeaf(tx, userId, parentId);
}
