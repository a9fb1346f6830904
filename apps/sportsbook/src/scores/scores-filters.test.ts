import { expect, test } from 'vitest';

import { minutesAhead, resultDays, scoresFiltersOf, scoresSearch, scoresSearchOf } from './scores-filters.ts';

test('[OP-87] the address of the scores has day, sport and search; invalid values are left out', () => {
  const query = { day: '2026-11-20', sport: 'T', find: 'zvezda' };
  expect(scoresSearch(query)).toEqual(query);
  expect(scoresSearch({ find: 1860 })).toEqual({ find: '1860' });
  for (const wrong of [{ day: 'yesterday' }, { day: '2026-13-01' }, { day: 20261120 }, { sport: 'a b' }, { find: '' }])
    expect(scoresSearch(wrong)).toEqual({});
});

test('filters survive the way through the address', () => {
  const filters = { day: '2026-11-20', sport: null, search: 'niš' };
  expect(scoresSearchOf(filters)).toEqual({ day: '2026-11-20', sport: undefined, find: 'niš' });
  expect(scoresFiltersOf({ day: '2026-11-20', find: 'niš' })).toEqual(filters);
  expect(scoresFiltersOf({})).toEqual({ day: null, sport: null, search: '' });
});

test("seven days of the viewer's clock have results, today first", () => {
  const days = resultDays(new Date(2026, 10, 2, 0, 10).getTime());
  expect(days).toHaveLength(7);
  expect([days[0], days[1], days[6]]).toEqual(['2026-11-02', '2026-11-01', '2026-10-27']);
});

test("[OP-87] a day begins at midnight of the viewer's clock", () => {
  const midnight = Date.parse('2026-11-20T00:00:00Z') - minutesAhead('2026-11-20') * 60_000;
  expect(midnight).toBe(new Date(2026, 10, 20).getTime());
});
