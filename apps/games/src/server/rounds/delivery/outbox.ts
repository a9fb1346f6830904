import { and, eq, sql } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import type { SessionRow } from '../../access/session-of.ts';
import { outbox } from '../../database/schema/index.ts';
import type { RoundRow } from '../store/round-store.ts';
import type { WalletMessage } from './wallet-message.ts';

/** A call that the wallet has not answered. */
export interface PendingCall {
  readonly id: string;
  readonly roundId: string;
  readonly message: WalletMessage;
  /** With the one in progress. */
  readonly attempts: number;
  /** True once an attempt had no answer. */
  readonly unknown: boolean;
  /** On the node that stored the call, until its first answer. */
  readonly stored?: StoredWithCall;
}

/** A round as it was stored with a call, and the session that opened it. */
export interface StoredWithCall {
  readonly row: RoundRow;
  readonly opening: SessionRow;
}

/** Milliseconds for which a call belongs to the node that sends it. It is longer than the patience with the wallet. */
export const lease = 8000;
const mostAtOnce = 50;

/** The rows of calls, leased for their first attempt to the node that stores them. */
export function outboxRows(calls: readonly PendingCall[], now: number): (typeof outbox.$inferInsert)[] {
  const times = { dueAt: now + lease, createdAt: new Date(now) };
  return calls.map(({ id, roundId, message, attempts, unknown }) => ({
    id,
    roundId,
    message: JSON.stringify(message),
    attempts,
    unknown,
    ...times,
  }));
}

/** Stores calls, leased for their first attempt to the node that stores them. */
export async function putCalls(tx: Db, calls: readonly PendingCall[], now: number): Promise<void> {
  if (calls.length > 0) await tx.insert(outbox).values(outboxRows(calls, now));
}

/** Takes a call out. Returns false if it was answered or withdrawn before. */
export async function takeOut(tx: Db, id: string): Promise<boolean> {
  return (await tx.delete(outbox).where(eq(outbox.id, id)).returning({ id: outbox.id })).length > 0;
}

/** Takes all calls of a round out: they are not sent any more, and late answers are ignored. */
export async function withdrawCalls(tx: Db, roundId: string): Promise<void> {
  await tx.delete(outbox).where(eq(outbox.roundId, roundId));
}

/** True while calls of a round wait. */
export async function hasCalls(tx: Db, roundId: string): Promise<boolean> {
  return (await tx.select({ id: outbox.id }).from(outbox).where(eq(outbox.roundId, roundId)).limit(1)).length > 0;
}

/** Leases the calls that are due to this node. Several nodes never lease the same call. */
export async function leaseDue(db: Db, now: number): Promise<PendingCall[]> {
  const due = sql`${outbox.id} IN (SELECT id FROM outbox WHERE due_at <= ${now} ORDER BY due_at LIMIT ${mostAtOnce} FOR UPDATE SKIP LOCKED)`;
  const rows = await db
    .update(outbox)
    .set({ dueAt: now + lease, attempts: sql`${outbox.attempts} + 1` })
    .where(due)
    .returning();
  // Written by `putCalls`.
  return rows.map((row) => ({ ...row, message: JSON.parse(row.message) as WalletMessage }));
}

/** Puts a call back for another attempt. It changes nothing if the call was taken out, or leased again, meanwhile. */
export async function putBack(
  db: Db,
  { id, attempts, unknown }: Pick<PendingCall, 'id' | 'attempts' | 'unknown'>,
  dueAt: number,
): Promise<void> {
  await db
    .update(outbox)
    .set({ dueAt, unknown: sql`${outbox.unknown} OR ${unknown}` })
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts)));
}
