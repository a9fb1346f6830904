// Prints the requirement ids in the titles of tests, with `--default` without those that only `pnpm test:full` proves.
// `--since REF` compares them with an earlier commit. It fails if one was lost, because then a move or a rewrite dropped
// a proof.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '@kvota/run/processes';

import { idsOfTests } from './ids/ids-of-tests.ts';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] });

/** The tests of the checks name ids as samples. */
const isTest = (path: string): boolean =>
  !path.startsWith('tooling/checks/src/ids/') &&
  /\.(test|spec|stories)\.tsx?$|^tooling\/(e2e|integration)\/.*\.ts$|\/testing\/.*\.ts$|\/(bench|published)\/.*\.ts$/.test(
    path,
  );

const run = process.argv.includes('--default') ? 'default' : 'full';

interface File {
  readonly path: string;
  readonly text: string;
}

const sorted = (files: readonly File[]): string[] =>
  [...new Set(files.flatMap((file) => idsOfTests(file, run)))].toSorted();

const now = sorted(
  git('ls-files', '-co', '--exclude-standard')
    .split('\n')
    .filter(isTest)
    .filter((path) => existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
);
const since = process.argv.indexOf('--since');
if (since === -1) {
  console.log(now.join('\n'));
  console.log(`${now.length} ids are named by tests${run === 'default' ? ' of the default run' : ''}.`);
} else {
  const ref = process.argv[since + 1] ?? 'main';
  const paths = git('ls-tree', '-r', '--name-only', ref).split('\n').filter(isTest);
  const before = sorted(paths.map((path) => ({ path, text: git('show', `${ref}:${path}`) })));
  const lost = before.filter((id) => !now.includes(id));
  const gained = now.filter((id) => !before.includes(id));
  console.log(
    `${ref}: ${before.length} ids, now: ${now.length}. Lost: ${lost.join(' ') || 'none'}. New: ${gained.join(' ') || 'none'}.`,
  );
  process.exitCode = lost.length > 0 ? 1 : 0;
}
