import { expect, test } from 'vitest';

import { calculationSearch } from './calculation-search.ts';

test('node, rows and page are read from the address, and what is none or usual is left out', () => {
  expect(calculationSearch({ node: 'u1', by: 'sport', page: '3' })).toEqual({ node: 'u1', by: 'sport', page: 3 });
  expect(calculationSearch({ node: '<b>', by: 'child', page: '1' })).toEqual({});
  expect(calculationSearch({ by: 'agent', page: '1e9' })).toEqual({});
});

test('the part with the commission has a period, and none of the filters of the figures', () => {
  const given = { node: 'u1', view: 'commission', period: '2026-W48', by: 'sport', page: '3' };
  expect(calculationSearch(given)).toEqual({ node: 'u1', view: 'commission', period: '2026-W48' });
  expect(calculationSearch({ view: 'commission', period: '2026-11' })).toEqual({
    view: 'commission',
    period: '2026-11',
  });
  for (const period of ['2026-W00', '2026-W54', '2026-13', '2026', '../x', 7])
    expect(calculationSearch({ view: 'commission', period })).toEqual({ view: 'commission' });
  expect(calculationSearch({ view: 'other', period: '2026-W48' })).toEqual({});
});
