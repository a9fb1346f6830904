import { expect, test } from 'vitest';

import { periodDays } from './period-days.ts';

test('the days of a week and of a month follow from the id of the period', () => {
  expect(periodDays('2026-W48')).toEqual({ cycle: 'week', from: '2026-11-23', to: '2026-11-29' });
  expect(periodDays('2026-W01')).toEqual({ cycle: 'week', from: '2025-12-29', to: '2026-01-04' });
  expect(periodDays('2028-02')).toEqual({ cycle: 'month', from: '2028-02-01', to: '2028-02-29' });
  expect(periodDays('yesterday')).toBeUndefined();
});
