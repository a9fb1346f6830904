// Writes the database that DATABASE_URL names to a file, while the platform runs. See README.md.
import { statSync } from 'node:fs';
import { resolve } from 'node:path';

import { backUp } from '../src/backup/back-up.ts';
import { BackupRefused } from '../src/backup/backup-refused.ts';

const usage = 'pnpm --filter @kvota/platform backup <file>';

try {
  const [name, ...more] = process.argv.slice(2);
  if (name === undefined || name.startsWith('-') || more.length > 0) throw new BackupRefused(`Usage: ${usage}`);
  // pnpm runs this in the folder of the package, but the file name is relative to where the command was given.
  const file = resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
  await backUp({ url: process.env['DATABASE_URL'], file });
  console.log(
    `${file}: ${(statSync(file).size / 1_000_000).toFixed(1)} MB. Keep KVOTA_SECRET, KVOTA_SEED and KVOTA_GAMES_KEY too, in another place.`,
  );
} catch (error) {
  console.error(error instanceof BackupRefused ? error.message : error);
  process.exitCode = 1;
}
