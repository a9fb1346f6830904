import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

import type { OpenDatabase } from '../database/database.ts';
import * as schema from '../database/schema/index.ts';

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/** Databases of this process that nobody uses. To start one costs as much as twenty times emptying one. */
const idle: PGlite[] = [];
/** Each holds some hundred megabytes. */
const mostIdle = 3;

/** An empty, migrated embedded database in memory: one that was closed before, emptied, else a new one from a snapshot. */
export async function openMemory(): Promise<OpenDatabase> {
  const client = (await emptied(idle.pop())) ?? (await freshMemory());
  return {
    db: drizzle(client, { schema, casing: 'snake_case' }),
    kind: 'embedded',
    async close() {
      if (idle.length < mostIdle && !client.closed) idle.push(client);
      else await client.close();
    },
  };
}

/** A migrated embedded database that nobody had before. */
export async function freshMemory(): Promise<PGlite> {
  return PGlite.create({ dataDir: 'memory://', loadDataDir: await migratedSnapshot() });
}

/** Takes all rows away, only when the next one opens: so that what its last user still wrote after closing goes too. */
async function emptied(client: PGlite | undefined): Promise<PGlite | undefined> {
  if (!client) return undefined;
  await client.exec(`DO $$ BEGIN EXECUTE (
    SELECT 'TRUNCATE ' || string_agg(quote_ident(tablename), ', ') || ' RESTART IDENTITY CASCADE'
    FROM pg_tables WHERE schemaname = 'public'
  ); END $$`);
  return client;
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
