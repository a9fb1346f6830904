import { expect, test } from 'vitest';

import { daysOf, instantsOf } from './days.ts';

test('a period of an address needs both ends, in order', () => {
  const period = { from: '2026-11-01', to: '2026-11-21' };
  expect(daysOf({ ...period, page: 2 })).toEqual(period);
  for (const broken of [
    { from: period.from },
    { from: period.to, to: period.from },
    { from: 'yesterday', to: 'today' },
  ])
    expect(daysOf(broken)).toEqual({});
});

test('both days are whole', () => {
  const { from = '', to = '' } = instantsOf({ from: '2026-11-21', to: '2026-11-21' });
  expect(Date.parse(to) - Date.parse(from)).toBe(24 * 3_600_000 - 1);
  expect(instantsOf({})).toEqual({});
});
