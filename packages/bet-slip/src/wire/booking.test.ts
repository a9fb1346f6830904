import { describe, expect, test } from 'vitest';
import { driver, selection } from '../slip/testing/slip-driver.ts';
import { fromBooking, toBooking } from './booking.ts';

function system() {
  const slip = driver();
  slip.add('a', 'b', 'c');
  slip.send({ type: 'odds', updates: [{ id: 'a', price: '-' }] });
  slip.send({ type: 'set-mode', mode: 'system' });
  for (const id of ['b', 'c']) slip.send({ type: 'draft-selection', id });
  slip.send({ type: 'draft-condition', condition: 1 });
  slip.send({ type: 'confirm-group' });
  return slip;
}

const booked = (id: string, extra: object = {}) => ({
  id,
  type: 'prematch',
  sfid: `sf${id}`,
  sport: 'F',
  pair: 'Home - Away',
  timeStart: '2026-11-21T18:00:00Z',
  marketCode: 'FT',
  selectionCode: '1',
  odd: '2.00',
  suspended: false,
  bookedOdds: '1.90',
  systemGroup: null,
  ...extra,
});

describe('toBooking', () => {
  test('[CALL-21] [OP-98] writes selections and groups as a ticket request does; a dash never travels', () => {
    const { selections, systemGroups } = toBooking(system().state);
    expect(systemGroups).toEqual([{ conditions: [1], totalSelections: 2 }]);
    expect(
      selections.map(({ eventId, odds, original_odds, systemGroup }) => [eventId, odds, original_odds, systemGroup]),
    ).toEqual([
      ['a', '0', '2.00', null],
      ['b', '2.00', '2.00', 0],
      ['c', '2.00', '2.00', 0],
    ]);
  });

  test('groups count in system mode only', () => {
    const slip = system();
    slip.send({ type: 'set-mode', mode: 'basic' });
    expect(toBooking(slip.state).systemGroups).toEqual([]);
  });
});

describe('fromBooking', () => {
  test('[SLIP-14] [SLIP-15] reads what a load event takes', () => {
    const answer = {
      ErrorText: 'ok',
      selections: [
        booked('a', { odd: '0' }),
        booked('b_7', { systemGroup: 0, player: 'P. Layer', band: '2.5', suspended: true }),
        booked('c', { systemGroup: 0 }),
      ],
      systemGroups: [{ conditions: [1, 2], totalSelections: 2 }],
      missing: 1,
    };
    const read = fromBooking(answer);
    expect(read).toMatchObject({ groups: [{ conditions: [1, 2], selectionIds: ['b_7', 'c'] }], missing: 1 });
    expect(read?.selections[1]).toEqual({
      ...selection('b_7', '2.00', { player: 'P. Layer', band: '2.5', suspended: true }),
      marketDesc: '',
      time: '2026-11-21T18:00:00Z',
      timeStart: Date.UTC(2026, 10, 21, 18),
      marketsKey: null,
      marketsTable: null,
      marketsGroup: null,
    });
    const slip = driver();
    slip.send({ type: 'load', selections: read?.selections ?? [], groups: read?.groups ?? [] });
    expect(slip.state).toMatchObject({ mode: 'system', groups: read?.groups, selections: [{ price: '-' }, {}, {}] });
  });

  test('what cannot be read is missing; a refusal or nonsense is no booking', () => {
    const answer = { selections: [booked('a', { timeStart: 'soon' }), booked('b', { type: 'past' }), {}, booked('d')] };
    expect(fromBooking(answer)).toMatchObject({ missing: 3, selections: [{ id: 'd' }] });
    for (const none of [
      undefined,
      null,
      '',
      [],
      {},
      { ErrorText: 'unknownCode', selections: [] },
      { ErrorText: 'ok' },
    ]) {
      expect(fromBooking(none)).toBeNull();
    }
  });
});
