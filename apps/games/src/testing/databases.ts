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

/** Closed embedded databases of this process, for reuse: starting one costs ten times as much as emptying it. */
const idleClients: PGlite[] = [];
/** Each takes some hundred megabytes. */
const mostIdle = 2;
/** Closed schemas of this process. Migrating one costs several times as much as emptying it. */
const idleSchemas: string[] = [];
/** The name that all schemas of a run begin with. The end of the run drops them; outside Vitest, closing does. */
const run = process.env['KVOTA_TEST_SCHEMAS'];

/**
 * Deletes all rows in the search path. This happens when a database is opened again, so that late writes of the previous
 * user are deleted too.
 */
const emptyTables = `SET session_replication_role = replica; DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename <> '__drizzle_migrations' LOOP
    EXECUTE format('DELETE FROM %I', name);
  END LOOP;
  PERFORM setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    FROM pg_sequences WHERE schemaname = current_schema() AND last_value IS NOT NULL
    AND sequencename <> '__drizzle_migrations_id_seq';
END $$; SET session_replication_role = DEFAULT;`;

/** Opens an empty embedded database in memory: a closed one that is emptied, or a new one. */
export async function openMemory(): Promise<OpenDatabase> {
  const known = idleClients.pop();
  await known?.exec(emptyTables);
  snapshot ??= migratedSnapshot();
  const client = known ?? (await PGlite.create({ dataDir: 'memory://', loadDataDir: await snapshot }));
  return {
    db: drizzle(client, { schema, casing: 'snake_case' }),
    kind: 'embedded',
    async close() {
      if (idleClients.length < mostIdle && !client.closed) idleClients.push(client);
      else await client.close();
    },
  };
}

async function query(text: string): Promise<void> {
  const client = new Client({ connectionString: address, connectionTimeoutMillis: 2000 });
  await client.connect();
  await client.query(text);
  await client.end();
}

/** Opens an empty schema of PostgreSQL: a closed one that is emptied, or a new one. */
export async function openPostgres(): Promise<OpenDatabase> {
  const known = idleSchemas.pop();
  const name = known ?? `${run ?? 'games'}_${randomUUID().replaceAll('-', '')}`;
  if (known !== undefined) await query(`SET search_path = "${known}"; ${emptyTables}`);
  const database = await openDatabase({ url: address, schema: name });
  return {
    ...database,
    async close() {
      await database.close();
      if (run === undefined) await query(`DROP SCHEMA "${name}" CASCADE`);
      else idleSchemas.push(name);
    },
  };
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

const embedded: TestDatabase = { name: 'PGlite', open: openMemory };
const server: readonly TestDatabase[] = (await postgresAnswers()) ? [{ name: 'PostgreSQL', open: openPostgres }] : [];

/**
 * PostgreSQL if a server answers, else PGlite, and with `KVOTA_FULL=1` both. With `KVOTA_REQUIRE_POSTGRES=1` a missing
 * server is an error.
 */
export const sqlDatabases: readonly TestDatabase[] =
  process.env['KVOTA_FULL'] === '1' || server.length === 0 ? [embedded, ...server] : server;
