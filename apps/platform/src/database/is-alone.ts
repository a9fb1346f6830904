import { sql } from 'drizzle-orm';

import type { Db } from './database.ts';
import { rowsOf } from './rows.ts';

/**
 * Takes the lock of a worker until the transaction ends. Returns false if another node has it. Schemas of one database have
 * their own.
 */
export async function isAlone(
  tx: Db,
  worker: 'audit' | 'commission' | 'figures' | 'ledger' | 'watch',
): Promise<boolean> {
  const result = await tx.execute(
    sql`SELECT pg_try_advisory_xact_lock(hashtext(${`kvota ${worker}`}), hashtext(current_schema())) AS alone`,
  );
  return rowsOf(result)[0]?.['alone'] === true;
}

/** Waits for the lock of a worker, so that it does nothing until the transaction ends. */
export async function keepIdle(tx: Db, worker: 'commission'): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`kvota ${worker}`}), hashtext(current_schema()))`);
}
