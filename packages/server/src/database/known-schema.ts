import { sql, type SQL } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';

import { RefusedDatabase } from './refused-database.ts';

/** A database of drizzle. Its drivers answer raw queries with rows. */
interface Querying {
  execute(query: SQL): PromiseLike<unknown>;
}

/**
 * Throws RefusedDatabase if a newer build has migrated a database: this one does not know all of its tables, and could
 * write rows that the newer one cannot read. Nodes of the old build that run already go on. `schema` is where drizzle
 * keeps the table of its migrations.
 */
export async function requireKnownSchema(db: Querying, migrationsFolder: string, schema: string): Promise<void> {
  const table = sql`${sql.identifier(schema)}.${sql.identifier('__drizzle_migrations')}`;
  const exists = await db.execute(
    sql`SELECT to_regclass(${`"${schema}"."__drizzle_migrations"`}) IS NOT NULL AS value`,
  );
  if (valueOf(exists) !== true) return;
  const newest = Number(valueOf(await db.execute(sql`SELECT max(created_at) AS value FROM ${table}`)) ?? 0);
  const own = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  if (newest <= own) return;
  throw new RefusedDatabase(
    `The database was migrated by a newer build (${isoDay(newest)}, this build knows ${isoDay(own)}). Start that build, or restore a backup.`,
  );
}

/** Returns the value of the first row of an answer. */
function valueOf(result: unknown): unknown {
  const rows: unknown = typeof result === 'object' && result !== null && 'rows' in result ? result.rows : undefined;
  const row: unknown = Array.isArray(rows) ? rows[0] : undefined;
  return typeof row === 'object' && row !== null && 'value' in row ? row.value : undefined;
}

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
