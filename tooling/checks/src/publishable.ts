// Packs the package in the current folder as it would be published, and lets publint and attw check the tarball.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'kvota-pack-'));
const run = (command: string, args: string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const bin = (name: string): string => join(import.meta.dirname, '../node_modules/.bin', name);

try {
  run('pnpm', ['pack', '--pack-destination', folder]);
  const file = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (!file) throw new Error('pnpm pack made no tarball.');
  const tarball = join(folder, file);
  console.log(run(bin('publint'), [tarball, '--strict']));
  console.log(
    run(bin('attw'), [
      tarball,
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      './package.json',
      './styles.css',
      '--format',
      'ascii',
    ]),
  );
} catch (error) {
  const { stdout, stderr, message } = error as { stdout?: string; stderr?: string; message: string };
  console.error([stdout, stderr, message].filter(Boolean).join('\n'));
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
