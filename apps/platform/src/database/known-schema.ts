import { RefusedDatabase } from '@kvota/server';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { sql } from 'drizzle-orm';

import type { Db } from './database.ts';
import { rowsOf } from './rows.ts';

/**
 * Throws RefusedDatabase if a newer build has migrated a database: this one does not know all of its tables, and could
 * write rows that the newer one cannot read. Nodes of the old build that run already go on.
 */
export async function requireKnownSchema(db: Db, migrationsFolder: string, schema: string): Promise<void> {
  const table = sql`${sql.identifier(schema)}.${sql.identifier('__drizzle_migrations')}`;
  const [exists] = rowsOf(
    await db.execute(sql`SELECT to_regclass(${`"${schema}"."__drizzle_migrations"`}) IS NOT NULL AS known`),
  );
  if (exists?.['known'] !== true) return;
  const [last] = rowsOf(await db.execute(sql`SELECT max(created_at) AS at FROM ${table}`));
  const own = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  const newest = Number(last?.['at'] ?? 0);
  if (newest <= own) return;
  throw new RefusedDatabase(
    `The database was migrated by a newer build (${isoDay(newest)}, this build knows ${isoDay(own)}). Start that build, or restore a backup.`,
  );
}

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
