import { expect, test } from 'vitest';

import { readCashOutTerms } from './cash-out-terms.ts';

test('what an operator set counts, what is missing or malformed keeps its default', () => {
  const plain = readCashOutTerms(undefined);
  expect(plain).toMatchObject({ margin: 950_000n, tolerance: 20_000n, quoteMilliseconds: 5000 });
  expect(['RSD', 'EUR', 'USD'].map((currency) => plain.minimum(currency))).toEqual([1000n, 10n, 1n]);
  const set = readCashOutTerms({
    margin: '0.9',
    quoteSeconds: 8,
    minimum: [{ currency: 'RSD', limit: '50' }],
    liveTolerance: '2',
  });
  expect(set).toMatchObject({ margin: 900_000n, tolerance: 20_000n, quoteMilliseconds: 8000 });
  expect(set.minimum('RSD')).toBe(5000n);
  for (const margin of ['1.01', '-1', '95 %', 0.95, null]) expect(readCashOutTerms({ margin }).margin).toBe(950_000n);
});
