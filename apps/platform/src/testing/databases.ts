import { randomUUID } from 'node:crypto';

import { Client } from 'pg';

import { openDatabase, type OpenDatabase } from '../database/database.ts';
import { openMemory } from './memory-database.ts';

/** A kind of database that suites run on. `open` returns an empty, migrated one, and `close` removes it. */
export interface TestDatabase {
  readonly name: 'PGlite' | 'PostgreSQL';
  readonly open: () => Promise<OpenDatabase>;
}

const address = process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test';

/** Opens a new schema in the PostgreSQL of DATABASE_URL. Closing drops it. */
async function openPostgres(): Promise<OpenDatabase> {
  const name = `kvota_${randomUUID().replaceAll('-', '')}`;
  const database = await openDatabase({ url: address, schema: name });
  return {
    ...database,
    async close() {
      await database.close();
      await query(`DROP SCHEMA "${name}" CASCADE`);
    },
  };
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

/**
 * The databases of suites whose subject is SQL: PGlite, and PostgreSQL if a server answers. With
 * `KVOTA_REQUIRE_POSTGRES=1` a missing server is an error.
 */
export const sqlDatabases: readonly TestDatabase[] = [
  embedded,
  ...((await postgresAnswers()) ? [{ name: 'PostgreSQL', open: openPostgres } as const] : []),
];

/** The databases of suites that only speak HTTP: PGlite, and with `KVOTA_FULL=1` all of them. */
export const httpDatabases: readonly TestDatabase[] = process.env['KVOTA_FULL'] === '1' ? sqlDatabases : [embedded];
