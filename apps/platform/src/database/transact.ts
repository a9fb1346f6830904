import type { Db } from './database.ts';

/** Serialisation failure and deadlock: the transaction had no effect and can be repeated. */
const repeatable = new Set(['40001', '40P01']);

/** Runs a transaction, and repeats it if the database asks for that. Any other error rolls it back and is rethrown. */
export async function transact<T>(db: Db, run: (tx: Db) => Promise<T>, attempts = 3): Promise<T> {
  try {
    return await db.transaction(run);
  } catch (error) {
    if (attempts <= 1 || !repeatable.has(databaseCode(error))) throw error;
    return transact(db, run, attempts - 1);
  }
}

/** Returns the SQLSTATE of an error of the database, or an empty text. */
export function databaseCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? databaseCode(error.cause) : '';
}
