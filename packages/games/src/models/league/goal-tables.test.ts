import { expect, test } from 'vitest';

import { GOAL_CASES, goalMeans, goalTables } from './goal-tables.ts';

const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));

/** Terms of the series of e to the mean, over one denominator: the sum of `terms` of them is below it, and above with a rest. */
const terms = 40;

/**
 * Cases of at most `goals` goals with e^mean between two fractions: the series up to `terms`, and that series plus twice its
 * next term. All terms have the denominator 100^terms · terms!.
 */
function casesUpTo(mean: number, goals: number): readonly [bigint, bigint] {
  const term = (k: number): bigint =>
    BigInt(mean) ** BigInt(k) * 100n ** BigInt(terms - k) * (factorial(terms) / factorial(k));
  const sum = (last: number): bigint => Array.from({ length: last + 1 }, (_, k) => term(k)).reduce((a, b) => a + b);
  const [part, low] = [sum(goals), sum(terms - 1)];
  const high = low + 2n * term(terms);
  return [(part * BigInt(GOAL_CASES)) / high, (part * BigInt(GOAL_CASES)) / low];
}

test('[GAME-22] goal tables are Poisson, exact to the case', () => {
  expect(goalTables).toHaveLength(goalMeans.length);
  for (const [level, weights] of goalTables.entries()) {
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(GOAL_CASES);
    let cases = 0n;
    for (const [goals, weight] of weights.slice(0, -1).entries()) {
      cases += BigInt(weight);
      // Both bounds are the same integer, so that no other table is right.
      expect([level, goals, casesUpTo(goalMeans[level]!, goals)]).toEqual([level, goals, [cases, cases]]);
    }
  }
});
