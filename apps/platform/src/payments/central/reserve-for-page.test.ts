import { randomUUID } from 'node:crypto';

import { moneyToMinor } from '@kvota/contracts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { AgencyActor } from '../../agency/agency.ts';
import { rootId } from '../../agency/tree.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { centralDeposits, payments as paymentRows } from '../../database/schema/index.ts';
import { createAgencyBench, type AgencyBench } from '../../testing/agency-bench.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { createFakeCentralLimit, type FakeCentralLimit } from '../../testing/fake-central-limit.ts';
import { createFakePaymentProvider, type FakePaymentProvider } from '../../testing/fake-payment-provider.ts';
import { createTestPayments } from '../../testing/money/test-payments.ts';
import type { Payments } from '../payments.ts';

const eur = { currencyId: 978, currency: 'EUR' };
const minute = 60_000;
/** The time of a page with the grace after it. */
const pageTime = 20 * minute;

describe.each(sqlDatabases)('room of the central limit before the page of the provider, on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: AgencyBench;
  let provider: FakePaymentProvider;
  let central: FakeCentralLimit;
  let nodes: readonly [Payments, Payments];
  let payments: Payments;
  beforeAll(async () => {
    database = await open();
    bench = await createAgencyBench(database);
    provider = createFakePaymentProvider(bench.clock);
  });
  beforeEach(() => {
    central = createFakeCentralLimit(3500n);
    provider.away = 'no';
    const create = () => createTestPayments(bench, [provider], { central });
    nodes = [create(), create()];
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
  const begin = ({ userId }: AgencyActor, amount = '10.00', requestId: string = randomUUID(), node = payments) =>
    node.begin({ userId, ...eur, direction: 'deposit', amount, requestId });
  /** A deposit whose page is open. */
  const opened = async (who: AgencyActor, amount?: string): Promise<string> => {
    const { ErrorText, paymentId, redirectUrl } = await begin(who, amount);
    expect([ErrorText, typeof redirectUrl]).toEqual(['ok', 'string']);
    return paymentId ?? '';
  };
  const happen = async (id: string, type: 'payment.captured' | 'payment.failed' | 'payment.processing') =>
    expect(await payments.receive('fake', provider.sign(provider.happen(id, type)))).toBe('kept');
  /** A round of the workers of a node. */
  const round = async (node = payments): Promise<void> => {
    for (let times = 0; times < 2; times += 1) {
      await node.applyEvents();
      await node.reportCentral();
    }
  };
  const credit = async ({ userId }: AgencyActor): Promise<bigint> => {
    const wallets = await bench.ledger.wallets(userId);
    return moneyToMinor(wallets.find(({ currency_id }) => currency_id === eur.currencyId)?.wallet_0 ?? '0.00');
  };
  const stateOf = async (id: string) =>
    (await bench.db.select().from(paymentRows).where(eq(paymentRows.id, id)))[0]?.state;
  const sum = (): bigint => [...central.counted.values()].reduce((total, { amount }) => total + amount, 0n);

  test('[OP-87, CALL-59] room is reserved before the page, and confirmed after the credit', async () => {
    const who = await player();
    const id = await opened(who);
    expect(central.counted.get(id)).toEqual({ amount: 1000n, confirmed: false });
    await happen(id, 'payment.captured');
    await payments.applyEvents();
    expect(await credit(who)).toBe(1000n);
    await payments.reportCentral();
    expect(central.counted.get(id)).toEqual({ amount: 1000n, confirmed: true });
    await bench.clock.jump(pageTime);
    await round();
    expect(central.counted.get(id)).toEqual({ amount: 1000n, confirmed: true });
  });

  test('[OP-87, CALL-59] a full limit is named before anybody pays, with what is left; no page is opened', async () => {
    const who = await player();
    await opened(who, '30.00');
    // Later than the first one, which is before it in the list.
    await bench.clock.advance(1);
    const before = provider.asked.payments;
    const requestId = randomUUID();
    const refused = await begin(who, '10.00', requestId);
    const limit = { value: '1000.00', currency: 'EUR', left: '5.00', until: expect.any(String) };
    expect(refused).toMatchObject({ error: 'centralLimit', central: limit });
    // The same request, after a lost answer.
    expect(await begin(who, '10.00', requestId)).toMatchObject({ error: 'centralLimit' });
    expect([provider.asked.payments - before, sum(), await credit(who)]).toEqual([0, 3000n, 0n]);
    const { result } = await payments.list(who.userId, { page: 1 });
    expect(result[0]).toMatchObject({ state: 'failed', reason: 'centralLimit', booked: '0.00' });
    expect(await begin(who, '5.00')).toMatchObject({ ErrorText: 'ok' });
  });

  test('[OP-87] of 20 deposits that begin at once, those get a page for which there is room', async () => {
    const who = await player();
    const begun = await Promise.all(
      Array.from({ length: 20 }, (_, n) => begin(who, '10.00', randomUUID(), nodes[n % 2])),
    );
    expect(begun.filter(({ ErrorText }) => ErrorText === 'ok')).toHaveLength(3);
    expect(begun.filter(({ error }) => error === 'centralLimit')).toHaveLength(17);
    expect(sum()).toBe(3000n);
  });

  test('[OP-87, CALL-59] what fails or is abandoned is given back', async () => {
    const who = await player();
    const failed = await opened(who);
    await happen(failed, 'payment.failed');
    await round();
    expect(central.counted.has(failed)).toBe(false);
    const abandoned = await opened(who);
    await bench.clock.jump(pageTime - 1);
    await round();
    expect(central.counted.has(abandoned)).toBe(true);
    await bench.clock.jump(1);
    await round();
    expect([sum(), central.room]).toEqual([0n, 3500n]);
    // One that a bank still works on is kept.
    const slow = await opened(who);
    await happen(slow, 'payment.processing');
    await round();
    await bench.clock.jump(pageTime);
    await round();
    expect(central.counted.has(slow)).toBe(true);
  });

  test('[OP-87, CALL-59] money that comes after its reservation is asked about again: credited, or sent back', async () => {
    const who = await player();
    const [first, second] = [await opened(who, '20.00'), await opened(who, '15.00')];
    await bench.clock.jump(pageTime);
    await round();
    expect(sum()).toBe(0n);
    await opened(who, '16.00');
    await happen(second, 'payment.captured');
    await happen(first, 'payment.captured');
    await payments.applyEvents();
    expect(await credit(who)).toBe(0n);
    await payments.reportCentral();
    await payments.applyEvents();
    await round();
    expect(await credit(who)).toBe(1500n);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['failed', 'succeeded']);
    expect(await payments.sendBack()).toBe(1);
    await round();
    expect(sum()).toBe(3100n);
  });

  test('[OP-87, CALL-59] without an answer no page is opened, and a lost reservation is given back; the same request goes on', async () => {
    const who = await player();
    const requestId = randomUUID();
    central.fault = () => 'afterwards';
    expect(await begin(who, '30.00', requestId)).toMatchObject({ error: 'centralAway', state: 'created' });
    expect(sum()).toBe(3000n);
    central.fault = () => 'no';
    await round();
    expect(sum()).toBe(0n);
    expect(await begin(who, '30.00', requestId)).toMatchObject({ ErrorText: 'ok', state: 'redirected' });
    expect(sum()).toBe(3000n);
  });

  test('[OP-87, CALL-59] without a page the room is free for another try', async () => {
    const who = await player();
    provider.away = 'afterwards';
    expect(await begin(who, '30.00')).toMatchObject({ error: 'providerAway' });
    provider.away = 'no';
    await round();
    expect(sum()).toBe(0n);
    await opened(who, '30.00');
  });

  test('[OP-87, CALL-59] a node that is killed while it reserves holds the room no longer than a page', async () => {
    const who = await player();
    central.fault = () => 'never';
    void begin(who, '30.00');
    await expect.poll(sum).toBe(3000n);
    central.fault = () => 'no';
    await bench.clock.jump(15_000);
    await round(nodes[1]);
    expect(sum()).toBe(3000n);
    await bench.clock.jump(pageTime);
    await round(nodes[1]);
    expect(sum()).toBe(0n);
  });

  test('[OP-87] money that an operator sends back from suspense leaves the reservation of the page', async () => {
    const who = await player();
    const id = await opened(who);
    const stray = provider.happen(id, 'payment.captured', { amount: '12.00' });
    expect(await payments.receive('fake', provider.sign(stray))).toBe('kept');
    await round();
    const [item] = (await payments.suspense()).result;
    expect(await payments.resolve({ id: item?.id ?? '', resolution: 'return' })).toMatchObject({ ErrorText: 'ok' });
    await round();
    expect(central.counted.get(id)?.amount).toBe(1000n);
    await happen(id, 'payment.captured');
    await round();
    expect(await credit(who)).toBe(1000n);
  });

  test('[OP-87, CALL-59] whatever fails in whatever order, nobody is credited above the limit, and no room stays reserved', async () => {
    const acts = fc.array(
      fc.record({
        node: fc.integer({ min: 0, max: 1 }),
        act: fc.constantFrom('begin', 'begin', 'pay', 'pay', 'fail', 'apply', 'report', 'sendBack', 'wait', 'long'),
        fault: fc.constantFrom('no', 'no', 'before', 'afterwards'),
        away: fc.constantFrom('no', 'no', 'no', 'afterwards'),
      }),
      { minLength: 10, maxLength: 40 },
    );
    await fc.assert(
      fc.asyncProperty(acts, async (steps) => {
        await bench.db.delete(centralDeposits);
        for (const id of central.counted.keys()) await central.release({ id, version: 1_000_000 });
        central.room = 3500n;
        const who = await player();
        const [ids, open]: [string[], string[]] = [[], []];
        for (const { node, act, fault, away } of steps) {
          const one = nodes[node] ?? payments;
          central.fault = () => fault;
          provider.away = away;
          if (act === 'begin') {
            const { ErrorText, paymentId } = await begin(who, '10.00', randomUUID(), one);
            if (paymentId) ids.push(paymentId);
            if (ErrorText === 'ok' && paymentId) open.push(paymentId);
          }
          const next = act === 'pay' || act === 'fail' ? open.shift() : undefined;
          if (next !== undefined) await happen(next, act === 'pay' ? 'payment.captured' : 'payment.failed');
          if (act === 'apply') await one.applyEvents();
          if (act === 'report') await one.reportCentral();
          if (act === 'sendBack') await one.sendBack();
          if (act === 'wait') await bench.clock.jump(minute);
          if (act === 'long') await bench.clock.jump(pageTime);
          expect(await credit(who)).toBeLessThanOrEqual(3500n);
        }
        central.fault = () => 'no';
        provider.away = 'no';
        for (let times = 0; times < 4; times += 1) {
          await bench.clock.jump(pageTime);
          await round();
          await payments.sendBack();
        }
        const states = await Promise.all(ids.map(stateOf));
        const credited = BigInt(states.filter((state) => state === 'succeeded').length);
        expect(await credit(who)).toBe(credited * 1000n);
        expect(sum()).toBe(credited * 1000n);
        expect([...central.counted.values()].every(({ confirmed }) => confirmed)).toBe(true);
        expect((await payments.suspense()).result).toEqual([]);
      }),
      { numRuns: process.env['KVOTA_FULL'] ? 60 : 10 },
    );
  }, 240_000);
});
