import { sql, type Column, type SQL } from 'drizzle-orm';

import { agencyBlocks, agencyPaths } from '../database/schema/index.ts';

interface UserColumns {
  readonly id: Column;
  readonly blocked: Column;
}

/**
 * True if a user is blocked now: by the operator's own flag, by a row on the user, or by a row for the whole branch on
 * anybody above. Every reader of the state uses this expression, and nothing keeps its value (OP-51).
 */
export function isBlocked({ id, blocked }: UserColumns): SQL<boolean> {
  return sql<boolean>`(${blocked} OR EXISTS (
    SELECT 1 FROM ${agencyPaths} up JOIN ${agencyBlocks} b ON b.user_id = up.ancestor
    WHERE up.descendant = ${id} AND (up.depth = 0 OR b.scope = 'branch')))`;
}
