import { expect, test } from 'vitest';

import { isSumOfStakes } from './stake-sum.ts';

test('[RGS-01] a sum of stakes is within them, and a multiple of what divides them', () => {
  const stakes = [20n, 50n, 100n];
  for (const stake of [20n, 30n, 70n, 100n]) expect(isSumOfStakes(stake, stakes)).toBe(true);
  for (const stake of [0n, 10n, 25n, 110n, -20n]) expect(isSumOfStakes(stake, stakes)).toBe(false);
  expect(isSumOfStakes(20n, [])).toBe(false);
});
