import { agentRole, mostStaff, type StaffAccount } from '@kvota/contracts';
import { transact } from '@kvota/server';
import { and, eq, sql } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { agencyNodes, agencyPaths, agencyStaff, users } from '../../database/schema/index.ts';
import { problem } from '../../kernel/http-problem.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import { refused } from '../../kernel/refused.ts';
import { accountName, namePattern } from '../../users/account-name.ts';
import { hashPassword } from '../../users/password.ts';
import { recordedBy, type AgencyActor } from '../agency.ts';
import type { AgencyDeps } from '../agency-deps.ts';
import { audit } from '../audit.ts';
import { requireUnblocked } from '../block-states.ts';
import { runOnce } from '../requests.ts';
import { lacksStepUp, requireStepUp } from '../step-up/require-step-up.ts';
import { rootId } from '../tree.ts';
import { describeStaff, listStaff } from './list-staff.ts';
import { readSeats } from './read-seats.ts';
import { inOrder, requireRights } from './rights.ts';
import { staffDayOf } from './staff-day.ts';
import type { AgencyStaff, NewStaff, StaffPassword, StaffSaved, StaffUpdate } from './staff.ts';

type StaffRow = typeof agencyStaff.$inferSelect;

/** Serves the staff of agents and of the operator. Every act needs a step-up, and is refused to staff accounts. */
export function createStaff(deps: AgencyDeps): AgencyStaff {
  const { db, clock, passwordTurns } = deps;
  /** Hashing is slow: only an act that is allowed is worth it, and no transaction waits for it. */
  const hashIf = async (isWorthIt: boolean, actor: AgencyActor, password: string): Promise<string | undefined> =>
    isWorthIt && !(await lacksStepUp(db, deps, actor))
      ? passwordTurns.run(`agency ${actor.userId}`, () => hashPassword(password))
      : undefined;
  const isTaken = async (name: string): Promise<boolean> => (await db.$count(users, eq(users.username, name))) > 0;
  return {
    seat: async (userId) => (await readSeats(db, [userId])).get(userId),
    requireStill: (actor) => requireUnblocked(db, actor),

    async staff(actor) {
      refuseStaff(actor);
      const now = clock.now();
      return { result: await listStaff(db, now, actor.nodeId), until: isoTime(staffDayOf(now).until) };
    },

    async createStaff(actor, staff) {
      refuseStaff(actor);
      const { requestId, firstName, rights, caps } = staff;
      const name = accountName(staff.username);
      const passwordHash = await hashIf(namePattern.test(name) && !(await isTaken(name)), actor, staff.password);
      const input = ['staff', name, firstName, inOrder(rights), caps];
      const key = { actor: actor.userId, requestId, input, at: new Date(clock.now()) };
      return runOnce(db, key, (tx) => createIn(tx, deps, actor, { ...staff, name, passwordHash }));
    },

    async changeStaff(actor, change) {
      refuseStaff(actor);
      const saved = await transact(db, (tx) => changeIn(tx, deps, actor, change));
      // Also after a repetition, whose first call may have ended before this.
      if (saved.staff?.active === false) await deps.signIns?.endAll(change.userId);
      if (saved.ErrorText === 'ok') deps.announceChange?.({ what: 'block', node: actor.nodeId });
      return saved;
    },

    async resetStaffPassword(actor, { requestId, userId, password }) {
      refuseStaff(actor);
      await requireOwn(db, actor, userId);
      const passwordHash = await hashIf(true, actor, password);
      const key = { actor: actor.userId, requestId, input: ['staffPassword', userId], at: new Date(clock.now()) };
      const answer = await runOnce(db, key, (tx) => resetIn(tx, deps, actor, { requestId, userId, passwordHash }));
      if (answer.kind === 'answer') await deps.signIns?.endAll(userId);
      return answer;
    },
  };
}

/** Refuses staff accounts, also if a caller forgot to guard the call. */
function refuseStaff({ staff }: AgencyActor): void {
  if (staff !== undefined) requireRights(staff.rights, 'agent');
}

/** Locks the node, so that changes of its staff take turns. */
async function begin(tx: Db, deps: AgencyDeps, actor: AgencyActor): Promise<void> {
  await tx.select().from(agencyNodes).where(eq(agencyNodes.userId, actor.nodeId)).for('no key update');
  await requireUnblocked(tx, actor);
  await requireStepUp(tx, deps, actor);
}

