import { expect, test } from 'vitest';

import { countsOf } from './counts.ts';
import { overBudget, timesIn } from './times.ts';

const budgets = {
  suites: { 'offer#test:unit': 10, 'e2e#test:e2e': 10 },
  other: 4,
  calibrationMs: 100,
  browserCalibrationMs: 1000,
  browserSuites: ['e2e#test:e2e'],
};
const asReference = { calculating: 1, browser: 1 };

test('a suite may exceed its budget by half, and no more', () => {
  expect(overBudget([{ suite: 'offer#test:unit', seconds: 15 }], budgets, asReference)).toEqual([]);
  expect(overBudget([{ suite: 'offer#test:unit', seconds: 15.1 }], budgets, asReference)).toEqual([
    expect.stringContaining('offer#test:unit took 15 s; its budget is 10 s'),
  ]);
});

test('a suite without a budget may take the common one', () => {
  expect(overBudget([{ suite: 'new#test:unit', seconds: 7 }], budgets, asReference)).toHaveLength(1);
});

test('a slower machine has more time, a faster one has no less', () => {
  const times = [{ suite: 'offer#test:unit', seconds: 29 }];
  expect(overBudget(times, budgets, { calculating: 2, browser: 1 })).toEqual([]);
  expect(overBudget([{ suite: 'offer#test:unit', seconds: 14 }], budgets, { calculating: 0.5, browser: 1 })).toEqual(
    [],
  );
});

test('a suite of browser tests has as much more time as the browser needs', () => {
  const slow = { calculating: 1.5, browser: 2.5 };
  expect(overBudget([{ suite: 'e2e#test:e2e', seconds: 37 }], budgets, slow)).toEqual([]);
  expect(overBudget([{ suite: 'offer#test:unit', seconds: 37 }], budgets, slow)).toHaveLength(1);
});

test('a suite of browser tests has more time if everything but the browser is slow', () => {
  expect(overBudget([{ suite: 'e2e#test:e2e', seconds: 22 }], budgets, { calculating: 1.5, browser: 1 })).toEqual([]);
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
