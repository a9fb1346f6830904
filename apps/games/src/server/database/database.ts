import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { PGlite } from '@electric-sql/pglite';
import { PreparingClient, refusalOf, requireKnownSchema, unreachable } from '@kvota/server';
import { drizzle as drizzlePool } from 'drizzle-orm/node-postgres';
import { migrate as migratePool } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { Client, Pool } from 'pg';

import * as schema from './schema/index.ts';

/** A database, or a transaction of it. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database of the newest schema. */
export interface OpenDatabase {
  readonly db: Db;
  readonly kind: 'embedded' | 'postgresql';
  close(): Promise<void>;
}

/** Where the data is: a schema of PostgreSQL (default `games`), a folder of the embedded database, or memory only. */
export type DatabaseLocation =
  | { readonly url: string; readonly schema?: string }
  | { readonly folder: string }
  | 'memory';

const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));
const casing = 'snake_case';
/** Any number: nodes that start at once migrate one after another. */
const migrationLock = 5_950_001;

/** Opens a database and migrates it to the newest schema. Rejects with RefusedDatabase if it cannot be used. */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  return typeof location === 'object' && 'url' in location
    ? openPostgres(location.url, location.schema ?? 'games')
    : openEmbedded(location);
}

async function openEmbedded(location: { readonly folder: string } | 'memory'): Promise<OpenDatabase> {
  if (location !== 'memory') mkdirSync(location.folder, { recursive: true });
  const client = await PGlite.create(location === 'memory' ? 'memory://' : location.folder);
  const db = drizzleEmbedded(client, { schema, casing });
  try {
    await requireKnownSchema(db, migrationsFolder, 'drizzle');
  } catch (error) {
    await client.close();
    throw error;
  }
  await migrateEmbedded(db, { migrationsFolder });
  return { db, kind: 'embedded', close: () => client.close() };
}

async function openPostgres(url: string, name: string): Promise<OpenDatabase> {
  if (!/^\w+$/.test(name)) throw new Error(`The schema of PostgreSQL is letters, digits and _, not "${name}".`);
  const admin = new Client({ connectionString: url });
  try {
    await admin.connect();
  } catch (error) {
    throw unreachable(url, error);
  }
  const options = `-c search_path=${name}`;
  const pool = new Pool({
    Client: PreparingClient,
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    options,
  });
  // The pool replaces a lost connection, and its query fails. Without listeners, the error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = drizzlePool(pool, { schema, casing });
  try {
    await admin.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await admin.query(`CREATE SCHEMA IF NOT EXISTS "${name}"`);
    await requireKnownSchema(db, migrationsFolder, name);
    await migratePool(db, { migrationsFolder, migrationsSchema: name });
  } catch (error) {
    await pool.end();
    throw refusalOf(url, error) ?? error;
  } finally {
    await admin.end();
  }
  return { db, kind: 'postgresql', close: () => pool.end() };
}
