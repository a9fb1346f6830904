import { randomUUID } from 'node:crypto';

import type { Call } from '@kvota/contracts';
import { operatorCalls, wireCalls } from '@kvota/contracts/operator';
import { createFakeClock, type FakeClock } from '@kvota/server/fake-clock';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../database/database.ts';
import { bonuses, operatorActs, payments } from '../database/schema/index.ts';
import { webhookHeaders } from '../payments/provider/webhook-signature.ts';
import { httpDatabases } from '../testing/databases.ts';
import { createFakePaymentProvider, type FakePaymentProvider } from '../testing/fake-payment-provider.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { actFields, type ActCall } from './act-fields.ts';

const nobody = { username: 'nobody' };
const day = '2026-11-20';
const theme = { colors: {} };
/** An input of each act. Most are refused or change little, and are kept all the same. */
const inputs: { readonly [N in ActCall]: object } = {
  moveOdds: { eventId: '0', marketCode: '1X2', selectionCode: '1', odds: '2.00' },
  suspendMarket: { eventId: '0', suspended: true },
  endMatch: { eventId: '0', score: [1, 0] },
  setFeed: { running: true },
  forceTicket: { username: 'player', force: { outcome: 'accepted' } },
  setSetting: { group: 'ticket', key: 'timeoutLiveTicket', value: 25 },
  setTranslations: { lang: 'rs', group: 'betting', texts: {} },
  setBanners: { banners: [] },
  setBannersPageSettings: { pages: [] },
  setTheme: { domain: 'https://kept.example', dark: theme, light: theme },
  setDocument: { doc: 'unheard-of', lang: 'rs', title: 'A', summary: 'B', text: 'C', inForceSince: day },
  setBlocked: { username: 'player2', blocked: false },
  setRoles: { username: 'player2', roles: [] },
  endSessions: { username: 'player2' },
  sendMessage: { username: 'player2', texts: { en: { title: 'Hello', text: 'A private text.' } } },
  grantBonus: { ...nobody, requestId: randomUUID(), kind: 'regular', name: 'Gift', amount: '10.00' },
  setSection: { code: 'own', order: 5 },
  setGameRules: { profile: 'standard' },
  grantFreeRounds: {
    ...nobody,
    requestId: randomUUID(),
    game_code: 'x',
    currencyId: 941,
    rounds: 5,
    stake: '10.00',
    expiresAt: '2027-01-01T00:00:00Z',
  },
  setGame: { game_code: 'x', enabled: false },
  setGameProvider: { provider: 'x', enabled: false },
  cancelRound: { round_id: 'x', reason: 'It hangs.' },
  setWalletFault: { fault: null },
  decideWithdrawal: { paymentId: 'none', decision: 'reject', note: 'Not yours.' },
  chargeBack: { paymentId: 'none', amount: '10.00', reference: 'c0' },
  refundPayment: { paymentId: 'none', amount: '10.00', reference: 'r0' },
  resolveSuspense: { id: 'none', resolution: 'return' },
  reconcile: { day },
  noteReconItem: { id: 'none', note: 'Seen.' },
  reconcilePayments: {},
  cancelVoucher: { id: 'none', reason: 'Sold by a thief.' },
  endExclusion: { ...nobody, note: 'Asked by phone.' },
  refuseExclusionEnd: { ...nobody, reason: 'talkFirst' },
  setNgrShares: { version: 7, shares: [] },
  dropSockets: { username: 'player2' },
  setMaintenance: { seconds: 0 },
  setFault: { call: 'ping', fault: null },
  reloadPage: {},
  closeMoneyFlag: { id: 'none', note: 'Looked at.' },
};

