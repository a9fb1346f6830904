import { expect, test } from 'vitest';

import { dueDays, type KnownFile } from './due-days.ts';

const at = (text: string): number => Date.parse(`2026-11-${text}:00.000Z`);
const read = (day: string, when: string, isOpen = false): KnownFile => ({
  day: `2026-11-${day}`,
  readAt: at(when),
  isOpen,
});
const days = (list: readonly string[]): string[] => list.map((day) => `2026-11-${day}`);

test('[CALL-59] the file of a day is due at two in the night, from the day of the first payment on', () => {
  const first = at('20T15:00');
  expect(dueDays(first, [], at('20T23:00'))).toEqual([]);
  expect(dueDays(first, [], at('21T01:59'))).toEqual([]);
  expect(dueDays(first, [], at('21T02:00'))).toEqual(days(['20']));
  expect(dueDays(first, [], at('23T10:00'))).toEqual(days(['20', '21', '22']));
});

test('[CALL-59] a file that was not served stays due; the latest three are read again each night, and those with differences', () => {
  const first = at('10T15:00');
  const files = (when: string): KnownFile[] =>
    ['10', '11', '12', '13', '14'].map((day) => read(day, when, day === '11'));
  expect(dueDays(first, files('15T02:10'), at('15T20:00'))).toEqual([]);
  expect(dueDays(first, files('15T02:10'), at('16T01:00'))).toEqual([]);
  expect(dueDays(first, files('15T02:10'), at('16T02:00'))).toEqual(days(['11', '13', '14', '15']));
  const unread = { day: '2026-11-10', readAt: undefined, isOpen: false };
  expect(dueDays(first, [unread, ...files('15T02:10').slice(1)], at('15T20:00'))).toEqual(days(['10']));
});

test('[CALL-59] a month of files is asked for at most, and older ones while they differ', () => {
  const old: KnownFile = { day: '2026-01-05', readAt: 0, isOpen: true };
  const due = dueDays(0, [old], at('30T02:00'));
  expect([due[0], due[1], due.at(-1), due.length]).toEqual(['2026-01-05', '2026-10-30', '2026-11-29', 32]);
});
