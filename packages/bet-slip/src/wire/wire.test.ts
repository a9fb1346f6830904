import { describe, expect, test } from 'vitest';
import { driver, selection } from '../slip/testing/slip-driver.ts';
import { fromChecks, fromPing, fromTicketResponse } from './answers.ts';
import { toTicketRequest } from './ticket-request.ts';

describe('toTicketRequest', () => {
  test('[CALL-20] [CALL-21] [CALL-22] [CALL-23] [CALL-24] [CALL-25] [CALL-26] [OP-37] writes every field from its source', () => {
    const slip = driver();
    const player = { desc: 'live', player: 'P. Layer', realSport: 'FS', band: '2.5' } as const;
    slip.send({ type: 'add', selection: selection('a_7', '2.10', player) });
    slip.add('b', 'c');
    slip.send({ type: 'set-auto-odds', on: true });
    slip.send({ type: 'odds', updates: [{ id: 'b', price: '1.90' }] });
    slip.send({ type: 'set-mode', mode: 'system' });
    for (const id of ['b', 'c']) slip.send({ type: 'draft-selection', id });
    slip.send({ type: 'draft-condition', condition: 1 });
    slip.send({ type: 'confirm-group' });
    slip.send({ type: 'set-stake', stake: '50.5' });
    slip.send({ type: 'pay' });
    const request = toTicketRequest(slip.state);
    const bets = { selectedSystems: [1], stake: '50.5', type: 'total' };
    expect(request).toMatchObject({
      ticket_id: 'ticket-0',
      autoOddsChange: true,
      bets,
      original_bets: bets,
      wallet: { currency: 'RSD', currency_id: 1 },
      bonus: { amount: 0, percentage: 0, total_gain: 0 },
      systemGroups: [{ conditions: [1], totalSelections: 2 }],
    });
    expect(request.selections[0]).toEqual({
      eventId: 'a',
      type: 'live',
      sfid: 'sfa_7',
      marketCode: 'FT',
      selectionCode: '1',
      odds: '2.10',
      original_odds: '2.10',
      sport: 'FS',
      player: 'P. Layer',
      marketsTable: 't',
      marketsKey: 'k',
      marketsGroup: 'g',
      systemGroup: null,
      band: '2.5',
      original_band: '2.5',
    });
    expect(request.selections[1]).toMatchObject({ odds: '1.90', original_odds: '2.00', sport: 'F', systemGroup: 0 });
    expect(request.selections[1]).not.toHaveProperty('band');
  });

  test('a slip without a ticket under way has nothing to write', () => {
    expect(() => toTicketRequest(driver().state)).toThrow(/send-ticket/);
  });
});

describe('fromTicketResponse', () => {
  test('[CALL-19] [OP-25] ok means taken or to be confirmed, another text a refusal, no text no answer', () => {
    expect(fromTicketResponse({ ErrorText: 'ok', error: null })).toEqual({ kind: 'taken', pending: false });
    expect(fromTicketResponse({ ErrorText: 'ok', code: 101 })).toEqual({ kind: 'taken', pending: true });
    expect(fromTicketResponse({ ErrorText: 'ok', confirm: true, expiresAt: '1970-01-01T00:00:02Z' })).toEqual({
      kind: 'confirm',
      expiresAt: 2000,
    });
    const refused = { ErrorText: 'Refused', error: 'notEnough', subcode: 208 };
    expect(fromTicketResponse(refused)).toEqual({ kind: 'refused', error: 'notEnough', subcode: 208 });
    expect(fromTicketResponse({ ErrorText: 'busy', etsCode: 102 })).toEqual({ kind: 'busy' });
    for (const nothing of [undefined, null, '<html>', {}, []])
      expect(fromTicketResponse(nothing)).toEqual({ kind: 'lost' });
  });
});

