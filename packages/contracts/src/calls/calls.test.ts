import * as v from 'valibot';
import { expect, test } from 'vitest';

import { agencyCalls } from './agency/agency-calls.ts';
import { calls } from './calls.ts';

const entries = Object.entries({ ...calls, ...agencyCalls });

test('the contract names every call of the specification, CALL-03 to CALL-59', () => {
  // 1 and 2 concern addresses; 20 to 26 are parts of the body of 19.
  const parts = new Set([1, 2, 20, 21, 22, 23, 24, 25, 26]);
  const wanted = Array.from({ length: 59 }, (_, index) => index + 1).filter((number) => !parts.has(number));
  const named = new Set<string>(entries.map(([, call]) => call.id));
  expect(wanted.map((number) => `CALL-${String(number).padStart(2, '0')}`).filter((id) => !named.has(id))).toEqual([]);
});

test('[OP-78] the five calls that the specifications name differently are one call each', () => {
  const ids = ['CALL-27', 'CALL-28', 'CALL-29', 'CALL-31', 'CALL-32'];
  const pairs = ids.map((id) => entries.filter(([, call]) => call.id === id).map(([name]) => name));
  expect(pairs).toEqual([
    ['checkTicketSelections'],
    ['liveMatchOffer'],
    ['liveOffer'],
    ['matchOffer'],
    ['bettingOffer'],
  ]);
});

test('[CALL-20, CALL-21, CALL-22, CALL-23, CALL-24, CALL-25, CALL-26] a ticket of the specified form is valid and keeps every field', () => {
  const selection = {
    eventId: '1',
    type: 'live',
    sfid: '4711',
    marketCode: '1X2',
    selectionCode: '1',
    odds: '1.85',
    original_odds: '1.80',
    sport: 'F',
    player: null,
    marketsTable: 'main',
    marketsKey: '1X2',
    marketsGroup: 'main',
    systemGroup: 0,
    band: '2.5',
    original_band: '2.5',
  };
  const ticket = {
    ticket_id: 'abcdefgh-1',
    selections: [selection],
    autoOddsChange: true,
    bets: { selectedSystems: [1], stake: '20', type: 'total' },
    original_bets: { selectedSystems: [1], stake: '25', type: 'total' },
    wallet: { currency: 'RSD', currency_id: 941 },
    bonus: { amount: 0, percentage: 0, total_gain: 0 },
    systemGroups: [{ conditions: [1], totalSelections: 1 }],
  };
  expect(v.parse(calls.ticketRequest.body, ticket)).toEqual(ticket);
  for (const broken of [
    { ticket_id: 'x' },
    { selections: [] },
    { bets: { ...ticket.bets, stake: '-1' } },
    { bets: { ...ticket.bets, stake: 20 } },
  ]) {
    expect(v.is(calls.ticketRequest.body, { ...ticket, ...broken })).toBe(false);
  }
});

test('[CALL-23, CALL-25] a claimed bonus or another system than [1] is refused, and the message names the field', () => {
  const bets = { selectedSystems: [1], stake: '20', type: 'total' };
  const { ticketRequest } = calls;
  const messages = (part: 'bets' | 'original_bets' | 'bonus', value: unknown): (string | undefined)[] => {
    const { issues = [] } = v.safeParse(ticketRequest.body.entries[part], value);
    return issues.map((issue) => issue.message.split(' ')[0]);
  };
  expect(messages('bets', bets)).toEqual([]);
  for (const systems of [[2], [], [1, 2]]) {
    expect(messages('bets', { ...bets, selectedSystems: systems })).toContain('selectedSystems');
    expect(messages('original_bets', { ...bets, selectedSystems: systems })).toContain('selectedSystems');
  }
  const none = { amount: 0, percentage: 0, total_gain: 0 };
  expect(messages('bonus', none)).toEqual([]);
  for (const field of ['amount', 'percentage', 'total_gain']) {
    expect(messages('bonus', { ...none, [field]: 5 })).toEqual(['bonus']);
  }
});

test('[CALL-32] the filters of the prematch offer have defaults', () => {
  expect(v.parse(calls.bettingOffer.body, { sport_code: 'F' })).toEqual({
    page: 1,
    table_view: 'competition',
    time_filter: 24,
    special_filter: 'NextMatches',
    sport_code: 'F',
    league_ids: [],
    search_filter: '',
    search_groups: [],
  });
});

