/** Serialisation failure and deadlock: the transaction had no effect and can be repeated. */
const repeatable = new Set(['40001', '40P01']);

/** A database of drizzle, or a transaction of it. `Tx` is a transaction within it. */
interface Transacting<Tx> {
  transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
}

/**
 * Runs a transaction, and repeats it if the database asks for that, five times at most. Any other error rolls it back and is
 * rethrown.
 */
export async function transact<Tx, T>(db: Transacting<Tx>, run: (tx: Tx) => Promise<T>, attempts = 5): Promise<T> {
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

/** True if a row exists already under a unique key. */
export const isDuplicate = (error: unknown): boolean => databaseCode(error) === '23505';
