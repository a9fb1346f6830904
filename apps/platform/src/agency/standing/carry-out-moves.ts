import { and, asc, eq, lt } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { agencyMoves, agencyPaths } from '../../database/schema/index.ts';
import type { FoldDeps } from '../../figures/fold-figures.ts';
import type { AgencyActor } from '../agency.ts';
import type { AgencyDeps } from '../agency-deps.ts';
import { audit } from '../audit.ts';
import { dayAfter } from '../commission/periods.ts';
import { isBelow, lockTree } from '../tree.ts';
import { lockBranch, moveBranch } from './move-branch.ts';
import { moveFault } from './move-faults.ts';
import { readMoving } from './obstacles.ts';
import { storedStanding, type MoveRow } from './read-standing.ts';

/** Carries out the moves that were asked for on a day, in the transaction that closes it. */
export function createMoveCarrying(deps: AgencyDeps): { readonly onDayClosed: NonNullable<FoldDeps['onDayClosed']> } {
  return {
    async onDayClosed(tx, { day, end }) {
      const isDue = and(eq(agencyMoves.state, 'waiting'), lt(agencyMoves.askedAt, end));
      if ((await tx.$count(agencyMoves, isDue)) === 0) return () => undefined;
      await lockTree(tx, 'alone');
      const due = await tx
        .select()
        .from(agencyMoves)
        .where(isDue)
        .orderBy(asc(agencyMoves.askedAt), asc(agencyMoves.id));
      const moved = new Set<string>();
      for (const { id } of due)
        for (const node of await carryOut(tx, deps, { id, day: dayAfter(day) })) moved.add(node);
      return () => {
        for (const node of moved) deps.announceChange?.({ what: 'join', node });
      };
    },
  };
}

/** Carries out a move, or drops it with a reason. Returns the nodes whose branches are others now. */
async function carryOut(
  tx: Db,
  deps: AgencyDeps,
  { id, day }: { readonly id: string; readonly day: string },
): Promise<readonly string[]> {
  const found = await tx.select().from(agencyMoves).where(eq(agencyMoves.id, id));
  const userId = found[0]?.userId ?? '';
  // The branch before the move, as cancelling locks them.
  await lockBranch(tx, userId);
  const isIt = and(eq(agencyMoves.id, id), eq(agencyMoves.state, 'waiting'));
  const [move] = await tx.select().from(agencyMoves).where(isIt).for('update');
  if (move === undefined) return [];
  const reason = await faultOf(tx, move);
  if (reason === undefined) await moveBranch(tx, { ...move, day });
  const endedAt = new Date(deps.clock.now());
  const end = reason === undefined ? { state: 'done' as const, day } : { state: 'dropped' as const, reason };
  await tx
    .update(agencyMoves)
    .set({ ...end, endedAt })
    .where(eq(agencyMoves.id, id));
  const actor: AgencyActor = { userId: move.askedBy, nodeId: move.nodeId };
  const ends = { before: { parent: move.fromId }, after: { parent: move.toId } };
  if (reason === undefined) await audit(tx, deps, actor, { act: 'move', subject: userId, ...ends });
  else {
    const after = { parent: move.fromId, dropped: reason };
    await audit(tx, deps, actor, { act: 'moveDrop', subject: userId, before: { parent: move.toId }, after });
  }
  return [userId, move.fromId, move.toId];
}

/** Returns why a move that was allowed when it was asked for is not any more. */
async function faultOf(tx: Db, { userId, fromId, toId, nodeId }: MoveRow): Promise<string | undefined> {
  const { node, closedAt } = await storedStanding(tx, userId);
  if (closedAt !== null) return 'accountClosed';
  const isAbove = (await isBelow(tx, nodeId, userId)) && (await isBelow(tx, nodeId, toId));
  if (!isAbove || node.parentId !== fromId) return 'standingChanged';
  const fault = await moveFault(tx, node, toId);
  if (fault !== undefined) return fault;
  // Nothing is lent on the edge from here on.
  const { ancestor, descendant } = agencyPaths;
  const edge = and(eq(ancestor, fromId), eq(descendant, userId));
  await tx.select({ ancestor }).from(agencyPaths).where(edge).for('no key update');
  return (await readMoving(tx, userId)).length > 0 ? 'moveEdgeOpen' : undefined;
}
