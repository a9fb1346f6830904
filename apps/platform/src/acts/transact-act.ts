import { AsyncLocalStorage } from 'node:async_hooks';

import { transact } from '@kvota/server';

import type { Db } from '../database/database.ts';
import { operatorActs } from '../database/schema/index.ts';

type ActRow = typeof operatorActs.$inferInsert;

/** The act of an operator that is being carried out. */
export interface OpenAct {
  /** Returns its row with a result, under a new id. */
  readonly row: (result: string) => ActRow;
  /** The result that was written in the transaction of the act. */
  written: string | undefined;
}

const current = new AsyncLocalStorage<OpenAct>();

/** Runs in the context of an act, and everything that is started by it. */
export const inAct = <T>(act: OpenAct, run: () => T): T => current.run(act, run);

/** Returns the result of an act from what it answers: `done`, `proposed`, or the error. */
export function resultOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return 'done';
  if ('error' in answer && typeof answer.error === 'string') return answer.error;
  return 'second' in answer && answer.second ? 'proposed' : 'done';
}

/**
 * Runs the transaction of an act. If an operator acts, the act is kept in the same transaction, so that there is neither an act
 * without a row nor a row without an act. A refusal (`false`, or an object with `error`) changes nothing and is kept later,
 * with the answer. Without an operator, as in a worker, it only runs the transaction.
 */
export async function transactAct<T>(
  db: Db,
  run: (tx: Db) => Promise<T>,
  isDone: (value: T) => boolean = isNoRefusal,
): Promise<T> {
  const act = current.getStore();
  if (act === undefined || act.written !== undefined) return transact(db, run);
  let result: string | undefined;
  const value = await transact(db, async (tx) => {
    const done = await run(tx);
    result = isDone(done) ? resultOf(done) : undefined;
    if (result !== undefined) await tx.insert(operatorActs).values(act.row(result));
    return done;
  });
  act.written = result;
  return value;
}

const isNoRefusal = (value: unknown): boolean => value !== false && ['done', 'proposed'].includes(resultOf(value));
