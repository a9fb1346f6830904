import { randomUUID } from 'node:crypto';

import { Client } from 'pg';

import { openDatabase, type OpenDatabase } from '../database/database.ts';
import { openMemory } from './memory-database.ts';

/** A kind of database that the suites run on, and how to get an empty, migrated one. */
export interface TestDatabase {
  readonly kind: OpenDatabase['kind'];
  readonly open: () => Promise<OpenDatabase>;
}

const address = process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test';

/** A schema of its own in the PostgreSQL of DATABASE_URL, dropped when it is closed. */
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
    process.stderr.write(`PostgreSQL half did not run: no server at ${new URL(address).host}\n`);
    return false;
  }
}

/** The databases that a suite runs on: the embedded one always, PostgreSQL where one answers (or KVOTA_REQUIRE_POSTGRES=1 asks for it). */
export const testDatabases: readonly TestDatabase[] = [
  { kind: 'embedded', open: openMemory },
  ...((await postgresAnswers()) ? [{ kind: 'postgresql', open: openPostgres } as const] : []),
];
