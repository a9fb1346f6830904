import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import { settlementLines } from '../../database/schema/index.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { createMoneyWorld, type MoneyWorld } from '../../testing/money/money-world.ts';
import type { SettlementLine } from '../provider/settlement-file.ts';

const [hour, dayLong] = [3_600_000, 86_400_000];

describe.each(sqlDatabases)('reconciliation with settlement files on $name', ({ open }) => {
  let database: OpenDatabase;
  let world: MoneyWorld;
  /** The day of each test, which nothing of another test belongs to. */
  let day = '';
  beforeAll(async () => {
    database = await open();
    world = await createMoneyWorld(database);
  });
  beforeEach(async () => {
    world.provider.away = 'no';
    world.provider.settles = (lines) => lines;
    await world.clock.jump(5 * dayLong - (world.clock.now() % dayLong) + 10 * hour);
    day = new Date(world.clock.now()).toISOString().slice(0, 10);
  });
  afterAll(() => database.close());

  /** Begins a deposit of 1,000.00 dinars, or another amount, and lets it be paid. */
  async function deposit(amount = '1000.00'): Promise<{ id: string; userId: string }> {
    const { userId } = await world.player(0n);
    const id = await world.begin(userId, 'deposit', amount);
    await world.deliver(world.provider.happen(id, 'payment.captured'));
    return { id, userId };
  }
  const nextDay = (): Promise<void> => world.clock.jump(dayLong - (world.clock.now() % dayLong) + hour);
  const reconcile = () => world.payments.reconcile(day);
  const items = async () =>
    (await world.payments.reconItems({ page: 1 })).result.filter((one) => one.day === day).toSorted(byId);
  const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);
  const brief = async () =>
    (await items()).map(({ kind, type, paymentId, here, there, state }) => ({
      kind,
      type,
      paymentId,
      here: here?.amount,
      there: there?.amount,
      state,
    }));
  // One refund is left without an answer, which is another alarm.
  const alarms = async () => (await world.ledger.check()).alarms.filter((one) => !/^(suspense|refunds)/.test(one));
  const of =
    (id: string, type: SettlementLine['type'] = 'capture') =>
    (line: SettlementLine) =>
      line.reference === id && line.type === type;
  const read = (lines: number, open = 0) => ({
    ErrorText: 'ok',
    providers: [{ provider: 'fake', state: 'read', lines, open }],
  });

  test('[CALL-59] a day with every kind of movement has no difference', async () => {
    const { provider, payments } = world;
    const [plain, back, own, charged] = [await deposit(), await deposit(), await deposit(), await deposit()];
    await world.deliver(provider.happen(back.id, 'payment.refunded', { amount: '300.00', part: 'p1' }));
    await payments.refund({ paymentId: own.id, amount: '200.00', reference: 'r1' });
    // Another refund that is being sent.
    provider.away = 'before';
    await payments.refund({ paymentId: own.id, amount: '100.00', reference: 'r2' });
    provider.away = 'no';
    // One that fails after it was made, and one before.
    await payments.refund({ paymentId: plain.id, amount: '10.00', reference: 'r1' });
    const made = provider.refunded.at(-1);
    if (made !== undefined) await world.deliver(made);
    await world.deliver(provider.happen(plain.id, 'payment.refundFailed', { ...made?.data }));
    provider.away = 'before';
    await payments.refund({ paymentId: plain.id, amount: '20.00', reference: 'r2' });
    provider.away = 'no';
    const never = { amount: '20.00', part: 'p0', partReference: `refund:${plain.id}:r2` };
    await world.deliver(provider.happen(plain.id, 'payment.refundFailed', never));
    await world.deliver(provider.happen(charged.id, 'payment.chargedBack', { amount: '400.00', part: 'c1' }));
    const who = await world.player(1_000_000n);
    const [out, returned] = [await world.begin(who.userId, 'withdrawal'), await world.begin(who.userId, 'withdrawal')];
    await payments.askProviders();
    for (const id of [out, returned]) await world.deliver(provider.happen(id, 'payout.paid'));
    await world.deliver(provider.happen(returned, 'payout.returned'));
    // Money that fits no payment: one is credited, one is sent back, one stays.
    const late = await world.begin(who.userId, 'deposit');
    const stray = async (amount: string, id: string): Promise<string> => {
      await world.deliver(provider.happen('nobody', 'payment.captured', { amount, id }));
      return (await payments.suspense()).result.find((one) => one.amount === amount)?.id ?? '';
    };
    const [credited, sent] = [await stray('801.00', 's1'), await stray('802.00', 's2')];
    await stray('803.00', 's3');
    await payments.resolve({ id: credited, resolution: 'credit', paymentId: late });
    await payments.resolve({ id: sent, resolution: 'return' });
    const name = { amount: '802.00', id: 's2', part: 'p2', partReference: `suspense:${sent}` };
    await world.deliver(provider.happen('nobody', 'payment.refunded', name));
    await nextDay();
    expect(await reconcile()).toEqual(read(17));
    expect([await items(), await alarms()]).toEqual([[], []]);
  });

  test('[CALL-59] what is missing or changed in the file is listed once, and is an alarm until it is gone', async () => {
    const [kept, dropped, changed] = [await deposit(), await deposit('700.00'), await deposit('800.00')];
    await nextDay();
    expect(kept.id).not.toBe('');
    const added: SettlementLine = {
      type: 'refund',
      id: 'x1',
      payment: 'p-x1',
      reference: dropped.id,
      amount: '5.00',
      currency: 'RSD',
    };
    world.provider.settles = (lines, fileDay) => [
      ...lines
        .filter((line) => !of(dropped.id)(line))
        .map((line) => (of(changed.id)(line) ? { ...line, amount: '80.00' } : line)),
      ...(fileDay === day ? [added] : []),
    ];
    expect(await reconcile()).toEqual(read(3, 3));
    const found = await items();
    expect(await brief()).toEqual(
      expect.arrayContaining([
        {
          kind: 'missingThere',
          type: 'capture',
          paymentId: dropped.id,
          here: '700.00',
          there: undefined,
          state: 'open',
        },
        {
          kind: 'amountDiffers',
          type: 'capture',
          paymentId: changed.id,
          here: '800.00',
          there: '80.00',
          state: 'open',
        },
        { kind: 'missingHere', type: 'refund', paymentId: dropped.id, here: undefined, there: '5.00', state: 'open' },
      ]),
    );
    expect(await alarms()).toEqual(['differences to the settlement files of fake: 3']);
    // Again, also at once: nothing changes.
    await Promise.all([reconcile(), reconcile(), world.payments.reconcileDue()]);
    expect(await items()).toEqual(found);
    // Nothing was booked by it.
    expect(await world.ledger.check()).toMatchObject({ ok: true, violations: [] });
    world.provider.settles = (lines) => lines;
    expect(await reconcile()).toEqual(read(3));
    expect((await items()).map(({ state }) => state)).toEqual(['gone', 'gone', 'gone']);
    expect(await alarms()).toEqual([]);
  });

  test('[CALL-59] a difference that changes is listed as it is now, and one that a person noted stays closed', async () => {
    const { id } = await deposit();
    await nextDay();
    const settle = (amount: string): void => {
      world.provider.settles = (lines) => lines.map((line) => (of(id)(line) ? { ...line, amount } : line));
    };
    settle('900.00');
    await reconcile();
    settle('950.00');
    await reconcile();
    expect((await brief()).map(({ there, state }) => [there, state])).toEqual(
      expect.arrayContaining([
        ['900.00', 'gone'],
        ['950.00', 'open'],
      ]),
    );
    const item = (await items()).find(({ state }) => state === 'open')?.id ?? '';
    const note = (text: string) =>
      world.payments.noteReconItem({ id: item, note: text, operatorId: world.root.userId });
    expect(await note('Their fee, see letter of today.')).toEqual({ ErrorText: 'ok' });
    expect(await note('Their fee, see letter of today.')).toEqual({ ErrorText: 'ok' });
    expect(await note('Another one.')).toMatchObject({ error: 'reconItemUnknown' });
    expect(await reconcile()).toEqual(read(1));
    expect(await alarms()).toEqual([]);
    expect((await items()).find((one) => one.id === item)).toMatchObject({
      state: 'noted',
      note: 'Their fee, see letter of today.',
      endedBy: expect.any(String) as string,
    });
    // Another amount is another difference.
    settle('960.00');
    expect(await reconcile()).toEqual(read(1, 1));
    world.provider.settles = (lines) => lines;
    await reconcile();
  });

  test('[CALL-59] money whose webhook was lost is found by the file, and booked after the provider was asked', async () => {
    const { userId } = await world.player(0n);
    const id = await world.begin(userId, 'deposit');
    world.provider.happen(id, 'payment.captured');
    await nextDay();
    expect(await reconcile()).toEqual(read(1, 1));
    expect(await brief()).toMatchObject([{ kind: 'missingHere', paymentId: id, there: '1000.00' }]);
    expect(await world.credit(userId)).toBe(0n);
    await world.payments.askProviders();
    expect(await world.credit(userId)).toBe(100_000n);
    expect(await reconcile()).toEqual(read(1));
    expect(await brief()).toMatchObject([{ state: 'gone' }]);
  });

  test('[CALL-59] a refund of an old deposit that was never reported is booked after the provider was asked', async () => {
    const { id, userId } = await deposit();
    await world.clock.jump(130 * dayLong);
    await world.payments.askProviders();
    day = new Date(world.clock.now()).toISOString().slice(0, 10);
    world.provider.happen(id, 'payment.refunded', { amount: '300.00', part: 'old' });
    await nextDay();
    // Deposits of this age are not asked about otherwise.
    await world.payments.askProviders();
    expect(await world.credit(userId)).toBe(100_000n);
    expect(await reconcile()).toEqual(read(1, 1));
    await world.payments.askProviders();
    expect(await world.credit(userId)).toBe(70_000n);
    expect(await reconcile()).toEqual(read(1));
  });

  test('[CALL-59] what the provider settles a day later is no difference in the end', async () => {
    const { provider, payments } = world;
    const { id } = await deposit();
    expect(await payments.chargeBack({ paymentId: id, amount: '100.00', reference: 'case7' })).toEqual({
      ErrorText: 'ok',
    });
    // Money that came with another payment of the provider, and is refunded.
    const { userId } = await world.player(0n);
    const late = await world.begin(userId, 'deposit');
    await world.deliver(provider.happen('nobody', 'payment.captured', { amount: '810.00', id: 's9' }));
    const item = (await payments.suspense()).result.find(({ amount }) => amount === '810.00')?.id ?? '';
    await payments.resolve({ id: item, resolution: 'credit', paymentId: late });
    expect(await payments.refund({ paymentId: late, amount: '200.00', reference: 'r1' })).toEqual({ ErrorText: 'ok' });
    await nextDay();
    provider.happen(id, 'payment.chargedBack', { amount: '100.00', part: 'case7' });
    const name = { amount: '200.00', id: 's9', part: 'p9', partReference: `refund:${late}:r1` };
    provider.happen('nobody', 'payment.refunded', name);
    const first = day;
    expect(await reconcile()).toEqual(read(2, 2));
    day = new Date(world.clock.now()).toISOString().slice(0, 10);
    await nextDay();
    expect(await reconcile()).toEqual(read(2));
    day = first;
    expect(await reconcile()).toEqual(read(2));
    expect(await alarms()).toEqual([]);
  });

  test('[CALL-59] a webhook that pretends to be money is missing in the file', async () => {
    const { id } = await deposit();
    const wrong = world.provider.sign({
      id: `${id}.x`,
      type: 'payment.captured',
      at: world.clock.now(),
      data: { id: 'p-wrong', reference: 'nobody', amount: '100000.00', currency: 'RSD' },
    });
    await world.payments.receive('fake', wrong);
    await world.payments.applyEvents();
    await nextDay();
    expect(await reconcile()).toEqual(read(1, 1));
    expect(await brief()).toMatchObject([{ kind: 'missingThere', type: 'capture', here: '100000.00' }]);
    const [item] = await items();
    await world.payments.noteReconItem({ id: item?.id ?? '', note: 'Asked the provider.' });
  });

  test('[CALL-59] a file that is not served is asked for again, and is an alarm until then', async () => {
    await deposit();
    expect(await reconcile()).toMatchObject({
      error: 'settlementNotReady',
      ErrorText: expect.stringContaining('is not over') as string,
      providers: [],
    });
    await nextDay();
    const unread = { error: 'settlementNotReady', providers: [{ state: 'unread' }] };
    world.provider.settles = () => undefined;
    expect(await reconcile()).toMatchObject(unread);
    world.provider.away = 'before';
    expect(await reconcile()).toMatchObject(unread);
    expect(await alarms()).toEqual([`the settlement file of fake of ${day} was not read`]);
    expect((await world.payments.reconItems({ page: 1 })).unread).toEqual([{ provider: 'fake', day }]);
    world.provider.away = 'no';
    world.provider.settles = (lines) => lines;
    expect(await reconcile()).toEqual(read(1));
    expect([await alarms(), (await world.payments.reconItems({ page: 1 })).unread]).toEqual([[], []]);
  });

  test('[CALL-59] each night reads the file of the day before, and of days that were missed', async () => {
    const { payments } = world;
    await nextDay();
    await world.clock.jump(hour);
    await payments.reconcileDue();
    // Nothing is due until the next night.
    expect(await payments.reconcileDue()).toBe(0);
    day = new Date(world.clock.now()).toISOString().slice(0, 10);
    const { id } = await deposit();
    await world.clock.jump(dayLong);
    world.provider.settles = (lines) => lines.filter((line) => !of(id)(line));
    world.provider.away = 'before';
    expect(await payments.reconcileDue()).toBe(0);
    world.provider.away = 'no';
    // The one that was not served, and the two before it once more.
    expect(await payments.reconcileDue()).toBe(3);
    expect(await brief()).toMatchObject([{ kind: 'missingThere', paymentId: id, state: 'open' }]);
    world.provider.settles = (lines) => lines;
    await world.clock.jump(5 * dayLong);
    // The difference is older than the latest three days, and is still looked at.
    await payments.reconcileDue();
    expect(await brief()).toMatchObject([{ kind: 'missingThere', paymentId: id, state: 'gone' }]);
    expect(await alarms()).toEqual([]);
    const lines = await world.db.select().from(settlementLines);
    expect(new Set(lines.map(({ day: of, n }) => `${of} ${n}`)).size).toBe(lines.length);
  });
});
