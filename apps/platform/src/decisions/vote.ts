import { operatorRole } from '@kvota/contracts';
import type { Clock } from '@kvota/server';
import { and, desc, eq } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { staffDecisions, users } from '../database/schema/index.ts';
import type { Ids } from '../kernel/ids.ts';
import { isoTime } from '../kernel/iso-time.ts';
import { countVote, proposalSpan, type DecisionOutcome } from './two-people.ts';

export interface VoteDeps {
  readonly clock: Clock;
  readonly ids: Ids;
}

/** The subject of a decision. */
export interface DecisionSubject {
  readonly kind: 'endExclusion' | 'withdrawal';
  /** The payment, or the request for the end of an exclusion. */
  readonly subject: string;
}

/** The vote of one person of the operator. `userId` is the player that it is about. */
export interface StaffVote extends DecisionSubject {
  readonly userId: string;
  readonly outcome: DecisionOutcome;
  readonly by: string;
  readonly note?: string | undefined;
}

/** A proposal that waits, as it is answered. */
export interface SecondPerson {
  readonly proposedBy: string;
  readonly expiresAt: string;
}

/** The result of a vote. `decided` has the note of either person. */
export type Voted =
  | { readonly kind: 'decided'; readonly note: string | undefined }
  | { readonly kind: 'proposed'; readonly second: SecondPerson }
  | { readonly kind: 'refused'; readonly error: 'ownAccount' }
  | { readonly kind: 'refused'; readonly error: 'otherPerson'; readonly second: SecondPerson };

const openOf = ({ kind, subject }: DecisionSubject) =>
  and(eq(staffDecisions.kind, kind), eq(staffDecisions.subject, subject), eq(staffDecisions.state, 'open'));

/**
 * Counts the vote of one person, in the transaction that carries the decision out. A row of the subject is locked before, so
 * votes take turns. Nobody votes about the own account.
 */
export async function countStaffVote(tx: Db, { clock, ids }: VoteDeps, vote: StaffVote): Promise<Voted> {
  const { userId, outcome, by, note, kind, subject } = vote;
  if (by === userId) return { kind: 'refused', error: 'ownAccount' };
  const now = clock.now();
  const open = await readOpen(tx, vote);
  const effect = countVote(open?.proposal, { outcome, by }, now);
  const endedAt = new Date(now);
  if (effect.kind === 'refuse' && open !== undefined)
    return { kind: 'refused', error: 'otherPerson', second: open.second };
  if (effect.kind === 'decide' && open !== undefined) {
    await tx.update(staffDecisions).set({ state: 'done', decidedBy: by, endedAt }).where(openOf(vote));
    return { kind: 'decided', note: note ?? open.note };
  }
  if (effect.kind === 'propose' && effect.before !== undefined)
    await tx.update(staffDecisions).set({ state: effect.before, endedAt }).where(openOf(vote));
  const expiresAt = new Date(now + proposalSpan);
  const row = { kind, subject, userId, outcome, note: note ?? null, proposedBy: by, expiresAt };
  await tx.insert(staffDecisions).values({ ...row, id: ids(), proposedAt: endedAt, state: 'open' });
  return { kind: 'proposed', second: { proposedBy: await nameOf(tx, by), expiresAt: isoTime(expiresAt.getTime()) } };
}

/**
 * Records a decision that one person makes alone, and drops the open proposal about the same. The caller has locked a row of
 * the subject.
 */
export async function decideAlone(
  tx: Db,
  deps: VoteDeps,
  { by, note, ...decision }: Omit<StaffVote, 'outcome'> & { readonly outcome: 'refuse' },
): Promise<void> {
  const now = new Date(deps.clock.now());
  await dropProposal(tx, deps, decision);
  const times = { proposedAt: now, expiresAt: now, endedAt: now };
  const row = { ...decision, ...times, note: note ?? null, proposedBy: by, state: 'alone' as const };
  await tx.insert(staffDecisions).values({ ...row, id: deps.ids() });
}

/** Drops the open proposal about a subject, because there is nothing to decide any more. */
export async function dropProposal(tx: Db, { clock }: Pick<VoteDeps, 'clock'>, subject: DecisionSubject) {
  await tx
    .update(staffDecisions)
    .set({ state: 'dropped', endedAt: new Date(clock.now()) })
    .where(openOf(subject));
}

/** True if a person took part in the last decision about a subject. A repetition of the vote then changes nothing. */
export async function hasDecided(
  tx: Db,
  { kind, subject }: DecisionSubject,
  { by, outcome }: { readonly by: string; readonly outcome: DecisionOutcome },
): Promise<boolean> {
  const isOfSubject = and(
    eq(staffDecisions.kind, kind),
    eq(staffDecisions.subject, subject),
    eq(staffDecisions.state, 'done'),
  );
  const [last] = await tx.select().from(staffDecisions).where(isOfSubject).orderBy(desc(staffDecisions.endedAt));
  return last?.outcome === outcome && (last.proposedBy === by || last.decidedBy === by);
}

/** True if a person alone has refused a subject. A repetition then changes nothing. */
export async function hasRefused(tx: Db, { kind, subject }: DecisionSubject, by: string): Promise<boolean> {
  const isRefusal = and(
    eq(staffDecisions.kind, kind),
    eq(staffDecisions.subject, subject),
    eq(staffDecisions.state, 'alone'),
    eq(staffDecisions.proposedBy, by),
  );
  return (await tx.$count(staffDecisions, isRefusal)) > 0;
}

async function readOpen(tx: Db, subject: DecisionSubject) {
  const [row] = await tx
    .select({ decision: staffDecisions, name: users.username, roles: users.roles, blocked: users.blocked })
    .from(staffDecisions)
    .innerJoin(users, eq(users.id, staffDecisions.proposedBy))
    .where(openOf(subject));
  if (row === undefined) return undefined;
  const { outcome, proposedBy, expiresAt, note } = row.decision;
  return {
    proposal: {
      outcome,
      proposedBy,
      expiresAt: expiresAt.getTime(),
      isOfStaff: row.roles.includes(operatorRole) && !row.blocked,
    },
    second: { proposedBy: row.name, expiresAt: isoTime(expiresAt.getTime()) },
    note: note ?? undefined,
  };
}

async function nameOf(tx: Db, userId: string): Promise<string> {
  const [user] = await tx.select({ name: users.username }).from(users).where(eq(users.id, userId));
  return user?.name ?? '';
}