test('[CALL-11] a reason is required to decline an offer, and not to accept it', () => {
  expect(v.is(calls.reoffer.body, { ticketId: 'a', accepted: false })).toBe(false);
  expect(v.is(calls.reoffer.body, { ticketId: 'a', accepted: false, reason: 'timeout' })).toBe(true);
  expect(v.is(calls.reoffer.body, { ticketId: 'a', accepted: true })).toBe(true);
});

test('[CALL-34] texts of the operator are read by language and group', () => {
  expect('later' in calls.translations).toBe(false);
  expect(calls.translations.access).toBe('public');
  expect(v.is(calls.translations.query, { lang: 'ba', group: 'betting' })).toBe(true);
  for (const wrong of [{ lang: 'bs', group: 'betting' }, { lang: 'ba', group: 'poker' }, { lang: 'ba' }])
    expect(v.is(calls.translations.query, wrong)).toBe(false);
});

test('[CALL-54, CALL-55] a cash-out covers all or part of the stake and is accepted at the quoted amount', () => {
  for (const ratio of [undefined, '1', '0.5', '0.3333']) {
    expect(v.is(calls.cashOut.body, { ticketId: 'a', ...(ratio !== undefined && { ratio }) })).toBe(true);
  }
  for (const ratio of ['0', '1.1', '0.12345', '-0.5', '50 %', 0.5])
    expect(v.is(calls.cashOut.body, { ticketId: 'a', ratio }), String(ratio)).toBe(false);
  const serverTime = '2026-11-21T12:00:00.000Z';
  const quote = { quoteId: 'q', amount: '91.20', stake: '100.00', currency: 'RSD', expiresAt: serverTime };
  for (const answer of [
    { ErrorText: 'ok', error: null, ...quote, serverTime },
    { ErrorText: 'error', error: 'cashOutUnavailable', reason: 'suspended', serverTime },
  ])
    expect(v.parse(calls.cashOut.answer, answer)).toEqual(answer);
  expect(v.is(calls.confirmCashOut.body, { ticketId: 'a', quoteId: 'q', amount: '91.20' })).toBe(true);
  expect(v.is(calls.confirmCashOut.body, { ticketId: 'a', quoteId: 'q', amount: '-91.20' })).toBe(false);
  const changed = { ErrorText: 'error', error: 'cashOutChanged', quote, serverTime };
  expect(v.parse(calls.confirmCashOut.answer, changed)).toEqual(changed);
});

test('[CALL-53 … CALL-55] history, cash-out and bookings are implemented; booking a slip is public', () => {
  const { ticketHistory, cashOut, confirmCashOut, bookSlip, bookTicket, loadBooking } = calls;
  const served = { ticketHistory, cashOut, confirmCashOut, bookSlip, bookTicket, loadBooking };
  for (const [name, call] of Object.entries(served)) expect('later' in call, name).toBe(false);
  expect([bookSlip.access, loadBooking.access]).toEqual(['public', 'public']);
  expect([cashOut.access, confirmCashOut.access, bookTicket.access]).toEqual(['player', 'player', 'player']);
});

test('[OP-87] scores are filtered by day, sport and search, all optional', () => {
  const { query } = calls.scores;
  for (const fine of [{}, { date: '2026-11-21' }, { sport: 'F', search: 'zvezda' }])
    expect(v.parse(query, fine)).toEqual(fine);
  for (const wrong of [
    { date: '21.11.2026' },
    { date: '2026-11-31T10:00' },
    { sport: '' },
    { search: 'x'.repeat(101) },
  ])
    expect(v.is(query, wrong), JSON.stringify(wrong)).toBe(false);
});

test('the price history covers a market or one of its outcomes', () => {
  const { body, answer } = calls.priceHistory;
  expect(v.is(body, { eventId: '4711', market: '1X2' })).toBe(true);
  expect(v.is(body, { eventId: '4711', market: '1X2', selection: '1' })).toBe(true);
  expect(v.is(body, { eventId: '4711', market: '' })).toBe(false);
  const points = [{ at: '2026-11-21T12:00:00.000Z', odds: '1.85' }];
  expect(v.parse(answer, { result: [{ selection: '1', points }] })).toEqual({ result: [{ selection: '1', points }] });
});
