import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { AgencyActor } from '../../agency/agency.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { ledgerTransactions } from '../../database/schema/index.ts';
import { demoCurrencies } from '../../demo/demo-data.ts';
import { describePlatforms } from '../../testing/describe-platforms.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { openFilled } from '../../testing/filled-database.ts';
import { createMoneyWorld, type MoneyWorld } from '../../testing/money/money-world.ts';
import { addOperators } from '../../testing/operators.ts';
import { planOf } from '../../testing/plan-of.ts';
import { fitting, foundVouchers } from './search-vouchers.ts';

const day = 86_400_000;

describe.each(sqlDatabases)('controls of vouchers on $name', ({ open }) => {
  let database: OpenDatabase;
  let world: MoneyWorld;
  let operatorId = '';
  beforeAll(async () => {
    database = await open();
    world = await createMoneyWorld(database);
    [operatorId = ''] = await addOperators(world, 1);
  });
  afterAll(() => database.close());

  const make = async ({ userId }: AgencyActor, amount: string) => {
    const { id, voucher } = await world.vouchers.create({
      userId,
      ...demoCurrencies.RSD,
      amount,
      requestId: undefined,
    });
    return { id: id ?? '', code: voucher ?? '' };
  };
  const use = ({ userId }: AgencyActor, code: string) => world.vouchers.use({ userId, code, requestId: undefined });
  const cancel = (id: string, reason = 'Sold by a thief.') => world.vouchers.cancel({ id, reason, operatorId });

  test('[VOU-17] an operator finds vouchers by maker, state and the end of the code, newest first', async () => {
    const [maker, friend] = [await world.player(), await world.player()];
    const amounts = ['100.00', '200.00', '300.00', '400.00'] as const;
    const made = [];
    for (const amount of amounts) {
      made.push(await make(maker, amount));
      await world.clock.advance(1000);
    }
    const [first, second, third] = made;
    if (first === undefined || second === undefined || third === undefined) throw new Error('Four are made above.');
    await use(friend, first.code);
    await world.vouchers.takeBack(maker.userId, second.id);
    await cancel(third.id);
    const search = async (more: Omit<Parameters<typeof world.vouchers.search>[0], 'page'>) => {
      const { result, rowCount } = await world.vouchers.search({ page: 1, ...more });
      expect(rowCount).toBe(result.length);
      return result.map(({ amount, state }) => `${amount} ${state}`);
    };
    // The bench names users by themselves; the demo names of a platform are tested below.
    const [{ maker: name } = { maker: '' }] = (await world.vouchers.search({ page: 1 })).result;
    expect(await search({ maker: name })).toEqual(['400.00 open', '300.00 back', '200.00 back', '100.00 used']);
    expect(await search({ maker: name, state: 'back' })).toEqual(['300.00 back', '200.00 back']);
    expect(await search({ maker: name, last4: first.code.slice(-4) })).toContain('100.00 used');
    expect(await search({ maker: 'nobody' })).toEqual([]);
    const { result } = await world.vouchers.search({ page: 1, maker: name });
    expect(JSON.stringify(result)).not.toContain(first.code);
    const [, cancelled, , used] = result;
    expect(cancelled).toMatchObject({ reason: 'Sold by a thief.', redeemedBy: null, endedAt: expect.any(String) });
    expect(cancelled?.cancelledBy).toEqual(expect.any(String));
    expect(used).toMatchObject({ cancelledBy: null, reason: null, redeemedBy: expect.any(String) });
    await world.clock.advance(180 * day);
    expect(await search({ maker: name, state: 'open' })).toEqual([]);
    expect(await search({ maker: name, state: 'expired' })).toEqual(['400.00 expired']);
  });

  test('[VOU-17, SEC-10] of cancellations, a redemption and the maker at once one moves the money, once', async () => {
    const [maker, friend] = [await world.player(), await world.player(0n)];
    for (let round = 0; round < 4; round += 1) {
      const before = await world.credit(maker.userId);
      const { id, code } = await make(maker, '150.00');
      const acts = [
        () => cancel(id),
        () => cancel(id, 'Pressed twice.'),
        () => use(friend, code),
        () => world.vouchers.takeBack(maker.userId, id),
      ];
      await Promise.all([...acts.slice(round), ...acts.slice(0, round)].map((act) => act()));
      const used = (await world.credit(maker.userId)) < before;
      const [row] = (await world.vouchers.search({ page: 1 })).result;
      expect(row?.state).toBe(used ? 'used' : 'back');
      const booked = await world.db.$count(
        ledgerTransactions,
        sql`${ledgerTransactions.refType} = 'voucher' AND ${ledgerTransactions.refId} = ${id}`,
      );
      expect(booked).toBe(2);
    }
    expect(await world.ledger.check()).toMatchObject({ ok: true, violations: [] });
  });

  test('[VOU-17] a cancelled voucher is worth nothing, and its first reason stays; one that has ended is not cancelled', async () => {
    const [maker, friend] = [await world.player(), await world.player()];
    const before = await world.credit(maker.userId);
    const { id, code } = await make(maker, '500.00');
    expect(await cancel(id)).toEqual({ ErrorText: 'ok' });
    expect(await cancel(id, 'Another reason.')).toEqual({ ErrorText: 'ok' });
    expect(await world.credit(maker.userId)).toBe(before);
    expect(await use(friend, code)).toMatchObject({ error: 'voucherUnknown' });
    expect((await world.vouchers.search({ page: 1, last4: code.slice(-4) })).result).toContainEqual(
      expect.objectContaining({ id, reason: 'Sold by a thief.' }),
    );
    const [used, back] = [await make(maker, '500.00'), await make(maker, '500.00')];
    await use(friend, used.code);
    await world.vouchers.takeBack(maker.userId, back.id);
    expect(await cancel(used.id)).toMatchObject({ error: 'voucherUsed' });
    expect(await cancel(back.id)).toMatchObject({ error: 'voucherEnded' });
    expect(await cancel('nothing')).toMatchObject({ error: 'voucherUnknown' });
  });
});

