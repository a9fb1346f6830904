import fc from 'fast-check';
import { expect, test } from 'vitest';

import { amountText, grains, grainsIn, roundedToMinor } from './amount.ts';

test('text and grains are two forms of one amount', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.integer({ min: 0, max: 6 }), (value, places) => {
      expect(grains(amountText(value, places), places)).toBe(value);
    }),
  );
});

test.each([
  [0n, 2, '0.00'],
  [1n, 2, '0.00000000000001'],
  [-12_500_000_000_000n, 2, '-0.125'],
  [1_250_000_000_000_000n, 2, '12.50'],
  [5_000_000_000_000n, 0, '5'],
  [5_100_000_000_000n, 0, '5.1'],
])('%s grains of %s places are %s', (value, places, text) => expect(amountText(value, places)).toBe(text));

test.each(['', '1.', '.5', '+1', '1e3', '1,50', ' 1', '١', 'Infinity', '0x10', '1.234', '9'.repeat(31)])(
  '%j is no amount of two decimals',
  (text) => expect(grainsIn(text, 2)).toBeUndefined(),
);

test('a half is rounded away from zero', () => {
  const minor = 1_000_000_000_000n;
  for (const [value, rounded] of [
    [minor / 2n, minor],
    [minor / 2n - 1n, 0n],
    [minor + minor / 2n, 2n * minor],
  ] as const) {
    expect(roundedToMinor(value)).toBe(rounded);
    expect(roundedToMinor(-value)).toBe(-rounded);
  }
});
