import { sql } from 'drizzle-orm';

import type { Db } from '../../src/database/database.ts';
import { rowsOf } from '../../src/database/rows.ts';
import { processTime } from '../process-usage.ts';

/** The name of the database connections of this process. The driver reads it from the environment. */
const name = `guard-${process.pid}`;
process.env['PGAPPNAME'] = name;

/** Returns a function that returns the processor time in milliseconds since its last call, of this process and its connections. */
export function processorMeter(db: Db): () => Promise<number> {
  let before = new Map<number, number>();
  return async () => {
    const rows = rowsOf(await db.execute(sql`SELECT pid FROM pg_stat_activity WHERE application_name = ${name}`));
    const pids = [process.pid, ...rows.map(({ pid }) => Number(pid))];
    const now = new Map(pids.map((pid) => [pid, processTime(pid)]));
    const used = [...now].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
    before = now;
    return used;
  };
}