describe('fromPing', () => {
  test('[OP-27] [SES-06] reads the ticket of a ping and ignores unknown fields', () => {
    const ticketInfo = {
      ticketId: 't1',
      code: 101,
      subcode: null,
      accepted: false,
      surprise: 1,
      mtcResponse: {
        status: 'reoffer',
        selections: [{ id: 'a', odd: '1.80', originalOdd: '2.00', band: null, blocked: true }],
        payment: { stake: '120', originalStake: '300' },
      },
      expiresAt: '1970-01-01T00:00:20Z',
    };
    expect(fromPing({ blocked: false, wallets: [], ticketInfo })).toEqual({
      ticketId: 't1',
      code: 101,
      subcode: null,
      etsCode: null,
      accepted: false,
      status: 'reoffer',
      changes: [{ id: 'a', price: '1.80', band: null, blocked: true }],
      stake: { from: '300', to: '120' },
      expiresAt: 20_000,
    });
    expect(fromPing({ blocked: false, ticketInfo: null })).toBeNull();
    expect(fromPing(undefined)).toBeNull();
  });

  test('[PAY-15] the same stake in other digits is no payment change; terms that cannot be read are no offer', () => {
    const withPayment = (payment: unknown) => fromPing({ ticketId: 't1', mtcResponse: { status: 'reoffer', payment } });
    expect(withPayment({ stake: '20.00', originalStake: '20' })?.stake).toBeNull();
    expect(withPayment({ stake: 'cheap', originalStake: '20' })).toBeNull();
  });
});

test('[CALL-27] fromChecks reads odds and bands, and skips what has no id', () => {
  expect(
    fromChecks([{ id: 'a', odd: '1.80', band: '2.5', originalOdd: '2' }, { odd: '3' }, { id: 'b', odd: 0 }]),
  ).toEqual([
    { id: 'a', price: '1.80', band: '2.5' },
    { id: 'b', price: '0' },
  ]);
  expect(fromChecks('nonsense')).toEqual([]);
});

test('[OP-87] a limit that the player has set is read with what is left of it', () => {
  const limit = { key: 'stakeMonth', value: '500.00', currency: 'RSD', level: 'player', left: '20.00' };
  expect(fromTicketResponse({ ErrorText: 'no', error: 'limitReached', limit })).toMatchObject({
    kind: 'refused',
    limit: { key: 'stakeMonth', value: '500.00', currency: 'RSD', level: 'player', left: '20.00' },
  });
  // One that cannot be computed has no amount that helps.
  const noRate = { ...limit, left: null, noRate: 'EUR' };
  expect(fromTicketResponse({ ErrorText: 'no', error: 'rateUnknown', limit: noRate })).not.toHaveProperty('limit');
  const off = { key: 'live', level: 'agent' };
  expect(fromTicketResponse({ ErrorText: 'no', error: 'limitReached', limit: off })).toMatchObject({
    limit: { key: 'live', value: '', level: 'agent', left: '' },
  });
});

test('[OP-87] a refusal that ends by itself is read with its end', () => {
  const refused = (more: Record<string, unknown>) => fromTicketResponse({ ErrorText: 'no', error: 'x', ...more });
  const until = '2026-11-22T23:00:00Z';
  const at = Date.parse(until);
  expect(refused({ error: 'playPaused', until })).toMatchObject({ error: 'playPaused', until: at });
  expect(refused({ error: 'playPaused' })).not.toHaveProperty('until');
  expect(refused({ error: 'playPaused', until: 'soon' })).not.toHaveProperty('until');
  const limit = { key: 'stakeDay', value: '500.00', level: 'player', until };
  expect(refused({ limit: { ...limit, left: '0.00' } })).toHaveProperty('until', at);
  // A lower stake is possible at once.
  expect(refused({ limit: { ...limit, left: '20.00' } })).not.toHaveProperty('until');
  expect(refused({ limit: { key: 'live', level: 'agent', until: null } })).not.toHaveProperty('until');
});
