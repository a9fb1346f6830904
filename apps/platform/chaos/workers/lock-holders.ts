import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Db } from '../../src/database/database.ts';
import { rowsOf } from '../../src/database/rows.ts';

/** Returns the names of the nodes that have locked or changed rows of a table in an open transaction. */
export async function holdersOfRows(db: Db, table: PgTable): Promise<readonly string[]> {
  return namesOf(
    await db.execute(sql`${holders} AND l.locktype = 'relation' AND l.relation = ${getTableName(table)}::regclass
      AND l.mode IN ('RowShareLock', 'RowExclusiveLock')`),
  );
}

/** Returns the name of the node that does a kind of work alone. See `isAlone`. */
export async function holdersOfWork(db: Db, worker: 'audit' | 'commission' | 'figures'): Promise<readonly string[]> {
  // PostgreSQL shows the keys of such a lock as unsigned numbers.
  return namesOf(
    await db.execute(sql`${holders} AND l.locktype = 'advisory'
      AND l.classid::bigint = hashtext(${`kvota ${worker}`})::bigint & 4294967295`),
  );
}

const holders = sql`SELECT DISTINCT a.application_name AS node FROM pg_locks l JOIN pg_stat_activity a USING (pid)
  WHERE a.datname = current_database() AND a.application_name LIKE 'node-%' AND l.granted`;

const namesOf = (result: unknown): readonly string[] => rowsOf(result).map(({ node }) => String(node));
