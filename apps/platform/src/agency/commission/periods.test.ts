import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { localTimeOf } from '../../testing/recount-figures.ts';
import {
  boundsOf,
  nextMonday,
  periodAfter,
  periodBefore,
  periodOfDay,
  periodOfId,
  periodsBetween,
  weeksEndingIn,
} from './periods.ts';

const zone = 'Europe/Belgrade';
const hour = 3_600_000;
const day = 24 * hour;
const anyDay = fc.integer({ min: 0, max: 36_000 }).map((n) => new Date(Date.UTC(2001, 0, 1) + n * day));
const textOf = (date: Date): string => date.toISOString().slice(0, 10);
const cycle = fc.constantFrom('week' as const, 'month' as const);

test('ids, days and instants of weeks and months', () => {
  expect(periodOfId('2026-W48')).toEqual({ id: '2026-W48', cycle: 'week', from: '2026-11-23', to: '2026-11-29' });
  expect(periodOfId('2026-11')).toEqual({ id: '2026-11', cycle: 'month', from: '2026-11-01', to: '2026-11-30' });
  expect(periodOfId('2026-W53')).toMatchObject({ from: '2026-12-28', to: '2027-01-03' });
  for (const id of ['2025-W53', '2026-W00', '2026-W54', '2026-13', '2026-00', '2026', 'x', ''])
    expect(periodOfId(id), id).toBeUndefined();
  expect(boundsOf(periodOfDay('week', '2026-11-23'), zone)).toMatchObject({
    from: '2026-11-22T23:00:00Z',
    to: '2026-11-29T23:00:00Z',
  });
  expect(weeksEndingIn(periodOfDay('month', '2026-11-05')).map(({ id }) => id)).toEqual([
    '2026-W44',
    '2026-W45',
    '2026-W46',
    '2026-W47',
    '2026-W48',
  ]);
});

test('weeks have 167 hours in spring and 169 in autumn, all others 168', () => {
  const lengths = periodsBetween('week', '2026-01-05', '2030-12-30').map((period) => {
    const { from, to } = boundsOf(period, zone);
    return [period.id, (Date.parse(to) - Date.parse(from)) / hour] as const;
  });
  const changes = lengths.filter(([, hours]) => hours !== 168).map(([id, hours]) => `${id} ${hours}`);
  expect(changes.slice(0, 4)).toEqual(['2026-W13 167', '2026-W43 169', '2027-W12 167', '2027-W43 169']);
  expect(changes).toHaveLength(10);
});

test('every day is in one period of each cycle, and periods follow each other without a gap', () => {
  fc.assert(
    fc.property(anyDay, cycle, (date, of) => {
      const period = periodOfDay(of, textOf(date));
      expect(period.from <= textOf(date) && textOf(date) <= period.to).toBe(true);
      expect(periodOfId(period.id)).toEqual(period);
      expect(periodBefore(periodAfter(period))).toEqual(period);
      expect(Date.parse(periodAfter(period).from) - Date.parse(period.to)).toBe(day);
      expect(boundsOf(period, zone).to).toBe(boundsOf(periodAfter(period), zone).from);
      if (of === 'week') {
        expect(new Date(period.from).getUTCDay()).toBe(1);
        // The Thursday decides the year of a week.
        const thursday = new Date(Date.parse(period.from) + 3 * day);
        const number = Math.floor((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / day / 7) + 1;
        expect(period.id).toBe(`${thursday.getUTCFullYear()}-W${String(number).padStart(2, '0')}`);
      } else expect([period.from.slice(0, 7), period.from.slice(8)]).toEqual([period.id, '01']);
    }),
  );
});

test('bounds are midnights of the zone, and a plan holds from the Monday after the day of an instant', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: day - 1 }), cycle, (date, ms, of) => {
      const { from, to } = boundsOf(periodOfDay(of, textOf(date)), zone);
      for (const bound of [from, to]) expect(localTimeOf(new Date(bound)).time).toBe('00:00:00');
      const now = date.getTime() + ms;
      const monday = nextMonday(now, zone);
      const today = localTimeOf(new Date(now)).day;
      const ahead = (Date.parse(monday) - Date.parse(today)) / day;
      expect(new Date(monday).getUTCDay()).toBe(1);
      expect(ahead >= 1 && ahead <= 7).toBe(true);
    }),
  );
});
