import fc from 'fast-check';
import { expect, test } from 'vitest';

import { reconnectDelay } from './reconnect-delay.ts';

const chance = fc.double({ min: 0, max: 1, noNaN: true });

test('[NET-09] attempts follow after at most 2 s, 3 s, and then 4.5 s: whoever was cut has half a second to be back 5 s after the platform', () => {
  expect([0, 1, 2, 3, 1000].map((attempt) => reconnectDelay(attempt, () => 1))).toEqual([2000, 3000, 4500, 4500, 4500]);
  expect([0, 1, 2, 3, 1000].map((attempt) => reconnectDelay(attempt, () => 0))).toEqual([0, 1500, 3000, 3000, 3000]);
});

test('every moment between the bounds is as likely as any other', () => {
  fc.assert(
    fc.property(fc.nat(), chance, (attempt, given) => {
      const [low, high] = [reconnectDelay(attempt, () => 0), reconnectDelay(attempt, () => 1)];
      expect(reconnectDelay(attempt, () => given)).toBeCloseTo(low + given * (high - low));
    }),
  );
});
