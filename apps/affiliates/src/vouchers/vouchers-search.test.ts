import { expect, test } from 'vitest';

import { vouchersSearch } from './vouchers-search.ts';

test('[ROUTE-33] filters of an address are kept if they can be filters', () => {
  expect(vouchersSearch({ state: 'open', code: '0713', page: 3, cur: 'RSD' })).toEqual({
    state: 'open',
    code: '0713',
    page: 3,
  });
  expect(vouchersSearch({ state: 'gone', code: '12', page: 1 })).toEqual({});
  expect(vouchersSearch({ state: 1, code: '12345', page: -2 })).toEqual({});
  expect(vouchersSearch({ page: '1.5' })).toEqual({});
});

test('a code that the address gives as a number has its zeros again', () => {
  expect(vouchersSearch({ code: 71 })).toEqual({ code: '0071' });
});