async function createIn(
  tx: Db,
  deps: AgencyDeps,
  actor: AgencyActor,
  staff: NewStaff & { readonly name: string; readonly passwordHash: string | undefined },
): Promise<StaffSaved> {
  const { name, passwordHash, firstName, rights, caps, requestId } = staff;
  await begin(tx, deps, actor);
  if (!namePattern.test(name)) return refused('invalidName');
  if ((await tx.$count(agencyStaff, eq(agencyStaff.nodeId, actor.nodeId))) >= mostStaff) return refused('staffFull');
  if (passwordHash === undefined) return refused('nameTaken');
  const userId = deps.ids();
  const createdAt = new Date(deps.clock.now());
  const user = { id: userId, username: name, email: '', passwordHash, roles: [agentRole], createdAt };
  const created = await tx.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  if (created.length === 0) return refused('nameTaken');
  await leaveTree(tx, userId);
  const row = { userId, nodeId: actor.nodeId, employerId: recordedBy(actor), firstName, rights: inOrder(rights) };
  await tx.insert(agencyStaff).values({ ...row, caps: [...caps], active: true, version: 1, createdAt });
  const after = { name, ...stateOf({ firstName, rights, caps, active: true }) };
  await audit(tx, deps, actor, { act: 'staff', subject: actor.nodeId, after, requestId });
  return { ErrorText: 'ok', userId, username: name };
}

/** Takes a new user, whom the database has put below the root, out of the tree. */
async function leaveTree(tx: Db, userId: string): Promise<void> {
  await tx.update(agencyNodes).set({ parentId: null }).where(eq(agencyNodes.userId, userId));
  await tx.delete(agencyPaths).where(and(eq(agencyPaths.descendant, userId), sql`${agencyPaths.depth} > 0`));
}

/** Returns an account of the actor's node. Throws 404 for those of others, as for nobody. */
async function requireOwn(tx: Db, { nodeId }: AgencyActor, userId: string) {
  const isIt = and(eq(agencyStaff.userId, userId), eq(agencyStaff.nodeId, nodeId));
  const [row] = await tx
    .select({ staff: agencyStaff, username: users.username })
    .from(agencyStaff)
    .innerJoin(users, eq(users.id, agencyStaff.userId))
    .where(isIt)
    .for('update', { of: agencyStaff });
  if (row === undefined) throw problem('userUnknown');
  return row;
}

async function changeIn(tx: Db, deps: AgencyDeps, actor: AgencyActor, change: StaffUpdate): Promise<StaffSaved> {
  const { userId, version, firstName, rights, caps, active } = change;
  await begin(tx, deps, actor);
  const before = await requireOwn(tx, actor, userId);
  const shown = async (row: StaffRow): Promise<StaffAccount | undefined> =>
    (await describeStaff(tx, deps.clock.now(), [{ ...before, staff: row }]))[0];
  if (before.staff.version !== version) return { ...refused('staffChanged'), staff: await shown(before.staff) };
  const set = { firstName, rights: inOrder(rights), caps: [...caps], active };
  // At the root, the account acts for the operator who has decided about it last.
  const employerId = actor.nodeId === rootId ? recordedBy(actor) : before.staff.employerId;
  const row = { ...before.staff, ...set, employerId, version: version + 1 };
  await tx.update(agencyStaff).set(row).where(eq(agencyStaff.userId, userId));
  const name = before.username;
  const states = { before: { name, ...stateOf(before.staff) }, after: { name, ...stateOf(row) } };
  await audit(tx, deps, actor, { act: 'staff', subject: actor.nodeId, ...states });
  return { ErrorText: 'ok', staff: await shown(row) };
}

async function resetIn(
  tx: Db,
  deps: AgencyDeps,
  actor: AgencyActor,
  { requestId, userId, passwordHash }: Omit<StaffPassword, 'act' | 'password'> & { passwordHash: string | undefined },
): Promise<StaffSaved> {
  await begin(tx, deps, actor);
  const { username } = await requireOwn(tx, actor, userId);
  // Without a hash, a step-up was missing before, and was made meanwhile.
  if (passwordHash === undefined) throw problem('unavailable', { headers: { 'retry-after': '1' } });
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await audit(tx, deps, actor, { act: 'staffPassword', subject: actor.nodeId, after: { name: username }, requestId });
  return { ErrorText: 'ok', userId, username };
}

/** The state of an account as the audit keeps it. */
const stateOf = ({ firstName, rights, caps, active }: Pick<StaffRow, 'firstName' | 'rights' | 'caps' | 'active'>) => ({
  firstName,
  rights: inOrder(rights),
  caps: Object.fromEntries(caps.map(({ currencyId, cap }) => [currencyId, cap])),
  active,
});
