import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { rootId } from '../../agency/tree.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { payments as rows } from '../../database/schema/index.ts';
import { createAgencyBench, type AgencyBench } from '../../testing/agency-bench.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { createFakePaymentProvider, type FakePaymentProvider } from '../../testing/fake-payment-provider.ts';
import { createTestPayments } from '../../testing/money/test-payments.ts';
import type { Payments } from '../payments.ts';
import type { PaymentProvider } from '../provider/payment-provider.ts';

const second = 1000;

describe.each(sqlDatabases)('webhooks that never come on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: AgencyBench;
  let provider: FakePaymentProvider;
  beforeAll(async () => {
    database = await open();
    bench = await createAgencyBench(database);
    provider = createFakePaymentProvider(bench.clock);
  });
  afterAll(() => database.close());

  const nodeWith = (...providers: readonly PaymentProvider[]): Payments => {
    return createTestPayments(bench, providers);
  };
  const begun = async (node: Payments, method = 'card') => {
    const { userId } = await bench.add(rootId, { agent: false });
    const wanted = {
      userId,
      currencyId: 941,
      currency: 'RSD',
      direction: 'deposit',
      amount: '1000.00',
      method,
    } as const;
    return { id: (await node.begin(wanted)).paymentId ?? '', userId };
  };
  const stateOf = async (id: string) =>
    (await bench.db.select({ state: rows.state }).from(rows).where(eq(rows.id, id)))[0]?.state;

  test('[CALL-59] money is credited within a minute, at any time at which the page can be paid', async () => {
    const { clock } = bench;
    const node = nodeWith(provider);
    // After refused cards, and in the work of a bank too.
    const paidAt = [31, 95, 215, 333, 455, 600, 777, 899].map((at) => at * second);
    const paid = await Promise.all(paidAt.map(async (at) => ({ at, ...(await begun(node)) })));
    const late = new Map<number, number>();
    const started = clock.now();
    while (clock.now() - started < 1000 * second) {
      await clock.advance(3 * second);
      const now = clock.now() - started;
      for (const [n, { at, id }] of paid.entries()) {
        if (at > now - 3 * second && at <= now) provider.happen(id, 'payment.captured');
        if (n % 3 === 1 && now === 30 * second) provider.happen(id, 'payment.failed');
        if (n % 3 === 2 && now === 60 * second) provider.happen(id, 'payment.processing');
      }
      await node.askProviders();
      for (const { at, id } of paid)
        if (at <= now && !late.has(at) && (await stateOf(id)) === 'succeeded') late.set(at, now - at);
    }
    expect([...late.keys()].toSorted((a, b) => a - b)).toEqual(paidAt);
    expect(Math.max(...late.values())).toBeLessThanOrEqual(45 * second);
    for (const { userId } of paid) expect(await bench.credit(userId)).toBe(100_000n);
    expect(await bench.ledger.check()).toMatchObject({ ok: true, violations: [] });
  });

  test('[CALL-59] a provider that is slow delays the questions to others by seconds, and loses no turn', async () => {
    const { clock } = bench;
    const asked: string[] = [];
    const slow: PaymentProvider = {
      ...createFakePaymentProvider(clock),
      code: 'slow',
      methods: ['cheque'],
      async find(_, reference) {
        asked.push(reference);
        await clock.jump(second);
        return undefined;
      },
    };
    const node = nodeWith(slow, provider);
    const waiting: string[] = [];
    // More than a round has room for, and all of them due before the other one.
    for (let n = 0; n < 40; n += 1) waiting.push((await begun(node, 'cheque')).id);
    const { id } = await begun(node);
    provider.happen(id, 'payment.captured');
    await clock.advance(30 * second);
    const before = clock.now();
    await node.askProviders();
    expect(await stateOf(id)).toBe('succeeded');
    // The questions that were begun are awaited.
    expect(clock.now() - before).toBeLessThanOrEqual(18 * second);
    expect(asked.length).toBeLessThan(20);
    for (let round = 0; round < 4; round += 1) await node.askProviders();
    expect(new Set(asked)).toEqual(new Set(waiting));
  });
});
