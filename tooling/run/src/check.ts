// `pnpm check`: checks what changed since main, cheapest first. It stops at the first failure. `--e2e` adds the
// browser specs of the changed areas.
// `pnpm check ids` (or prose, walls, messages) runs that check alone, on the whole workspace.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

import { planOf, type Step } from './check/plan.ts';
import { root } from './processes.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }).split('\n').filter(Boolean);

/** Files that differ from the point where this branch left main, committed or not, and that still exist. */
function changedFiles(): string[] {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(files)].filter((file) => existsSync(join(root, file))).toSorted();
}

const workspace = {
  packages: globSync('{apps,packages,tooling}/*/package.json', { cwd: root }).map((file) =>
    file.replace('/package.json', ''),
  ),
  stories: globSync('{apps,packages,tooling}/*/src/**/*.stories.tsx', { cwd: root }),
  specs: globSync('tooling/e2e/tests/**/*.spec.ts', { cwd: root }),
};

function runStep({ name, folder, command: [program = '', ...args] }: Step): {
  name: string;
  seconds: number;
  ok: boolean;
} {
  console.log(`\n— ${name}`);
  const started = performance.now();
  const executable = program === 'node' ? process.execPath : program;
  const { status } = spawnSync(executable, args, { cwd: join(root, folder), stdio: 'inherit' });
  return { name, seconds: (performance.now() - started) / 1000, ok: status === 0 };
}

const alone = ['ids', 'prose', 'walls', 'messages'];
const [named] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (named !== undefined && !alone.includes(named)) {
  console.error(`There is no check "${named}". Name one of ${alone.join(', ')}, or none for everything that changed.`);
  process.exit(2);
}
const files = named === undefined ? changedFiles() : [];
const steps: readonly Step[] =
  named === undefined
    ? planOf(files, workspace, { e2e: process.argv.includes('--e2e') })
    : [{ name: named, folder: '.', command: ['node', `tooling/checks/src/${named}.ts`] }];
if (named === undefined) console.log(`${files.length} files changed since main.`);

const done: ReturnType<typeof runStep>[] = [];
for (const step of files.length === 0 && named === undefined ? [] : steps) {
  done.push(runStep(step));
  if (!done.at(-1)?.ok) break;
}
console.log('');
for (const { name, seconds, ok } of done.toSorted((a, b) => b.seconds - a.seconds)) {
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}${ok ? '' : '  FAILED'}`);
}
const left = steps.slice(done.length).map(({ name }) => name);
const failed = done.some(({ ok }) => !ok);
if (failed && left.length > 0) console.log(`Not run: ${left.join(', ')}.`);
process.exitCode = failed ? 1 : 0;
