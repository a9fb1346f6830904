import { expect, test } from 'vitest';

import { createFakeClock } from './fake-clock.ts';
import { createAttemptLimit } from './attempt-limit.ts';

test('a key waits after its failures until the window is over, other keys do not', async () => {
  const clock = createFakeClock(0);
  const limit = createAttemptLimit(clock, { failures: 2, window: 1000 });
  limit.fail('a');
  expect(limit.wait('a')).toBe(0);
  await clock.advance(400);
  limit.fail('a');
  expect([limit.wait('a'), limit.wait('b')]).toEqual([600, 0]);
  await clock.advance(600);
  expect(limit.wait('a')).toBe(0);
});

test('success forgets the failures', () => {
  const limit = createAttemptLimit(createFakeClock(0), { failures: 1, window: 1000 });
  limit.fail('a');
  limit.forget('a');
  expect(limit.wait('a')).toBe(0);
});

test('the number of keys is bounded; the oldest gives way', () => {
  const limit = createAttemptLimit(createFakeClock(0), { failures: 1, window: 1000, keys: 2 });
  for (const key of ['a', 'b', 'c']) limit.fail(key);
  expect(['a', 'b', 'c'].map((key) => limit.wait(key))).toEqual([0, 1000, 1000]);
});
