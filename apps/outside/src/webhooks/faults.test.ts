import { expect, test } from 'vitest';

import { planSendings, type Faults } from './faults.ts';

const none: Faults = { repeat: 0, delay: 0, shuffle: false, drop: 0, forge: 0, stale: 0, wrongAmount: 0 };
const right = { wait: 0, forged: false, stale: false, wrongAmount: false };

/** Numbers that come one after the other, and begin again. */
const numbers = (...list: readonly number[]) => {
  let at = 0;
  return () => list[at++ % list.length] ?? 0;
};

test('without faults, each webhook is sent once and at once', () => {
  for (const chance of [0, 0.5, 0.999]) expect(planSendings(none, () => chance)).toEqual([right]);
});

test('repeated webhooks wait as long as each other, or each another time if they are shuffled', () => {
  expect(planSendings({ ...none, repeat: 2, delay: 300 }, () => 0.5)).toEqual(
    [1, 2, 3].map(() => ({ ...right, wait: 300 })),
  );
  const shuffled = planSendings(
    { ...none, repeat: 1, delay: 1000, shuffle: true },
    numbers(0.9, 0.1, 0.9, 0.9, 0.9, 0.7),
  );
  expect(shuffled.map(({ wait }) => wait)).toEqual([100, 700]);
});

test('a dropped webhook is not sent; each other fault meets its part of the sendings', () => {
  expect(planSendings({ ...none, drop: 0.2, repeat: 3 }, () => 0.1)).toEqual([]);
  const faults: Faults = { ...none, forge: 0.3, stale: 0.2, wrongAmount: 0.1 };
  const met = (chance: number) => planSendings(faults, () => chance)[0];
  expect(met(0.05)).toEqual({ wait: 0, forged: true, stale: true, wrongAmount: true });
  expect(met(0.15)).toEqual({ wait: 0, forged: true, stale: true, wrongAmount: false });
  expect(met(0.25)).toEqual({ wait: 0, forged: true, stale: false, wrongAmount: false });
  expect(met(0.3)).toEqual(right);
});
