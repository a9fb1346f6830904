import fc from 'fast-check';
import { expect, test } from 'vitest';

import { reconnectDelay } from './reconnect-delay.ts';

test('the ceiling doubles from 0.5 s to 10 s and stays there', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 1000].map((attempt) => reconnectDelay(attempt, () => 1))).toEqual([
    500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000,
  ]);
});

test('every delay below the ceiling is as likely as any other', () => {
  const unit = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.nat(), unit, (attempt, chance) => {
      expect(reconnectDelay(attempt, () => chance)).toBeCloseTo(chance * reconnectDelay(attempt, () => 1));
    }),
  );
});
