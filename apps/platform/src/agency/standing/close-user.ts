import { transact } from '@kvota/server';
import { and, asc, eq } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { agencyNodes, agencyPaths, agencyStaff, users, wallets } from '../../database/schema/index.ts';
import { refused } from '../../kernel/refused.ts';
import type { AgencyActor } from '../agency.ts';
import type { AgencyDeps } from '../agency-deps.ts';
import { audit } from '../audit.ts';
import { requireUnblocked } from '../block-states.ts';
import { requireRights } from '../staff/rights.ts';
import { requireStepUp } from '../step-up/require-step-up.ts';
import { requireBelow } from '../tree.ts';
import { readClosing } from './obstacles.ts';
import { closingFault, readStanding, storedStanding, versionOf } from './read-standing.ts';
import type { AgencyStandings, Closed, Closure } from './standing.ts';

/** Serves closures. A closed account keeps its history and its place in the tree, and is never opened again. */
export function createClosing(deps: AgencyDeps): Pick<AgencyStandings, 'closeUser'> {
  return {
    async closeUser(actor, closure) {
      refuseStaff(actor);
      const closed = await transact(deps.db, (tx) => closeIn(tx, deps, actor, closure));
      // Also after a repetition, whose first call may have ended before this.
      if (closed.standing?.closedAt) await endSignIns(deps, closure.userId);
      if (closed.ErrorText === 'ok') deps.announceChange?.({ what: 'block', node: closure.userId });
      return closed;
    },
  };
}

/** Refuses staff accounts, also if a caller forgot to guard the call. */
export function refuseStaff({ staff }: AgencyActor): void {
  if (staff !== undefined) requireRights(staff.rights, 'agent');
}

/** Ends the sign-ins of a user and of those who worked for it. */
async function endSignIns({ db, signIns }: AgencyDeps, userId: string): Promise<void> {
  const staff = await db.select({ id: agencyStaff.userId }).from(agencyStaff).where(eq(agencyStaff.nodeId, userId));
  for (const { id } of [{ id: userId }, ...staff]) await signIns?.endAll(id);
}

async function closeIn(tx: Db, deps: AgencyDeps, actor: AgencyActor, { userId, version }: Closure): Promise<Closed> {
  // Changes of one user take turns. The node first, as a move locks it first, and as new users below lock it.
  await tx.select().from(agencyNodes).where(eq(agencyNodes.userId, userId)).for('no key update');
  const depth = await requireBelow(tx, actor.nodeId, userId);
  await requireUnblocked(tx, actor);
  const stored = await storedStanding(tx, userId);
  const answer = async () => ({ standing: await readStanding(tx, actor, userId, depth) });
  const fault = closingFault(depth, actor, stored);
  if (fault !== undefined) return refused(fault);
  if (stored.closedAt !== null) return { ...refused('accountClosed'), ...(await answer()) };
  await requireStepUp(tx, deps, actor);
  if (versionOf(stored) !== version) return { ...refused('standingChanged'), ...(await answer()) };
  await lockMoney(tx, deps, { userId, parentId: stored.node.parentId ?? '' });
  if ((await readClosing(tx, userId)).length > 0) return { ...refused('accountInUse'), ...(await answer()) };
  const closedAt = new Date(deps.clock.now());
  await tx.update(users).set({ closedAt }).where(eq(users.id, userId));
  await switchStaffOff(tx, userId);
  const { name, kind } = stored.node;
  await audit(tx, deps, actor, { act: 'close', subject: userId, after: { name, kind } });
  return { ErrorText: 'ok', ...(await answer()) };
}

/**
 * Locks all ways by which money could come: the path from the parent, which transfers lock, the user, which vouchers lock,
 * and the wallets, which everything else locks.
 */
async function lockMoney(
  tx: Db,
  { ledger }: Pick<AgencyDeps, 'ledger'>,
  { userId, parentId }: { readonly userId: string; readonly parentId: string },
): Promise<void> {
  const { ancestor, descendant } = agencyPaths;
  await tx
    .select({ ancestor })
    .from(agencyPaths)
    .where(and(eq(ancestor, parentId), eq(descendant, userId)))
    .for('no key update');
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const own = await tx
    .select({ currencyId: wallets.currencyId })
    .from(wallets)
    .where(eq(wallets.userId, userId))
    .orderBy(asc(wallets.currencyId));
  for (const { currencyId } of own) await ledger.lockAll(tx, { userIds: [userId], currencyId });
}

/** The staff of a closed agent works for nobody. */
async function switchStaffOff(tx: Db, nodeId: string): Promise<void> {
  const rows = await tx
    .select()
    .from(agencyStaff)
    .where(and(eq(agencyStaff.nodeId, nodeId), eq(agencyStaff.active, true)))
    .for('update');
  for (const { userId, version } of rows)
    await tx
      .update(agencyStaff)
      .set({ active: false, version: version + 1 })
      .where(eq(agencyStaff.userId, userId));
}
