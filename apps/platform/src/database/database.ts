import { fileURLToPath } from 'node:url';

import { PGlite } from '@electric-sql/pglite';
import { PreparingClient, refusalOf, requireKnownSchema, unreachable } from '@kvota/server';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleLite } from 'drizzle-orm/pglite';
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator';
import { Client, Pool } from 'pg';

import * as schema from './schema/index.ts';
import { syncFolder } from './embedded/sync-folder.ts';

/** A database or a transaction: anything that can run a query. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open, migrated database. */
export interface OpenDatabase {
  readonly db: Db;
  readonly kind: 'embedded' | 'postgresql';
  close(): Promise<void>;
}

/** Where the data is: a PostgreSQL address, a folder for the embedded database, or memory only. */
export type DatabaseLocation = { url: string; schema?: string } | { folder: string } | 'memory';

/** Any number: nodes that start at once migrate one after another. */
const migrationLock = 5_950_002;
const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/** Opens a database and migrates it to the newest schema. Rejects with RefusedDatabase if it cannot be used. Parallel tests are separated by a PostgreSQL `schema`. */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  return typeof location === 'object' && 'url' in location ? openPostgres(location) : openEmbedded(location);
}

async function openEmbedded(location: { folder: string } | 'memory'): Promise<OpenDatabase> {
  const client = await PGlite.create(location === 'memory' ? 'memory://' : location.folder);
  const db = drizzleLite(client, { schema, casing: 'snake_case' });
  try {
    await requireKnownSchema(db, migrationsFolder, 'drizzle');
  } catch (error) {
    await client.close();
    throw error;
  }
  await migrateLite(db, { migrationsFolder });
  return {
    db,
    kind: 'embedded',
    async close() {
      await client.close();
      if (location !== 'memory') await syncFolder(location.folder);
    },
  };
}

async function openPostgres({ url, schema: name }: { url: string; schema?: string }): Promise<OpenDatabase> {
  const pool = new Pool({
    Client: PreparingClient,
    connectionString: url,
    max: 10,
    // A call that gets no connection in this time is refused. It would not be answered in time anyway.
    connectionTimeoutMillis: 10_000,
    ...(name === undefined ? {} : { options: `-c search_path=${name}` }),
  });
  // The pool replaces a connection that is lost, and its query fails. Without listeners, the error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = drizzleNode(pool, { schema, casing: 'snake_case' });
  const admin = new Client({ connectionString: url });
  try {
    await admin.connect();
  } catch (error) {
    await pool.end();
    throw unreachable(url, error);
  }
  try {
    await admin.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    if (name !== undefined) await admin.query(`CREATE SCHEMA IF NOT EXISTS "${name.replaceAll('"', '')}"`);
    await requireKnownSchema(db, migrationsFolder, name ?? 'drizzle');
    await migrateNode(db, { migrationsFolder, ...(name === undefined ? {} : { migrationsSchema: name }) });
  } catch (error) {
    await pool.end();
    throw refusalOf(url, error) ?? error;
  } finally {
    await admin.end();
  }
  return { db, kind: 'postgresql', close: () => pool.end() };
}
