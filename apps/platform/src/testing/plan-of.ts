import { sql, type SQL } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { rowsOf } from '../database/rows.ts';

/** Returns the plan by which the database runs a statement. */
export async function planOf(db: Db, statement: SQL): Promise<string> {
  const lines = rowsOf(await db.execute(sql`EXPLAIN ${statement}`));
  return lines.map((line) => line['QUERY PLAN']).join('\n');
}
