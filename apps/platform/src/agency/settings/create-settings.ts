import { createHash } from 'node:crypto';

import { contactFaults, type AgencyUserSettings } from '@kvota/contracts';
import { transact } from '@kvota/server';
import { eq } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { agencyNodes, profiles, users } from '../../database/schema/index.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import { refused } from '../../kernel/refused.ts';
import { createProfiles } from '../../users/create-profiles.ts';
import { hashPassword } from '../../users/password.ts';
import type { AgencyActor } from '../agency.ts';
import type { AgencyDeps } from '../agency-deps.ts';
import { audit } from '../audit.ts';
import { requireUnblocked } from '../block-states.ts';
import { runOnce } from '../requests.ts';
import { lacksStepUp, requireStepUp } from '../step-up/require-step-up.ts';
import { lockBelow, requireBelow } from '../tree.ts';
import { maskEmail, maskPhone } from './mask.ts';
import type { AgencySettings, ContactChange, Saved } from './user-settings.ts';

interface Contact {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
}
const fields = ['firstName', 'lastName', 'phone', 'email'] as const;

/** Serves the settings of users below agents. Only the parent of a user whom an agent has created changes them. */
export function createSettings(deps: AgencyDeps): AgencySettings {
  const { db, clock, passwordTurns } = deps;

  const read = async (tx: Db, actor: AgencyActor, userId: string, depth: number): Promise<AgencyUserSettings> => {
    const { node, contact, isClosed } = await stored(tx, userId);
    const isOwnAccount = node.createdBy === null;
    const isUnseen = actor.staff?.rights.includes('pii') === false;
    const isMasked = isUnseen || depth > 1 || (depth === 1 && isOwnAccount);
    const mayChange = depth === 1 && !isOwnAccount && !isClosed && userId !== actor.userId;
    return {
      userId,
      username: node.name,
      kind: node.kind,
      ...contact,
      ...(isMasked && { phone: maskPhone(contact.phone), email: maskEmail(contact.email) }),
      isMasked,
      mayChange,
      isOwnAccount,
      // It follows from the contact, so that a masked one could be guessed by it.
      version: mayChange && !isUnseen ? versionOf(contact) : '',
      createdAt: isoTime(node.createdAt.getTime()),
      lastUsedAt: null,
      signIns: 0,
    };
  };

  /** Reads without a transaction: an embedded database has one connection, and the sign-ins are read by another module. */
  const withSignIns = async (settings: AgencyUserSettings): Promise<AgencyUserSettings> => {
    const found = (await deps.signIns?.of(settings.userId)) ?? [];
    const last = found.reduce((latest, { lastUsedAt }) => Math.max(latest, lastUsedAt), 0);
    return { ...settings, signIns: found.length, lastUsedAt: last === 0 ? null : isoTime(last) };
  };

  return {
    async userSettings(actor, userId) {
      const depth = await requireBelow(db, actor.nodeId, userId);
      return withSignIns(await read(db, actor, userId, depth));
    },

    async saveUser(actor, change) {
      const saved = await transact(db, (tx) => saveIn(tx, deps, actor, change, read));
      if (saved.settings) return { ...saved, settings: await withSignIns(saved.settings) };
      return saved;
    },

    async resetPassword(actor, { requestId, userId, password }) {
      const isAllowed =
        refuse(await requireBelow(db, actor.nodeId, userId), actor, await stored(db, userId)) === undefined;
      // Hashing is slow: only what is allowed is worth it, and no transaction waits for it.
      const hash = () => passwordTurns.run(`agency ${actor.userId}`, () => hashPassword(password));
      const isWorthIt = isAllowed && !(await lacksStepUp(db, deps, actor));
      const passwordHash = isWorthIt ? await hash() : undefined;
      const key = { actor: actor.userId, requestId, input: ['password', userId], at: new Date(clock.now()) };
      const answer = await runOnce(db, key, async (tx) => {
        // Hashing takes its time, in which the actor may have been blocked.
        await requireUnblocked(tx, actor);
        const depth = await lockBelow(tx, actor.nodeId, userId);
        const fault = refuse(depth, actor, await stored(tx, userId));
        if (fault !== undefined) return refused(fault);
        await requireStepUp(tx, deps, actor);
        if (passwordHash === undefined) return refused('notDirectChild');
        await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
        await audit(tx, deps, actor, { act: 'password', subject: userId, requestId });
        return { ErrorText: 'ok' };
      });
      // Also after a repetition, whose first call may have ended before this.
      if (answer.kind === 'answer' && isOk(answer.body)) await deps.signIns?.endAll(userId);
      return answer;
    },
  };
}

