import { transact } from '@kvota/server';
import { and, eq } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { agencyMoves, agencyNodes } from '../../database/schema/index.ts';
import { refused } from '../../kernel/refused.ts';
import { recordedBy, type AgencyActor } from '../agency.ts';
import type { AgencyDeps } from '../agency-deps.ts';
import { audit } from '../audit.ts';
import { requireUnblocked } from '../block-states.ts';
import { requireStepUp } from '../step-up/require-step-up.ts';
import { requireBelow } from '../tree.ts';
import { refuseStaff } from './close-user.ts';
import { moveFault } from './move-faults.ts';
import { readMoving } from './obstacles.ts';
import { isOwn, readStanding, storedStanding, versionOf } from './read-standing.ts';
import type { AgencyStandings, AskedMove, CancelledMove, MoveToCancel, NewMove } from './standing.ts';

/** Serves requests to move users, by an ancestor of both ends. A move waits until the day is closed. */
export function createMoveAsking(deps: AgencyDeps): Pick<AgencyStandings, 'moveUser' | 'cancelMove'> {
  const announce = (node: string) => deps.announceChange?.({ what: 'join', node });
  return {
    async moveUser(actor, move) {
      refuseStaff(actor);
      const asked = await transact(deps.db, (tx) => askIn(tx, deps, actor, move));
      if (asked.ErrorText === 'ok') announce(move.userId);
      return asked;
    },

    async cancelMove(actor, move) {
      refuseStaff(actor);
      const cancelled = await transact(deps.db, (tx) => cancelIn(tx, deps, actor, move));
      if (cancelled.ErrorText === 'ok') announce(move.userId);
      return cancelled;
    },
  };
}

const lockUser = (tx: Db, userId: string) =>
  tx.select().from(agencyNodes).where(eq(agencyNodes.userId, userId)).for('no key update');

async function askIn(
  tx: Db,
  deps: AgencyDeps,
  actor: AgencyActor,
  { userId, parentId, version }: NewMove,
): Promise<AskedMove> {
  await lockUser(tx, userId);
  const depth = await requireBelow(tx, actor.nodeId, userId);
  await requireBelow(tx, actor.nodeId, parentId);
  await requireUnblocked(tx, actor);
  const stored = await storedStanding(tx, userId);
  const answer = async () => ({ standing: await readStanding(tx, actor, userId, depth) });
  if (isOwn(depth, actor, stored)) return refused('ownAccount');
  if (stored.closedAt !== null) return { ...refused('accountClosed'), ...(await answer()) };
  await requireStepUp(tx, deps, actor);
  if (versionOf(stored) !== version) return { ...refused('standingChanged'), ...(await answer()) };
  if (stored.move !== undefined) return { ...refused('moveWaiting'), ...(await answer()) };
  const fault = await moveFault(tx, stored.node, parentId);
  if (fault !== undefined) return { ...refused(fault), ...(await answer()) };
  if ((await readMoving(tx, userId)).length > 0) return { ...refused('moveEdgeOpen'), ...(await answer()) };
  const fromId = stored.node.parentId ?? '';
  await tx.insert(agencyMoves).values({
    id: deps.ids(),
    userId,
    fromId,
    toId: parentId,
    nodeId: actor.nodeId,
    askedBy: recordedBy(actor),
    askedAt: new Date(deps.clock.now()),
    state: 'waiting',
  });
  await audit(tx, deps, actor, {
    act: 'moveAsk',
    subject: userId,
    before: { parent: fromId },
    after: { parent: parentId },
  });
  return { ErrorText: 'ok', ...(await answer()) };
}

async function cancelIn(
  tx: Db,
  deps: AgencyDeps,
  actor: AgencyActor,
  { userId, moveId }: MoveToCancel,
): Promise<CancelledMove> {
  await lockUser(tx, userId);
  const depth = await requireBelow(tx, actor.nodeId, userId);
  await requireUnblocked(tx, actor);
  const answer = async () => ({ standing: await readStanding(tx, actor, userId, depth) });
  const isIt = and(eq(agencyMoves.id, moveId), eq(agencyMoves.userId, userId), eq(agencyMoves.state, 'waiting'));
  const [move] = await tx.select().from(agencyMoves).where(isIt).for('update');
  if (move === undefined) return { ...refused('moveOver'), ...(await answer()) };
  if ((await answer()).standing.move?.mayCancel !== true) return refused('notDirectChild');
  await requireStepUp(tx, deps, actor);
  await tx
    .update(agencyMoves)
    .set({ state: 'cancelled', endedAt: new Date(deps.clock.now()) })
    .where(eq(agencyMoves.id, moveId));
  await audit(tx, deps, actor, {
    act: 'moveCancel',
    subject: userId,
    before: { parent: move.toId },
    after: { parent: move.fromId },
  });
  return { ErrorText: 'ok', ...(await answer()) };
}
