// How long each suite took, from turbo's summaries of its runs, and whether that is within the budget.
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export interface SuiteTime {
  readonly suite: string;
  readonly seconds: number;
}

export interface Budgets {
  /** Seconds that each suite may take on two quiet cores; a suite without an entry may take `other`. */
  readonly suites: Readonly<Record<string, number>>;
  readonly other: number;
  /** Milliseconds that the calibrations take on the machine on which the budgets were measured. */
  readonly calibrationMs: number;
  readonly browserCalibrationMs: number;
  /** Suites whose time is mostly that of a browser. */
  readonly browserSuites: readonly string[];
}

/** How many times slower than the machine of the budgets this one is. */
export interface Slowness {
  readonly calculating: number;
  readonly browser: number;
}

interface Summary {
  readonly tasks: readonly {
    readonly taskId: string;
    readonly cache?: { readonly status: string };
    readonly execution?: { readonly startTime: number; readonly endTime: number };
  }[];
}

/** A suite may exceed its budget by half, because machines are noisy. */
export const tolerance = 1.5;

/** Removes the summaries of earlier runs, so that `readTimes` reads the coming ones only. */
export function forgetTimes(root: string): void {
  rmSync(join(root, '.turbo/runs'), { recursive: true, force: true });
}

/** Returns the time of every task that really ran, longest first. A task from the cache took no time of this run. */
export function readTimes(root: string): SuiteTime[] {
  return globSync('.turbo/runs/*.json', { cwd: root })
    .flatMap((file) => timesIn(JSON.parse(readFileSync(join(root, file), 'utf8')) as Summary))
    .toSorted((a, b) => b.seconds - a.seconds);
}

export function timesIn({ tasks }: Summary): SuiteTime[] {
  return tasks.flatMap(({ taskId, cache, execution }) => {
    if (!execution || cache?.status === 'HIT' || taskId.endsWith('#transit')) return [];
    return [{ suite: taskId, seconds: (execution.endTime - execution.startTime) / 1000 }];
  });
}

/** Returns the suites that exceeded their budget by more than half. A slowness below 1 is ignored. */
export function overBudget(times: readonly SuiteTime[], budgets: Budgets, slowness: Slowness): string[] {
  return times.flatMap(({ suite, seconds }) => {
    const budget = budgets.suites[suite] ?? budgets.other;
    // A quarter of the time of browser tests is that of the platforms and of the tests themselves.
    const ofBrowser = Math.max(slowness.browser, slowness.calculating);
    const factor = budgets.browserSuites.includes(suite) ? ofBrowser : slowness.calculating;
    const limit = budget * tolerance * Math.max(1, factor);
    if (seconds <= limit) return [];
    return [
      `${suite} took ${Math.round(seconds)} s; its budget is ${budget} s (limit here: ${Math.round(limit)} s). ` +
        'Make the suite faster, or raise its budget in tooling/run/budgets.json and give the reason in the commit.',
    ];
  });
}
