import { expect, test } from 'vitest';

import { lastPageOf, transferFilter, transfersSearch } from './transfers-search.ts';

test('[CALL-44] an address keeps valid filters that are not defaults', () => {
  const whole = { from: '2026-11-01', to: '2026-11-21', direction: 'up', currency: 941, user: 'u-1', page: 2 };
  expect(transfersSearch(whole)).toEqual(whole);
  expect(transfersSearch({ currency: '978', page: '3' })).toEqual({ currency: 978, page: 3 });
  expect(transfersSearch({ page: 1 })).toEqual({});
});

test('[CALL-44] invalid filters are ignored', () => {
  for (const nonsense of [
    { from: '2026-11-21' },
    { from: '2026-11-22', to: '2026-11-21' },
    { from: 'yesterday', to: 'today' },
    { direction: 'sideways', currency: '1e3', page: 1.5 },
    { user: '', page: 0 },
    { user: 'a b', direction: ['up'] },
    { user: 'x'.repeat(81), page: 100_001 },
  ])
    expect(transfersSearch(nonsense)).toEqual({});
});

test('[CALL-44] the call takes the filters; both days are whole', () => {
  const day = '2026-11-21';
  const { from = '', to = '', ...others } = transferFilter({ from: day, to: day, user: 'u-1', currency: 941, page: 2 });
  expect(Date.parse(to) - Date.parse(from)).toBe(24 * 3_600_000 - 1);
  expect(others).toEqual({ userId: 'u-1', currencyId: 941 });
  expect(transferFilter({})).toEqual({});
});

test('the last page has the last rows', () => {
  expect([0, 25, 26].map(lastPageOf)).toEqual([1, 1, 2]);
});
