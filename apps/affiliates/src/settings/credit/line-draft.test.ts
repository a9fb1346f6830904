import { expect, test } from 'vitest';

import { isOther, readAmount, readLine } from './line-draft.ts';

test('a line and a mark are typed with comma or point; nothing is no line and no mark', () => {
  expect(readLine({ limit: '1.500,5', lowFloat: '200' })).toEqual({ limit: '1500.50', lowFloat: '200.00' });
  expect(readLine({ limit: '', lowFloat: ' ' })).toEqual({ limit: '0.00', lowFloat: null });
  expect(readLine({ limit: '1e3', lowFloat: '' })).toBeUndefined();
  expect(readLine({ limit: '1', lowFloat: 'x' })).toBeUndefined();
  expect(readAmount('-1')).toEqual({ fault: 'notAmount' });
  expect(readAmount('1000000000000')).toEqual({ fault: 'tooHigh' });
});

test('only another line or mark is a change', () => {
  const line = { currency: 'RSD', currencyId: 941, limit: '10.00', debt: '0.00', left: '10.00', lowFloat: null };
  expect(isOther({ limit: '10', lowFloat: null }, line)).toBe(false);
  expect(isOther({ limit: '10.01', lowFloat: null }, line)).toBe(true);
  expect(isOther({ limit: '10.00', lowFloat: '0.00' }, line)).toBe(true);
  expect(isOther({ limit: '0.00', lowFloat: null }, undefined)).toBe(false);
});
