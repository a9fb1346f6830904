import { randomUUID } from 'node:crypto';

import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';

import { openDatabase, type OpenDatabase } from '../server/database/database.ts';
import * as schema from '../server/database/schema/index.ts';

/** A kind of database that suites run on. `open` gives an empty one, which `close` removes. */
export interface TestDatabase {
  readonly name: 'PGlite' | 'PostgreSQL';
  readonly open: () => Promise<OpenDatabase>;
}

const address = process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test';
let snapshot: Promise<Blob> | undefined;

async function migratedSnapshot(): Promise<Blob> {
  const client = await PGlite.create('memory://');
  await migrate(drizzle(client), { migrationsFolder: new URL('../../drizzle', import.meta.url).pathname });
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
}

/** Opens an embedded database in memory. It is migrated once for each process of tests. */
export async function openMemory(): Promise<OpenDatabase> {
  snapshot ??= migratedSnapshot();
  const client = await PGlite.create({ dataDir: 'memory://', loadDataDir: await snapshot });
  return { db: drizzle(client, { schema, casing: 'snake_case' }), kind: 'embedded', close: () => client.close() };
}

async function query(text: string): Promise<void> {
  const client = new Client({ connectionString: address, connectionTimeoutMillis: 2000 });
  await client.connect();
  await client.query(text);
  await client.end();
}

/** Opens a new schema of PostgreSQL. Closing drops it. */
export async function openPostgres(): Promise<OpenDatabase> {
  const name = `games_${randomUUID().replaceAll('-', '')}`;
  const database = await openDatabase({ url: address, schema: name });
  const close = async (): Promise<void> => {
    await database.close();
    await query(`DROP SCHEMA "${name}" CASCADE`);
  };
  return { ...database, close };
}

async function postgresAnswers(): Promise<boolean> {
  try {
    await query('SELECT 1');
    return true;
  } catch (error) {
    if (process.env['KVOTA_REQUIRE_POSTGRES'] === '1') throw error;
    process.stderr.write(`The PostgreSQL half did not run: no server at ${new URL(address).host}\n`);
    return false;
  }
}

/** PGlite, and PostgreSQL if a server answers. With `KVOTA_REQUIRE_POSTGRES=1` a missing server is an error. */
export const sqlDatabases: readonly TestDatabase[] = [
  { name: 'PGlite', open: openMemory },
  ...((await postgresAnswers()) ? [{ name: 'PostgreSQL', open: openPostgres } as const] : []),
];
