import { lowestOdds } from '@kvota/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { MAX_ODDS, toLadder, withMargin } from './margin.ts';

const market = fc
  .array(fc.double({ min: 0.0001, max: 1, noNaN: true }), { minLength: 2, maxLength: 12 })
  .map((weights) => {
    const sum = weights.reduce((a, b) => a + b, 0);
    return weights.map((weight) => weight / sum);
  });

test('a margin raises every probability, never to one, and the sum by no more than the rate', () => {
  fc.assert(
    fc.property(market, fc.double({ min: 0.01, max: 0.1, noNaN: true }), (chances, rate) => {
      const priced = withMargin(chances, rate);
      for (const [index, chance] of chances.entries()) {
        expect(priced[index]).toBeGreaterThanOrEqual(chance);
        expect(priced[index]).toBeLessThanOrEqual(1 + 1e-12);
      }
      const sum = priced.reduce((a, b) => a + b, 0);
      expect(sum).toBeGreaterThan(1);
      expect(sum).toBeLessThanOrEqual(1 + rate + 1e-9);
    }),
  );
});

test('ladder odds are whole thousandths, never better than fair, within the limits or none', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.000001, max: 1, noNaN: true }), (chance) => {
      const odds = toLadder(chance);
      expect(Number.isInteger(odds)).toBe(true);
      expect(odds % 10).toBe(0);
      expect(odds * chance).toBeLessThanOrEqual(1000 + 1e-3);
      expect(odds === 0 || (odds >= lowestOdds && odds <= MAX_ODDS)).toBe(true);
    }),
  );
});

test('probabilities give the expected odds of the ladder', () => {
  expect([0.5, 0.54, 1 / 1.01, 0.995, 0.2, 0.001, 0].map(toLadder)).toEqual([
    2000, 1850, 1010, 0, 5000, 500_000, 500_000,
  ]);
});
