import type { LiveTable } from '@kvota/contracts';
import { expect, test } from 'vitest';

import { phaseAt, secondsLeft } from './table-phase.ts';

const start = Date.UTC(2026, 10, 21, 12);
const table = (more: Partial<LiveTable> = {}): LiveTable => ({
  game_code: 'wheel',
  round: 1,
  phase: 'betting',
  endsAt: new Date(start + 5000).toISOString(),
  times: { betting_ms: 20_000, closing_ms: 2000, result_ms: 8000 },
  last: [],
  stale: false,
  ...more,
});
const phases = (one: LiveTable, instants: readonly number[]) =>
  instants.map((passed) => {
    const found = phaseAt(one, start + passed);
    return found && [found.phase, found.endsAt === null ? null : found.endsAt - start];
  });

test('[CAS-58] the phases after the answered one follow from their lengths', () => {
  expect(phases(table(), [0, 4999, 5000, 6999, 7000, 15_000, 34_999, 35_000])).toEqual([
    ['betting', 5000],
    ['betting', 5000],
    ['closing', 7000],
    ['closing', 7000],
    ['result', 15_000],
    ['betting', 35_000],
    ['betting', 35_000],
    ['closing', 37_000],
  ]);
});

test('[CAS-58] nothing follows from a run, because its end is secret, nor without the lengths, nor for ever', () => {
  const runs = table({ times: { betting_ms: 8000, closing_ms: 2000, result_ms: 4000, runs: true } });
  expect(phases(runs, [5000, 7000, 60_000])).toEqual([
    ['closing', 7000],
    ['running', null],
    ['running', null],
  ]);
  expect(phases(table({ times: null }), [4999, 5000])).toEqual([['betting', 5000], undefined]);
  expect(phases(table(), [86_400_000])).toEqual([undefined]);
  expect(phases(table({ phase: 'closed', endsAt: null }), [0])).toEqual([['closed', null]]);
});

test('[CAS-58] seconds count down to one', () => {
  expect([0, 1, 999, 1000, 5000].map((left) => secondsLeft(start + left, start))).toEqual([0, 1, 1, 1, 5]);
});
