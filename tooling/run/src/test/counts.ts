// The counts of all suites, from the JSON reports that Vitest and Playwright write.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly { assertionResults: readonly { status: string; fullName: string }[] }[];
}
interface PlaywrightSuite {
  readonly specs?: readonly { ok: boolean; title: string }[];
  readonly suites?: readonly PlaywrightSuite[];
}
interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The names of the failed tests. */
  readonly names: readonly string[];
}

const failedSpecs = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ ok, title }) => (ok ? [] : [title])),
  ...suites.flatMap(failedSpecs),
];

/** Reads one report of either tool. A flaky Playwright test counts as failed, because a retry hides a race. */
export function countsOf(report: VitestReport | PlaywrightReport): Counts {
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

/** Reads the reports of every package, by the folder of the package. */
export function readCounts(root: string): { folder: string; counts: Counts }[] {
  return globSync('{packages,apps,tooling}/*/.report/*.json', { cwd: root })
    .toSorted()
    .map((file) => ({
      folder: file.split('/').slice(0, 2).join('/'),
      counts: countsOf(JSON.parse(readFileSync(join(root, file), 'utf8')) as VitestReport | PlaywrightReport),
    }));
}
