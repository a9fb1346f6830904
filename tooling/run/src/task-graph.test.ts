// Tests which tasks run again after a change, read from turbo's own plan. A task runs again if the file is among its
// inputs, or if a task that it depends on runs again.
import { execFileSync } from 'node:child_process';
import { join, posix } from 'node:path';

import { beforeAll, expect, test } from 'vitest';

import { root } from './processes.ts';

interface Task {
  readonly taskId: string;
  readonly command: string;
  readonly directory: string;
  readonly dependencies: readonly string[];
  readonly inputs: Readonly<Record<string, string>>;
}

/** Everything that `pnpm test:full` runs. */
const suites = ['types', 'test:unit', 'test:stories', 'test:e2e', 'publishable', 'sizes', 'docs', 'docs:open', 'build'];
let tasks: readonly Task[] = [];

beforeAll(() => {
  const plan = execFileSync(join(root, 'node_modules/.bin/turbo'), ['run', ...suites, '--dry=json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  tasks = (JSON.parse(plan) as { tasks: readonly Task[] }).tasks;
});

const reads = ({ directory, inputs }: Task, file: string): boolean => posix.relative(directory, file) in inputs;

function runAgainAfter(file: string): string[] {
  const again = new Set(tasks.filter((task) => reads(task, file)).map(({ taskId }) => taskId));
  for (let before = -1; before !== again.size;) {
    before = again.size;
    for (const task of tasks) if (task.dependencies.some((each) => again.has(each))) again.add(task.taskId);
  }
  return tasks
    .filter(({ taskId, command }) => again.has(taskId) && command !== '<NONEXISTENT>')
    .map(({ taskId }) => taskId)
    .toSorted();
}

/** A file that a task of the package reads and that matches the pattern, so that the test follows renames. */
function fileOf(folder: string, pattern: RegExp): string {
  const own = tasks.filter(({ directory }) => directory === folder).flatMap(({ inputs }) => Object.keys(inputs));
  const file = own.find((each) => pattern.test(each));
  if (file === undefined) throw new Error(`No file of ${folder} matches ${String(pattern)}`);
  return `${folder}/${file}`;
}

test('a unit test of offer invalidates tasks of offer only', () => {
  expect(runAgainAfter(fileOf('packages/offer', /^src\/.*\.test\.ts$/))).toEqual([
    '@kvota/offer#test:unit',
    '@kvota/offer#types',
  ]);
});

test('a document of offer invalidates tasks of offer and the pages that show it', () => {
  expect(runAgainAfter('packages/offer/README.md')).toEqual([
    '@kvota/offer#test:unit',
    '@kvota/offer#types',
    '@kvota/storybook#build',
    '@kvota/storybook#docs',
    '@kvota/storybook#docs:open',
  ]);
});

test('a story of the kit invalidates tasks of the kit and what shows stories, and no app', () => {
  expect(runAgainAfter(fileOf('packages/ui', /\.stories\.tsx$/))).toEqual([
    '@kvota/storybook#build',
    '@kvota/storybook#docs',
    '@kvota/storybook#docs:open',
    '@kvota/storybook#test:stories',
    '@kvota/ui#test:unit',
    '@kvota/ui#types',
  ]);
});

test('code of offer invalidates both browser suites', () => {
  expect(runAgainAfter(fileOf('packages/offer', /^src\/(?!.*\.test\.).*\.ts$/))).toEqual(
    expect.arrayContaining(['@kvota/e2e#test:e2e', '@kvota/storybook#test:stories', '@kvota/offer#test:unit']),
  );
});
