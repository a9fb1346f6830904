import fc from 'fast-check';
import { expect, test } from 'vitest';

import { distributionOf, meanNet, returnAt, varianceOf } from './distribution.ts';
import { decimalOf, fraction, rootOf, squareRoot } from './fraction.ts';
import { netAfter } from './net.ts';
import { parOf, volatilityOf } from './par.ts';

/** Distribution of the gain by adding one round at a time, in exact fractions of one denominator. */
function slowly(cases: readonly (readonly [number, bigint])[], rounds: number): Map<number, bigint> {
  let sums = new Map([[0, 1n]]);
  for (let round = 0; round < rounds; round += 1) {
    const next = new Map<number, bigint>();
    for (const [sum, count] of sums) {
      for (const [returned, weight] of cases) {
        const at = sum + returned - 10_000;
        next.set(at, (next.get(at) ?? 0n) + count * weight);
      }
    }
    sums = next;
  }
  return sums;
}

test('[GAME-09] the gain of a series is that of adding round by round', () => {
  const someCase = fc.tuple(
    fc.integer({ min: 0, max: 12 }).map((times) => times * 2500),
    fc.bigInt({ min: 1n, max: 9n }),
  );
  fc.assert(
    fc.property(fc.array(someCase, { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 9 }), (cases, rounds) => {
      const distribution = distributionOf([[0, 1n], ...cases]);
      const exact = slowly(
        distribution.outcomes.map(({ returned, weight }) => [returned, weight]),
        rounds,
      );
      const total = distribution.total ** BigInt(rounds);
      const sorted = [...exact].sort(([a], [b]) => a - b);
      const quantile = (hundredths: bigint): number => {
        let sum = 0n;
        return sorted.find(([, count]) => (sum += count) * 100n >= hundredths * total)![0];
      };
      const ahead = sorted.reduce((sum, [gain, count]) => (gain > 0 ? sum + count : sum), 0n);
      const net = netAfter(distribution, rounds);
      expect(Math.abs(net.ahead - Number((ahead * 1_000_000n) / total))).toBeLessThanOrEqual(1);
      // A quantile that falls on a step exactly may be one step higher by the cut.
      const atStep = (hundredths: bigint): boolean => {
        let sum = 0n;
        return sorted.some(([, count]) => (sum += count) * 100n === hundredths * total);
      };
      if (!atStep(5n)) expect(net.low).toBe(quantile(5n));
      if (!atStep(50n)) expect(net.middle).toBe(quantile(50n));
      if (!atStep(95n)) expect(net.high).toBe(quantile(95n));
    }),
    { numRuns: 150 },
  );
});

test('[GAME-08] mean, variance and bands of a coin that pays 1.96', () => {
  const coin = distributionOf([
    [0, 1n],
    [19_600, 1n],
  ]);
  expect(decimalOf(meanNet(coin), 4)).toBe('-0.0200');
  expect(varianceOf(coin)).toEqual(fraction(9604n, 10_000n));
  const par = parOf(coin);
  expect([decimalOf(par.rtp, 2), rootOf(par.variance, 2), par.volatility]).toEqual(['0.98', '0.98', 1]);
  expect(par.bands).toEqual([{ over: 10_000, upTo: 20_000, chance: fraction(1n, 2n) }]);
  expect(par.rare.map(({ multiplier }) => multiplier)).toEqual([19_600, 19_600, 19_600, 19_600, 19_600]);
});

test('[GAME-05] a small bet returns less if payouts are cut', () => {
  const coin = distributionOf([
    [0, 1n],
    [19_600, 1n],
  ]);
  expect(decimalOf(returnAt(coin, 1), 4)).toBe('0.5000');
  expect(decimalOf(returnAt(coin, 100), 4)).toBe('0.9800');
});

test('[GAME-08] roots and grades at their edges', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), (n) => {
      const root = squareRoot(n);
      expect(root * root <= n && (root + 1n) * (root + 1n) > n).toBe(true);
    }),
  );
  const grades = [4n, 5n, 25n, 26n, 100n, 101n, 400n, 401n].map((variance) => volatilityOf(fraction(variance, 1n)));
  expect(grades).toEqual([1, 2, 2, 3, 3, 4, 4, 5]);
  expect(decimalOf(fraction(-1n, 3n), 3)).toBe('-0.333');
});
