import { transact } from '@kvota/server';
import { eq } from 'drizzle-orm';

import type { SessionRow } from '../access/session-of.ts';
import type { Db } from '../database/database.ts';
import { sessions } from '../database/schema/index.ts';
import { hasCalls, takeOut, type PendingCall } from './delivery/outbox.ts';
import type { Reply } from './delivery/read-reply.ts';
import { replaceStored } from './delivery/replace-stored.ts';
import { advanceRound } from '../life/advance.ts';
import { finalStates, type RoundEvent } from '../life/round-life.ts';
import { isSettled, progress, rowAfter, type Progress } from './progress.ts';
import type { RoundDeps } from './round-deps.ts';
import { lifeOf, lockRound, type RoundRow } from './store/round-store.ts';
import type { Waiters } from './waiters.ts';

/** Returns a session by its id. */
export async function sessionById(tx: Db, id: string): Promise<SessionRow> {
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, id));
  if (session === undefined) throw new Error(`There is no session ${id}.`);
  return session;
}

/**
 * Applies the answer of the wallet to its round, once: the call leaves the outbox in the same transaction. An answer to a
 * call that was withdrawn is ignored. Returns the calls that follow.
 */
export async function settle(deps: SettleDeps, call: PendingCall, reply: Decided): Promise<readonly PendingCall[]> {
  const settled = (await settleStored(deps, call, reply)) ?? (await settleRead(deps, call, reply));
  if (settled !== undefined && isSettled(settled.row)) {
    const { row, answer } = settled;
    deps.waiters.notify(call.roundId, { play: row.answer, step: row.step - 1, answer });
  }
  return settled?.calls ?? [];
}

type SettleDeps = Pick<RoundDeps, 'db' | 'clock' | 'maths'> & { readonly waiters: Waiters };
type Decided = Exclude<Reply, { type: 'repeat' }>;

/**
 * Books the answer on the round as this node has stored it with the call, in one statement. State and step together never
 * come again in the life of a round: if they are still there, nothing has changed it. Returns undefined if something has,
 * and for everything that is not simply booked; then the round is read and locked.
 */
async function settleStored(deps: SettleDeps, call: PendingCall, reply: Decided): Promise<Progress | undefined> {
  const { db, clock, maths, waiters } = deps;
  const { stored, message } = call;
  const now = clock.now();
  if (stored === undefined || message.name === 'rollback' || reply.type !== 'booked') return undefined;
  const { row, opening } = stored;
  if (row.state === 'paying' && isDrawn(row, now)) return undefined;
  const [life] = advanceRound(lifeOf(row), { type: 'booked' }, { now });
  const unseen = finalStates.includes(life.state) && !waiters.has(row.id);
  const { saved, answer } = rowAfter(row, life, { maths, now, opening, patch: { ...patchOf(reply), unseen } });
  const isDone = await replaceStored(db, { call, before: row, after: saved, answer });
  return isDone ? { row: saved, calls: [], answer } : undefined;
}

/** Reads and locks the round of a call, and applies the answer to it. */
function settleRead(deps: SettleDeps, call: PendingCall, reply: Decided): Promise<Progress | undefined> {
  return transact(deps.db, async (tx) => {
    const row = await lockRound(tx, call.roundId);
    if (row === undefined || !(await takeOut(tx, call.id))) return undefined;
    const event = await eventOf(tx, call, { row, reply, now: deps.clock.now() });
    if (event === undefined) return undefined;
    const opening = await sessionById(tx, row.sessionId);
    if (reply.type === 'refused' && reply.refusal.status === 'sessionExpired') await expire(tx, call);
    const step = advanceRound(lifeOf(row), event, { now: deps.clock.now() });
    const unseen = finalStates.includes(step[0].state) && !deps.waiters.has(row.id);
    return progress(tx, deps, { row, sessions: { staking: opening, opening } }, step, { ...patchOf(reply), unseen });
  });
}

/** True once the result of a shared round is public. */
export const isDrawn = ({ drawsAt }: Pick<RoundRow, 'drawsAt'>, now: number): boolean =>
  drawsAt !== null && now >= drawsAt;

async function eventOf(
  tx: Db,
  { message, roundId }: PendingCall,
  { row, reply, now }: { readonly row: RoundRow; readonly reply: Decided; readonly now: number },
): Promise<RoundEvent | undefined> {
  if (message.name !== 'rollback') {
    if (reply.type !== 'booked') return reply;
    return row.state === 'paying' && isDrawn(row, now) ? { type: 'late' } : { type: 'booked' };
  }
  return (await hasCalls(tx, roundId)) ? undefined : { type: 'returned' };
}

/** The session takes no more bets. Its rounds go on (RGS-05). */
async function expire(tx: Db, { message }: PendingCall): Promise<void> {
  if (message.name !== 'transact') return;
  await tx.update(sessions).set({ state: 'expired' }).where(eq(sessions.walletSession, message.body.session_id));
}

function patchOf(reply: Reply): Partial<Pick<RoundRow, 'balance' | 'totals' | 'freeLeft'>> {
  if (reply.type !== 'booked') return {};
  return {
    ...(reply.balance === undefined ? {} : { balance: reply.balance }),
    ...(reply.totals === undefined ? {} : { totals: reply.totals }),
    ...(reply.freeLeft === undefined ? {} : { freeLeft: reply.freeLeft }),
  };
}
