// `pnpm test`, and `pnpm test:full` with more of the browser tests: makes a browser available, then runs every check and every suite, and adds the counts up.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

import { ensureBrowser } from './browser.ts';
import { root, run } from './processes.ts';

/** What takes longest goes first, so that no core stands idle at the end. */
const longest = ['docs', '@kvota/platform#test:unit', '@kvota/site#build', '@kvota/affiliates#build', '//#lint'];
const checks = [
  'test:unit',
  'types',
  'publishable',
  'sizes',
  '//#format:check',
  '//#walls',
  '//#unused',
  '//#surface',
  '//#messages',
];
/** Suites that fill the machine by themselves: one after the other, so that none waits for the other's browser. */
const browserSuites = ['test:stories', 'test:e2e'];

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}
interface PlaywrightSuite {
  specs?: { ok: boolean; title: string }[];
  suites?: PlaywrightSuite[];
}
interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}
interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** The names of those that failed: the last lines of a long log are what is read of it. */
  names: string[];
}

const failedSpecs = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ ok, title }) => (ok ? [] : [title])),
  ...suites.flatMap(failedSpecs),
];

function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => (socket.destroy(), done(true)));
    socket.once('error', () => done(false));
  });
}

function countsOf(file: string): Counts {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky, skipped, names: failedSpecs(report) };
  }
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    names: results.flatMap(({ status, fullName }) => (status === 'failed' ? [fullName] : [])),
  };
}

// Every page under every prefix in the browser, which takes some minutes more.
if (process.argv.includes('--full')) process.env['KVOTA_FULL'] = '1';
ensureBrowser();
if (!process.env['DATABASE_URL'] && !(await answers(5432))) {
  console.log(
    'No PostgreSQL at DATABASE_URL or 127.0.0.1:5432: the PostgreSQL half of the platform suite does not run.',
  );
}
const turbo = join(root, 'node_modules/.bin/turbo');
const runAll = (tasks: readonly string[], atOnce: number): Promise<number> =>
  run(turbo, [
    'run',
    ...tasks,
    '--continue=dependencies-successful',
    '--output-logs=new-only',
    `--concurrency=${atOnce}`,
  ]);
const codes = [await runAll(longest, 3), await runAll(checks, 3), await runAll(browserSuites, 1)];
const code = Math.max(...codes);

const total: Counts = { passed: 0, failed: 0, skipped: 0, names: [] };
console.log('');
for (const folder of globSync('{packages,apps,tooling}/*', { cwd: root }).sort()) {
  for (const file of globSync('.report/*.json', { cwd: join(root, folder) }).sort()) {
    const path = join(root, folder, file);
    if (!existsSync(path)) continue;
    const counts = countsOf(path);
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
    total.names.push(...counts.names.map((name) => `${folder}: ${name}`));
    console.log(
      `${folder.padEnd(26)} ${String(counts.passed).padStart(5)} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`,
    );
  }
}
if (code !== 0 && total.failed === 0) {
  console.error('A check or a suite failed before it could report: see above.');
  total.failed = 1;
}
for (const name of total.names) console.log(`failed: ${name}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = code === 0 && total.failed === 0 ? 0 : 1;
