import { expect, test } from 'vitest';

import { periodSearch, reportDays } from './period-search.ts';

test('the period is in the address by name or by days, and what is none is left out', () => {
  expect(periodSearch({ p: 'lastWeek' })).toEqual({ p: 'lastWeek' });
  expect(periodSearch({ p: 'lastYear' })).toEqual({});
  expect(periodSearch({ p: 'today', from: '2026-11-01', to: '2026-11-21' })).toEqual({
    from: '2026-11-01',
    to: '2026-11-21',
  });
  expect(periodSearch({ from: '2026-11-01' })).toEqual({});
});

test('a page has its usual period until another one is chosen', () => {
  expect(reportDays({}, 'today')).toEqual({ period: 'today' });
  expect(reportDays({ p: 'lastMonth' }, 'today')).toEqual({ period: 'lastMonth' });
  expect(reportDays({ from: '2026-11-01', to: '2026-11-21' }, 'today')).toEqual({
    from: '2026-11-01',
    to: '2026-11-21',
  });
});
