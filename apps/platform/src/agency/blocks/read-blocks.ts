import type { AgencyBlock } from '@kvota/contracts';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Db } from '../../database/database.ts';
import { agencyBlocks, agencyNodes, agencyPaths, users } from '../../database/schema/index.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import { rootId } from '../tree.ts';

/**
 * Reads what blocks a user, highest setter first. A viewer sees the names of the own branch and that of its parent, which
 * its connection has too. Reasons are those of the branch.
 */
export async function readBlocks(db: Db, viewer: string, userId: string): Promise<AgencyBlock[]> {
  const [up, setter, subject] = [alias(agencyPaths, 'up'), alias(agencyNodes, 'setter'), alias(agencyNodes, 'subject')];
  const seen = (id: typeof agencyBlocks.byId | typeof agencyBlocks.userId) => sql<boolean>`EXISTS (
    SELECT 1 FROM ${agencyPaths} p WHERE p.ancestor = ${viewer} AND p.descendant = ${id})`;
  const rows = await db
    .select({
      byId: agencyBlocks.byId,
      by: setter.name,
      on: subject.name,
      scope: agencyBlocks.scope,
      at: agencyBlocks.at,
      reason: agencyBlocks.reason,
      isBelow: seen(agencyBlocks.byId),
      isOnSeen: seen(agencyBlocks.userId),
      isParent: sql<boolean>`${agencyBlocks.byId} = (SELECT n.parent_id FROM ${agencyNodes} n WHERE n.user_id = ${viewer})`,
    })
    .from(up)
    .innerJoin(agencyBlocks, eq(agencyBlocks.userId, up.ancestor))
    .innerJoin(setter, eq(setter.userId, agencyBlocks.byId))
    .innerJoin(subject, eq(subject.userId, agencyBlocks.userId))
    .where(and(eq(up.descendant, userId), or(eq(up.depth, 0), eq(agencyBlocks.scope, 'branch'))))
    .orderBy(setter.depth, desc(up.depth));
  const blocks = rows.map(({ byId, by, on, isBelow, isOnSeen, isParent, scope, at, reason }): AgencyBlock => {
    const operator = byId === rootId;
    return {
      by: !operator && (isBelow || isParent) ? by : null,
      operator,
      on: isOnSeen ? on : null,
      scope,
      since: isoTime(at.getTime()),
      reason: isBelow ? reason : '',
    };
  });
  const [account] = await db
    .select({ blocked: users.blocked, name: agencyNodes.name })
    .from(users)
    .innerJoin(agencyNodes, eq(agencyNodes.userId, users.id))
    .where(eq(users.id, userId));
  if (account?.blocked !== true || blocks.some(({ operator }) => operator)) return blocks;
  return [{ by: null, operator: true, on: account.name, scope: 'self', since: null, reason: '' }, ...blocks];
}
