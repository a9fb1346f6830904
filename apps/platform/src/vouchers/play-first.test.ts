import { agentRole, operatorRole } from '@kvota/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { AgencyActor } from '../agency/agency.ts';
import { rootId } from '../agency/tree.ts';
import type { OpenDatabase } from '../database/database.ts';
import { users } from '../database/schema/index.ts';
import { demoCurrencies } from '../demo/demo-data.ts';
import { writeSetting } from '../settings/create-settings-store.ts';
import { sqlDatabases } from '../testing/databases.ts';
import { createMoneyWorld, type MoneyWorld } from '../testing/money/money-world.ts';

const rsd = demoCurrencies.RSD;

describe.each(sqlDatabases)('deposits that are staked before they become vouchers on $name', ({ open }) => {
  let database: OpenDatabase;
  let world: MoneyWorld;
  beforeAll(async () => {
    database = await open();
    world = await createMoneyWorld(database, { oneIn: 10n ** 12n });
    await writeSetting(world.db, 'payments', 'playFirst', true);
  });
  afterAll(() => database.close());

  const create = ({ userId }: AgencyActor, amount: string) =>
    world.vouchers.create({ userId, ...rsd, amount, requestId: undefined });
  const redeem = ({ userId }: AgencyActor, code: string | null | undefined) =>
    world.vouchers.use({ userId, code: code ?? '', requestId: undefined });
  const withdraw = ({ userId }: AgencyActor, amount: string) =>
    world.payments.begin({ userId, ...rsd, direction: 'withdrawal', amount });
  const deposit = async ({ userId }: AgencyActor, amount: string): Promise<void> => {
    const id = await world.begin(userId, 'deposit', amount);
    await world.deliver(world.provider.happen(id, 'payment.captured'));
  };
  const stake = async ({ userId }: AgencyActor, amount: bigint): Promise<void> => {
    expect(await world.play(userId, 'lost', amount, 0n)).toContain('"ok"');
  };
  const sound = async (): Promise<void> => {
    expect(await world.ledger.check()).toMatchObject({ ok: true, violations: [] });
  };

  test('[VOU-14] a deposit becomes a voucher once it was staked; until then the refusal has what is left', async () => {
    const who = await world.player(50_000n);
    await deposit(who, '1000.00');
    expect(await create(who, '500.01')).toMatchObject({ error: 'voucherPlayFirst', left: '1000.00' });
    expect(await world.credit(who.userId)).toBe(150_000n);
    // The rest of the wallet is free.
    expect(await create(who, '500.00')).toMatchObject({ ErrorText: 'ok', newCredit: '1000.00' });
    await stake(who, 30_000n);
    expect(await create(who, '100.00')).toMatchObject({ error: 'voucherPlayFirst', left: '700.00' });
    await stake(who, 60_000n);
    expect(await create(who, '100.00')).toMatchObject({ error: 'voucherPlayFirst', left: '100.00' });
    await deposit(who, '200.00');
    await stake(who, 20_000n);
    expect(await create(who, '100.00')).toMatchObject({ error: 'voucherPlayFirst', left: '100.00' });
    await stake(who, 10_000n);
    expect(await create(who, '100.00')).toMatchObject({ error: 'insufficientFunds' });
    await sound();
  });

  test('[VOU-14] a redeemed voucher is staked before a withdrawal and before another voucher', async () => {
    const [maker, friend] = [await world.player(), await world.player(100_000n)];
    const { voucher } = await create(maker, '2000.00');
    expect(await redeem(friend, voucher)).toMatchObject({ ErrorText: 'ok', newCredit: '3000.00' });
    expect(await withdraw(friend, '1000.01')).toMatchObject({ error: 'withdrawPlayFirst', left: '2000.00' });
    expect(await create(friend, '1000.01')).toMatchObject({ error: 'voucherPlayFirst', left: '2000.00' });
    expect((await world.payments.methods(friend.userId)).withdrawable).toMatchObject([
      { currency: 'RSD', free: '1000.00', playFirst: '2000.00' },
    ]);
    await stake(friend, 200_000n);
    expect(await withdraw(friend, '1000.00')).toMatchObject({ ErrorText: 'ok' });
    await sound();
  });

  test('[VOU-14] a deposit does not leave through a chain of vouchers and accounts without a stake', async () => {
    const chain = await Promise.all(Array.from({ length: 4 }, () => world.player(0n)));
    const [first, ...others] = chain as [AgencyActor, ...AgencyActor[]]; // four
    await deposit(first, '1000.00');
    expect(await create(first, '1000.00')).toMatchObject({ error: 'voucherPlayFirst' });
    // Staked once with a win, it passes; in each account that follows it is staked again.
    expect(await world.play(first.userId, 'once', 100_000n, 200_000n)).toContain('"ok"');
    let code = (await create(first, '1000.00')).voucher;
    for (const who of others) {
      expect(await redeem(who, code)).toMatchObject({ ErrorText: 'ok' });
      expect(await create(who, '1000.00')).toMatchObject({ error: 'voucherPlayFirst', left: '1000.00' });
      expect(await withdraw(who, '1000.00')).toMatchObject({ error: 'withdrawPlayFirst', left: '1000.00' });
      expect(await world.play(who.userId, 'once', 100_000n, 100_000n)).toContain('"ok"');
      code = (await create(who, '1000.00')).voucher;
    }
    await sound();
  });

  test('[VOU-14] what a maker takes back was played before, and stays so', async () => {
    const who = await world.player(100_000n);
    const { id } = await create(who, '500.00');
    await world.vouchers.takeBack(who.userId, id ?? '');
    expect(await withdraw(who, '1000.00')).toMatchObject({ ErrorText: 'ok' });
  });

  test.each([[agentRole], [operatorRole]])(
    '[VOU-14] the float of a seller (%s) is exempt: what was paid in is sold, and vouchers of players are paid out',
    async (role) => {
      const [seller, player] = [await world.add(rootId, { credit: 0n }), await world.player()];
      await world.db
        .update(users)
        .set({ roles: [role] })
        .where(eq(users.id, seller.userId));
      await deposit(seller, '1000.00');
      const { voucher: sold } = await create(seller, '600.00');
      expect(sold).toEqual(expect.any(String));
      const { voucher } = await create(player, '600.00');
      expect(await redeem(seller, voucher)).toMatchObject({ ErrorText: 'ok', newCredit: '1000.00' });
      // The own deposit counts, the voucher of the player does not.
      expect(await withdraw(seller, '600.00')).toMatchObject({ error: 'withdrawPlayFirst', left: '1000.00' });
      await stake(seller, 40_000n);
      expect(await withdraw(seller, '600.00')).toMatchObject({ error: 'withdrawPlayFirst', left: '600.00' });
      // A player who bought one stakes it once.
      const buyer = await world.player(0n);
      await redeem(buyer, sold);
      expect(await withdraw(buyer, '600.00')).toMatchObject({ error: 'withdrawPlayFirst', left: '600.00' });
    },
  );

  test('[VOU-14, SEC-10] vouchers and withdrawals asked for at once take only what is free', async () => {
    const who = await world.player(100_000n);
    await deposit(who, '5000.00');
    const asked = await Promise.all([
      ...Array.from({ length: 6 }, () => create(who, '500.00')),
      ...Array.from({ length: 6 }, () => withdraw(who, '500.00')),
    ]);
    expect(asked.filter(({ ErrorText }) => ErrorText === 'ok')).toHaveLength(2);
    expect(await world.credit(who.userId)).toBe(500_000n);
    await sound();
  });

  test('where nothing needs to be staked before a withdrawal, nothing does before a voucher', async () => {
    await writeSetting(world.db, 'payments', 'playFirst', false);
    const who = await world.player(0n);
    await deposit(who, '1000.00');
    expect(await create(who, '1000.00')).toMatchObject({ ErrorText: 'ok' });
    await writeSetting(world.db, 'payments', 'playFirst', true);
  });
});
