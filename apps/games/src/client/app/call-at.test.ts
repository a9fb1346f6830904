import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { callAt } from './call-at.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

test('a call waits for its moment, also if the clock is set back meanwhile', () => {
  let behind = 0;
  const called: number[] = [];
  const clock = { now: () => Date.now() - behind };
  callAt(1000, clock, () => called.push(clock.now()));
  vi.advanceTimersByTime(900);
  behind = 250.5;
  vi.advanceTimersByTime(349);
  expect(called).toEqual([]);
  vi.advanceTimersByTime(10);
  expect(called).toHaveLength(1);
  expect(called[0]).toBeGreaterThanOrEqual(1000);
  vi.advanceTimersByTime(10_000);
  expect(called).toHaveLength(1);
});

test('a moment that has passed calls at once, and a call can be cancelled', () => {
  const call = vi.fn();
  callAt(-5, { now: Date.now }, call);
  vi.advanceTimersByTime(0);
  expect(call).toHaveBeenCalledOnce();
  callAt(100, { now: Date.now }, call)();
  vi.advanceTimersByTime(1000);
  expect(call).toHaveBeenCalledOnce();
});
