import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { AgencyActor } from '../../agency/agency.ts';
import { rootId } from '../../agency/tree.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { demoCurrencies } from '../../demo/demo-data.ts';
import { writeSetting } from '../../settings/create-settings-store.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { createMoneyWorld, type MoneyWorld } from '../../testing/money/money-world.ts';
import { closeFlag, listFlags } from '../../money-flags/list-flags.ts';
import { addOperators } from '../../testing/operators.ts';

const rsd = demoCurrencies.RSD;
const day = 86_400_000;

describe.each(sqlDatabases)('cards and accounts of payments on $name', ({ open }) => {
  let database: OpenDatabase;
  let world: MoneyWorld;
  const paidOut: (string | undefined)[] = [];
  beforeAll(async () => {
    database = await open();
    world = await createMoneyWorld(database, { oneIn: 10n ** 12n });
    const provider = { ...world.provider };
    world.provider.createPayout = (payout) => {
      paidOut.push(payout.instrument);
      return provider.createPayout(payout);
    };
  });
  afterAll(() => database.close());

  const deposit = async (
    { userId }: AgencyActor,
    amount: string,
    [method, token]: [string, string],
  ): Promise<string> => {
    const { paymentId } = await world.payments.begin({ userId, ...rsd, direction: 'deposit', amount, method });
    const instrument = { token, last4: token.slice(-4) };
    await world.deliver(world.provider.happen(paymentId ?? '', 'payment.captured', { instrument }));
    return paymentId ?? '';
  };
  const withdraw = ({ userId }: AgencyActor, amount: string, method: string) =>
    world.payments.begin({ userId, ...rsd, direction: 'withdrawal', amount, method });
  const sound = async (): Promise<void> => {
    expect(await world.ledger.check()).toMatchObject({ ok: true, violations: [] });
  };
  const flagsOf = async () => {
    const { result } = await listFlags(world.db, { page: 1, state: 'open' });
    return result.map(({ kind, rows }) => `${kind} ${rows.length}`);
  };

  test('[WAL-11] a withdrawal goes to the card that paid; another way is refused until that is paid back', async () => {
    const who = await world.player(500_000n);
    const id = await deposit(who, '3000.00', ['card', 'card-1111']);
    await world.clock.advance(40 * day);
    expect(await withdraw(who, '500.00', 'bank')).toMatchObject({
      error: 'instrumentNeeded',
      returnFirst: { method: 'card', last4: '1111', left: '3000.00' },
    });
    expect(await world.credit(who.userId)).toBe(800_000n);
    const begun = await withdraw(who, '2000.00', 'card');
    expect(begun).toMatchObject({ ErrorText: 'ok', state: 'approved' });
    expect(await withdraw(who, '500.00', 'bank')).toMatchObject({ returnFirst: { left: '1000.00' } });
    // What is refunded has gone back too.
    await world.payments.refund({ paymentId: id, amount: '600.00', reference: 'r1' });
    await world.payments.askProviders({ all: true });
    for (const event of world.provider.refunded) await world.deliver(event);
    expect(paidOut).toEqual(['card-1111']);
    await world.clock.advance(1000);
    // 400.00 is less than can be paid out.
    expect(await withdraw(who, '500.00', 'bank')).toMatchObject({ ErrorText: 'ok' });
    const lines = (await world.payments.list(who.userId, { page: 1 })).result;
    expect(lines.map(({ method, last4 }) => [method, last4])).toEqual([
      ['bank', null],
      ['card', '1111'],
      ['card', '1111'],
    ]);
    await sound();
  });

  test('[WAL-11] a card to which a payout failed for good is owed nothing, until it pays again', async () => {
    const who = await world.player(500_000n);
    await deposit(who, '3000.00', ['card', 'card-2222']);
    await world.clock.advance(40 * day);
    const { paymentId } = await withdraw(who, '3000.00', 'card');
    await world.payments.askProviders({ all: true });
    await world.deliver(world.provider.happen(paymentId ?? '', 'payout.failed'));
    expect((await world.payments.status(who.userId, paymentId ?? '')).payment).toMatchObject({ state: 'failed' });
    expect(await withdraw(who, '700.00', 'bank')).toMatchObject({ ErrorText: 'ok' });
    await world.clock.advance(1000);
    await deposit(who, '1000.00', ['card', 'card-2222']);
    expect(await withdraw(who, '700.00', 'bank')).toMatchObject({ error: 'instrumentNeeded' });
    await sound();
  });

  test('[WAL-11] withdrawals at once go back to one card once', async () => {
    const who = await world.player(500_000n);
    await deposit(who, '1000.00', ['card', 'card-3333']);
    await deposit(who, '800.00', ['bank', 'bank-4444']);
    await world.clock.advance(40 * day);
    const begun = await Promise.all(Array.from({ length: 4 }, () => withdraw(who, '1000.00', 'card')));
    expect(begun.filter(({ error }) => error === undefined)).toHaveLength(1);
    expect(begun.find(({ error }) => error !== undefined)).toMatchObject({
      returnFirst: { method: 'bank', last4: '4444', left: '800.00' },
    });
    await sound();
  });

  test('[WAL-11] the operator may leave the rule out', async () => {
    const who = await world.player(500_000n);
    await deposit(who, '1000.00', ['card', 'card-5555']);
    await world.clock.advance(40 * day);
    await writeSetting(world.db, 'payments', 'returnFirst', false);
    expect(await withdraw(who, '1000.00', 'bank')).toMatchObject({ ErrorText: 'ok' });
    await writeSetting(world.db, 'payments', 'returnFirst', true);
  });

  test('[WAL-12] a flag makes a withdrawal wait for a person, and a closed one does not', async () => {
    const [operatorId = ''] = await addOperators(world, 1);
    const [who, other] = [await world.player(), await world.player()];
    await deposit(other, '300.00', ['card', 'card-6666']);
    await deposit(who, '1000.00', ['card', 'card-6666']);
    expect(await flagsOf()).toEqual(['sharedInstrument 2']);
    await world.clock.advance(1000);
    const first = await withdraw(who, '500.00', 'card');
    expect(first).toMatchObject({ ErrorText: 'ok', state: 'review' });
    expect((await flagsOf()).toSorted()).toEqual(['lowTurnover 2', 'quickReturn 2', 'sharedInstrument 2']);
    // The player reads nothing of it.
    expect(JSON.stringify(await world.payments.status(who.userId, first.paymentId ?? ''))).not.toMatch(/flag|shared/i);
    for (const { id } of (await listFlags(world.db, { page: 1, state: 'open' })).result) {
      const closed = { id, note: 'Two sisters.', operatorId };
      expect(await closeFlag(world, closed)).toEqual({ ErrorText: 'ok' });
      expect(await closeFlag(world, { ...closed, note: 'Again.' })).toEqual({ ErrorText: 'ok' });
    }
    const { result } = await listFlags(world.db, { page: 1 });
    expect(new Set(result.map(({ note, state }) => `${state} ${note}`))).toEqual(new Set(['closed Two sisters.']));
    expect(await closeFlag(world, { id: 'none', note: 'x', operatorId })).toMatchObject({ error: 'moneyFlagUnknown' });
    expect(await world.play(who.userId, 'lost', 100_000n, 0n)).toContain('"ok"');
    await world.clock.advance(2 * 3_600_000);
    expect(await withdraw(who, '500.00', 'card')).toMatchObject({ state: 'approved' });
    // The same card again is not noted again.
    await deposit(who, '900.00', ['card', 'card-6666']);
    expect(await flagsOf()).toEqual([]);
  });

  test('[WAL-12] deposits under the threshold, new cards and high ones are noted with their rows', async () => {
    const who = await world.player();
    await writeSetting(world.db, 'payments', 'deposits', {
      RSD: { min: '200.00', max: '500000.00', reportFrom: '1000.00' },
    });
    for (const amount of ['900.00', '950.00', '999.00']) await deposit(who, amount, ['card', 'card-7777']);
    expect(await flagsOf()).toEqual(['underThreshold 3']);
    await deposit(who, '200.00', ['card', 'card-8888']);
    await deposit(who, '200.00', ['card', 'card-9999']);
    expect((await flagsOf()).toSorted()).toEqual(['manyInstruments 3', 'underThreshold 3']);
    await deposit(who, '6500.00', ['card', 'card-9999']);
    expect((await flagsOf()).toSorted()).toEqual(['manyInstruments 3', 'tenfoldDeposit 6', 'underThreshold 3']);
    // One that is captured twice is one deposit.
    await world.payments.applyEvents();
    expect(await flagsOf()).toHaveLength(3);
  });

  test('[WAL-12] vouchers in a circle and in a chain are noted, and those of sellers are not', async () => {
    const [a, b, c, d] = [await world.player(), await world.player(), await world.player(), await world.player()];
    const agent = await world.add(rootId, { agent: true, credit: 1_000_000n });
    const pass = async (from: AgencyActor, to: AgencyActor): Promise<void> => {
      const { voucher } = await world.vouchers.create({
        userId: from.userId,
        ...rsd,
        amount: '200.00',
        requestId: undefined,
      });
      await world.clock.advance(1000);
      expect(await world.vouchers.use({ userId: to.userId, code: voucher ?? '', requestId: undefined })).toMatchObject({
        ErrorText: 'ok',
      });
      await world.clock.advance(1000);
    };
    const before = (await flagsOf()).length;
    await pass(a, b);
    await pass(b, c);
    expect(await flagsOf()).toHaveLength(before);
    await pass(c, d);
    expect((await flagsOf()).slice(0, 1)).toEqual(['voucherChain 3']);
    await pass(d, a);
    expect((await flagsOf()).slice(0, 2).toSorted()).toEqual(['voucherChain 4', 'voucherCircle 4'].toSorted());
    const sold = (await flagsOf()).length;
    const [x, y] = [await world.player(), await world.player()];
    await pass(agent, x);
    await pass(x, agent);
    await pass(agent, y);
    await pass(y, agent);
    expect(await flagsOf()).toHaveLength(sold);
    await sound();
  });
});
