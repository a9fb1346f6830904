import { createHash } from 'node:crypto';

import { transact } from '@kvota/server';
import { and, eq } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { agencyRequests } from '../database/schema/index.ts';
import type { ActAnswer } from './agency.ts';

/** An act under the id that its client gave it. */
export interface ActKey {
  readonly actor: string;
  readonly requestId: string;
  /** The call and its input, without a password. */
  readonly input: readonly unknown[];
  readonly at: Date;
}

/**
 * Runs an act once. The row of its request is inserted first, in the transaction of the act, so that a parallel repetition
 * waits for it, and then gets the stored answer byte for byte. If the act throws, it has not arrived.
 */
export function runOnce(db: Db, key: ActKey, act: (tx: Db) => Promise<unknown>): Promise<ActAnswer> {
  const { actor, requestId, input, at } = key;
  const digest = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
  const isIt = and(eq(agencyRequests.actor, actor), eq(agencyRequests.requestId, requestId));
  return transact(db, async (tx): Promise<ActAnswer> => {
    const row = { actor, requestId, digest, at };
    const inserted = await tx
      .insert(agencyRequests)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: agencyRequests.requestId });
    if (inserted.length === 0) {
      const [stored] = await tx.select().from(agencyRequests).where(isIt);
      return stored?.digest === digest && stored.answer !== null
        ? { kind: 'answer', body: stored.answer }
        : { kind: 'idUsed' };
    }
    const body = JSON.stringify(await act(tx));
    await tx.update(agencyRequests).set({ answer: body }).where(isIt);
    return { kind: 'answer', body };
  });
}

/** Returns the stored answer to a request, if it has arrived. */
export async function storedAnswer(db: Db, actor: string, requestId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ answer: agencyRequests.answer })
    .from(agencyRequests)
    .where(and(eq(agencyRequests.actor, actor), eq(agencyRequests.requestId, requestId)));
  return row?.answer ?? undefined;
}
