import { agencyPeriods } from '@kvota/contracts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { localTimeOf } from '../../testing/recount-figures.ts';
import { begunDays, daysOf, spanBefore } from './periods.ts';

const zone = 'Europe/Belgrade';
const at = (text: string): number => Date.parse(text);
const code = (run: () => unknown): string | undefined => {
  try {
    run();
    return undefined;
  } catch (error) {
    return (error as { problem?: { code?: string } }).problem?.code;
  }
};

test('[CALL-43] periods by name are days of the zone, and weeks begin on Monday', () => {
  // A Sunday in UTC, and already Monday in Belgrade.
  const now = at('2026-10-25T23:30:00Z');
  const named = Object.fromEntries(agencyPeriods.map((period) => [period, daysOf({ period }, now, zone)]));
  const days = (from: string, to: string) => ({ from, to, zone });
  expect(named).toEqual({
    today: days('2026-10-26', '2026-10-26'),
    yesterday: days('2026-10-25', '2026-10-25'),
    thisWeek: days('2026-10-26', '2026-10-26'),
    lastWeek: days('2026-10-19', '2026-10-25'),
    thisMonth: days('2026-10-01', '2026-10-26'),
    lastMonth: days('2026-09-01', '2026-09-30'),
  });
  expect(daysOf({}, now, zone)).toEqual(named['today']);
});

test('[CALL-43] days are given from one to another, 92 at most, and not the wrong way round', () => {
  const now = at('2026-11-21T12:00:00Z');
  const ask = (from: string | undefined, to: string | undefined) => () => daysOf({ from, to }, now, zone);
  expect(ask('2026-11-01', '2026-11-03')()).toMatchObject({ from: '2026-11-01', to: '2026-11-03' });
  expect(ask('2026-11-01', undefined)()).toMatchObject({ from: '2026-11-01', to: '2026-11-21' });
  expect(ask(undefined, '2026-11-01')()).toMatchObject({ from: '2026-11-01', to: '2026-11-01' });
  expect(ask('2026-12-01', undefined)()).toMatchObject({ from: '2026-12-01', to: '2026-12-01' });
  expect(code(ask('2026-08-22', '2026-11-21'))).toBeUndefined();
  expect(code(ask('2026-08-21', '2026-11-21'))).toBe('tooBroad');
  expect(code(ask('2026-11-02', '2026-11-01'))).toBe('invalidInput');
});

test('[OP-87] the period before is whole if the period is over, else it ends at the corresponding time of day', () => {
  const before = (asked: Parameters<typeof daysOf>[0], now: string) =>
    spanBefore(asked, daysOf(asked, at(now), zone), at(now));
  const noon = '2026-11-25T11:00:00Z';
  expect(before({ period: 'yesterday' }, noon)).toEqual({ from: '2026-11-23', to: '2026-11-23' });
  expect(before({ period: 'lastWeek' }, noon)).toEqual({ from: '2026-11-09', to: '2026-11-15' });
  expect(before({ period: 'lastMonth' }, '2026-03-10T11:00:00Z')).toEqual({ from: '2026-01-01', to: '2026-01-31' });
  const to = '2026-11-23';
  expect(before({ from: '2026-11-21', to }, noon)).toEqual({ from: '2026-11-18', to: '2026-11-20' });
  const part = (day: string, time: string) => ({ day, before: at(time) });
  expect(before({ period: 'today' }, noon)).toMatchObject({ part: part('2026-11-24', '2026-11-24T11:00:00Z') });
  expect(before({ period: 'thisWeek' }, noon)).toEqual({
    from: '2026-11-16',
    to: '2026-11-17',
    part: part('2026-11-18', '2026-11-18T11:00:00Z'),
  });
  // The last day of March corresponds to that of February.
  expect(before({ period: 'thisMonth' }, '2026-03-31T10:00:00Z')).toEqual({
    from: '2026-02-01',
    to: '2026-02-27',
    part: part('2026-02-28', '2026-02-28T11:00:00Z'),
  });
  // Noon of the day of 25 hours corresponds to noon of the day before, in summer.
  expect(before({ period: 'today' }, '2026-10-25T11:00:00Z')).toMatchObject({
    part: part('2026-10-24', '2026-10-24T10:00:00Z'),
  });
  // Nothing of a period that has not begun corresponds to the time before now.
  const future = before({ from: '2026-12-01', to: '2026-12-02' }, noon);
  expect(future.part).toBeUndefined();
  expect(future.to < future.from).toBe(true);
});

test('[CALL-43] whatever the moment: days of names are whole, follow each other, and have begun', () => {
  const moment = fc.integer({ min: at('2025-01-01'), max: at('2030-01-01') });
  fc.assert(
    fc.property(moment, fc.constantFrom(...agencyPeriods), (now, period) => {
      const today = localTimeOf(new Date(now)).day;
      const days = daysOf({ period }, now, zone);
      expect(days.to <= today).toBe(true);
      const begun = begunDays(days, now);
      expect([begun[0], begun.at(-1)]).toEqual([days.from, days.to]);
      for (const [i, day] of begun.entries()) {
        const next = begun[i + 1];
        if (next !== undefined) expect(Date.parse(next) - Date.parse(day)).toBe(86_400_000);
      }
      if (period.endsWith('Week')) expect(new Date(days.from).getUTCDay()).toBe(1);
      if (period.endsWith('Month')) expect(days.from.slice(-2)).toBe('01');
      const before = spanBefore({ period }, days, now);
      expect(before.from < days.from).toBe(true);
      expect((before.part?.day ?? before.to) < days.from).toBe(true);
      if (before.part) expect(localTimeOf(new Date(before.part.before)).time).toMatch(/^\d\d:\d\d:\d\d$/);
    }),
  );
});
