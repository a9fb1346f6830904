import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { AgencyActor } from '../../agency/agency.ts';
import { rootId } from '../../agency/tree.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { staffDecisions } from '../../database/schema/index.ts';
import { proposalSpan } from '../../decisions/two-people.ts';
import { writeSetting } from '../../settings/create-settings-store.ts';
import { createAgencyBench, type AgencyBench } from '../../testing/agency-bench.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { createFakePaymentProvider } from '../../testing/fake-payment-provider.ts';
import { addOperators } from '../../testing/operators.ts';
import { createTestPayments } from '../../testing/money/test-payments.ts';
import type { Payments } from '../payments.ts';

describe.each(sqlDatabases)('withdrawals that two people decide on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: AgencyBench;
  let payments: Payments;
  let who: AgencyActor;
  const staff: string[] = [];
  beforeAll(async () => {
    database = await open();
    bench = await createAgencyBench(database);
    const { db, clock } = bench;
    payments = createTestPayments(bench, [createFakePaymentProvider(clock)]);
    await writeSetting(db, 'payments', 'playFirst', false);
    await writeSetting(db, 'payments', 'openMost', 100);
    who = await bench.add(rootId, { agent: false, credit: 2_000_000_000n });
    staff.push(...(await addOperators(bench, 3)));
  });
  afterAll(() => database.close());

  const [ana, ben, cleo] = [() => staff[0] ?? '', () => staff[1] ?? '', () => staff[2] ?? ''];
  /** Asks for a withdrawal. The default is the least amount that needs two people. */
  const asked = async (amount = '150000.00'): Promise<string> => {
    const wallet = { currencyId: 941, currency: 'RSD' };
    const { paymentId } = await payments.begin({ userId: who.userId, ...wallet, direction: 'withdrawal', amount });
    return paymentId ?? '';
  };
  const decide = (paymentId: string, decision: 'approve' | 'reject', by: string, note?: string) =>
    payments.decide({ paymentId, decision, by, note });
  const line = async (id: string) => (await payments.status(who.userId, id)).payment;
  const ok = { ErrorText: 'ok' };

  test('[CALL-59] below the amount one person decides, from it on two', async () => {
    const small = await asked('149999.99');
    expect(await decide(small, 'approve', ana())).toEqual(ok);
    expect(await line(small)).toMatchObject({ state: 'approved' });
    const large = await asked();
    const first = await decide(large, 'approve', ana());
    expect(first).toMatchObject({ ErrorText: 'ok', second: { expiresAt: expect.any(String) as string } });
    expect(await line(large)).toMatchObject({ state: 'review' });
    expect(await decide(large, 'approve', ana())).toMatchObject({ error: 'otherPerson', second: first.second });
    expect(await decide(large, 'approve', who.userId)).toMatchObject({ error: 'ownAccount' });
    expect(await line(large)).toMatchObject({ state: 'review' });
    // The answer may have been lost, so the same again is answered as the first time.
    for (let times = 0; times < 2; times += 1) expect(await decide(large, 'approve', ben())).toEqual(ok);
    expect(await line(large)).toMatchObject({ state: 'approved' });
  });

  test('[CALL-59] people who disagree decide nothing; the note of the first one stays with what both want', async () => {
    const id = await asked();
    const credit = await bench.credit(who.userId);
    await decide(id, 'approve', ana());
    const note = 'Please send a copy of your card.';
    expect(await decide(id, 'reject', ben(), note)).toMatchObject({ second: {} });
    expect(await line(id)).toMatchObject({ state: 'review' });
    expect(await decide(id, 'reject', ana())).toEqual(ok);
    expect(await line(id)).toMatchObject({ state: 'rejected', note });
    expect((await bench.credit(who.userId)) - credit).toBe(15_000_000n);
  });

  test('[CALL-59] a proposal expires', async () => {
    const id = await asked();
    await decide(id, 'approve', ana());
    await bench.clock.jump(proposalSpan);
    expect(await decide(id, 'approve', ben())).toMatchObject({ second: {} });
    expect(await line(id)).toMatchObject({ state: 'review' });
    expect(await decide(id, 'approve', cleo())).toEqual(ok);
  });

  test('[CALL-59, SEC-10] two confirmations and a cancellation at once: money moves once', async () => {
    for (let round = 0; round < 9; round += 1) {
      const before = await bench.credit(who.userId);
      const id = await asked();
      await decide(id, 'approve', ana());
      const acts = [
        () => payments.cancel(who.userId, id),
        () => decide(id, 'approve', ben()),
        () => decide(id, 'approve', cleo()),
      ];
      await Promise.all([...acts.slice(round % 3), ...acts.slice(0, round % 3)].map((act) => act()));
      const state = (await line(id))?.state ?? '';
      expect(['approved', 'cancelled']).toContain(state);
      expect(before - (await bench.credit(who.userId))).toBe(state === 'approved' ? 15_000_000n : 0n);
      const rows = await bench.db.select().from(staffDecisions).where(eq(staffDecisions.subject, id));
      expect(rows.map((row) => row.state)).toEqual([state === 'approved' ? 'done' : 'dropped']);
    }
    expect(await bench.ledger.check()).toMatchObject({ ok: true, violations: [] });
  });
});
