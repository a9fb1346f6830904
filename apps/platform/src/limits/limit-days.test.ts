import { expect, test } from 'vitest';

import { limitDays } from './limit-days.ts';

const zone = 'Europe/Belgrade';
const hour = 3_600_000;

test('[OP-74] days and weeks of limits are those of the zone; a week with a change of the clocks has 167 or 169 hours', () => {
  const autumn = limitDays(Date.UTC(2026, 9, 25, 22, 59, 59), zone);
  expect([autumn.day, autumn.monday]).toEqual(['2026-10-25', '2026-10-19']);
  expect([(autumn.dayEnd - autumn.dayStart) / hour, (autumn.weekEnd - autumn.weekStart) / hour]).toEqual([25, 169]);
  const next = limitDays(Date.UTC(2026, 9, 25, 23), zone);
  expect([next.day, next.monday, next.weekStart]).toEqual(['2026-10-26', '2026-10-26', autumn.weekEnd]);
  const spring = limitDays(Date.UTC(2027, 2, 28, 12), zone);
  expect([(spring.dayEnd - spring.dayStart) / hour, (spring.weekEnd - spring.weekStart) / hour]).toEqual([23, 167]);
});

test('[OP-87] months of limits are those of the calendar, with their changes of the clocks and leap days', () => {
  const october = limitDays(Date.UTC(2026, 9, 31, 22, 59, 59), zone);
  expect([october.first, (october.monthEnd - october.monthStart) / hour]).toEqual(['2026-10-01', 31 * 24 + 1]);
  const november = limitDays(Date.UTC(2026, 9, 31, 23), zone);
  expect([november.first, november.monthStart]).toEqual(['2026-11-01', october.monthEnd]);
  const leap = limitDays(Date.UTC(2028, 1, 29, 12), zone);
  expect((leap.monthEnd - leap.monthStart) / hour).toBe(29 * 24);
});
