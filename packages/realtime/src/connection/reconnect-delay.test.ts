import fc from 'fast-check';
import { expect, test } from 'vitest';

import { reconnectDelay } from './reconnect-delay.ts';

const chance = fc.double({ min: 0, max: 1, noNaN: true });

test('[NET-09] attempts follow after at most 2 s, 3 s, and then 4.5 s, so that clients are back within 5 s', () => {
  expect([0, 1, 2, 3, 1000].map((attempt) => reconnectDelay(attempt, () => 1))).toEqual([2000, 3000, 4500, 4500, 4500]);
  expect([0, 1, 2, 3, 1000].map((attempt) => reconnectDelay(attempt, () => 0))).toEqual([0, 1500, 3000, 3000, 3000]);
});

test('all delays between the bounds are equally likely', () => {
  fc.assert(
    fc.property(fc.nat(), chance, (attempt, given) => {
      const [low, high] = [reconnectDelay(attempt, () => 0), reconnectDelay(attempt, () => 1)];
      expect(reconnectDelay(attempt, () => given)).toBeCloseTo(low + given * (high - low));
    }),
  );
});
