import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { AgencyActor } from '../agency/agency.ts';
import type { OpenDatabase } from '../database/database.ts';
import { payments as rows } from '../database/schema/index.ts';
import { demoCurrencies } from '../demo/demo-data.ts';
import { listTransactions } from '../ledger/transactions.ts';
import { sqlDatabases } from '../testing/databases.ts';
import { sized } from '../testing/large-runs.ts';
import { createMoneyWorld, type MoneyWorld } from '../testing/money/money-world.ts';
import { paidLeg, paidTicket } from '../testing/paid-ticket.ts';
import { refundName } from './states/refund-name.ts';

describe.each(sqlDatabases)('refunds of operators on $name', ({ open }) => {
  let database: OpenDatabase;
  let world: MoneyWorld;
  beforeAll(async () => {
    database = await open();
    world = await createMoneyWorld(database);
  });
  beforeEach(() => {
    world.provider.away = 'no';
    world.provider.refuses = () => false;
    world.provider.refunded.length = 0;
  });
  afterAll(() => database.close());

  /** A player with nothing but a deposit of 1,000.00 dinars. */
  async function paidIn(): Promise<{ who: AgencyActor; id: string }> {
    const who = await world.player(0n);
    const id = await world.begin(who.userId, 'deposit');
    await world.deliver(world.provider.happen(id, 'payment.captured'));
    return { who, id };
  }
  const refund = (paymentId: string, amount: string, reference = 'r1') =>
    world.payments.refund({ paymentId, amount, reference, operatorId: world.root.userId });
  const line = async ({ userId }: AgencyActor, id: string) => (await world.payments.status(userId, id)).payment;
  const credit = ({ userId }: AgencyActor): Promise<bigint> => world.credit(userId);
  const refundsOf = async (id: string) =>
    (await world.payments.listAll({ page: 1 })).result.find((one) => one.id === id)?.refunds;
  const statement = async ({ userId }: AgencyActor) =>
    (await listTransactions(world.db, userId, { page: 1, pageSize: 20 })).result.map(
      ({ type, amount, paymentId, explain }) => ({
        type,
        amount,
        paymentId,
        codes: explain?.map(({ code }) => code),
      }),
    );
  const sound = async (): Promise<void> => {
    expect(await world.ledger.check()).toMatchObject({ ok: true, violations: [] });
  };
  const ok = { ErrorText: 'ok' };
  const hour = 3_600_000;

  test('[CALL-59] a refund that its provider does not answer for an hour is an alarm, until it is answered', async () => {
    const { id } = await paidIn();
    const alarms = async () => (await world.ledger.check()).alarms.filter((one) => one.startsWith('refunds'));
    world.provider.away = 'before';
    expect(await refund(id, '300.00')).toEqual(ok);
    expect(await refund(id, '100.00', 'r2')).toEqual(ok);
    await world.clock.jump(hour - 1);
    expect(await alarms()).toEqual([]);
    await world.clock.jump(1);
    expect(await alarms()).toEqual(['refunds that fake has not answered for an hour: 2']);
    world.provider.away = 'no';
    await world.payments.askProviders({ all: true });
    expect(await alarms()).toEqual([]);
    await sound();
  });

  test('[CALL-59, WAL-04, ACC-02] a refund leaves the wallet at once, is sent once, and is explained', async () => {
    const { who, id } = await paidIn();
    expect(await refund(id, '300.00')).toEqual(ok);
    expect(await credit(who)).toBe(70_000n);
    expect(await line(who, id)).toMatchObject({ state: 'partlyRefunded', takenBack: '300.00' });
    expect(await refundsOf(id)).toMatchObject([{ reference: 'r1', amount: '300.00', state: 'accepted' }]);
    const [{ facts } = { facts: [] }] = await world.db.select().from(rows).where(eq(rows.id, id));
    expect(facts).toContainEqual(expect.objectContaining({ key: 'refund:r1', by: world.root.userId }));
    // The report of the provider, also repeated, books nothing again.
    const [reported, ...others] = world.provider.refunded;
    expect([reported?.data.partReference, others]).toEqual([refundName(id, 'r1'), []]);
    if (reported !== undefined) for (const _ of [1, 2]) await world.deliver(reported);
    expect(await refundsOf(id)).toMatchObject([{ state: 'refunded' }]);
    expect(await credit(who)).toBe(70_000n);
    expect(await statement(who)).toEqual([
      { type: 'refund', amount: '-300.00', paymentId: id, codes: ['depositRefunded', 'byMethod', 'drawn'] },
      { type: 'deposit', amount: '1000.00', paymentId: id, codes: ['paidIn', 'byMethod'] },
    ]);
    expect(await refund(id, '700.00', 'r2')).toEqual(ok);
    expect(await line(who, id)).toMatchObject({ state: 'refunded', takenBack: '1000.00' });
    await sound();
  });

  test('[SEC-10] the same reference again gets the same answer, and with another amount a refusal', async () => {
    const { who, id } = await paidIn();
    const before = world.provider.asked.refunds;
    const answers = await Promise.all(Array.from({ length: 8 }, () => refund(id, '300.00')));
    expect(answers).toEqual(Array.from({ length: 8 }, () => ok));
    expect(world.provider.asked.refunds - before).toBe(1);
    expect(await refund(id, '300.01')).toEqual({
      ErrorText:
        'The reference r1 is that of a refund of 300.00. Nothing was moved. Use a new reference for another refund.',
      error: 'requestIdUsed',
    });
    expect(await credit(who)).toBe(70_000n);
    await sound();
  });

  test('[CALL-59] a refund that cannot be made names what is wrong and what can be done', async () => {
    const { who, id } = await paidIn();
    expect(await refund('nothing', '1.00')).toMatchObject({
      error: 'paymentUnknown',
      ErrorText: expect.stringContaining('list of payments'),
    });
    const open = await world.begin(who.userId, 'deposit');
    expect(await refund(open, '1.00')).toMatchObject({
      error: 'paymentFinal',
      ErrorText: expect.stringContaining('not credited'),
    });
    const out = await world.begin((await world.player()).userId, 'withdrawal');
    expect(await refund(out, '1.00')).toMatchObject({ error: 'paymentUnknown' });
    expect(await refund(id, '1000.01')).toEqual({
      error: 'paymentAmount',
      max: '1000.00',
      ErrorText:
        'At most 1000.00 can be refunded: the rest of the deposit went back before. Nothing was moved. Refund less.',
    });
    // What another deposit paid in is not refunded by this one.
    const other = await world.begin(who.userId, 'deposit');
    await world.deliver(world.provider.happen(other, 'payment.captured'));
    expect(await refund(other, '600.00')).toEqual(ok);
    expect(await refund(other, '400.01', 'r2')).toMatchObject({ error: 'paymentAmount', max: '400.00' });
    expect(await refund(other, '400.00', 'r2')).toEqual(ok);
    // A part is on its way out.
    await world.begin(who.userId, 'withdrawal', '900.00');
    expect(await refund(id, '100.01')).toMatchObject({
      error: 'paymentAmount',
      max: '100.00',
      ErrorText: expect.stringContaining('staked or withdrawn'),
    });
    expect(await refund(id, '100.00')).toEqual(ok);
    expect(await refund(id, '0.01', 'r2')).toMatchObject({
      max: '0.00',
      ErrorText: expect.stringMatching(/^Nothing of this deposit can be refunded/),
    });
    await sound();
  });

  test('[CALL-59] winnings are no part of a refund', async () => {
    const { who, id } = await paidIn();
    const walletId =
      (await world.ledger.funds(world.db, { ...demoCurrencies.RSD, userId: who.userId }))?.walletId ?? '';
    await world.db.transaction(async (tx) => {
      await world.ledger.pay(tx, { walletId, ticketId: 't1', amount: 50_000n });
    });
    await world.begin(who.userId, 'withdrawal', '1200.00');
    expect(await credit(who)).toBe(30_000n);
    expect(await refund(id, '300.01')).toMatchObject({ max: '300.00' });
    expect(await refund(id, '300.00')).toEqual(ok);
    await sound();
  });

  test('[CALL-59] a provider that is away is asked again with the same key, and refunds once', async () => {
    for (const away of ['before', 'afterwards'] as const) {
      const { who, id } = await paidIn();
      const made = world.provider.refunded.length;
      world.provider.away = away;
      expect(await refund(id, '300.00')).toEqual(ok);
      expect([await credit(who), (await refundsOf(id))?.[0]?.state]).toEqual([70_000n, 'sending']);
      await world.clock.advance(hour);
      await world.payments.askProviders();
      expect((await refundsOf(id))?.[0]?.state).toBe('sending');
      // Again with the same reference: the same answer.
      expect(await refund(id, '300.00')).toEqual(ok);
      world.provider.away = 'no';
      await world.clock.advance(hour);
      await world.payments.askProviders();
      expect(world.provider.refunded).toHaveLength(made + 1);
      expect((await refundsOf(id))?.[0]?.state).toBe(away === 'before' ? 'accepted' : 'refunded');
      await world.clock.advance(hour);
      await world.payments.askProviders();
      expect((await refundsOf(id))?.[0]?.state).toBe('refunded');
      expect(await credit(who)).toBe(70_000n);
    }
    await sound();
  });

  test('[CALL-59] a refund that the provider made is not sent again, even if it has forgotten the key', async () => {
    const { id } = await paidIn();
    world.provider.away = 'afterwards';
    await refund(id, '300.00');
    world.provider.away = 'no';
    const before = world.provider.asked.refunds;
    await world.clock.advance(hour);
    await world.payments.askProviders();
    expect(world.provider.asked.refunds).toBe(before);
    expect((await refundsOf(id))?.[0]?.state).toBe('refunded');
  });

  test('[CALL-59, ACC-02] money of a refund that the provider refuses for good comes back, with an explanation', async () => {
    const { who, id } = await paidIn();
    world.provider.refuses = () => true;
    for (const _ of [1, 2]) {
      expect(await refund(id, '300.00')).toEqual({
        error: 'refundRefused',
        ErrorText:
          'The provider refused the refund r1 of 300.00 for good, so the money is back in the wallet. Ask the provider for the reason, then use a new reference.',
      });
    }
    expect(await credit(who)).toBe(100_000n);
    expect(await line(who, id)).toMatchObject({ state: 'succeeded', takenBack: '0.00' });
    expect((await line(who, id))?.steps.map(({ state }) => state)).not.toContain('partlyRefunded');
    expect((await statement(who)).slice(0, 2)).toEqual([
      { type: 'refund', amount: '300.00', paymentId: id, codes: ['refundBack', 'byMethod', 'putBack'] },
      { type: 'refund', amount: '-300.00', paymentId: id, codes: ['depositRefunded', 'byMethod', 'drawn'] },
    ]);
    await sound();
    // It made the refund after all: the money is taken again.
    const part = { amount: '300.00', part: 'n1', partReference: refundName(id, 'r1') };
    await world.deliver(world.provider.happen(id, 'payment.refunded', part));
    expect([await credit(who), (await line(who, id))?.state]).toEqual([70_000n, 'partlyRefunded']);
    await sound();
  });

  test('[CALL-59, ACC-02] money of a refund that fails later comes back, whatever came first', async () => {
    for (const order of ['made', 'failed'] as const) {
      const { who, id } = await paidIn();
      expect(await refund(id, '300.00')).toEqual(ok);
      const made = world.provider.refunded.at(-1);
      const failed = world.provider.happen(id, 'payment.refundFailed', { ...made?.data });
      if (made === undefined) throw new Error('It was refunded.');
      for (const report of order === 'made' ? [made, failed, failed] : [failed, made, made])
        await world.deliver(report);
      expect(await credit(who)).toBe(100_000n);
      expect(await line(who, id)).toMatchObject({ state: 'succeeded', takenBack: '0.00' });
      expect(await refundsOf(id)).toMatchObject([{ state: 'refused' }]);
      expect(await refund(id, '300.00')).toMatchObject({ error: 'refundRefused' });
      expect((await statement(who))[0]).toMatchObject({ type: 'refund', amount: '300.00' });
      expect(await refund(id, '1000.00', 'r2')).toEqual(ok);
    }
    await sound();
  });

  test('[CALL-59] money that came by way of suspense goes back to where it came from', async () => {
    const who = await world.player(0n);
    const id = await world.begin(who.userId, 'deposit');
    await world.deliver(
      world.provider.happen('elsewhere', 'payment.captured', { amount: '900.00', id: 'p-elsewhere' }),
    );
    const item = (await world.payments.suspense()).result.find(({ amount }) => amount === '900.00');
    const resolution = { id: item?.id ?? '', resolution: 'credit' as const, paymentId: id };
    expect(await world.payments.resolve({ ...resolution, operatorId: world.root.userId })).toEqual(ok);
    expect(await refund(id, '400.00')).toEqual(ok);
    expect(world.provider.refunds.get(refundName(id, 'r1'))).toBe('p-elsewhere 400.00');
    const part = { amount: '400.00', part: 'n1', partReference: refundName(id, 'r1'), id: 'p-elsewhere' };
    await world.deliver(world.provider.happen('elsewhere', 'payment.refunded', part));
    expect(await refundsOf(id)).toMatchObject([{ state: 'refunded' }]);
    expect(await credit(who)).toBe(50_000n);
    await sound();
  });

  test('[WAL-04] of twenty refunds at once with room for three, three are made', async () => {
    const { who, id } = await paidIn();
    const all = Array.from({ length: 20 }, (_, n) => refund(id, '300.00', `r${n}`));
    const answers = await Promise.all(all);
    expect(answers.filter(({ ErrorText }) => ErrorText === 'ok')).toHaveLength(3);
    expect(answers.filter(({ error, max }) => error === 'paymentAmount' && max === '100.00')).toHaveLength(17);
    expect([await credit(who), world.provider.refunded.length]).toEqual([10_000n, 3]);
    await sound();
  });

  test('[WAL-04] money that is refunded and staked at once moves once', async () => {
    const wallet = { currency: 'RSD', currency_id: demoCurrencies.RSD.currencyId };
    for (let round = 0; round < 5; round += 1) {
      const { who, id } = await paidIn();
      const stake = async (): Promise<boolean> => {
        const [ticketId, event] = [crypto.randomUUID(), crypto.randomUUID()];
        const request = paidTicket(ticketId, [paidLeg(event, { odds: '2.00', original_odds: '2.00' })], { wallet });
        const player = { id: who.userId, username: who.userId, roles: [], blocked: false };
        const answer = await world.tickets.request(player, request, request);
        return 'body' in answer && typeof answer.body === 'string' && answer.body.includes('"ok"');
      };
      const stakes = Array.from({ length: 9 }, () => stake);
      const before = stakes.slice(0, round * 2).map((act) => act());
      const refunding = refund(id, '600.00');
      const paid = await Promise.all([...before, ...stakes.slice(round * 2).map((act) => act())]);
      const isRefunded = (await refunding).ErrorText === 'ok';
      const staked = BigInt(paid.filter(Boolean).length) * 10_000n;
      const taken = isRefunded ? 60_000n : 0n;
      expect(await credit(who)).toBe(100_000n - staked - taken);
      expect((await line(who, id))?.takenBack).toBe(isRefunded ? '600.00' : '0.00');
    }
    await sound();
  });

  const references = ['r1', 'r2', 'r3'] as const;
  const amounts = { r1: '200.00', r2: '300.00', r3: '100.00' };
  const refundStep = fc.constantFrom(...references).map((reference) => ({ what: 'refund' as const, reference }));
  const step = fc.oneof(
    { weight: 3, arbitrary: refundStep },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom<'no' | 'before' | 'afterwards'>('no', 'before', 'afterwards')
        .map((away) => ({ what: 'away' as const, away })),
    },
    { weight: 2, arbitrary: fc.constantFrom({ what: 'ask' as const }, { what: 'chargeBack' as const }) },
    { weight: 3, arbitrary: fc.nat(20).map((n) => ({ what: 'deliver' as const, n })) },
  );

  test('[CALL-59, SEC-10] whatever the order and however often, refunds, reports, outages and a chargeback end the same', async () => {
    const { provider, payments } = world;
    const property = fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (steps) => {
      provider.away = 'no';
      provider.refuses = (name) => name.endsWith(':r3');
      const who = await world.player(0n);
      const id = await world.begin(who.userId, 'deposit');
      const reports = [provider.happen(id, 'payment.captured')];
      const madeBefore = provider.refunded.length;
      const all = () => [...reports, ...provider.refunded.slice(madeBefore)];
      const charge = () => {
        const isNew = !reports.some(({ type }) => type === 'payment.chargedBack');
        if (isNew) reports.push(provider.happen(id, 'payment.chargedBack', { amount: '400.00', part: 'c1' }));
      };
      for (const one of steps) {
        if (one.what === 'refund') await refund(id, amounts[one.reference], one.reference);
        if (one.what === 'away') provider.away = one.away;
        if (one.what === 'ask') {
          await world.clock.advance(hour);
          await payments.askProviders();
        }
        if (one.what === 'chargeBack') charge();
        const report = one.what === 'deliver' ? all()[one.n % all().length] : undefined;
        if (report !== undefined) await world.deliver(report);
      }
      // In the end everything has been asked for, and everything has arrived.
      charge();
      for (const report of all()) await world.deliver(report);
      for (const reference of references) await refund(id, amounts[reference], reference);
      provider.away = 'no';
      for (const _ of [1, 2]) {
        await world.clock.advance(hour);
        await payments.askProviders();
      }
      expect((await refund(id, amounts.r3, 'r3')).error).toBe('refundRefused');
      expect(await line(who, id)).toMatchObject({ state: 'chargedBack', booked: '1000.00', takenBack: '900.00' });
      expect(new Map((await refundsOf(id))?.map(({ reference, state }) => [reference, state]))).toEqual(
        new Map([
          ['r1', 'refunded'],
          ['r2', 'refunded'],
          ['r3', 'refused'],
        ]),
      );
      const names = provider.refunded.slice(madeBefore).map(({ data }) => data.partReference);
      expect([names.length, new Set(names)]).toEqual([2, new Set([refundName(id, 'r1'), refundName(id, 'r2')])]);
      expect(await credit(who)).toBe(10_000n);
    });
    await fc.assert(property, { numRuns: sized(25, 100) });
    await sound();
  });
});