describePlatforms('calls of operators about vouchers', {}, (platform) => {
  test('[VOU-17, ROLE-03, ACC-02] an operator cancels a voucher of a player, whose statement has the reason of its end', async () => {
    const token = async (name: string) => (await platform().signIn(name)).access_token;
    const [operator, player] = [await token('operator'), await token('player')];
    const body = { amount: '500', currency: 'RSD', currencyId: 941 };
    const { id = '' } = await platform().call('createVoucher', { body }, player);
    const cancelling = { body: { id: id ?? '', reason: 'Asked for by the police.' } };
    expect((await platform().send('cancelVoucher', cancelling, player)).status).toBe(403);
    expect((await platform().send('voucherSearch', {}, player)).status).toBe(403);
    expect(await platform().call('cancelVoucher', cancelling, operator)).toMatchObject({ ErrorText: 'ok' });
    const found = await platform().call('voucherSearch', { query: { page: 1, maker: 'player' } }, operator);
    expect(found.result).toMatchObject([{ maker: 'player', cancelledBy: 'operator', state: 'back' }]);
    const [line] = (await platform().call('transactions', { query: { type: 'voucher' } }, player)).result;
    expect(line).toMatchObject({ amount: '500.00' });
    expect(JSON.stringify(line)).toContain('cancelled');
    expect(JSON.stringify(line)).not.toContain('police');
  });
});

test('[SPEED-16] vouchers of all users are searched by index', async () => {
  const rows = 5000;
  const database = await openFilled(async (tx) => {
    await tx.execute(sql`
      INSERT INTO users (id, username, email, password_hash, created_at)
      SELECT 'u' || i, 'user' || i, '', '-', now() FROM generate_series(1, ${rows}) AS i`);
    await tx.execute(sql`
      INSERT INTO vouchers (id, code_hash, last4, maker, wallet_id, currency_id, currency, amount, draw0, draw1, state, made_at,
        expires_at)
      SELECT 'v' || i, 'h' || i, lpad((i % 5000)::text, 4, '0'), 'u' || i, 'w' || i, 941, 'RSD', 100, 100, 0, 'open',
        now() + i * interval '1 second', now() + interval '180 days'
      FROM generate_series(1, ${rows}) AS i`);
  }, 'users, vouchers');
  try {
    const { db } = database;
    const found = async (filter: Parameters<typeof fitting>[1]) => {
      const query = foundVouchers(db, fitting(db, filter, Date.now())).limit(20);
      expect(await planOf(db, query.getSQL())).not.toContain('Seq Scan on vouchers');
      return (await query).map(({ voucher }) => voucher.id);
    };
    expect(await found({})).toEqual(Array.from({ length: 20 }, (_, i) => `v${rows - i}`));
    expect(await found({ last4: '0042' })).toEqual(['v42']);
    expect(await found({ maker: 'user7' })).toEqual(['v7']);
  } finally {
    await database.close();
  }
});
