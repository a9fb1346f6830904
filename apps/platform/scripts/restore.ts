// Restores a backup into an empty database and checks its ledger. Ends with 1 if the ledger does not add up.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { BackupRefused } from '../src/backup/backup-refused.ts';
import { restore } from '../src/backup/restore.ts';

const usage = 'pnpm --filter @kvota/platform restore <file> --database <url>';

/** Reads the command line. Throws BackupRefused with the usage if it cannot be read. */
function readArguments(): { file: string; url: string } {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { database: { type: 'string' } } });
    const [file, ...more] = positionals;
    if (file !== undefined && values.database !== undefined && more.length === 0) return { file, url: values.database };
  } catch {
    // An option that does not exist, or one without its value.
  }
  throw new BackupRefused(`Usage: ${usage}`);
}

try {
  const { file, url } = readArguments();
  // pnpm runs this in the folder of the package, but the file name is relative to where the command was given.
  const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
  const { ok, violations, alarms, accounts, entries } = await restore({ file: path, url, now: Date.now() });
  console.log(`Restored: ${accounts} accounts with ${entries} entries. The ledger ${ok ? 'adds up' : 'is broken'}.`);
  for (const alarm of alarms) console.log(`Needs a person: ${alarm}`);
  for (const violation of violations) console.error(`Broken: ${violation}`);
  if (!ok) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof BackupRefused ? error.message : error);
  process.exitCode = 1;
}
