import { and, eq, sql } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { outbox, rounds, roundSteps } from '../../database/schema/index.ts';
import { changedColumns, unansweredStep, type RoundRow } from '../store/round-store.ts';
import type { PendingCall } from './outbox.ts';

/** A round before and after the answer to its call. */
export interface Replacement {
  readonly call: PendingCall;
  readonly before: RoundRow;
  readonly after: RoundRow;
  /** The answer of the request that waited. */
  readonly answer: string | undefined;
}

/**
 * Writes a round after the answer to its call, and takes the call out, in one statement. It locks the round first, as all
 * do. Returns false, and changes nothing, if the round is in another state or at another step by now.
 */
export async function replaceStored(db: Db, { call, before, after, answer }: Replacement): Promise<boolean> {
  const changed = db.$with('changed').as(
    db
      .update(rounds)
      .set(changedColumns(before, after))
      .where(and(eq(rounds.id, before.id), eq(rounds.state, before.state), eq(rounds.step, before.step)))
      .returning({ id: rounds.id }),
  );
  const isChanged = sql`EXISTS (SELECT 1 FROM changed)`;
  const answered = db.$with('answered').as(
    db
      .update(roundSteps)
      .set({ answer: answer ?? null, refused: after.refusal?.status ?? null })
      .where(and(unansweredStep(after), isChanged))
      .returning({ step: roundSteps.step }),
  );
  // The answer of the play is in the round itself.
  const first = before.answer === null ? [changed] : [changed, answered];
  const taken = await db
    .with(...first)
    .delete(outbox)
    .where(and(eq(outbox.id, call.id), isChanged))
    .returning({ id: outbox.id });
  return taken.length > 0;
}
