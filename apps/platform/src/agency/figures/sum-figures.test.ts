import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { marginOf } from './sum-figures.ts';

test('[CALL-43] a margin has two decimals, rounded half away from zero', () => {
  expect(marginOf(1n, 3n)).toBe('33.33');
  expect(marginOf(2n, 3n)).toBe('66.67');
  expect([marginOf(1n, 800n), marginOf(-1n, 800n)]).toEqual(['0.13', '-0.13']);
  expect([marginOf(0n, 5n), marginOf(5n, 0n)]).toEqual(['0.00', null]);
  expect(marginOf(-900n, 100n)).toBe('-900.00');
});

test('[CALL-43] a margin is exact for any sums: at most half a hundredth away', () => {
  const stake = fc.bigInt({ min: 1n, max: 10n ** 24n });
  fc.assert(
    fc.property(stake, fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), (all, ggr) => {
      const hundredths = BigInt((marginOf(ggr, all) ?? '').replace('.', ''));
      const error = 2n * (hundredths * all - ggr * 10_000n);
      expect(error <= all && error >= -all).toBe(true);
      expect(marginOf(-ggr, all)).toBe(
        ggr === 0n || hundredths === 0n ? marginOf(ggr, all) : flipped(marginOf(ggr, all)),
      );
    }),
  );
});

const flipped = (text: string | null): string => (text?.startsWith('-') ? text.slice(1) : `-${text}`);
