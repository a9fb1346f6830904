// Prints the requirement ids in the titles of tests. `--since REF` compares them with an earlier commit. It fails if
// one was lost, because then a move or a rewrite dropped a proof.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '@kvota/run/processes';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] });

const isTest = (path: string): boolean =>
  /\.(test|spec|stories)\.tsx?$|^tooling\/(e2e|integration)\/.*\.ts$|\/testing\/.*\.ts$|\/(bench|published)\/.*\.ts$/.test(
    path,
  );

/** Ids in brackets within a string literal, such as `[SLIP-05, SYS-02]` in a title. */
function idsIn(text: string): string[] {
  return [...text.matchAll(/\[([A-Z][A-Z0-9]*-\d{2,3}(?:,\s*[A-Z][A-Z0-9]*-\d{2,3})*)\]/g)].flatMap(([, group = '']) =>
    group.split(',').map((id) => id.trim()),
  );
}

const sorted = (texts: readonly string[]): string[] => [...new Set(texts.flatMap(idsIn))].toSorted();

const now = sorted(
  git('ls-files', '-co', '--exclude-standard')
    .split('\n')
    .filter(isTest)
    .map((path) => readFileSync(join(root, path), 'utf8')),
);
const since = process.argv.indexOf('--since');
if (since === -1) {
  console.log(now.join('\n'));
  console.log(`${now.length} ids are named by tests.`);
} else {
  const ref = process.argv[since + 1] ?? 'main';
  const paths = git('ls-tree', '-r', '--name-only', ref).split('\n').filter(isTest);
  const before = sorted(paths.map((path) => git('show', `${ref}:${path}`)));
  const lost = before.filter((id) => !now.includes(id));
  const gained = now.filter((id) => !before.includes(id));
  console.log(
    `${ref}: ${before.length} ids, now: ${now.length}. Lost: ${lost.join(' ') || 'none'}. New: ${gained.join(' ') || 'none'}.`,
  );
  process.exitCode = lost.length > 0 ? 1 : 0;
}
