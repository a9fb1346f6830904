// `pnpm test`: makes a browser available and runs every check and every suite. It adds the counts up and prints the
// time of each suite.
// `pnpm test:full` also runs what the default leaves out for time: both looks of every story, both databases under every
// suite of the platform, and long property runs. It builds Storybook and opens its pages. Its browser suite includes the
// tests with the tag `@full`, has motion, and loads every page under every prefix.
// `pnpm verify` runs neither stories nor the browser suite.
// On a machine over four times slower than that of the budgets, a part of the browser suites runs, and the output names it.
// If KVOTA_BUDGETS is set, as in CI, a suite that exceeds its budget by half fails the run.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

import { ensureBrowser } from './browser.ts';
import { root, run } from './processes.ts';
import { calibrate } from './test/calibrate.ts';
import { calibrateBrowser } from './test/calibrate-browser.ts';
import { readCounts } from './test/counts.ts';
import { partFor } from './test/part.ts';
import { forgetTimes, overBudget, readTimes, type Budgets, type Slowness } from './test/times.ts';

/**
 * Returns a task of each published package. A task that is named alone runs for every package, and for those without it
 * turbo still runs the tasks that it depends on, such as the build of Storybook.
 */
function ofPublished(task: string): string[] {
  return globSync('packages/*/package.json', { cwd: root })
    .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string; publishConfig?: unknown })
    .flatMap(({ name, publishConfig }) => (publishConfig ? [`${name}#${task}`] : []));
}

/** Without a browser suite. */
const verifying = process.argv.includes('--without-browser');
/** With all that the default run leaves out. */
const full = process.argv.includes('--full');

/**
 * Suites that keep both cores busy alone: two workers, or two pages and the server that compiles for them. Each has the
 * machine, because beside another one it would take twice as long, and its budget would say little.
 */
const alone = ['@kvota/platform#test:unit', ...(verifying ? [] : ['test:stories'])];
/** The next longest tasks start first, so that no core is idle at the end. */
const longest = [
  '@kvota/integration#test:unit',
  ...(full ? ['@kvota/storybook#build'] : []),
  '//#lint',
  '@kvota/site#build',
  '@kvota/affiliates#build',
];
const checks = [
  'test:unit',
  // Their declarations are compiled by TypeScript itself; all other types are checked by the linter's pass.
  ...ofPublished('types'),
  'docs',
  ...(full ? ['docs:open'] : []),
  ...ofPublished('publishable'),
  ...ofPublished('sizes'),
  '//#format:check',
  '//#walls',
  '//#ids',
  '//#prose',
  '//#unused',
  '//#surface',
  '//#messages',
];

function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => (socket.destroy(), done(true)));
    socket.once('error', () => done(false));
  });
}

const runTasks = (tasks: readonly string[], atOnce: number): Promise<number> =>
  run(join(root, 'node_modules/.bin/turbo'), [
    'run',
    ...tasks,
    '--continue=dependencies-successful',
    '--output-logs=new-only',
    '--summarize',
    `--concurrency=${atOnce}`,
  ]);

const budgets = JSON.parse(readFileSync(join(import.meta.dirname, '../budgets.json'), 'utf8')) as Budgets;

/** Returns the hash of the commit that is checked out; empty if this is no clone. */
function commitHash(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

async function measureSlowness(): Promise<Slowness> {
  return {
    calculating: (await calibrate()) / budgets.calibrationMs,
    browser: (await calibrateBrowser()) / budgets.browserCalibrationMs,
  };
}

function printTimes(seconds: number, slowness: Slowness): readonly string[] {
  const times = readTimes(root);
  console.log('\nLongest first (budget in brackets):');
  for (const { suite, seconds: took } of times.filter((each) => each.seconds >= 1)) {
    console.log(`${suite.padEnd(34)} ${took.toFixed(1).padStart(7)} s  [${budgets.suites[suite] ?? budgets.other}]`);
  }
  const minutes = `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
  const [calculating, browser] = [slowness.calculating.toFixed(2), slowness.browser.toFixed(2)];
  console.log(
    `All in ${minutes}; this machine takes ${calculating} times as long as the reference, in a browser ${browser}.`,
  );
  return overBudget(times, budgets, slowness);
}

function printCounts(): { passed: number; failed: number } {
  console.log('');
  const total = { passed: 0, failed: 0 };
  const names: string[] = [];
  for (const { folder, counts } of readCounts(root)) {
    total.passed += counts.passed;
    total.failed += counts.failed;
    names.push(...counts.names.map((name) => `${folder}: ${name}`));
    const skipped = counts.skipped ? `, ${counts.skipped} skipped` : '';
    console.log(`${folder.padEnd(26)} ${String(counts.passed).padStart(5)} passed, ${counts.failed} failed${skipped}`);
  }
  for (const name of names) console.log(`failed: ${name}`);
  return total;
}

if (full) process.env['KVOTA_FULL'] = '1';
ensureBrowser();
if (!process.env['DATABASE_URL'] && !(await answers(5432))) {
  console.log(
    'No PostgreSQL at DATABASE_URL or 127.0.0.1:5432: the PostgreSQL half of the platform suite does not run.',
  );
}
forgetTimes(root);
const before = await measureSlowness();
const part = full ? undefined : partFor(before, commitHash());
if (part) {
  // Its pages also take longer to answer, and are fewer at once.
  process.env['KVOTA_PART'] = `${part.number}/${part.of}`;
  process.env['KVOTA_E2E_WORLDS'] ??= '2';
  console.log(
    `This machine is too slow for all stories and pages: it tests part ${part.number} of ${part.of} of them.`,
  );
}
const started = performance.now();
const codes: number[] = [];
for (const suite of alone) codes.push(await runTasks([suite], 1));
codes.push(await runTasks(longest, 2), await runTasks(checks, 3));
// The browser suite uses the whole machine too, and is the last, because it needs the builds.
if (!verifying) codes.push(await runTasks(['test:e2e'], 1));
const seconds = (performance.now() - started) / 1000;
const after = await measureSlowness();
const late = printTimes(seconds, {
  calculating: Math.max(before.calculating, after.calculating),
  browser: Math.max(before.browser, after.browser),
});
const total = printCounts();
const failedTask = Math.max(...codes) !== 0;
if (failedTask && total.failed === 0) {
  console.error('A check or a suite failed before it could report: see above.');
  total.failed = 1;
}
const enforced = Boolean(process.env['KVOTA_BUDGETS']);
for (const line of late) console.error(enforced ? `over budget: ${line}` : `slow: ${line}`);
if (enforced) total.failed += late.length;
if (part) console.log(`Of the stories and the browser suite, part ${part.number} of ${part.of} was tested.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = failedTask || total.failed > 0 ? 1 : 0;
