import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { rootId } from '../../agency/tree.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { accounts, ledgerWatch } from '../../database/schema/index.ts';
import { createTestPayments } from '../../testing/money/test-payments.ts';
import type { Payments } from '../../payments/payments.ts';
import { createAgencyBench, type AgencyBench } from '../../testing/agency-bench.ts';
import { anotherNode, sqlDatabases } from '../../testing/databases.ts';
import { createFakePaymentProvider, type FakePaymentProvider } from '../../testing/fake-payment-provider.ts';
import { createLedgerWatch } from './create-ledger-watch.ts';
import type { LedgerWatch } from './ledger-watch.ts';

const [minute, hour] = [60_000, 3_600_000];

describe.each(sqlDatabases)('the watch of the ledger on $name', ({ open }) => {
  let database: OpenDatabase;
  let second: OpenDatabase;
  let bench: AgencyBench;
  let provider: FakePaymentProvider;
  let payments: Payments;
  let nodes: readonly [LedgerWatch, LedgerWatch];
  let lines: string[];
  beforeEach(async () => {
    database = await open();
    second = await anotherNode(database);
    bench = await createAgencyBench(database);
    provider = createFakePaymentProvider(bench.clock);
    const { clock } = bench;
    payments = createTestPayments(bench, [provider]);
    lines = [];
    const logger = {
      error: (text: string) => void lines.push(`error ${text}`),
      info: (text: string) => void lines.push(`info ${text}`),
    };
    const node = (own: OpenDatabase) => createLedgerWatch({ db: own.db, clock, logger, checkEvery: hour });
    nodes = [node(database), node(second)];
  });
  afterEach(async () => {
    if (second !== database) await second.close();
    await database.close();
  });

  /** The lines that were written in some minutes of both nodes. */
  const minutes = async (count = 3): Promise<string[]> => {
    const before = lines.length;
    for (let n = 0; n < count; n += 1) {
      await bench.clock.advance(minute);
      await Promise.all(nodes.map((node) => node.watchMoney()));
      await Promise.all(nodes.map((node) => node.watchLedger()));
    }
    return lines.slice(before);
  };
  const deposit = async (): Promise<string> => {
    const { userId } = await bench.add(rootId, { agent: false });
    const wanted = { userId, currencyId: 941, currency: 'RSD', direction: 'deposit', amount: '1000.00' } as const;
    return (await payments.begin(wanted)).paymentId ?? '';
  };
  const deliver = async (id: string, type: 'payment.captured' | 'payment.refunded', data = {}): Promise<void> => {
    await payments.receive('fake', provider.sign(provider.happen(id, type, data)));
    await payments.applyEvents();
  };

  test('[CALL-59] money in suspense is an alarm on all nodes within two minutes, logged once, and ends', async () => {
    expect(await minutes()).toEqual([]);
    const none = { suspense: {}, withoutGround: 0, notApplied: 0 };
    for (const node of nodes) {
      expect(node.watched().money).toEqual(none);
      expect(node.watched().moneyAge).toBeLessThanOrEqual(60);
    }
    await deliver(await deposit(), 'payment.captured', { amount: '900.00' });
    expect(await minutes(5)).toEqual(["error 900.00 RSD are in suspense: see the operator's call suspense"]);
    for (const node of nodes) expect(node.watched().money?.suspense).toEqual({ RSD: '90000' });
    const [item] = (await payments.suspense()).result;
    await payments.resolve({ id: item?.id ?? '', resolution: 'return', operatorId: bench.root.userId });
    expect(await minutes(5)).toEqual(['info Nothing in RSD is in suspense any more']);
    for (const node of nodes) expect(node.watched().money?.suspense).toEqual({});
  });

  test('[CALL-59] a refund without its deposit is an alarm after ten minutes, and none once the deposit is known', async () => {
    const id = await deposit();
    await deliver(id, 'payment.refunded', { amount: '300.00', part: 'r1' });
    expect(await minutes(9)).toEqual([]);
    expect(await minutes(3)).toEqual(['error 1 payments have facts whose ground has been missing for ten minutes']);
    expect(nodes.map((node) => node.watched().money?.withoutGround)).toEqual([1, 1]);
    await deliver(id, 'payment.captured');
    expect(await minutes()).toEqual([
      'info No payments have facts whose ground has been missing for ten minutes any more',
    ]);
    expect(nodes.map((node) => node.watched().money?.withoutGround)).toEqual([0, 0]);
  });

  test('[CALL-59] an event that nobody applies is an alarm after ten minutes', async () => {
    await payments.receive('fake', provider.sign(provider.happen(await deposit(), 'payment.captured')));
    expect(await minutes(9)).toEqual([]);
    expect(await minutes(2)).toEqual(['error 1 events of payment providers have not been applied for ten minutes']);
    await payments.applyEvents();
    expect(await minutes(2)).toHaveLength(1);
    expect(nodes[0].watched().money?.notApplied).toBe(0);
  });

  test('[WAL-04] a ledger that does not add up is an alarm of the next whole check, an hour after the last', async () => {
    await minutes(61);
    expect(nodes[0].watched()).toMatchObject({ violations: 0 });
    const { db } = bench;
    const someone = await bench.add(rootId, { agent: false, credit: 5000n });
    const isIts = sql`${accounts.id} LIKE ${`%${someone.userId}%:wallet_0`} OR ${accounts.walletId} IN
      (SELECT id FROM wallets WHERE user_id = ${someone.userId}) AND ${accounts.kind} = 'wallet_0'`;
    await db.update(accounts).set({ balance: 4000n }).where(isIts);
    expect(await minutes(50)).toEqual([]);
    const found = await minutes(12);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^error The ledger does not add up, \d+ violations: .*4000/);
    expect(nodes.map((node) => node.watched().violations ?? 0).every((count) => count > 0)).toBe(true);
    expect(await minutes(62)).toEqual([]);
    await db.update(accounts).set({ balance: 5000n }).where(isIts);
    expect(await minutes(62)).toEqual(['info The ledger adds up again']);
    expect(nodes.map((node) => node.watched().violations)).toEqual([0, 0]);
  });

  test('[WAL-04] a slow check is repeated after fifty times as long, by one node, and ages show it', async () => {
    await minutes(61);
    const took = 10 * minute;
    await bench.db.update(ledgerWatch).set({ took }).where(eq(ledgerWatch.name, 'ledger'));
    await minutes(120);
    expect(nodes[0].watched().ledgerAge).toBeGreaterThanOrEqual(7200);
    await bench.clock.advance(50 * took);
    await minutes(2);
    expect(nodes.map((node) => node.watched().ledgerAge <= 120)).toEqual([true, true]);
  });
});