const isOk = (body: string): boolean => (JSON.parse(body) as { ErrorText: string }).ErrorText === 'ok'; // as it was stored

async function saveIn(
  tx: Db,
  deps: AgencyDeps,
  actor: AgencyActor,
  { userId, version, ...asked }: ContactChange,
  read: (tx: Db, actor: AgencyActor, userId: string, depth: number) => Promise<AgencyUserSettings>,
): Promise<Saved> {
  await requireUnblocked(tx, actor);
  const depth = await lockBelow(tx, actor.nodeId, userId);
  const fault = refuse(depth, actor, await stored(tx, userId));
  if (fault !== undefined) return refused(fault);
  // Changes of one user take turns, also with those that the user makes.
  await tx.insert(profiles).values({ userId }).onConflictDoNothing();
  await tx.select().from(profiles).where(eq(profiles.userId, userId)).for('update');
  const before = await stored(tx, userId);
  if (versionOf(before.contact) !== version)
    return { ...refused('settingsChanged'), settings: await read(tx, actor, userId, depth) };
  const changed = fields.filter((field) => asked[field] !== before.contact[field]);
  const change = Object.fromEntries(changed.map((field) => [field, asked[field]]));
  // Accounts of agencies need no e-mail address, so a wrong one can be removed.
  const { email, ...others } = change;
  const faults = await createProfiles(tx, deps.clock).save(userId, email === '' ? others : change);
  if (faults.length > 0) return { ...refused('invalidContact'), faults: faults.flatMap(toContactFault) };
  if (email === '') await tx.update(users).set({ email }).where(eq(users.id, userId));
  // The audit is read by everybody above, so it has the fields and not their values.
  if (changed.length > 0) await audit(tx, deps, actor, { act: 'contact', subject: userId, after: { changed } });
  return { ErrorText: 'ok', settings: await read(tx, actor, userId, depth) };
}

type ContactFault = NonNullable<Saved['faults']>[number];

function toContactFault({ field, fault }: { readonly field: string; readonly fault: string }): ContactFault[] {
  const known = contactFaults.find((one) => one === fault);
  return known === undefined ? [] : [{ field, fault: known }];
}

interface Stored {
  readonly node: typeof agencyNodes.$inferSelect;
  readonly contact: Contact;
  readonly isClosed: boolean;
}

async function stored(tx: Db, userId: string): Promise<Stored> {
  const [row] = await tx
    .select({ node: agencyNodes, email: users.email, closedAt: users.closedAt, profile: profiles })
    .from(agencyNodes)
    .leftJoin(users, eq(users.id, agencyNodes.userId))
    .leftJoin(profiles, eq(profiles.userId, agencyNodes.userId))
    .where(eq(agencyNodes.userId, userId));
  if (row === undefined) throw new Error(`The user ${userId} has a path and no node.`);
  const { node, email, closedAt, profile } = row;
  const { firstName = '', lastName = '', phone = '' } = profile ?? {};
  return { node, contact: { firstName, lastName, phone, email: email ?? '' }, isClosed: closedAt !== null };
}

/** Returns why an actor may not change a user, or undefined. */
function refuse(depth: number, actor: AgencyActor, { node, isClosed }: Stored) {
  if (depth === 0 || node.userId === actor.userId) return 'ownAccount' as const;
  if (depth > 1) return 'notDirectChild' as const;
  if (node.createdBy === null) return 'accountOfUser' as const;
  return isClosed ? ('accountClosed' as const) : undefined;
}

/** Changes with every field of the contact. */
const versionOf = (contact: Contact): string =>
  createHash('sha256')
    .update(JSON.stringify(fields.map((field) => contact[field])))
    .digest('base64url')
    .slice(0, 22);
