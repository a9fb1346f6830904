import { sql } from 'drizzle-orm';

import type { Db, OpenDatabase } from '../database/database.ts';
import { sqlDatabases } from './databases.ts';

/**
 * Opens a database with many rows, so that the planner decides as on a large platform. `fill` writes them without the checks of
 * other tables. `tables` are their names, with commas.
 */
export async function openFilled(fill: (tx: Db) => Promise<unknown>, tables: string): Promise<OpenDatabase> {
  const [first] = sqlDatabases;
  if (first === undefined) throw new Error('There is no database for tests.');
  const database = await first.open();
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    await fill(tx);
  });
  await database.db.execute(sql`ANALYZE ${sql.raw(tables)}`);
  return database;
}
