import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { Client } from 'pg';

import { openDatabase, type OpenDatabase } from '../database/database.ts';
import { rowsOf } from '../database/rows.ts';
import { emptyTables } from './empty-tables.ts';
import { openMemory } from './memory-database.ts';

/** A kind of database that suites run on. `open` returns an empty, migrated one, and `close` removes it. */
export interface TestDatabase {
  readonly name: 'PGlite' | 'PostgreSQL';
  readonly open: () => Promise<OpenDatabase>;
}

const address = process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test';

/** Closed schemas of this process, for reuse: migrating a schema costs ten times as much as emptying it. */
const idle: string[] = [];
/** The name that all schemas of a run begin with. The end of the run drops them; outside Vitest, closing does. */
const run = process.env['KVOTA_TEST_SCHEMAS'];

/** Opens an empty, migrated schema in the PostgreSQL of DATABASE_URL: a closed one that is emptied, or a new one. */
async function openPostgres(): Promise<OpenDatabase> {
  const known = idle.pop();
  const name = known ?? `${run ?? 'kvota'}_${randomUUID().replaceAll('-', '')}`;
  if (known !== undefined) await query(`SET search_path = "${known}"; ${emptyTables}`);
  const database = await openDatabase({ url: withoutWaiting(name), schema: name });
  return {
    ...database,
    async close() {
      await database.close();
      if (run === undefined) await query(`DROP SCHEMA "${name}" CASCADE`);
      else idle.push(name);
    },
  };
}

/** Returns the address of a schema whose commits do not wait for the disk. No test proves what survives a power cut. */
function withoutWaiting(schema: string): string {
  const url = new URL(address);
  url.searchParams.set('options', `-c search_path=${schema} -c synchronous_commit=off`);
  return url.href;
}

/** Opens the data of a PostgreSQL test once more, with connections as another node has them. Embedded data has one node. */
export async function anotherNode(database: OpenDatabase): Promise<OpenDatabase> {
  if (database.kind === 'embedded') return database;
  const [row] = rowsOf(await database.db.execute(sql`SELECT current_schema() AS name`));
  const name = String(row?.['name']);
  return openDatabase({ url: withoutWaiting(name), schema: name });
}

async function query(text: string): Promise<void> {
  const client = new Client({ connectionString: address, connectionTimeoutMillis: 2000 });
  await client.connect();
  await client.query(text);
  await client.end();
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
/** PGlite, and PostgreSQL if a server answers. */
export const allDatabases: readonly TestDatabase[] = [embedded, ...server];
const isFull = process.env['KVOTA_FULL'] === '1';

/**
 * The databases of suites whose subject is SQL: PostgreSQL if a server answers, else PGlite, and with `KVOTA_FULL=1` both.
 * PostgreSQL is chosen because only there do transactions really run at once, and in 40 % of the time. With
 * `KVOTA_REQUIRE_POSTGRES=1` a missing server is an error.
 */
export const sqlDatabases: readonly TestDatabase[] = isFull || server.length === 0 ? allDatabases : server;

/** The databases of suites that only speak HTTP: PGlite, and with `KVOTA_FULL=1` all of them. */
export const httpDatabases: readonly TestDatabase[] = isFull ? allDatabases : [embedded];
