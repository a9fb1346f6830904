import { expect, test } from 'vitest';

import { lastPageOf, transactionsSearch } from './transactions-search.ts';

test('[ROUTE-36] an address keeps valid values that are not defaults', () => {
  const whole = { type: 'stake', wallet: 941, from: '2026-11-01', to: '2026-11-21', page: 2, size: 50 };
  expect(transactionsSearch(whole)).toEqual(whole);
  expect(transactionsSearch({ wallet: '1000', page: '3' })).toEqual({ wallet: 1000, page: 3 });
  expect(transactionsSearch({ page: 1, size: 25 })).toEqual({});
});

test('[ROUTE-36] invalid values are ignored', () => {
  for (const nonsense of [
    { type: 'gift', wallet: -1, page: 0, size: 7 },
    { from: '2026-11-21' },
    { from: '2026-11-22', to: '2026-11-21' },
    { from: 'yesterday', to: 'today' },
    { wallet: '1e3', page: 1.5, type: ['stake'] },
  ])
    expect(transactionsSearch(nonsense)).toEqual({});
});

test('[ACC-02] the last page has the last rows; without rows it is the first', () => {
  expect([0, 1, 25, 26, 64].map((rows) => lastPageOf({ page: 9 }, rows))).toEqual([1, 1, 1, 2, 3]);
  expect(lastPageOf({ size: 50 }, 64)).toBe(2);
});
