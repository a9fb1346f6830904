import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampSpan, isoOf, namedSpans, noonOf, shiftDate, spanOf } from './iso-date.ts';

const days = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('a day survives the way to a Date and back, in whatever time zone the device is', () => {
  fc.assert(fc.property(days, (iso) => isoOf(noonOf(iso)) === iso));
});

test('days are counted exactly, over months, leap years and the change of clocks', () => {
  expect(shiftDate('2026-03-28', 2)).toBe('2026-03-30');
  expect(shiftDate('2028-02-28', 1)).toBe('2028-02-29');
  expect(shiftDate('2026-01-01', -1)).toBe('2025-12-31');
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: -800, max: 800 }),
      (iso, count) => shiftDate(shiftDate(iso, count), -count) === iso,
    ),
  );
});

test('the usual spans end today and count it', () => {
  expect(namedSpans('2026-03-01')).toEqual({
    today: { from: '2026-03-01', to: '2026-03-01' },
    yesterday: { from: '2026-02-28', to: '2026-02-28' },
    last7: { from: '2026-02-23', to: '2026-03-01' },
    last30: { from: '2026-01-31', to: '2026-03-01' },
    thisMonth: { from: '2026-03-01', to: '2026-03-01' },
    lastMonth: { from: '2026-02-01', to: '2026-02-28' },
  });
});

test('a span is put in order, and cut to its bounds', () => {
  expect(spanOf('2026-03-05', '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-05' });
  const span = { from: '2026-03-01', to: '2026-03-31' };
  expect(clampSpan(span, '2026-03-10', '2026-03-20')).toEqual({ from: '2026-03-10', to: '2026-03-20' });
  expect(clampSpan(span, undefined, undefined)).toEqual(span);
  expect(clampSpan(span, '2026-04-01', undefined)).toBeUndefined();
});
