import { sql } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import {
  agencyBlocks,
  agencyLimits,
  agencyNodes,
  agencyPastPaths,
  agencyPaths,
  branchDays,
  playerDays,
} from '../../database/schema/index.ts';
import { sumNames } from '../../figures/figure-zone.ts';

/** A user that moves with everybody below, and the first day of the new tree. */
export interface BranchMove {
  readonly userId: string;
  readonly toId: string;
  readonly day: string;
}

/** Locks the nodes of a branch, so that nobody in it changes kind, is closed, or gets new limits meanwhile. */
export async function lockBranch(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`
    SELECT 1 FROM ${agencyNodes} WHERE user_id IN (SELECT descendant FROM ${agencyPaths} WHERE ancestor = ${userId})
    ORDER BY user_id FOR NO KEY UPDATE`);
}

/**
 * Moves a branch: its nodes, its paths, what those above have set on it, and the sums of days that are not closed. The tree
 * must be locked alone, and the new parent must not be in the branch.
 */
export async function moveBranch(tx: Db, move: BranchMove): Promise<void> {
  const lost = await pathsLost(tx, move);
  await movePaths(tx, move);
  await moveNodes(tx, move);
  await handOver(tx, move, lost);
  await recountOpenDays(tx, move, lost);
}

/** Reads the ancestors that a branch loses. */
async function pathsLost(tx: Db, { userId, toId }: BranchMove): Promise<string[]> {
  const result = await tx.execute(sql`
    SELECT ancestor FROM ${agencyPaths} WHERE descendant = ${userId} AND depth > 0
    EXCEPT SELECT ancestor FROM ${agencyPaths} WHERE descendant = ${toId}`);
  return rowsOf(result).map(({ ancestor }) => String(ancestor));
}

const branch = (userId: string) => sql`SELECT descendant FROM ${agencyPaths} WHERE ancestor = ${userId}`;

/** The ancestors that a list names, as a subquery. */
const named = (ids: readonly string[]) => sql`(SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

/** Paths that end or get another depth are kept as past ones. A path to an ancestor that stays is updated. */
async function movePaths(tx: Db, { userId, toId, day }: BranchMove): Promise<void> {
  const next = sql`(
    SELECT up.ancestor, down.descendant, up.depth + 1 + down.depth AS depth, down.is_agent, down.name
    FROM ${agencyPaths} up CROSS JOIN ${agencyPaths} down
    WHERE up.descendant = ${toId} AND down.ancestor = ${userId})`;
  const past = sql`
    FROM ${agencyPaths} p JOIN ${agencyPaths} above ON above.descendant = ${userId} AND above.depth > 0
      AND above.ancestor = p.ancestor
    LEFT JOIN ${next} AS next ON next.ancestor = p.ancestor AND next.descendant = p.descendant
    WHERE p.descendant IN (${branch(userId)}) AND next.depth IS DISTINCT FROM p.depth`;
  await tx.execute(sql`
    INSERT INTO ${agencyPastPaths} (ancestor, descendant, depth, is_agent, since, until)
    SELECT p.ancestor, p.descendant, p.depth, p.is_agent, p.since, ${day}::date ${past} AND p.since < ${day}::date`);
  await tx.execute(sql`
    DELETE FROM ${agencyPaths} WHERE descendant IN (${branch(userId)})
      AND ancestor IN (SELECT ancestor FROM ${agencyPaths} WHERE descendant = ${userId} AND depth > 0)
      AND ancestor NOT IN (SELECT ancestor FROM ${agencyPaths} WHERE descendant = ${toId})`);
  await tx.execute(sql`
    INSERT INTO ${agencyPaths} (ancestor, descendant, depth, is_agent, name, since)
    SELECT ancestor, descendant, depth, is_agent, name, ${day}::date FROM ${next} AS next
    ON CONFLICT (ancestor, descendant) DO UPDATE SET depth = excluded.depth, since = excluded.since
      WHERE ${agencyPaths}.depth <> excluded.depth`);
}

async function moveNodes(tx: Db, { userId, toId, day }: BranchMove): Promise<void> {
  await tx.execute(sql`
    UPDATE ${agencyNodes} AS n SET depth = parent.depth + 1 + p.depth,
      parent_id = CASE WHEN n.user_id = ${userId} THEN parent.user_id ELSE n.parent_id END,
      since = CASE WHEN n.user_id = ${userId} THEN ${day}::date ELSE n.since END
    FROM ${agencyNodes} AS parent, ${agencyPaths} AS p
    WHERE parent.user_id = ${toId} AND p.ancestor = ${userId} AND p.descendant = n.user_id`);
}

/**
 * Blocks and limits that were set from above, by those who are above no more, belong to the new parent now, which can lift
 * them. Of several limits of one kind, the strictest stays.
 */
async function handOver(tx: Db, { userId, toId }: BranchMove, lost: readonly string[]): Promise<void> {
  await tx.execute(sql`
    WITH gone AS (
      DELETE FROM ${agencyBlocks} WHERE user_id IN (${branch(userId)}) AND by_id IN ${named(lost)} RETURNING *
    ), kept AS (
      SELECT DISTINCT ON (user_id) * FROM gone ORDER BY user_id, scope = 'branch' DESC, at DESC
    )
    INSERT INTO ${agencyBlocks} (user_id, by_id, scope, reason, at)
    SELECT user_id, ${toId}::text, scope, reason, at FROM kept
    ON CONFLICT (user_id, by_id) DO UPDATE SET scope = excluded.scope, reason = excluded.reason, at = excluded.at`);
  await tx.execute(sql`
    WITH gone AS (
      DELETE FROM ${agencyLimits} WHERE user_id IN (${branch(userId)}) AND by_id IN ${named(lost)} RETURNING *
    )
    INSERT INTO ${agencyLimits} (user_id, by_id, key, currency, value)
    SELECT user_id, ${toId}::text, key, currency, CASE WHEN key = 'minStake' THEN max(value) ELSE min(value) END
    FROM gone GROUP BY user_id, key, currency
    ON CONFLICT (user_id, by_id, key, currency) DO UPDATE SET value = CASE WHEN excluded.key = 'minStake'
      THEN greatest(${agencyLimits}.value, excluded.value) ELSE least(${agencyLimits}.value, excluded.value) END`);
}

const names = sql.raw(sumNames.join(', '));
const sums = sql.raw(sumNames.map((name) => `sum(d.${name})`).join(', '));

/**
 * Adds up again what those above got from open days, because a part of the first one may have been added up before the day
 * was closed. So a day knows one tree.
 */
async function recountOpenDays(tx: Db, { toId, day }: BranchMove, lost: readonly string[]): Promise<void> {
  const gained = sql`SELECT ancestor FROM ${agencyPaths} WHERE descendant = ${toId}`;
  const affected = sql`(${gained} UNION SELECT * FROM ${named(lost)} AS lost)`;
  await tx.execute(sql`DELETE FROM ${branchDays} WHERE day >= ${day}::date AND node IN ${affected}`);
  await tx.execute(sql`
    INSERT INTO ${branchDays} (node, currency, day, product, sport, ${names})
    SELECT p.ancestor, d.currency, d.day, d.product, d.sport, ${sums}
    FROM ${playerDays} d JOIN ${agencyPaths} p ON p.descendant = d.seller
    WHERE d.day >= ${day}::date AND p.ancestor IN ${affected}
    GROUP BY p.ancestor, d.currency, d.day, d.product, d.sport`);
}
