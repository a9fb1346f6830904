import { expect, test } from 'vitest';

import { countsOf } from './counts.ts';
import { overBudget, timesIn } from './times.ts';

const budgets = { suites: { 'offer#test:unit': 10 }, other: 4, calibrationMs: 100 };

test('a suite may exceed its budget by half, and no more', () => {
  expect(overBudget([{ suite: 'offer#test:unit', seconds: 15 }], budgets, 1)).toEqual([]);
  expect(overBudget([{ suite: 'offer#test:unit', seconds: 15.1 }], budgets, 1)).toEqual([
    expect.stringContaining('offer#test:unit took 15 s; its budget is 10 s'),
  ]);
});

test('a suite without a budget may take the common one', () => {
  expect(overBudget([{ suite: 'new#test:unit', seconds: 7 }], budgets, 1)).toHaveLength(1);
});

test('a slower machine has more time, a faster one has no less', () => {
  const times = [{ suite: 'offer#test:unit', seconds: 29 }];
  expect(overBudget(times, budgets, 2)).toEqual([]);
  expect(overBudget([{ suite: 'offer#test:unit', seconds: 14 }], budgets, 0.5)).toEqual([]);
});

test('tasks from the cache took no time', () => {
  const execution = { startTime: 1000, endTime: 3500 };
  expect(
    timesIn({
      tasks: [
        { taskId: 'a#types', cache: { status: 'MISS' }, execution },
        { taskId: 'b#types', cache: { status: 'HIT' }, execution },
        { taskId: 'a#transit', execution },
      ],
    }),
  ).toEqual([{ suite: 'a#types', seconds: 2.5 }]);
});

test('a flaky browser test counts as failed', () => {
  const stats = { expected: 2, unexpected: 0, flaky: 1, skipped: 0 };
  expect(countsOf({ stats, suites: [{ specs: [{ ok: false, title: 'pays' }] }] })).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    names: ['pays'],
  });
});
