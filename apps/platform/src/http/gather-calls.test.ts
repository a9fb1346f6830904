import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createGathering } from './gather-calls.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[SPEED-13] the first call goes on at once, those of the next milliseconds together', async () => {
  const gather = createGathering(10);
  const went: string[] = [];
  const call = async (name: string): Promise<void> => {
    await gather();
    went.push(name);
  };
  void call('first');
  await vi.advanceTimersByTimeAsync(0);
  expect(went).toEqual(['first']);

  void call('second');
  await vi.advanceTimersByTimeAsync(9);
  void call('third');
  expect(went).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(1);
  expect(went).toEqual(['first', 'second', 'third']);

  // The calls that went on open the next interval.
  void call('fourth');
  await vi.advanceTimersByTimeAsync(9);
  expect(went).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(went).toHaveLength(4);

  await vi.advanceTimersByTimeAsync(10);
  void call('fifth');
  await vi.advanceTimersByTimeAsync(0);
  expect(went).toHaveLength(5);
  await vi.advanceTimersByTimeAsync(20);
  expect(vi.getTimerCount()).toBe(0);
});
