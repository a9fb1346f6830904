import { createHash } from 'node:crypto';

import type { AgencyStanding } from '@kvota/contracts';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Db } from '../../database/database.ts';
import { agencyMoves, agencyNodes, agencyPaths, users } from '../../database/schema/index.ts';
import { figureZone } from '../../figures/figure-zone.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import type { AgencyActor } from '../agency.ts';
import { beginningOf, dayAfter, dayAt } from '../commission/periods.ts';
import { rootId } from '../tree.ts';
import { readClosing, readMoving } from './obstacles.ts';

export type MoveRow = typeof agencyMoves.$inferSelect;

/** A user as acts on its standing read it. */
export interface StoredStanding {
  readonly node: typeof agencyNodes.$inferSelect;
  readonly closedAt: Date | null;
  readonly move: MoveRow | undefined;
}

/** Reads a user of the tree. The root has no account that could be closed. */
export async function storedStanding(db: Db, userId: string): Promise<StoredStanding> {
  const [row] = await db
    .select({ node: agencyNodes, closedAt: users.closedAt, move: agencyMoves })
    .from(agencyNodes)
    .leftJoin(users, eq(users.id, agencyNodes.userId))
    .leftJoin(agencyMoves, and(eq(agencyMoves.userId, agencyNodes.userId), eq(agencyMoves.state, 'waiting')))
    .where(eq(agencyNodes.userId, userId));
  if (row === undefined) throw new Error(`The user ${userId} has a path and no node.`);
  return { node: row.node, closedAt: row.closedAt, move: row.move ?? undefined };
}

/** Changes when the user is closed or moved, or a move is asked for or ends. */
export const versionOf = ({ node, closedAt, move }: StoredStanding): string =>
  createHash('sha256')
    .update(JSON.stringify([node.parentId, closedAt?.getTime() ?? null, move?.id ?? null]))
    .digest('base64url')
    .slice(0, 22);

/** True for the own node, and for the user of an operator. */
export const isOwn = (depth: number, actor: AgencyActor, { node }: StoredStanding): boolean =>
  depth === 0 || node.userId === actor.userId;

/**
 * Returns why an actor may not close a user, or undefined. Users who made their accounts are closed by operators alone, at
 * any depth.
 */
export function closingFault(depth: number, actor: AgencyActor, stored: StoredStanding) {
  if (isOwn(depth, actor, stored)) return 'ownAccount' as const;
  const isOwnAccount = stored.node.createdBy === null;
  if (actor.nodeId === rootId && isOwnAccount) return undefined;
  if (depth > 1) return 'notDirectChild' as const;
  return isOwnAccount && actor.nodeId !== rootId ? ('accountOfUser' as const) : undefined;
}

/** Reads the standing of a user as an actor sees it. Staff accounts read it, and change nothing. */
export async function readStanding(db: Db, actor: AgencyActor, userId: string, depth: number): Promise<AgencyStanding> {
  const stored = await storedStanding(db, userId);
  const { node, closedAt, move } = stored;
  const isOpen = closedAt === null && actor.staff === undefined;
  const mayClose = isOpen && closingFault(depth, actor, stored) === undefined;
  const mayMove = isOpen && !isOwn(depth, actor, stored);
  return {
    userId,
    username: node.name,
    kind: node.kind,
    version: versionOf(stored),
    closedAt: closedAt && isoTime(closedAt.getTime()),
    parent: depth === 0 || node.parentId === null ? null : await seenNode(db, actor.nodeId, node.parentId),
    mayClose,
    mayMove,
    closing: mayClose ? await readClosing(db, userId) : [],
    moving: mayMove ? await readMoving(db, userId) : [],
    move: move === undefined ? null : await showMove(db, actor, move, mayMove),
  };
}

async function showMove(db: Db, actor: AgencyActor, move: MoveRow, mayMove: boolean): Promise<AgencyStanding['move']> {
  const to = await seenNode(db, actor.nodeId, move.toId);
  return {
    id: move.id,
    to,
    askedAt: isoTime(move.askedAt.getTime()),
    dueAt: isoTime(beginningOf(dayAfter(dayAt(move.askedAt.getTime(), figureZone)), figureZone)),
    // As asking for it, it needs both ends in the branch.
    mayCancel: mayMove && to !== null,
  };
}

/** Returns a node of the branch of a viewer, or null. */
async function seenNode(db: Db, viewer: string, id: string): Promise<{ id: string; username: string } | null> {
  const seen = alias(agencyPaths, 'seen');
  const [row] = await db
    .select({ id: agencyNodes.userId, username: agencyNodes.name })
    .from(agencyNodes)
    .innerJoin(seen, and(eq(seen.ancestor, viewer), eq(seen.descendant, agencyNodes.userId)))
    .where(eq(agencyNodes.userId, id));
  return row ?? null;
}
