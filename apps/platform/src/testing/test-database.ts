import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';

import { openDatabase, type OpenDatabase } from '../database/database.ts';
import * as schema from '../database/schema/index.ts';

/** A kind of database that the suites run on, and how to get an empty, migrated one. */
export interface TestDatabase {
  readonly kind: OpenDatabase['kind'];
  open(): Promise<OpenDatabase>;
}

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));
const address = process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test';

/** An embedded database in memory, from a snapshot of the migrated one, which halves the start. */
export async function openMemory(): Promise<OpenDatabase> {
  const client = await PGlite.create({ dataDir: 'memory://', loadDataDir: await migratedSnapshot() });
  return {
    db: drizzle(client, { schema, casing: 'snake_case' }),
    kind: 'embedded',
    close: () => client.close(),
  };
}

// The snapshot is shared by all test processes; its name says which migrations it holds, and a rename makes it whole.
async function migratedSnapshot(): Promise<Blob> {
  const journal = readFileSync(join(migrationsFolder, 'meta/_journal.json'));
  const entries: unknown = JSON.parse(journal.toString());
  const hash = createHash('sha256').update(journal);
  for (const tag of tagsOf(entries)) hash.update(readFileSync(join(migrationsFolder, `${tag}.sql`)));
  const folder = join(tmpdir(), 'kvota-platform-tests');
  const file = join(folder, `${hash.digest('hex').slice(0, 16)}.tar`);
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    const client = await PGlite.create('memory://');
    await migrate(drizzle(client), { migrationsFolder });
    const dump = await client.dumpDataDir('none');
    await client.close();
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
    renameSync(`${file}.${process.pid}`, file);
    return dump;
  }
}

function tagsOf(journal: unknown): string[] {
  if (typeof journal !== 'object' || journal === null || !('entries' in journal)) return [];
  return Array.isArray(journal.entries)
    ? journal.entries.map((entry: unknown) =>
        typeof entry === 'object' && entry && 'tag' in entry ? String(entry.tag) : '',
      )
    : [];
}

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
