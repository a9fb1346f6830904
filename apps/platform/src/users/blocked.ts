import { sql, type Column, type SQL } from 'drizzle-orm';

import { agencyBlocks, agencyPaths } from '../database/schema/index.ts';

interface UserColumns {
  readonly id: Column;
  readonly blocked: Column;
  readonly closedAt: Column;
}

/**
 * True if a user is blocked now: by the operator's own flag, by a row on the user, or by a row for the whole branch on
 * anybody above. Closed accounts are blocked for ever. Nothing keeps its value (OP-51).
 */
export function isBlocked({ id, blocked, closedAt }: UserColumns): SQL<boolean> {
  return sql<boolean>`(${blocked} OR ${closedAt} IS NOT NULL OR EXISTS (
    SELECT 1 FROM ${agencyPaths} up JOIN ${agencyBlocks} b ON b.user_id = up.ancestor
    WHERE up.descendant = ${id} AND (up.depth = 0 OR b.scope = 'branch')))`;
}

/**
 * The same for lists of many users: the blocked ones are collected once, and each user is looked up among them. Only blocks
 * of branches need paths, of which there are many.
 */
export function isAmongBlocked({ id, blocked }: UserColumns): SQL<boolean> {
  return sql<boolean>`(${blocked} OR ${id} IN (SELECT user_id FROM ${agencyBlocks} UNION ALL
    SELECT up.descendant FROM ${agencyBlocks} b JOIN ${agencyPaths} up ON up.ancestor = b.user_id WHERE b.scope = 'branch'))`;
}
