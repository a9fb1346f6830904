import { readMigrationFiles } from 'drizzle-orm/migrator';
import { sql } from 'drizzle-orm';

import type { Db } from './database.ts';
import { rowsOf } from './rows.ts';

/** Thrown at the start if a database cannot be used. The message is one sentence for the operator. */
export class RefusedDatabase extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RefusedDatabase';
  }
}

/** Returns why a PostgreSQL cannot be reached, without the password of its address. */
export function unreachable(url: string, cause: unknown): RefusedDatabase {
  const host = URL.canParse(url) ? new URL(url).host : 'the address';
  const why = cause instanceof Error ? (nodeCode(cause) ?? cause.message) : String(cause);
  return new RefusedDatabase(
    `DATABASE_URL: PostgreSQL at ${host} does not let the platform in (${why}). Start it, or correct the address.`,
  );
}

/** A name that has several addresses fails with a list of errors, which has a code but no message. */
const nodeCode = (error: Error): string | undefined =>
  error.message === '' && 'code' in error ? String(error.code) : undefined;

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
