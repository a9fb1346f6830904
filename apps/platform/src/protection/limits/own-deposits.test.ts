import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import type { AgencyActor } from '../../agency/agency.ts';
import { rootId } from '../../agency/tree.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { paymentSuspense } from '../../database/schema/index.ts';
import { createTestPayments, createTestVouchers } from '../../testing/money/test-payments.ts';
import type { Payments } from '../../payments/payments.ts';
import { createAgencyBench, type AgencyBench } from '../../testing/agency-bench.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { createFakePaymentProvider, type FakePaymentProvider } from '../../testing/fake-payment-provider.ts';
import type { Vouchers } from '../../vouchers/vouchers.ts';
import { jurisdictions } from '../jurisdictions.ts';
import { createPlayerLimits } from './create-player-limits.ts';
import type { PlayerLimits } from './player-limits.ts';

const rsd = { currencyId: 941, currency: 'RSD' };
const minute = 60_000;

describe.each(sqlDatabases)("deposits and players' own limits on $name", ({ open }) => {
  let database: OpenDatabase;
  let bench: AgencyBench;
  let provider: FakePaymentProvider;
  let payments: Payments;
  let vouchers: Vouchers;
  let limits: PlayerLimits;
  beforeAll(async () => {
    database = await open();
    bench = await createAgencyBench(database);
    const { db, clock, ledger } = bench;
    provider = createFakePaymentProvider(clock);
    payments = createTestPayments(bench, [provider]);
    vouchers = await createTestVouchers(bench);
    limits = createPlayerLimits({ db, clock, ledger, rules: jurisdictions.reference });
  });
  afterEach(async () => {
    expect(await bench.ledger.check()).toMatchObject({ ok: true, violations: [] });
  });
  afterAll(() => database.close());

  const player = (parentId = rootId) => bench.add(parentId, { agent: false });
  const limit = async ({ userId }: AgencyActor, amount: string, period: 'day' | 'week' | 'month' = 'day') => {
    const name = { kind: 'deposit', period, product: 'all', currency: 'RSD' } as const;
    expect(await limits.set(userId, { ...name, amount })).toMatchObject({ ErrorText: 'ok' });
  };
  const begin = ({ userId }: AgencyActor, amount = '1000.00') =>
    payments.begin({ userId, ...rsd, direction: 'deposit', amount });
  const begun = async (who: AgencyActor, amount?: string): Promise<string> => {
    const { ErrorText, paymentId } = await begin(who, amount);
    expect(ErrorText).toBe('ok');
    return paymentId ?? '';
  };
  const receive = async (id: string): Promise<void> => {
    expect(await payments.receive('fake', provider.sign(provider.happen(id, 'payment.captured')))).toBe('kept');
  };
  const capture = async (id: string): Promise<void> => {
    await receive(id);
    await payments.applyEvents();
  };
  const line = async ({ userId }: AgencyActor, id: string) => (await payments.status(userId, id)).payment;
  const credit = ({ userId }: AgencyActor): Promise<bigint> => bench.credit(userId);
  const hundreds = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

  test('[OP-87, CALL-59] of 200 deposits at once, exactly those begin for which there is room, and open ones count', async () => {
    const who = await player();
    await limit(who, '10000.00');
    const answers = await Promise.all(hundreds(200).map(() => begin(who)));
    const ids = answers.flatMap(({ ErrorText, paymentId }) => (ErrorText === 'ok' ? [paymentId ?? ''] : []));
    expect(ids).toHaveLength(10);
    expect(answers.find(({ error }) => error !== undefined)).toMatchObject({
      error: 'depositLimit',
      limit: {
        key: 'depositDay',
        value: '10000.00',
        currency: 'RSD',
        level: 'player',
        left: '0.00',
        until: '2026-11-21T23:00:00.000Z',
      },
    });
    for (const id of ids) await receive(id);
    await payments.applyEvents();
    expect(await credit(who)).toBe(1_000_000n);
    expect(await begin(who, '200.00')).toMatchObject({ error: 'depositLimit' });
  }, 120_000);

  test('[OP-87, CALL-59] of 200 deposits that are paid at once, exactly those are credited for which there is room; the rest goes back', async () => {
    const who = await player();
    const ids = await Promise.all(hundreds(200).map(() => begun(who)));
    await limit(who, '10000.00', 'week');
    for (const id of ids) await receive(id);
    await Promise.all([payments.applyEvents(), payments.applyEvents(), payments.applyEvents()]);
    await payments.applyEvents();
    expect(await credit(who)).toBe(1_000_000n);
    const before = provider.asked.refunds;
    while ((await payments.sendBack()) > 0);
    expect(provider.asked.refunds - before).toBe(190);
    const lines = await Promise.all(ids.map((id) => line(who, id)));
    const failed = lines.filter((one) => one?.state === 'failed');
    expect(failed).toHaveLength(190);
    expect(failed[0]).toMatchObject({ reason: 'limit', booked: '0.00', takenBack: '0.00', late: false });
    expect(lines.filter((one) => one?.state === 'succeeded')).toHaveLength(10);
  }, 120_000);

  test('[OP-87, CALL-59] a deposit that comes when the limit is full is sent back and never credited, however often it comes', async () => {
    const who = await player();
    const [late, inTime] = [await begun(who, '600.00'), await begun(who, '400.00')];
    await limit(who, '500.00');
    await capture(late);
    expect(await line(who, late)).toMatchObject({ state: 'failed', reason: 'limit', booked: '0.00' });
    // Another event of the same capture, and one after the money has gone back.
    await capture(late);
    expect(await payments.sendBack()).toBe(1);
    await capture(late);
    expect(await payments.sendBack()).toBe(0);
    await capture(inTime);
    expect(await credit(who)).toBe(40_000n);
    expect(await line(who, late)).toMatchObject({
      state: 'failed',
      steps: [{ state: 'created' }, { state: 'redirected' }, { state: 'failed' }],
    });
    const items = await bench.db.select().from(paymentSuspense).where(eq(paymentSuspense.paymentId, late));
    expect(items.map(({ reason, resolution }) => [reason, resolution])).toEqual([['depositLimit', 'return']]);
  });

  test('[OP-87] a deposit in time has its room, also if another one comes after its time; an expired one leaves its room', async () => {
    const who = await player();
    await limit(who, '1000.00');
    const first = await begun(who, '600.00');
    await bench.clock.jump(16 * minute);
    const second = await begun(who, '600.00');
    await capture(first);
    expect(await line(who, first)).toMatchObject({ state: 'failed', reason: 'limit' });
    await capture(second);
    expect(await line(who, second)).toMatchObject({ state: 'succeeded' });
    expect(await credit(who)).toBe(60_000n);
    await payments.sendBack();
  });

  test('[OP-87, CALL-10] a redeemed voucher counts as a deposit; one that does not fit stays open', async () => {
    const maker = await bench.add(rootId, { agent: false, credit: 500_000n });
    const who = await player();
    const make = async (amount: string) =>
      (await vouchers.create({ ...rsd, userId: maker.userId, amount, requestId: undefined })).voucher ?? '';
    const codes = await Promise.all(hundreds(5).map(() => make('100.00')));
    await limit(who, '300.00', 'month');
    const answers = await Promise.all(
      codes.map((code) => vouchers.use({ userId: who.userId, code, requestId: undefined })),
    );
    expect(answers.filter(({ ErrorText }) => ErrorText === 'ok')).toHaveLength(3);
    expect(answers.find(({ error }) => error !== undefined)).toMatchObject({
      error: 'depositLimit',
      textCode: 'depositLimit',
      limit: { key: 'depositMonth', left: '0.00', until: '2026-11-30T23:00:00.000Z' },
    });
    expect(await begin(who, '200.00')).toMatchObject({ error: 'depositLimit' });
    // In December there is room.
    await bench.clock.jump(Date.UTC(2026, 10, 30, 23) - bench.clock.now());
    const left = codes[answers.findIndex(({ error }) => error !== undefined)] ?? '';
    expect(await vouchers.use({ userId: who.userId, code: left, requestId: undefined })).toMatchObject({
      ErrorText: 'ok',
    });
    expect(await credit(who)).toBe(40_000n);
  });

  test('[OP-87, CALL-45] credit from an agent counts as a deposit, and nothing is moved if it does not fit', async () => {
    const agent = await bench.add(rootId, { credit: 1_000_000n });
    const who = await player(agent.nodeId);
    await limit(who, '500.00');
    const give = (amount: string, requestId = randomUUID()) =>
      bench.agency.transfer(agent, { ...rsd, userId: who.userId, direction: 'down', amount, requestId, note: '' });
    const answers = await Promise.all(hundreds(8).map(() => give('100.00')));
    const outcomes = answers.map((answer) => JSON.stringify(answer));
    expect(outcomes.filter((text) => text.includes('depositLimit'))).toHaveLength(3);
    expect([await credit(who), await credit(agent)]).toEqual([50_000n, 950_000n]);
    const requestId = randomUUID();
    expect(await give('1.00', requestId)).toEqual(await give('1.00', requestId));
    // What is taken back leaves no room: the limit is of what was paid in.
    await bench.agency.transfer(agent, {
      ...rsd,
      userId: who.userId,
      direction: 'up',
      amount: '100.00',
      requestId: randomUUID(),
      note: '',
    });
    expect(JSON.stringify(await give('1.00'))).toContain('depositLimit');
    expect((await limits.list(who.userId)).result).toMatchObject([{ kind: 'deposit', used: '500.00', left: '0.00' }]);
  });
});
