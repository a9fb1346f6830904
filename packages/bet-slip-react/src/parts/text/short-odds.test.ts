import { expect, test } from 'vitest';

import { isNothing, rounded, scarceOdds, shortOdds } from './short-odds.ts';

test('[OP-98] odds are rounded as payouts are, with a point and narrow spaces in every language', () => {
  expect(['2', '1.85', '7.6755', '7.67499', '0.999', '1234567.891'].map(shortOdds)).toEqual([
    '2.00',
    '1.85',
    '7.68',
    '7.67',
    '1.00',
    '1\u202F234\u202F567.89',
  ]);
});

test('[HEAD-15] the button of a bottom bar leaves out the decimals of long odds', () => {
  expect(['9999.99', '10000.00', '500000.00'].map(scarceOdds)).toEqual([
    '9\u202F999.99',
    '10\u202F000',
    '500\u202F000',
  ]);
});

test('the stake of a combination is rounded, and other text stays as it is', () => {
  expect(['16.66666667', '16.665', '-', ''].map(rounded)).toEqual(['16.67', '16.67', '-', '']);
});

test('[SLIP-24] odds of zero stand for nothing', () => {
  expect(['0.00', '-', '0.01'].map(isNothing)).toEqual([true, true, false]);
});
