import { databaseCode } from '@kvota/server';
import { sql } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { problem } from '../kernel/http-problem.ts';

/** Milliseconds that a statement may take. */
const longest = 5000;
/** SQLSTATE of a statement that took longer. */
const cancelled = '57014';

/**
 * Runs reads whose cost depends on what a caller asks for. Throws 400 `tooBroad` if a statement takes more than five
 * seconds. Each statement is planned for its own parameters, because a branch has anything from one user to all of them.
 * Compiling a statement would take longer than to run it.
 */
export async function readBriefly<T>(
  db: Db,
  run: (tx: Db) => Promise<T>,
  config?: Parameters<Db['transaction']>[1],
): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`SELECT set_config('statement_timeout', ${String(longest)}, true),
        set_config('plan_cache_mode', 'force_custom_plan', true), set_config('jit', 'off', true)`);
      return run(tx);
    }, config);
  } catch (error) {
    throw databaseCode(error) === cancelled ? problem('tooBroad') : error;
  }
}
