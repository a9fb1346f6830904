import {
  initialSlip,
  transition,
  type NewSelection,
  type SlipEffect,
  type SlipEnv,
  type SlipEvent,
  type SlipState,
} from '@kvota/bet-slip/slip';
import {
  fromChecks,
  fromPing,
  fromTicketResponse,
  ticketOutcomes,
  toTicketRequest,
  type TicketOutcomeName,
} from '@kvota/bet-slip/wire';
import { busyEtsCode, defaultTicketSettings, subcodes, type CallAnswer } from '@kvota/contracts';
import { wireCalls, type WireCalls } from '@kvota/contracts/operator';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const now = Date.UTC(2026, 10, 21, 12);
const env: SlipEnv = {
  now,
  newId: 'ticket-000001',
  loggedIn: true,
  wallet: { currency: 'RSD', currencyId: 941 },
  limits: defaultTicketSettings,
  blocked: false,
  maintenance: false,
  online: true,
};

const selection = (id: string, price: string): NewSelection => ({
  id,
  desc: 'prematch',
  marketName: '1X2',
  marketDesc: 'Full-time result',
  outcome: '1',
  price,
  band: null,
  pair: 'A - B',
  sfId: '4711',
  time: '2026-11-21T18:00:00Z',
  timeStart: now + 3_600_000,
  marketsKey: '1X2',
  marketsTable: 'result',
  marketsGroup: 'main',
  player: null,
  sport: 'F',
  realSport: null,
});

function play(events: readonly SlipEvent[]): { state: SlipState; effects: SlipEffect[] } {
  let state = initialSlip();
  const effects: SlipEffect[] = [];
  for (const event of events) {
    const [next, todo] = transition(state, event, env);
    state = next;
    effects.push(...todo);
  }
  return { state, effects };
}

const ticketEvents: SlipEvent[] = [
  { type: 'env-changed' },
  { type: 'add', selection: selection('100', '1.85') },
  { type: 'add', selection: selection('200', '3.05') },
  { type: 'set-stake', stake: '200' },
  { type: 'pay' },
];

test('[CALL-19, CALL-20, CALL-21, CALL-22, CALL-23, CALL-24, CALL-25, CALL-26] the engine sends a ticket that matches the contract', () => {
  const { effects } = play(ticketEvents);
  const sent = effects.find((effect) => effect.type === 'send-ticket');
  if (!sent) throw new Error('Nothing was sent.');
  const body = toTicketRequest(sent.ticket);
  const parsed = v.parse(wireCalls.ticketRequest.body, body);
  expect(parsed).toMatchObject({
    ticket_id: 'ticket-000001',
    autoOddsChange: false,
    bets: { selectedSystems: [1], stake: '200', type: 'total' },
    wallet: { currency: 'RSD', currency_id: 941 },
    bonus: { amount: 0, percentage: 0, total_gain: 0 },
  });
  expect(
    parsed.selections.map((leg) => [leg.eventId, leg.marketCode, leg.selectionCode, leg.odds, leg.original_odds]),
  ).toEqual([
    ['100', '1X2', '1', '1.85', '1.85'],
    ['200', '1X2', '1', '3.05', '3.05'],
  ]);
});

test('[CALL-27] the engine sends a check that matches the contract, and parses its answer', () => {
  const { effects } = play([...ticketEvents.slice(0, 3), { type: 'check-due' }]);
  const check = effects.findLast((effect) => effect.type === 'check-selections');
  if (!check) throw new Error('No check was asked for.');
  expect(v.is(wireCalls.checkTicketSelections.body, { ticket: check.selections })).toBe(true);
  const answer: CallAnswer<WireCalls['checkTicketSelections']> = [
    { id: '100', odd: '1.90', band: null },
    { id: '200', odd: '0' },
  ];
  expect(fromChecks(answer)).toMatchObject([
    { id: '100', price: '1.90' },
    { id: '200', price: '0' },
  ]);
});

test('[SES-06, SES-21, SES-22] the engine parses a ping with its ticket', () => {
  const ping: CallAnswer<WireCalls['ping']> = {
    blocked: false,
    wallets: [],
    maintenanceMode: { timeLeft: 0 },
    serverTime: new Date(now).toISOString(),
    ticketInfo: {
      ticketId: 'ticket-000001',
      code: 101,
      subcode: null,
      etsCode: null,
      accepted: false,
      expiresAt: new Date(now + 20_000).toISOString(),
      mtcResponse: {
        status: 'reoffer',
        selections: [{ id: '100', odd: '1.85', originalOdd: '1.85', blocked: false }],
        payment: { stake: '50', originalStake: '200' },
      },
    },
  };
  expect(v.is(wireCalls.ping.answer, ping)).toBe(true);
  expect(fromPing(ping)).toMatchObject({
    ticketId: 'ticket-000001',
    code: 101,
    accepted: false,
    status: 'reoffer',
    stake: { from: '200', to: '50' },
    expiresAt: now + 20_000,
  });
  expect(fromPing({ ...ping, ticketInfo: null })).toBeNull();
});

test('[CALL-19, ERR-07, ERR-16, PAY-05] the engine parses the answers to a payment: received, confirm, busy, refused', () => {
  const base: CallAnswer<WireCalls['ticketRequest']> = {
    ErrorText: 'ok',
    code: 101,
    serverTime: new Date(now).toISOString(),
  };
  expect(fromTicketResponse(base)).toMatchObject({ kind: 'taken', pending: true });
  expect(fromTicketResponse({ ...base, confirm: true, expiresAt: new Date(now + 20_000).toISOString() })).toMatchObject(
    { kind: 'confirm', expiresAt: now + 20_000 },
  );
  expect(fromTicketResponse({ ...base, ErrorText: 'busy', etsCode: 102 })).toMatchObject({ kind: 'busy' });
  expect(fromTicketResponse({ ...base, ErrorText: 'error', error: 'minTicketPayin' })).toMatchObject({
    kind: 'refused',
    error: 'minTicketPayin',
  });
});

test('[ERR-09, ERR-10, ERR-11, ERR-12, ERR-13, ERR-14, ERR-16] the table of outcomes has the codes of the contract, each under its name', () => {
  const codes: Record<TicketOutcomeName, number> = { busy: busyEtsCode, ...subcodes };
  expect(Object.fromEntries(Object.entries(ticketOutcomes).map(([name, { code }]) => [name, code]))).toEqual(codes);
});
