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
import { emptyTables } from './empty-tables.ts';

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/** Closed databases of this process, for reuse. Starting one costs twenty times as much as emptying one. */
const idle: PGlite[] = [];
/** Each takes some hundred megabytes. */
const mostIdle = 3;

/**
 * Opens an empty, migrated embedded database in memory: a closed one that is emptied, or a new one from the snapshot.
 */
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

/** Creates a migrated embedded database that was never used. */
export async function freshMemory(): Promise<PGlite> {
  return PGlite.create({ dataDir: 'memory://', loadDataDir: await migratedSnapshot() });
}

/**
 * Deletes the rows of the previous user. This happens when the database is opened again, so that its late writes are
 * deleted too.
 */
async function emptied(client: PGlite | undefined): Promise<PGlite | undefined> {
  await client?.exec(emptyTables);
  return client;
}

// All test processes share the snapshot. Its name contains a hash of the migrations, and a rename makes writing it
// atomic.
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
