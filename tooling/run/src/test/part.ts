// On a machine that is many times slower than the reference, as hosts that are shared by many can be, the suites in a
// browser would not end within the 90 minutes that CI allows. There each run tests a part of them, which its output names.
import type { Slowness } from './times.ts';

/** Part `number` of `of`: every test of the browser suites belongs to exactly one. */
export interface Part {
  readonly number: number;
  readonly of: number;
}

/** Up to this factor the whole run fits. It was measured at 17 minutes on the reference, and at 30 minutes at a factor of 2.5. */
const fitting = 4;

/**
 * Returns the part of the browser suites that a machine tests; undefined if it tests all of them. Commits take turns, so
 * that one after the other tests everything. `commit` is a hash in hexadecimal digits.
 */
export function partFor({ calculating, browser }: Slowness, commit: string): Part | undefined {
  const slowness = Math.max(calculating, browser);
  if (slowness <= fitting) return undefined;
  const of = Math.min(4, Math.ceil(slowness / 2));
  const turn = Number.parseInt(commit.slice(0, 8), 16);
  return { number: (Number.isNaN(turn) ? 0 : turn % of) + 1, of };
}
