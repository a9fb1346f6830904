import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { partOf, potReturn, potShare, usualPots } from './pot-terms.ts';

test('[JACK-01] no part of a stake is lost or added, however stakes are joined', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: 1n, max: 1_000_000n })), (stakes) => {
      let [amount, remainder] = [0n, 0n];
      for (const stake of stakes) {
        const part = partOf(remainder, stake);
        amount += part.amount;
        remainder = part.remainder;
      }
      const staked = stakes.reduce((sum, stake) => sum + stake, 0n);
      expect(amount * potShare + remainder).toBe(staked);
      expect(remainder >= 0n && remainder < potShare).toBe(true);
    }),
  );
});

test('[JACK-01] a pot falls at ten seeds on average, and adds 1 % and 1/900 of the stakes', () => {
  for (const { seed, oneIn } of usualPots) {
    // The stakes between two wins are oneIn minor units on average, because each unit has one chance in oneIn.
    expect(seed + oneIn / potShare).toBe(10n * seed);
    expect(oneIn).toBe(900n * seed);
    expect(potReturn({ seed, oneIn })).toBe('1.1111');
  }
  expect(usualPots.find(({ currency }) => currency === 'RSD')).toMatchObject({
    seed: 10_000_000n,
    oneIn: 9_000_000_000n,
  });
});
