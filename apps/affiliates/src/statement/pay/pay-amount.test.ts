import { expect, test } from 'vitest';

import { payFaultOf, sizeOf } from './pay-amount.ts';

test.each([
  ['12.50', '12.50', '100.00', undefined],
  ['12.51', '12.50', '100.00', 'moreThanOpen'],
  ['12.50', '12.50', '12.49', 'insufficientFunds'],
  ['12.50', '12.50', undefined, undefined],
  ['12.50', '-12.50', '0.00', undefined],
  ['12.51', '-12.50', '0.00', 'moreThanOpen'],
  ['0.00', '12.50', '100.00', 'amountMissing'],
  [null, '12.50', '100.00', 'amountMissing'],
] as const)('%s of %s open, with a credit of %s: %s', (amount, open, own, fault) => {
  expect(payFaultOf({ amount, open, own })).toBe(fault);
});

test('an open amount is paid or collected without its sign', () => {
  expect([sizeOf('-0.01'), sizeOf('0.01'), sizeOf('0.00')]).toEqual(['0.01', '0.01', '0.00']);
});
