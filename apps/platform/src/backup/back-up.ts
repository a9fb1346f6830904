import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';

import { BackupRefused } from './backup-refused.ts';
import { runTool, toolAddress } from './postgres-tools.ts';

export interface BackUpOptions {
  /** Address of the database. */
  readonly url: string | undefined;
  /** The file to write. It must not exist. */
  readonly file: string;
  /** Id of an exported snapshot to dump. Default: that of the start. */
  readonly snapshot?: string;
}

/**
 * Writes a database to a file in the custom format of pg_dump, as of one instant. Nodes go on meanwhile. The file
 * appears when it is complete, and only its owner can read it. Throws BackupRefused if it cannot be written.
 */
export async function backUp({ url, file, snapshot }: BackUpOptions): Promise<void> {
  const { address, env } = toolAddress('DATABASE_URL', url);
  if (existsSync(file)) throw new BackupRefused(`${file} exists: name another file, or remove it.`);
  const part = `${file}.part`;
  const options = ['--format=custom', '--no-owner', '--no-privileges', `--file=${part}`];
  if (snapshot !== undefined) options.push(`--snapshot=${snapshot}`);
  try {
    await createPrivate(part);
    await runTool('pg_dump', [...options, `--dbname=${address}`], env);
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}

/** Creates the file into which pg_dump writes. It has names and addresses of people, so only its owner can read it. */
async function createPrivate(file: string): Promise<void> {
  try {
    await rm(file, { force: true });
    await (await open(file, 'wx', 0o600)).close();
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new BackupRefused(`${file} cannot be written (${why}). Name a file in a folder where this user may write.`);
  }
}
