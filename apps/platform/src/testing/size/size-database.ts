import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { Client } from 'pg';

import { openDatabase, type Db, type OpenDatabase } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import type { SizeOptions } from './size-options.ts';

/** A database with nothing but the data of the bench. */
export interface SizeDatabase extends OpenDatabase {
  /** The schema or folder. */
  readonly place: string;
  /** Closes the connections, and deletes the data. */
  remove(): Promise<void>;
}

/** Opens an empty schema in PostgreSQL or an empty embedded database; or a schema that was kept. */
export async function openSizeDatabase({ embedded, url, reuse }: SizeOptions): Promise<SizeDatabase> {
  return embedded ? openFolder() : openSchema(url, reuse);
}

async function openFolder(): Promise<SizeDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'kvota-bench-'));
  const open = await openDatabase({ folder });
  return {
    ...open,
    place: folder,
    async remove() {
      await open.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openSchema(url: string, reuse: string | undefined): Promise<SizeDatabase> {
  const schema = reuse ?? `kvota_bench_${randomBytes(4).toString('hex')}`;
  await requireServer(url, reuse);
  const open = await openDatabase({ url, schema });
  return {
    ...open,
    place: schema,
    async remove() {
      await open.close();
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query(`DROP SCHEMA "${schema}" CASCADE`);
      await client.end();
    },
  };
}

/** Throws an error that names what to do if no server answers, or if the schema to reuse is not there. */
async function requireServer(url: string, reuse: string | undefined): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`No PostgreSQL answers: ${reason}. Start it, set DATABASE_URL, or use --embedded.`, {
      cause: error,
    });
  }
  const found = await client.query('SELECT 1 FROM pg_namespace WHERE nspname = $1', [reuse ?? '']);
  await client.end();
  if (reuse !== undefined && found.rowCount === 0) throw new Error(`There is no schema ${reuse}.`);
}

/** Runs a statement of the bench as it is written. */
export async function run(db: Db, text: string): Promise<Record<string, unknown>[]> {
  return rowsOf(await db.execute(sql.raw(text)));
}

/** Runs statements in one transaction that has memory for large sorts. It need not survive a crash. */
export async function runBulk(db: Db, texts: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT set_config('work_mem', '256MB', true), set_config('maintenance_work_mem', '512MB', true),
      set_config('synchronous_commit', 'off', true), set_config('jit', 'off', true)`);
    for (const text of texts) await tx.execute(sql.raw(text));
  });
}

/** Returns megabytes that the data takes. */
export async function sizeOf(db: Db): Promise<number> {
  const [row] = await run(
    db,
    `SELECT (sum(pg_total_relation_size(oid)) / 1048576)::float8 AS mega FROM pg_class
     WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'`,
  );
  return Number(row?.['mega']);
}
