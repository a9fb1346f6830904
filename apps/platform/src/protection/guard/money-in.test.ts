import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import type { AgencyActor } from '../../agency/agency.ts';
import { rootId } from '../../agency/tree.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { vouchers as voucherRows } from '../../database/schema/index.ts';
import { silentLogger } from '../../kernel/log/logger.ts';
import { createTestPayments, createTestVouchers } from '../../testing/money/test-payments.ts';
import type { Payments } from '../../payments/payments.ts';
import { createAgencyBench, type AgencyBench } from '../../testing/agency-bench.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { createFakePaymentProvider, type FakePaymentProvider } from '../../testing/fake-payment-provider.ts';
import type { Vouchers } from '../../vouchers/vouchers.ts';
import { createGuards } from './create-guards.ts';
import type { Guards } from './guards.ts';

const rsd = { currencyId: 941, currency: 'RSD' };
const day = 86_400_000;

describe.each(sqlDatabases)('money of players who stopped to play, on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: AgencyBench;
  let provider: FakePaymentProvider;
  let payments: Payments;
  let vouchers: Vouchers;
  let guards: Guards;
  beforeAll(async () => {
    database = await open();
    bench = await createAgencyBench(database);
    const { db, clock, ledger } = bench;
    provider = createFakePaymentProvider(clock);
    const base = { db, clock, ids: randomUUID, ledger, maintenanceBegun: () => Promise.resolve(false) };
    vouchers = await createTestVouchers(bench);
    payments = createTestPayments(bench, [provider]);
    guards = createGuards({ ...base, logger: silentLogger, afterExclusion: [(userId) => vouchers.giveBack(userId)] });
  });
  afterEach(async () => {
    expect(await bench.ledger.check()).toMatchObject({ ok: true, violations: [] });
  });
  afterAll(() => database.close());

  const player = (credit = 0n, parentId = rootId): Promise<AgencyActor> =>
    bench.add(parentId, { agent: false, credit });
  const credit = ({ userId }: AgencyActor): Promise<bigint> => bench.credit(userId);
  const make = async (maker: AgencyActor, amount = '100.00') => {
    const { ErrorText, voucher, id } = await vouchers.create({
      ...rsd,
      userId: maker.userId,
      amount,
      requestId: undefined,
    });
    expect(ErrorText).toBe('ok');
    return { code: voucher ?? '', id: id ?? '' };
  };
  const redeem = ({ userId }: AgencyActor, code: string, requestId?: string) =>
    vouchers.use({ userId, code, requestId });
  const stateOf = async (id: string) =>
    (await bench.db.select().from(voucherRows).where(eq(voucherRows.id, id)))[0]?.state;
  const begin = ({ userId }: AgencyActor, direction: 'deposit' | 'withdrawal', amount = '1000.00') =>
    payments.begin({ userId, ...rsd, direction, amount });
  const capture = async (id: string): Promise<void> => {
    expect(await payments.receive('fake', provider.sign(provider.happen(id, 'payment.captured')))).toBe('kept');
  };

  describe('vouchers', () => {
    test('[OP-87] [CALL-10] are not redeemed, stay open, and can be made; a repetition gets its answer', async () => {
      const [maker, who] = [await player(100_000n), await player(50_000n)];
      const [first, second] = [await make(maker), await make(maker)];
      const requestId = randomUUID();
      await redeem(who, first.code, requestId);
      const { play } = await guards.pause(who.userId, 7);
      const refusal = { error: 'playPaused', textCode: 'playPaused', until: play.until };
      expect(await redeem(who, second.code)).toMatchObject(refusal);
      expect(await redeem(who, 'no code')).toMatchObject(refusal);
      expect(await redeem(who, first.code, requestId)).toMatchObject({ ErrorText: 'ok' });
      await make(who);
      expect(await credit(who)).toBe(50_000n);
      await bench.clock.jump(7 * day);
      expect(await redeem(who, second.code)).toMatchObject({ ErrorText: 'ok' });
    });

    test('[OP-87] [VOU-01] open ones go back with an exclusion; one that is made later stays', async () => {
      const [who, friend] = [await player(50_000n), await player()];
      const [own, used] = [await make(who), await make(who)];
      await redeem(friend, used.code);
      await guards.exclude(who.userId, 6);
      expect([await stateOf(own.id), await stateOf(used.id)]).toEqual(['back', 'used']);
      expect(await credit(who)).toBe(40_000n);
      await bench.clock.jump(1000);
      const later = await make(who);
      await vouchers.endDue();
      expect(await stateOf(later.id)).toBe('open');
      expect(await redeem(who, later.code)).toMatchObject({ error: 'selfExcluded' });
    });

    test('[OP-87] [VOU-01] what failed with an exclusion is returned by the worker', async () => {
      const who = await player(50_000n);
      const own = await make(who);
      await bench.clock.jump(1000);
      const failing = createGuards({
        ...bench,
        logger: silentLogger,
        afterExclusion: [() => Promise.reject(new Error())],
      });
      expect(await failing.exclude(who.userId, null)).toMatchObject({ play: { state: 'excluded' } });
      expect(await stateOf(own.id)).toBe('open');
      await vouchers.endDue();
      expect(await stateOf(own.id)).toBe('back');
    });

    test('[OP-87] of vouchers redeemed at once with a pause none is added after its answer', async () => {
      const round = async () => {
        const [maker, who] = [await player(100_000n), await player()];
        const codes = await Promise.all(Array.from({ length: 5 }, () => make(maker)));
        const uses = codes.map(({ code }) => redeem(who, code));
        const then = await guards.pause(who.userId, 1).then(() => credit(who));
        const added = (await Promise.all(uses)).filter(({ ErrorText }) => ErrorText === 'ok').length;
        expect([await credit(who), BigInt(added) * 10_000n]).toEqual([then, then]);
      };
      for (let times = 0; times < 10; times += 1) await round();
    });
  });

  describe('payments', () => {
    test('[OP-87] [CALL-59] deposits are refused, withdrawals are not', async () => {
      const who = await player(500_000n);
      const { play } = await guards.pause(who.userId, 1);
      expect(await begin(who, 'deposit')).toMatchObject({ error: 'playPaused', until: play.until });
      await guards.exclude(who.userId, null);
      expect(await begin(who, 'deposit')).toMatchObject({ error: 'selfExcluded' });
      expect(await begin(who, 'withdrawal')).toMatchObject({ ErrorText: 'ok' });
    });

    test('[OP-87] [CALL-59] a deposit that arrives after an exclusion is sent back, never credited', async () => {
      const who = await player();
      const id = (await begin(who, 'deposit')).paymentId ?? '';
      const paymentId = (await begin(who, 'deposit')).paymentId ?? '';
      await guards.exclude(who.userId, 6);
      await capture(id);
      await payments.applyEvents();
      const [item] = (await payments.suspense()).result;
      expect(item).toMatchObject({ reason: 'excluded', booked: true, paymentId: id });
      const credited = { id: item?.id ?? '', resolution: 'credit' as const, paymentId, operatorId: bench.root.userId };
      expect(await payments.resolve(credited)).toMatchObject({ error: 'selfExcluded' });
      provider.away = 'before';
      expect(await payments.sendBack()).toBe(0);
      provider.away = 'no';
      const before = provider.asked.refunds;
      expect([await payments.sendBack(), await payments.sendBack()]).toEqual([1, 0]);
      expect(provider.asked.refunds).toBe(before + 1);
      expect(await credit(who)).toBe(0n);
      expect((await payments.status(who.userId, id)).payment).toMatchObject({ state: 'failed', reason: 'excluded' });
      await payments.askProviders({ all: true });
      expect([await credit(who), (await payments.suspense()).result]).toEqual([0n, []]);
    });

    test('[OP-87] [CALL-59] a deposit that arrives in a pause is credited, because it was paid before', async () => {
      const who = await player();
      const id = (await begin(who, 'deposit')).paymentId ?? '';
      await guards.pause(who.userId, 1);
      await capture(id);
      await payments.applyEvents();
      expect(await credit(who)).toBe(100_000n);
    });

    test('[OP-87] of deposits that arrive at once with an exclusion none is credited after its answer', async () => {
      const round = async () => {
        const who = await player();
        const ids = await Promise.all(
          Array.from({ length: 4 }, async () => (await begin(who, 'deposit')).paymentId ?? ''),
        );
        await Promise.all(ids.map(capture));
        const applying = Promise.all([payments.applyEvents(), payments.applyEvents()]);
        const then = await guards.exclude(who.userId, 6).then(() => credit(who));
        await applying;
        await payments.applyEvents();
        expect(await credit(who)).toBe(then);
        expect(BigInt((await payments.suspense()).result.length) * 100_000n).toBe(400_000n - then);
        expect(await payments.sendBack()).toBe(4 - Number(then / 100_000n));
      };
      for (let times = 0; times < 8; times += 1) await round();
    });
  });

  describe('agents', () => {
    const move = (actor: AgencyActor, { userId }: AgencyActor, direction: 'down' | 'up') =>
      bench.agency.transfer(actor, {
        requestId: randomUUID(),
        userId,
        direction,
        currencyId: 941,
        amount: '10.00',
        note: '',
      });
    const outcome = async (moved: ReturnType<typeof move>) => {
      const answer = await moved;
      return answer.kind === 'idUsed' ? 'requestIdUsed' : (JSON.parse(answer.body) as { error?: string }).error;
    };

    test('[OP-87] [CALL-46] give no credit to an excluded player, and can take it back; a pause does not matter', async () => {
      const agent = await bench.add(rootId, { credit: 100_000n });
      const who = await player(50_000n, agent.userId);
      await guards.pause(who.userId, 1);
      expect(await outcome(move(agent, who, 'down'))).toBeUndefined();
      await guards.exclude(who.userId, 6);
      expect(await outcome(move(agent, who, 'down'))).toBe('selfExcluded');
      expect(await outcome(move(agent, who, 'up'))).toBeUndefined();
      expect(await credit(who)).toBe(50_000n);
    });

    test('[OP-87] who exclude themselves keep their float', async () => {
      const agent = await bench.add(rootId);
      await guards.exclude(agent.userId, null);
      expect(await outcome(move(bench.root, agent, 'down'))).toBeUndefined();
    });

    test('[OP-87] [CALL-40] are not joined by an excluded player', async () => {
      const [agent, who] = [await bench.add(rootId), await player()];
      await guards.exclude(who.userId, null);
      expect(await bench.agency.connect(who.userId, { userId: agent.userId })).toMatchObject({ error: 'selfExcluded' });
    });
  });
});
