import { expect, test } from 'vitest';

import { sumCommission } from './sum-commission.ts';

test('rows are added up exactly, also below zero', () => {
  const due = { total: '999999999999.99', corrections: '-0.05', carriedOut: '-0.10', paid: '0.01', open: '-0.01' };
  const row = { ggr: '0.10', ngr: '0.20', ...due };
  expect(sumCommission([row, row, { ...row, total: '-0.01' }])).toEqual({
    ggr: '0.30',
    ngr: '0.60',
    corrections: '-0.15',
    total: '1999999999999.97',
    carriedOut: '-0.30',
    paid: '0.03',
    open: '-0.03',
  });
  expect(sumCommission([]).total).toBe('0.00');
});
