import type { BlockScope } from '@kvota/contracts';
import { and, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { among } from '../database/among.ts';
import type { Db } from '../database/database.ts';
import { agencyBlocks, agencyPaths, users } from '../database/schema/index.ts';
import { problem } from '../kernel/http-problem.ts';
import { isBlocked } from '../users/blocked.ts';
import type { AgencyActor } from './agency.ts';
import { requireSeat } from './staff/read-seats.ts';
import { rootId } from './tree.ts';

/** The block of a user as an actor sees it. */
export interface BlockState {
  readonly blocked: boolean;
  /** `own` if everything that blocks the user was set by the actor or somebody below. */
  readonly blockedBy: 'own' | 'above' | null;
  readonly blockScope: BlockScope | null;
}

/**
 * Refuses the act of an actor that is blocked by now, and of a staff account that lost a right of the call or was switched
 * off. Nobody can block the root.
 */
export async function requireUnblocked(tx: Db, { nodeId, userId, staff }: AgencyActor): Promise<void> {
  if (staff !== undefined) await requireSeat(tx, userId, staff.needed);
  if (nodeId === rootId) return;
  if ((await tx.$count(users, and(eq(users.id, nodeId), isBlocked(users)))) > 0) throw problem('agentBlocked');
}

const free: BlockState = { blocked: false, blockedBy: null, blockScope: null };

/** Reads what blocks users: the operator's flag, rows on themselves, and rows for the whole branch above them. */
export async function blockStates(
  db: Db,
  nodeId: string,
  userIds: readonly string[],
): Promise<(userId: string) => BlockState> {
  const [up, down] = [alias(agencyPaths, 'up'), alias(agencyPaths, 'down')];
  const rows = await db
    .select({
      userId: up.descendant,
      depth: up.depth,
      scope: agencyBlocks.scope,
      own: sql<boolean>`${down.ancestor} IS NOT NULL`,
    })
    .from(up)
    .innerJoin(agencyBlocks, eq(agencyBlocks.userId, up.ancestor))
    .leftJoin(down, and(eq(down.ancestor, nodeId), eq(down.descendant, agencyBlocks.byId)))
    .where(and(among(up.descendant, userIds), or(eq(up.depth, 0), eq(agencyBlocks.scope, 'branch'))));
  const flagged = await db
    .select({ userId: users.id })
    .from(users)
    .where(and(among(users.id, userIds), users.blocked));
  const flags = flagged.map(({ userId }) => ({ userId, depth: 0, scope: 'self' as const, own: nodeId === rootId }));
  const byUser = Map.groupBy([...rows, ...flags], ({ userId }) => userId);
  return (userId) => {
    const blocks = byUser.get(userId);
    if (blocks === undefined) return free;
    return {
      blocked: true,
      blockedBy: blocks.every(({ own }) => own) ? 'own' : 'above',
      blockScope: blocks.some(({ scope }) => scope === 'branch') ? 'branch' : 'self',
    };
  };
}
