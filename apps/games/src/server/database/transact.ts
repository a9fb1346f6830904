import type { Db } from './database.ts';

/** Serialisation failure and deadlock: the transaction had no effect and can be repeated. */
const repeatable = new Set(['40001', '40P01']);
/** Failures of a connection, and a server that starts, stops or takes no more. */
const away = /^(ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|ETIMEDOUT|08\w{3}|57P0[123]|53300)$/;
const awayMessages = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;

/** Runs a transaction, and repeats it if the database asks for that. Other errors roll it back and are thrown. */
export async function transact<T>(db: Db, run: (tx: Db) => Promise<T>, attempts = 5): Promise<T> {
  try {
    return await db.transaction(run);
  } catch (error) {
    if (attempts <= 1 || !repeatable.has(codeOf(error))) throw error;
    return transact(db, run, attempts - 1);
  }
}

/** True if a query failed because the database cannot be reached. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return away.test(codeOf(error)) || awayMessages.test(error.message) || isDatabaseAway(error.cause);
}

/** True if a row exists already under a unique key. */
export const isDuplicate = (error: unknown): boolean => codeOf(error) === '23505';

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause);
}