describe.each(httpDatabases)('the record of acts of operators on $name', ({ open }) => {
  let database: OpenDatabase;
  let platform: TestPlatform;
  let clock: FakeClock;
  let provider: FakePaymentProvider;
  let operator: string;
  beforeAll(async () => {
    clock = createFakeClock(Date.UTC(2026, 10, 21, 12));
    provider = createFakePaymentProvider(clock);
    database = await open();
    platform = await createTestPlatform({ database, clock, paymentProviders: [provider] });
    operator = (await platform.signIn('operator')).access_token;
  });
  afterAll(async () => {
    await platform.close();
    await database.close();
  });

  const act = async (name: ActCall, body: object): Promise<{ status: number; error?: string; code?: string }> => {
    const response = await platform.send(name, { body }, operator);
    return { status: response.status, ...((await response.json()) as object) };
  };
  const rowsOf = (call: ActCall) => database.db.select().from(operatorActs).where(eq(operatorActs.call, call));
  const list = async (query: object = {}) =>
    (await platform.call('operatorActs', { query: { page: 1, ...query } }, operator)).result;

  /** Begins a deposit of the player and lets it be paid. */
  const deposit = async (): Promise<string> => {
    const player = (await platform.signIn('player')).access_token;
    const body = { amount: '1000.00', currency: 'RSD', currencyId: 941, direction: 'deposit' } as const;
    const { paymentId } = await platform.call('paymentInit', { body }, player);
    const id = paymentId ?? '';
    const { id: event, timestamp, signature, body: news } = provider.sign(provider.happen(id, 'payment.captured'));
    const headers = {
      'content-type': 'application/json',
      [webhookHeaders.id]: event,
      [webhookHeaders.timestamp]: timestamp,
      [webhookHeaders.signature]: signature,
    };
    await fetch(`${platform.url}/payment/webhooks/fake`, { method: 'POST', headers, body: news });
    const stateOf = async () =>
      (await database.db.select({ state: payments.state }).from(payments).where(eq(payments.id, id)))[0]?.state;
    for (let n = 0; n < 100 && (await stateOf()) !== 'succeeded'; n += 1) await clock.advance(250);
    expect(await stateOf()).toBe('succeeded');
    return id;
  };

  const writing = Object.entries<Call>(operatorCalls).flatMap(([name, { method }]) => (method === 'GET' ? [] : [name]));

  test.each(writing)('[SEC-25] %s leaves a row with its operator, input and result', async (name) => {
    const call = name as ActCall; // a key of operatorCalls that is no GET
    expect(Object.keys(actFields)).toContain(call);
    const before = (await rowsOf(call)).length;
    const { status, error } = await act(call, inputs[call]);
    expect([200, 429]).toContain(status);
    const rows = (await rowsOf(call)).slice(before);
    expect(rows).toHaveLength(1);
    const [row] = rows;
    expect(row?.result).toBe(error ?? 'done');
    const kept = JSON.stringify([row?.subject, row?.reason, row?.details]);
    for (const field of [actFields[call].subject, actFields[call].reason]) {
      const value = new Map<string, unknown>(Object.entries(inputs[call])).get(field ?? '');
      if (typeof value === 'string') expect(kept).toContain(value);
    }
    expect(kept).not.toContain('A private text.');
    expect(row?.requestId).toMatch(/^[\w-]{36}$/);
  });

  test('[SEC-25] calls of others and reads leave none, and every call of an operator that is no GET is an act', async () => {
    const wire = Object.entries<Call>(wireCalls).filter(
      ([, { access, method }]) => access === 'operator' && method !== 'GET',
    );
    expect(wire.map(([name]) => name).toSorted()).toEqual(Object.keys(actFields).toSorted());
    const before = await database.db.$count(operatorActs);
    await platform.call('checkLedger', {}, operator);
    await list();
    const player = (await platform.signIn('player')).access_token;
    expect((await platform.send('setMaintenance', { body: { seconds: 60 } }, player)).status).toBe(403);
    expect((await act('setMaintenance', { seconds: 'soon' })).status).toBe(400);
    expect((await platform.send('operatorActs', { query: { page: 1 } }, player)).status).toBe(403);
    expect(await database.db.$count(operatorActs)).toBe(before);
  });

  test('[SEC-25] acts are listed newest first, by operator, call and subject', async () => {
    await act('cancelVoucher', { id: 'v-77', reason: 'Stolen.' });
    await clock.advance(1000);
    await act('setBlocked', { username: 'al2', blocked: true });
    await clock.advance(1000);
    await act('setBlocked', { username: 'al2', blocked: false });
    const [unblocked, blocked] = await list({ subject: 'al2', call: 'setBlocked' });
    expect([unblocked?.details, blocked?.details]).toEqual([{ blocked: 'false' }, { blocked: 'true' }]);
    expect(blocked).toMatchObject({ operator: 'operator', call: 'setBlocked', subject: 'al2', result: 'done' });
    expect(await list({ subject: 'v-77', operator: 'operator' })).toMatchObject([
      { call: 'cancelVoucher', reason: 'Stolen.', result: 'voucherUnknown' },
    ]);
    expect(await list({ operator: 'player' })).toEqual([]);
  });

  test('[SEC-25] a chargeback and a refund keep their operator, and a repetition is another act', async () => {
    const id = await deposit();
    expect(await act('refundPayment', { paymentId: id, amount: '100.00', reference: 'r1' })).toMatchObject({
      ErrorText: 'ok',
    });
    await clock.advance(1000);
    for (let times = 0; times < 2; times += 1) {
      expect(await act('chargeBack', { paymentId: id, amount: '900.00', reference: 'c1' })).toMatchObject({
        ErrorText: 'ok',
      });
      await clock.advance(1000);
    }
    await act('chargeBack', { paymentId: id, amount: '800.00', reference: 'c1' });
    const acts = await list({ subject: id });
    expect(acts.map(({ call, result }) => `${call} ${result}`)).toEqual([
      'chargeBack requestIdUsed',
      'chargeBack done',
      'chargeBack done',
      'refundPayment done',
    ]);
    expect(acts[1]).toMatchObject({ operator: 'operator', details: { amount: '900.00', reference: 'c1' } });
  });

  test('[SEC-25] an act that cannot be kept is not done: it is in one transaction with its row', async () => {
    const id = await deposit();
    const credit = async () => {
      const [row] = await database.db.select().from(payments).where(eq(payments.id, id));
      return { takenBack: row?.takenBack, state: row?.state };
    };
    const before = await credit();
    const setting = async () =>
      (await platform.call('ticketSettings', {})).find(({ key }) => key === 'timeoutLiveTicket');
    const valueBefore = await setting();
    const grants = () => database.db.$count(bonuses);
    const grantsBefore = await grants();
    await database.db.execute(sql`ALTER TABLE operator_acts RENAME TO operator_acts_away`);
    const statuses = [];
    try {
      for (const [call, body] of [
        ['chargeBack', { paymentId: id, amount: '10.00', reference: 'c9' }],
        ['refundPayment', { paymentId: id, amount: '10.00', reference: 'r9' }],
        ['setBlocked', { username: 'player2', blocked: true }],
        ['setRoles', { username: 'player2', roles: ['VIP'] }],
        ['setSetting', { group: 'ticket', key: 'timeoutLiveTicket', value: 29 }],
        ['grantBonus', { requestId: randomUUID(), username: 'player', kind: 'regular', name: 'Gift', amount: '10.00' }],
      ] as const)
        statuses.push((await act(call, body)).status);
    } finally {
      await database.db.execute(sql`ALTER TABLE operator_acts_away RENAME TO operator_acts`);
    }
    expect(statuses).toEqual([500, 500, 500, 500, 500, 500]);
    expect(await credit()).toEqual(before);
    expect(await setting()).toEqual(valueBefore);
    expect(await grants()).toBe(grantsBefore);
    const player2 = (await platform.signIn('player2')).access_token;
    const ping = await platform.call('ping', {}, player2);
    expect([ping.blocked, ping.roles]).toEqual([false, []]);
  });

  test('[SEC-25] rows are neither changed nor deleted', async () => {
    await act('setMaintenance', { seconds: 0 });
    for (const statement of [
      sql`UPDATE operator_acts SET result = 'done'`,
      sql`DELETE FROM operator_acts`,
      sql`TRUNCATE operator_acts`,
    ])
      await expect(database.db.execute(statement)).rejects.toThrow();
  });
});
