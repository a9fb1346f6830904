import { randomUUID } from 'node:crypto';

import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { AgencyActor } from '../agency/agency.ts';
import { rootId } from '../agency/tree.ts';
import type { OpenDatabase } from '../database/database.ts';
import { ledgerTransactions, paymentEvents, payments as rows } from '../database/schema/index.ts';
import { writeSetting } from '../settings/create-settings-store.ts';
import { createAgencyBench, type AgencyBench } from '../testing/agency-bench.ts';
import { sqlDatabases } from '../testing/databases.ts';
import { createFakePaymentProvider, type FakePaymentProvider } from '../testing/fake-payment-provider.ts';
import { createTestPayments } from '../testing/money/test-payments.ts';
import type { BegunPayment, Payments } from './payments.ts';
import { refundName } from './states/refund-name.ts';
import type { PaymentProvider, ProviderEvent } from './provider/payment-provider.ts';

const rsd = { currencyId: 941, currency: 'RSD' };
const minute = 60_000;

describe.each(sqlDatabases)('payments on $name', ({ name, open }) => {
  let database: OpenDatabase;
  let bench: AgencyBench;
  let provider: FakePaymentProvider;
  let payments: Payments;
  let maintenance = false;
  beforeAll(async () => {
    database = await open();
    bench = await createAgencyBench(database);
    provider = createFakePaymentProvider(bench.clock);
    payments = nodeWith(provider);
  });
  const nodeWith = (its: PaymentProvider): Payments => {
    return createTestPayments(bench, [its], { maintenanceBegun: () => Promise.resolve(maintenance) });
  };
  beforeEach(async () => {
    maintenance = false;
    provider.away = 'no';
    await writeSetting(bench.db, 'payments', 'playFirst', false);
    await writeSetting(bench.db, 'payments', 'cancel', 'untilApproved');
  });
  afterAll(() => database.close());

  const player = (credit = 0n): Promise<AgencyActor> => bench.add(rootId, { agent: false, credit });
  type Direction = 'deposit' | 'withdrawal';
  const begin = (
    { userId }: AgencyActor,
    direction: Direction,
    amount: string,
    requestId?: string,
  ): Promise<BegunPayment> => payments.begin({ userId, ...rsd, direction, amount, requestId });
  const begun = async (who: AgencyActor, direction: Direction, amount = '1000.00'): Promise<string> => {
    const { ErrorText, paymentId } = await begin(who, direction, amount);
    expect(ErrorText).toBe('ok');
    return paymentId ?? '';
  };
  const deliver = async (event: ProviderEvent): Promise<void> => {
    expect(await payments.receive('fake', provider.sign(event))).toBe('kept');
    await payments.applyEvents();
  };
  const line = async ({ userId }: AgencyActor, id: string) => (await payments.status(userId, id)).payment;
  const credit = ({ userId }: AgencyActor): Promise<bigint> => bench.credit(userId);
  const sound = async (): Promise<void> => {
    expect(await bench.ledger.check()).toMatchObject({ ok: true, violations: [] });
  };
  const operatorId = (): string => bench.root.userId;

  test('[CALL-59, WAL-04] a deposit is credited by a signed webhook alone, once', async () => {
    const who = await player();
    const init = await begin(who, 'deposit', '1500.50');
    expect(init).toMatchObject({ ErrorText: 'ok', state: 'redirected', newCredit: '0.00' });
    expect(init.redirectUrl).toMatch(/^https:\/\/pay\.example\//);
    const id = init.paymentId ?? '';
    const captured = provider.happen(id, 'payment.captured');
    const forged = { ...provider.sign(captured), signature: 'v1,AAAA' };
    expect(await payments.receive('fake', forged)).toBe('badSignature');
    expect(await payments.receive('other', provider.sign(captured))).toBe('unknownProvider');
    const words = provider.sign({ ...captured, type: 'payment.gift' as ProviderEvent['type'] });
    expect(await payments.receive('fake', words)).toBe('malformed');
    await payments.applyEvents();
    expect(await credit(who)).toBe(0n);
    for (let times = 0; times < 3; times += 1) await deliver(captured);
    expect(await credit(who)).toBe(150_050n);
    expect(await line(who, id)).toMatchObject({
      state: 'succeeded',
      booked: '1500.50',
      late: false,
      redirectUrl: null,
    });
    await sound();
  });

  test('[SEC-10, CALL-59] a request that comes again begins nothing again', async () => {
    const who = await player(500_000n);
    for (const direction of ['deposit', 'withdrawal'] as const) {
      const requestId = randomUUID();
      const answers = await Promise.all(Array.from({ length: 8 }, () => begin(who, direction, '1000.00', requestId)));
      expect(new Set(answers.map(({ paymentId }) => paymentId)).size).toBe(1);
      expect(answers.every(({ ErrorText }) => ErrorText === 'ok')).toBe(true);
      expect(await begin(who, direction, '1000.01', requestId)).toMatchObject({ error: 'requestIdUsed' });
    }
    expect(await credit(who)).toBe(400_000n);
    await sound();
  });

  test('[WAL-04, CALL-59] parallel withdrawals never pay out more than there is', async () => {
    const who = await player(250_000n);
    const answers = await Promise.all(Array.from({ length: 8 }, () => begin(who, 'withdrawal', '1000.00')));
    expect(answers.filter(({ ErrorText }) => ErrorText === 'ok')).toHaveLength(2);
    expect(answers.filter(({ error }) => error === 'insufficientFunds')).toHaveLength(6);
    expect(await credit(who)).toBe(50_000n);
    await sound();
  });

  test('[CALL-59] amounts, ways and wallets out of bounds are refused, and nothing is booked', async () => {
    const who = await player(100_000_000n);
    expect(await begin(who, 'deposit', '199.99')).toMatchObject({
      error: 'paymentAmount',
      min: '200.00',
      max: '500000.00',
    });
    expect(await begin(who, 'withdrawal', '300000.01')).toMatchObject({ error: 'paymentAmount', max: '300000.00' });
    const wanted = { userId: who.userId, ...rsd, direction: 'deposit' as const, amount: '500.00' };
    expect(await payments.begin({ ...wanted, method: 'cheque' })).toMatchObject({ error: 'paymentMethod' });
    expect(await payments.begin({ ...wanted, currencyId: 1000, currency: 'FREEBET-RSD' })).toMatchObject({
      error: 'paymentWallet',
    });
    expect(await payments.begin({ ...wanted, currencyId: 978, currency: 'EUR' })).toMatchObject({ error: 'noWallet' });
    maintenance = true;
    expect(await payments.begin(wanted)).toMatchObject({ error: 'maintenance' });
    maintenance = false;
    for (let n = 0; n < 5; n += 1) await begun(who, 'withdrawal');
    expect(await begin(who, 'withdrawal', '1000.00')).toMatchObject({ error: 'paymentTooMany' });
    expect(await credit(who)).toBe(99_500_000n);
    await sound();
  });

  test('[CALL-59] what was paid in is staked once before it is paid out', async () => {
    await writeSetting(bench.db, 'payments', 'playFirst', true);
    const who = await player(300_000n);
    const id = await begun(who, 'deposit');
    await deliver(provider.happen(id, 'payment.captured'));
    expect(await begin(who, 'withdrawal', '3000.01')).toMatchObject({ error: 'withdrawPlayFirst', left: '1000.00' });
    expect((await payments.methods(who.userId)).withdrawable).toMatchObject([
      { currency: 'RSD', free: '3000.00', playFirst: '1000.00' },
    ]);
    expect(await begin(who, 'withdrawal', '3000.00')).toMatchObject({ ErrorText: 'ok', newCredit: '1000.00' });
    await sound();
  });

  test('[CALL-59] money that comes after the end of its time is credited and named late', async () => {
    const who = await player();
    const id = await begun(who, 'deposit');
    await bench.clock.advance(16 * minute);
    await payments.askProviders();
    expect(await line(who, id)).toMatchObject({ state: 'expired', redirectUrl: null });
    await deliver(provider.happen(id, 'payment.captured'));
    expect(await line(who, id)).toMatchObject({ state: 'succeeded', late: true, booked: '1000.00' });
    expect(await credit(who)).toBe(100_000n);
    await sound();
  });

  test('[CALL-59] a provider that is away begins nothing twice, and lost answers are found', async () => {
    const who = await player(500_000n);
    const requestId = randomUUID();
    provider.away = 'afterwards';
    expect(await begin(who, 'deposit', '1000.00', requestId)).toMatchObject({ error: 'providerAway' });
    // Its page was opened by nobody, yet its news name the payment.
    provider.away = 'no';
    const again = await begin(who, 'deposit', '1000.00', requestId);
    expect(again).toMatchObject({ ErrorText: 'ok', state: 'redirected' });
    const payout = await begun(who, 'withdrawal');
    provider.away = 'afterwards';
    await payments.askProviders();
    expect(await line(who, payout)).toMatchObject({ state: 'sending', canCancel: false });
    provider.away = 'no';
    provider.happen(payout, 'payout.paid');
    await payments.askProviders({ all: true });
    expect(await line(who, payout)).toMatchObject({ state: 'paid', booked: '1000.00' });
    expect(await credit(who)).toBe(400_000n);
    await sound();
  });

  test('[CALL-59] the number of another payment is in suspense, and later events are applied', async () => {
    const [who, other] = [await player(), await player()];
    const first = await begun(who, 'deposit');
    const taken = (await bench.db.select().from(rows).where(eq(rows.id, first)))[0]?.providerId ?? '';
    provider.numbers.push(taken);
    const refusal = await begin(other, 'deposit', '1000.00');
    expect(refusal).toMatchObject({ error: 'providerAway' });
    await deliver(provider.happen(refusal.paymentId ?? '', 'payment.captured'));
    expect(await credit(other)).toBe(0n);
    const item = (await payments.suspense()).result.find(({ paymentId }) => paymentId === refusal.paymentId);
    expect(item).toMatchObject({ reason: 'unknownPayment', booked: true, amount: '1000.00' });
    expect(await bench.db.$count(paymentEvents, isNull(paymentEvents.appliedAt))).toBe(0);
    await deliver(provider.happen(first, 'payment.captured'));
    expect(await credit(who)).toBe(100_000n);
    await sound();
    const resolve = () => payments.resolve({ id: item?.id ?? '', resolution: 'credit', operatorId: operatorId() });
    expect(await resolve()).toEqual({ ErrorText: 'ok' });
    expect(await resolve()).toEqual({ ErrorText: 'ok' });
    expect(await credit(other)).toBe(100_000n);
    await sound();
  });

  test('[CALL-59] money of another amount waits in suspense, until it is sent back or credited', async () => {
    const who = await player();
    const id = await begun(who, 'deposit');
    await deliver(provider.happen(id, 'payment.captured', { amount: '900.00' }));
    await deliver(provider.happen('nobody', 'payment.captured', { amount: '77.00' }));
    expect(await credit(who)).toBe(0n);
    await sound();
    const { result } = await payments.suspense();
    const [odd, stray] = [
      result.find(({ paymentId }) => paymentId === id),
      result.find(({ amount }) => amount === '77.00'),
    ];
    expect([odd?.reason, stray?.reason]).toEqual(['otherAmount', 'unknownPayment']);
    const resolve = (item: string | undefined, resolution: 'credit' | 'return' | 'note') =>
      payments.resolve({ id: item ?? '', resolution, operatorId: operatorId() });
    expect(await resolve(stray?.id, 'note')).toMatchObject({ error: 'suspenseUnknown' });
    expect(await resolve(stray?.id, 'credit')).toMatchObject({ error: 'paymentUnknown' });
    provider.away = 'before';
    expect(await resolve(stray?.id, 'return')).toMatchObject({ error: 'providerAway' });
    provider.away = 'no';
    await Promise.all([resolve(stray?.id, 'return'), resolve(stray?.id, 'return')]);
    expect(await resolve(odd?.id, 'credit')).toEqual({ ErrorText: 'ok' });
    expect(await credit(who)).toBe(90_000n);
    // What was announced comes after all: it is not credited on top.
    await deliver(provider.happen(id, 'payment.captured'));
    expect(await credit(who)).toBe(90_000n);
    expect((await payments.suspense()).result.find(({ paymentId }) => paymentId === id)).toMatchObject({
      amount: '1000.00',
    });
    await sound();
  });

  test('[CALL-59, WAL-04] refunds and chargebacks are taken from the wallet, and beyond it they are a loss', async () => {
    const who = await player();
    const id = await begun(who, 'deposit');
    const refund = () => provider.happen(id, 'payment.refunded', { amount: '300.00', part: 'r1' });
    // A refund that overtakes its capture waits for it.
    const early = refund();
    const captured = provider.happen(id, 'payment.captured');
    await deliver(early);
    expect([await credit(who), (await line(who, id))?.state]).toEqual([0n, 'redirected']);
    await deliver(captured);
    await deliver(refund());
    expect(await credit(who)).toBe(70_000n);
    expect(await line(who, id)).toMatchObject({ state: 'partlyRefunded', takenBack: '300.00' });
    await begun(who, 'withdrawal', '600.00');
    const charge = (amount: string, reference: string) => payments.chargeBack({ paymentId: id, amount, reference });
    expect(await charge('700.01', 'c1')).toMatchObject({ error: 'paymentAmount' });
    expect(await charge('700.00', 'c1')).toEqual({ ErrorText: 'ok' });
    expect(await charge('700.00', 'c1')).toEqual({ ErrorText: 'ok' });
    expect(await charge('600.00', 'c1')).toMatchObject({ error: 'requestIdUsed' });
    await deliver(provider.happen(id, 'payment.chargedBack', { amount: '700.00', part: 'c1' }));
    expect([await credit(who), (await line(who, id))?.state]).toEqual([0n, 'chargedBack']);
    await sound();
  });

  test('[CALL-59] a withdrawal is reviewed, cancelled or locked, whoever comes first', async () => {
    const who = await player(90_000_000n);
    const reviewed = () => begun(who, 'withdrawal', '50000.00');
    const small = await begun(who, 'withdrawal');
    expect(await line(who, small)).toMatchObject({ state: 'approved', canCancel: false });
    expect(await payments.cancel(who.userId, small)).toMatchObject({ error: 'paymentFinal' });
    const locked = await reviewed();
    expect(await line(who, locked)).toMatchObject({ state: 'review', canCancel: true, canLock: true });
    expect(await payments.cancel((await player()).userId, locked)).toMatchObject({ error: 'paymentUnknown' });
    for (const _ of [1, 2])
      expect(await payments.lock(who.userId, locked)).toMatchObject({ payment: { locked: true } });
    expect(await payments.cancel(who.userId, locked)).toMatchObject({ error: 'paymentFinal' });
    const note = 'Please send a copy of your card.';
    const reject = () => payments.decide({ paymentId: locked, decision: 'reject', note, by: operatorId() });
    expect([await reject(), await reject()]).toEqual([{ ErrorText: 'ok' }, { ErrorText: 'ok' }]);
    expect(await payments.decide({ paymentId: locked, decision: 'approve', by: operatorId() })).toMatchObject({
      error: 'paymentFinal',
    });
    expect(await line(who, locked)).toMatchObject({ state: 'rejected', reason: 'operator', note });
    const counts = { approved: 0, rejected: 0, cancelled: 0 };
    for (let round = 0; round < 12; round += 1) {
      const id = await reviewed();
      const before = await credit(who);
      const decide = (decision: 'approve' | 'reject') => payments.decide({ paymentId: id, decision, by: operatorId() });
      const cancel = () => payments.cancel(who.userId, id);
      const acts = [cancel, () => decide('approve'), () => decide('reject'), cancel];
      const outcomes = await Promise.all([...acts.slice(round % 4), ...acts.slice(0, round % 4)].map((act) => act()));
      const state = (await line(who, id))?.state;
      if (state !== 'approved' && state !== 'rejected' && state !== 'cancelled') throw new Error(`It is ${state}.`);
      counts[state] += 1;
      expect(outcomes.filter(({ ErrorText }) => ErrorText === 'ok')).toHaveLength(state === 'cancelled' ? 2 : 1);
      expect((await credit(who)) - before).toBe(state === 'approved' ? 0n : 5_000_000n);
      // Makes room for the next one.
      if (state === 'approved') {
        await payments.askProviders();
        await deliver(provider.happen(id, 'payout.paid'));
      }
    }
    expect(counts.approved + counts.rejected + counts.cancelled).toBe(12);
    await writeSetting(bench.db, 'payments', 'cancel', 'never');
    const last = await reviewed();
    expect(await payments.cancel(who.userId, last)).toMatchObject({ error: 'paymentFinal' });
    await sound();
  });

  test('[CALL-59] a payout that failed goes back to where it came from, and one that came back is given back', async () => {
    const who = await player(500_000n);
    const [failed, returned] = [await begun(who, 'withdrawal'), await begun(who, 'withdrawal')];
    await payments.askProviders();
    await deliver(provider.happen(failed, 'payout.failed', { reason: 'account' }));
    expect(await line(who, failed)).toMatchObject({ state: 'failed', reason: 'account', booked: '0.00' });
    await deliver(provider.happen(returned, 'payout.paid'));
    expect(await credit(who)).toBe(400_000n);
    await deliver(provider.happen(returned, 'payout.returned'));
    expect(await credit(who)).toBe(500_000n);
    // The bank was wrong: the payout that failed has arrived.
    await deliver(provider.happen(failed, 'payout.paid'));
    expect(await line(who, failed)).toMatchObject({ state: 'paid', booked: '1000.00' });
    expect(await credit(who)).toBe(400_000n);
    await sound();
  });

  // The embedded database has one connection, so nobody else can lock anything meanwhile.
  test.skipIf(name === 'PGlite')(
    '[CALL-59] an answer about a payment waits for nobody who has locked the wallet',
    async () => {
      const who = await player(500_000n);
      const id = await begun(who, 'deposit');
      await bench.db.transaction(async (tx) => {
        await bench.ledger.lock(tx, { userId: who.userId, currencyId: 941 });
        expect(await payments.status(who.userId, id)).toMatchObject({ ErrorText: 'ok', newCredit: '5000.00' });
      });
    },
  );

  test('[CALL-59] what a killed node began to send is sent by another node 3 s later, under the same key', async () => {
    const { clock } = bench;
    const never = (): Promise<never> => new Promise(() => {});
    const killed = nodeWith({ ...provider, createPayout: never, refund: never });
    const sent: string[] = [];
    const other = nodeWith({
      ...provider,
      createPayout(payout) {
        sent.push(payout.reference);
        return provider.createPayout(payout);
      },
      refund(refund) {
        sent.push(refund.reference);
        return provider.refund(refund);
      },
    });
    const who = await player(500_000n);
    // First, because money that goes out right after a deposit waits for a person.
    const withdrawal = await begun(who, 'withdrawal');
    const deposit = await begun(who, 'deposit');
    await deliver(provider.happen(deposit, 'payment.captured'));
    void killed.askProviders();
    void killed.refund({ paymentId: deposit, amount: '10.00', reference: 'late', operatorId: operatorId() });
    await expect.poll(async () => (await line(who, withdrawal))?.state).toBe('sending');
    await expect.poll(() => credit(who)).toBe(499_000n);
    await other.askProviders();
    expect(sent).toEqual([]);
    await clock.advance(3000);
    await other.askProviders();
    expect(sent.toSorted()).toEqual([refundName(deposit, 'late'), withdrawal].toSorted());
    await sound();
  });

  test('[CALL-59] operators list payments, and a player only own ones', async () => {
    const who = await player(9_000_000n);
    const id = await begun(who, 'withdrawal', '60000.00');
    await begun(who, 'deposit');
    expect(await payments.list(who.userId, { page: 1 })).toMatchObject({ rowCount: 2, totalPages: 1 });
    expect((await payments.list(who.userId, { page: 1, direction: 'withdrawal' })).result).toMatchObject([{ id }]);
    const inReview = await payments.listAll({ page: 1, state: 'review' });
    expect(inReview.result.map((one) => one.id)).toContain(id);
    expect((await payments.status((await player()).userId, id)).error).toBe('paymentUnknown');
    expect(await bench.db.$count(ledgerTransactions, eq(ledgerTransactions.refId, id))).toBe(1);
  });
});
