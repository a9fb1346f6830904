import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { historySearch, instantsOf, statusesOf } from './history-search.ts';

describe('[ACC-01] the address of the history', () => {
  test('keeps status, period and ticket', () => {
    const given = { status: 'won', from: '2026-11-01', to: '2026-11-21', ticket: 'K-118' };
    expect(historySearch(given)).toEqual(given);
    expect(historySearch({ ticket: 118 })).toEqual({ ticket: '118' });
  });

  test('drops invalid values', () => {
    expect(historySearch({ status: 'rich', from: '2026-11-21', to: '2026-11-01', ticket: '' })).toEqual({});
    expect(historySearch({ from: '2026-11-01' })).toEqual({});
    expect(historySearch({ from: '2026-13-40', to: '2026-13-41' })).toEqual({});
  });

  test('for any input only known values remain, and parsing again changes nothing', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('status', 'from', 'to', 'ticket', 'x'), fc.anything()), (given) => {
        const read = historySearch(given);
        expect(historySearch({ ...read })).toEqual(read);
        expect(Object.keys(read).every((key) => ['status', 'from', 'to', 'ticket'].includes(key))).toBe(true);
      }),
    );
  });
});

test('[CALL-53] open requests pending tickets first, then accepted ones, so that a ticket accepted meanwhile is in the second answer', () => {
  expect(statusesOf(undefined)).toEqual([null]);
  expect(statusesOf('open')).toEqual(['pending', 'accepted']);
  expect(statusesOf('won')).toEqual(['won']);
});

test('[CALL-53] a period runs from the start of its first day to the end of its last, in the time zone of the device', () => {
  const { from, to } = instantsOf({ from: '2026-11-20', to: '2026-11-21' });
  expect(from).toBe(new Date(2026, 10, 20).toISOString());
  expect(to).toBe(new Date(new Date(2026, 10, 22).getTime() - 1).toISOString());
  expect(instantsOf({})).toEqual({ from: null, to: null });
});
