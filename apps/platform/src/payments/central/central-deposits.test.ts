import { randomUUID } from 'node:crypto';

import { moneyToMinor } from '@kvota/contracts';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { AgencyActor } from '../../agency/agency.ts';
import { rootId } from '../../agency/tree.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { centralDeposits, payments as paymentRows } from '../../database/schema/index.ts';
import { silentLogger } from '../../kernel/log/logger.ts';
import { createGuards } from '../../protection/guard/create-guards.ts';
import { createAgencyBench, type AgencyBench } from '../../testing/agency-bench.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { createFakeCentralLimit, type FakeCentralLimit } from '../../testing/fake-central-limit.ts';
import { createFakePaymentProvider, type FakePaymentProvider } from '../../testing/fake-payment-provider.ts';
import { createTestPayments } from '../../testing/money/test-payments.ts';
import type { Payments } from '../payments.ts';
import { centralWait } from './central-step.ts';

const eur = { currencyId: 978, currency: 'EUR' };
const minute = 60_000;
/** Where the money of a deposit is in the end. */
type End = 'credited' | 'sentBack';

describe.each(sqlDatabases)('deposits that arrive under a central limit on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: AgencyBench;
  let provider: FakePaymentProvider;
  let central: FakeCentralLimit;
  let nodes: readonly [Payments, Payments, Payments];
  let payments: Payments;
  /** The platform before it had a central limit: what began there is asked about when its money arrives. */
  let before: Payments;
  beforeAll(async () => {
    database = await open();
    bench = await createAgencyBench(database);
    provider = createFakePaymentProvider(bench.clock);
  });
  beforeEach(() => {
    central = createFakeCentralLimit(100_000n);
    const create = (limit?: FakeCentralLimit) => createTestPayments(bench, [provider], { central: limit });
    nodes = [create(central), create(central), create(central)];
    before = create();
    [payments] = nodes;
  });
  afterEach(async () => {
    await bench.db.delete(centralDeposits);
    expect(await bench.ledger.check()).toMatchObject({ ok: true, violations: [] });
  });
  afterAll(() => database.close());

  const player = async (): Promise<AgencyActor> => {
    const who = await bench.add(rootId, { agent: false });
    await bench.ledger.openWallet(bench.db, { userId: who.userId, ...eur });
    return who;
  };
  const begin = async ({ userId }: AgencyActor, amount = '10.00'): Promise<string> => {
    const { ErrorText, paymentId } = await before.begin({ userId, ...eur, direction: 'deposit', amount });
    expect(ErrorText).toBe('ok');
    return paymentId ?? '';
  };
  const capture = async (id: string): Promise<void> => {
    expect(await payments.receive('fake', provider.sign(provider.happen(id, 'payment.captured')))).toBe('kept');
  };
  /** A deposit that has been paid, and is not looked at yet. */
  const paid = async (who: AgencyActor, amount?: string): Promise<string> => {
    const id = await begin(who, amount);
    await capture(id);
    return id;
  };
  /** A round of the workers of a node. */
  const round = async (node = payments): Promise<void> => {
    await node.applyEvents();
    await node.reportCentral();
    await node.applyEvents();
    await node.reportCentral();
  };
  const credit = async ({ userId }: AgencyActor): Promise<bigint> => {
    const wallets = await bench.ledger.wallets(userId);
    const wallet = wallets.find(({ currency_id }) => currency_id === eur.currencyId);
    return moneyToMinor(wallet?.wallet_0 ?? '0.00');
  };
  const row = async (id: string) =>
    (await bench.db.select().from(centralDeposits).where(eq(centralDeposits.paymentId, id)))[0];
  const stateOf = async (id: string) =>
    (await bench.db.select().from(paymentRows).where(eq(paymentRows.id, id)))[0]?.state;
  const sum = (): bigint => [...central.counted.values()].reduce((total, { amount }) => total + amount, 0n);
  const isReported = async () => (await bench.db.select().from(centralDeposits)).every(({ dueAt }) => dueAt === null);

  test('[OP-87, CALL-59] a deposit is credited after it is reserved, and confirmed after that', async () => {
    const who = await player();
    const id = await paid(who);
    await payments.applyEvents();
    expect([await credit(who), central.counted.size]).toEqual([0n, 0]);
    await payments.reportCentral();
    expect([await credit(who), central.counted.get(id)]).toEqual([0n, { amount: 1000n, confirmed: false }]);
    await payments.applyEvents();
    expect(await credit(who)).toBe(1000n);
    await payments.reportCentral();
    expect(central.counted.get(id)).toEqual({ amount: 1000n, confirmed: true });
    expect(await isReported()).toBe(true);
    // The same capture once more changes nothing.
    await capture(id);
    await round();
    expect([await credit(who), sum()]).toEqual([1000n, 1000n]);
  });

  test('[OP-87, CALL-59] of 200 deposits that are paid at once, exactly those are credited for which there is room; the rest goes back', async () => {
    const who = await player();
    const ids: string[] = [];
    for (let times = 0; times < 200; times += 1) ids.push(await paid(who));
    for (let times = 0; times < 12; times += 1) await Promise.all(nodes.map((node) => round(node)));
    expect([await credit(who), central.room, await isReported()]).toEqual([100_000n, 0n, true]);
    const sentBefore = provider.asked.refunds;
    while ((await payments.sendBack()) > 0);
    expect(provider.asked.refunds - sentBefore).toBe(100);
    await round();
    const states = await Promise.all(ids.map(stateOf));
    expect(states.filter((state) => state === 'succeeded')).toHaveLength(100);
    expect(states.filter((state) => state === 'failed')).toHaveLength(100);
    expect([...central.counted.values()].every(({ confirmed }) => confirmed)).toBe(true);
  }, 240_000);

  test('[OP-87, CALL-59] without an answer the money waits; a lost answer reserves nothing twice', async () => {
    const who = await player();
    const id = await paid(who);
    central.fault = () => 'before';
    await round();
    expect([await credit(who), await payments.sendBack(), sum()]).toEqual([0n, 0, 0n]);
    central.fault = () => 'afterwards';
    await bench.clock.jump(minute);
    await round();
    expect([await credit(who), await payments.sendBack(), sum()]).toEqual([0n, 0, 1000n]);
    central.fault = () => 'no';
    await bench.clock.jump(5 * minute);
    await round();
    expect([await credit(who), sum()]).toEqual([1000n, 1000n]);
    expect((await row(id))?.answer).toBe('reserved');
  });

  test('[OP-87, CALL-59] after an hour without an answer it is sent back, and what may be reserved is given back', async () => {
    const who = await player();
    const id = await paid(who);
    central.fault = () => 'afterwards';
    await round();
    expect(sum()).toBe(1000n);
    await bench.clock.jump(centralWait);
    await payments.applyEvents();
    expect(await stateOf(id)).toBe('failed');
    expect(await payments.sendBack()).toBe(1);
    central.fault = () => 'no';
    await bench.clock.jump(5 * minute);
    await round();
    expect([await credit(who), sum(), await isReported()]).toEqual([0n, 0n, true]);
  });

  test('[OP-87, CALL-59] what a killed node has begun, another one ends', async () => {
    const who = await player();
    const id = await paid(who);
    await nodes[0].applyEvents();
    // The node is killed while it waits for the answer.
    central.fault = () => 'never';
    void nodes[0].reportCentral();
    await expect.poll(() => central.counted.size).toBe(1);
    central.fault = () => 'no';
    await round(nodes[1]);
    expect(await credit(who)).toBe(0n);
    await bench.clock.jump(15_000);
    // This one is killed after the answer, and the next one after the credit.
    await nodes[1].reportCentral();
    await nodes[2].applyEvents();
    expect([await credit(who), central.counted.get(id)]).toEqual([1000n, { amount: 1000n, confirmed: false }]);
    await nodes[1].reportCentral();
    expect([central.counted.get(id), await isReported()]).toEqual([{ amount: 1000n, confirmed: true }, true]);
  });

  test('[OP-87] what is taken back of a deposit counts no more', async () => {
    const who = await player();
    const [first, second] = [await paid(who), await paid(who)];
    await round();
    const back = (paymentId: string, amount: string) =>
      payments.chargeBack({ paymentId, amount, reference: randomUUID() });
    expect(await back(first, '4.00')).toMatchObject({ ErrorText: 'ok' });
    expect(await back(second, '10.00')).toMatchObject({ ErrorText: 'ok' });
    await round();
    expect([central.counted.get(first)?.amount, central.counted.get(second)]).toEqual([600n, undefined]);
    expect(await isReported()).toBe(true);
  });

  test('[OP-87, CALL-59] a player who is excluded while the money waits gets it back, and the room is free', async () => {
    const who = await player();
    await paid(who);
    await payments.applyEvents();
    await payments.reportCentral();
    expect(sum()).toBe(1000n);
    await createGuards({ ...bench, logger: silentLogger, afterExclusion: [] }).exclude(who.userId, 6);
    await round();
    expect([await credit(who), await payments.sendBack(), sum()]).toEqual([0n, 1, 0n]);
  });

  test('[OP-87] an amount in another currency counts by the rates of the day; without them it goes back', async () => {
    const who = await player();
    const begun = await before.begin({
      userId: who.userId,
      currencyId: 941,
      currency: 'RSD',
      direction: 'deposit',
      amount: '1000.00',
    });
    await capture(begun.paymentId ?? '');
    await round();
    expect([await stateOf(begun.paymentId ?? ''), sum()]).toEqual(['failed', 0n]);
    expect(await payments.sendBack()).toBe(1);
  });

  test('[OP-87] an operator credits nothing from suspense that does not fit', async () => {
    const who = await player();
    const id = await begin(who);
    const stray = provider.happen(id, 'payment.captured', { amount: '12.00' });
    expect(await payments.receive('fake', provider.sign(stray))).toBe('kept');
    await round();
    const [item] = (await payments.suspense()).result;
    const resolve = (paymentId = id) =>
      payments.resolve({ id: item?.id ?? '', resolution: 'credit', paymentId, operatorId: bench.root.userId });
    expect(await resolve('no-payment')).toMatchObject({ error: 'paymentUnknown' });
    const other = await paid(who);
    await round();
    expect(await resolve(other)).toMatchObject({ error: 'paymentFinal' });
    await round();
    expect(central.counted.get(other)).toEqual({ amount: 1000n, confirmed: true });
    central.fault = () => 'before';
    expect(await resolve()).toMatchObject({ error: 'centralAway' });
    central.fault = () => 'no';
    const { room } = central;
    central.room = 1199n;
    await bench.clock.jump(5 * minute);
    await payments.reportCentral();
    expect(await resolve()).toMatchObject({ error: 'depositLimit' });
    central.room = room;
    expect(await resolve()).toMatchObject({ ErrorText: 'ok' });
    await round();
    expect([await credit(who), sum(), await isReported()]).toEqual([2200n, 2200n, true]);
  });

  test('[OP-87, CALL-59] whatever fails in whatever order, all ends credited within the limit or sent back', async () => {
    const acts = fc.array(
      fc.record({
        node: fc.integer({ min: 0, max: 2 }),
        act: fc.constantFrom('apply', 'report', 'sendBack', 'wait', 'long'),
        fault: fc.constantFrom('no', 'no', 'before', 'afterwards'),
      }),
      { minLength: 10, maxLength: 40 },
    );
    await fc.assert(
      fc.asyncProperty(acts, async (steps) => {
        await bench.db.delete(centralDeposits);
        for (const id of central.counted.keys()) await central.release({ id, version: 1_000_000 });
        central.room = 3500n;
        const who = await player();
        const ids = await Promise.all(Array.from({ length: 6 }, () => paid(who)));
        for (const { node, act, fault } of steps) {
          const one = nodes[node] ?? payments;
          central.fault = () => fault;
          if (act === 'apply') await one.applyEvents();
          if (act === 'report') await one.reportCentral();
          if (act === 'sendBack') await one.sendBack();
          if (act === 'wait') await bench.clock.jump(minute);
          if (act === 'long') await bench.clock.jump(20 * minute);
          expect(await credit(who)).toBeLessThanOrEqual(3500n);
        }
        central.fault = () => 'no';
        for (let times = 0; times < 4; times += 1) {
          await bench.clock.jump(5 * minute);
          await round();
          await payments.sendBack();
        }
        const ends = await Promise.all(
          ids.map(async (id): Promise<End> => ((await stateOf(id)) === 'succeeded' ? 'credited' : 'sentBack')),
        );
        const credited = BigInt(ends.filter((end) => end === 'credited').length);
        expect(await credit(who)).toBe(credited * 1000n);
        expect(sum()).toBe(credited * 1000n);
        expect([...central.counted.values()].every(({ confirmed }) => confirmed)).toBe(true);
        expect((await payments.suspense()).result).toEqual([]);
        expect(await isReported()).toBe(true);
      }),
      { numRuns: process.env['KVOTA_FULL'] ? 60 : 10 },
    );
  }, 240_000);
});
