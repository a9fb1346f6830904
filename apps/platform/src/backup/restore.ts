import { existsSync } from 'node:fs';

import { Client } from 'pg';

import { openDatabase } from '../database/database.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import type { LedgerCheck } from '../ledger/ledger.ts';
import { BackupRefused } from './backup-refused.ts';
import { runTool, toolAddress } from './postgres-tools.ts';

export interface RestoreOptions {
  /** A file that `backUp` wrote. */
  readonly file: string;
  /** Address of the empty database. */
  readonly url: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Restores a backup into an empty database, all or nothing. Then migrates it as a start does, and returns the check of
 * its ledger. Throws BackupRefused if the database is not empty, or the file or the address is wrong.
 */
export async function restore({ file, url, now }: RestoreOptions): Promise<LedgerCheck> {
  const { address, env } = toolAddress('--database', url);
  if (!existsSync(file)) throw new BackupRefused(`There is no file ${file}.`);
  await runTool('pg_restore', ['--list', file]);
  await requireEmpty(String(url).trim());
  const options = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
  await runTool('pg_restore', [...options, `--dbname=${address}`, file], env);
  const database = await openDatabase({ url: String(url).trim() });
  try {
    return await checkLedger(database.db, now);
  } finally {
    await database.close();
  }
}

/** Anything that a user made: tables, views and sequences, and schemas beside the one that each database has. */
const anything = `SELECT n.nspname || '.' || c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p', 'v', 'm', 'S') AND n.nspname <> 'information_schema' AND n.nspname NOT LIKE 'pg\\_%'
      AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
  UNION ALL SELECT nspname FROM pg_namespace n
    WHERE nspname NOT IN ('public', 'information_schema') AND nspname NOT LIKE 'pg\\_%'
      AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = n.oid AND d.deptype = 'e')
  ORDER BY 1 LIMIT 1`;

async function requireEmpty(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const { host } = new URL(url);
    const why = error instanceof Error ? error.message || error.name : String(error);
    throw new BackupRefused(
      `--database: the PostgreSQL at ${host} cannot be used (${why}). Create an empty database there with createdb, or correct the address.`,
    );
  }
  try {
    const { rows } = await client.query<{ name: string }>(anything);
    const [first] = rows;
    if (first)
      throw new BackupRefused(
        `--database: the database is not empty (it has ${first.name}); a backup is restored into a new one only.`,
      );
  } finally {
    await client.end();
  }
}
