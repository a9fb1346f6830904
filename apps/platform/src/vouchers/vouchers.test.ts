import { randomInt, randomUUID } from 'node:crypto';

import { minorToMoney, moneyToMinor } from '@kvota/contracts';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { AgencyActor } from '../agency/agency.ts';
import { rootId } from '../agency/tree.ts';
import type { OpenDatabase } from '../database/database.ts';
import { agencyStaff, figuresLog, users, vouchers as rows } from '../database/schema/index.ts';
import { jurisdictions } from '../protection/jurisdictions.ts';
import { writeSetting } from '../settings/create-settings-store.ts';
import { createAgencyBench, type AgencyBench } from '../testing/agency-bench.ts';
import { sqlDatabases } from '../testing/databases.ts';
import { sized } from '../testing/large-runs.ts';
import { createVouchers } from './create-vouchers.ts';
import { loadVoucherKeys } from './voucher-keys.ts';
import type { MadeVoucher, Vouchers } from './vouchers.ts';

const rsd = { currencyId: 941, currency: 'RSD' };
const day = 86_400_000;

describe.each(sqlDatabases)('vouchers on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: AgencyBench;
  let vouchers: Vouchers;
  let maintenance = false;
  beforeAll(async () => {
    database = await open();
    bench = await createAgencyBench(database);
    const { db, clock, ledger } = bench;
    const keys = await loadVoucherKeys(db, undefined);
    const maintenanceBegun = () => Promise.resolve(maintenance);
    vouchers = createVouchers({
      rules: jurisdictions.reference,
      db,
      clock,
      ids: randomUUID,
      ledger,
      keys,
      digit: () => randomInt(10),
      maintenanceBegun,
    });
  });
  afterAll(() => database.close());

  const player = (credit = 0n): Promise<AgencyActor> => bench.add(rootId, { agent: false, credit });
  const create = ({ userId }: AgencyActor, amount: string, requestId?: string): Promise<MadeVoucher> =>
    vouchers.create({ userId, ...rsd, amount, requestId });
  const redeem = ({ userId }: AgencyActor, code: string, requestId?: string) =>
    vouchers.use({ userId, code, requestId });
  const codeOf = async (maker: AgencyActor, amount = '100.00') => {
    const { voucher, id } = await create(maker, amount);
    return { code: voucher ?? '', id: id ?? '' };
  };
  const sound = async (): Promise<void> => {
    expect(await bench.ledger.check()).toMatchObject({ ok: true, violations: [] });
  };

  test('[VOU-01, VOU-12, CALL-09, CALL-10, OP-61] a voucher takes its amount out of one wallet and puts it into another', async () => {
    const [maker, friend] = [await player(50_000n), await player()];
    const made = await create(maker, '150.50');
    expect(made).toMatchObject({
      ErrorText: 'ok',
      textCode: 'voucherCreated',
      voucher: expect.stringMatching(/^\d{4} - \d{4} - \d{4} - \d{4}$/),
      newCredit: '349.50',
      amount: '150.50',
    });
    await sound();
    const used = await redeem(friend, made.voucher ?? '');
    expect(used).toMatchObject({ ErrorText: 'ok', textCode: 'voucherAdded', newCredit: '150.50', amount: '150.50' });
    expect([await bench.credit(maker.userId), await bench.credit(friend.userId)]).toEqual([34_950n, 15_050n]);
    expect(await redeem(friend, made.voucher ?? '')).toMatchObject({
      error: 'voucherUsedByYou',
      textCode: 'voucherUsedByYou',
    });
    expect(await redeem(maker, made.voucher ?? '')).toMatchObject({ error: 'voucherUnknown' });
    // Both are movements of the branch.
    const figures = await bench.db.select().from(figuresLog).where(eq(figuresLog.userId, friend.userId));
    expect(figures).toMatchObject([{ kind: 'in', seller: rootId, creditIn: 15_050n, creditOut: 0n }]);
    await sound();
  });

  test('[OP-64] a code is redeemed in whatever form it is typed', async () => {
    const [maker, friend] = [await player(100_000n), await player()];
    for (const form of [
      (code: string) => code.replaceAll(/\D/g, ''),
      (code: string) => ` ${code.replaceAll(' - ', '\u2011')}\n`,
    ]) {
      const { code } = await codeOf(maker);
      expect(await redeem(friend, form(code))).toMatchObject({ ErrorText: 'ok' });
    }
  });

  test('[VOU-03, VOU-04, OP-62] amounts and wallets out of bounds are refused, and nothing is booked', async () => {
    const rich = await player(20_000_000n);
    const bounds = { error: 'voucherAmount', min: '100.00', max: '100000.00' };
    expect(await create(rich, '99.99')).toMatchObject(bounds);
    expect(await create(rich, '0')).toMatchObject(bounds);
    expect(await create(rich, '100000.01')).toMatchObject(bounds);
    expect(await create(await player(10_050n), '100.51')).toMatchObject({ error: 'insufficientFunds' });
    const { userId } = rich;
    const from = (currencyId: number, currency: string) =>
      vouchers.create({ userId, currencyId, currency, amount: '100.00', requestId: undefined });
    expect(await from(1000, 'FREEBET-RSD')).toMatchObject({ error: 'voucherWallet' });
    expect(await from(978, 'EUR')).toMatchObject({ error: 'noWallet' });
    expect(await from(941, 'EUR')).toMatchObject({ error: 'noWallet' });
    expect(await bench.credit(userId)).toBe(20_000_000n);
    expect((await create(rich, '100000.00')).ErrorText).toBe('ok');
    // A hundred thousand a day; what was taken back is free again.
    expect(await create(rich, '100.00')).toMatchObject({ error: 'voucherTooMany' });
    const [line] = (await vouchers.list(userId, { page: 1 })).result;
    expect(await vouchers.takeBack(userId, line?.id ?? '')).toMatchObject({ ErrorText: 'ok', newCredit: '200000.00' });
    expect((await create(rich, '100.00')).ErrorText).toBe('ok');
    await sound();
  });

  test('a user who is blocked, or whose vouchers an agent has switched off, makes and redeems none; nor does anybody in a maintenance', async () => {
    const agent = await bench.add(rootId);
    const [blocked, off] = [
      await bench.add(agent.userId, { agent: false, credit: 50_000n }),
      await bench.add(agent.userId, { agent: false, credit: 50_000n }),
    ];
    const { code } = await codeOf(await player(50_000n));
    await bench.agency.block(agent, { userId: blocked.userId, scope: 'self', reason: '' });
    const { version } = await bench.agency.limits(agent, { userId: off.userId });
    await bench.agency.saveLimits(agent, {
      userId: off.userId,
      currencyId: 941,
      version,
      limits: {},
      switches: { vouchers: false },
    });
    const acts = (who: AgencyActor) => Promise.all([create(who, '100.00'), redeem(who, code)]);
    expect(await acts(blocked)).toMatchObject([{ error: 'youAreBlocked' }, { error: 'youAreBlocked' }]);
    const limit = { key: 'vouchers', level: 'agent' };
    expect(await acts(off)).toMatchObject([
      { error: 'limitReached', limit },
      { error: 'limitReached', limit },
    ]);
    maintenance = true;
    expect(await acts(await player(50_000n))).toMatchObject([{ error: 'maintenance' }, { error: 'maintenance' }]);
    maintenance = false;
    expect((await redeem(await player(), code)).ErrorText).toBe('ok');
  });

  test('[SEC-10] a request that comes again gets the same voucher; after 15 minutes without its code, which is in no row', async () => {
    const maker = await player(100_000n);
    const requestId = randomUUID();
    const made = await Promise.all(Array.from({ length: 10 }, () => create(maker, '200.00', requestId)));
    expect(new Set(made.map(({ voucher }) => voucher)).size).toBe(1);
    expect(await bench.credit(maker.userId)).toBe(80_000n);
    expect(await create(maker, '200.01', requestId)).toMatchObject({ error: 'requestIdUsed' });
    const code = made[0]?.voucher?.replaceAll(/\D/g, '') ?? '';
    const stored = JSON.stringify(await bench.db.select().from(rows), (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    expect(stored).not.toContain(code);
    await bench.clock.advance(15 * 60_000);
    expect(await create(maker, '200.00', requestId)).toMatchObject({
      ErrorText: 'ok',
      voucher: null,
      amount: '200.00',
    });
    await vouchers.endDue();
    const [row] = await bench.db.select().from(rows).where(eq(rows.requestId, requestId));
    expect([row?.sealedCode, row?.last4]).toEqual([null, code.slice(-4)]);
    // A redemption that comes again is answered as it was.
    const friend = await player();
    const use = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => redeem(friend, code, use)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await bench.credit(friend.userId)).toBe(20_000n);
    expect(await redeem(friend, '1234', use)).toMatchObject({ error: 'requestIdUsed' });
    await sound();
  });

  test('[FAULT-17] of fifty at once one redeems a voucher, or its maker takes it back', async () => {
    const friends = await Promise.all(Array.from({ length: 12 }, () => player()));
    const maker = await player(1_000_000n);
    for (let round = 0; round < sized(2, 50); round += 1) {
      const { code, id } = await codeOf(maker, '100.00');
      const outcomes = await Promise.all([
        ...Array.from({ length: 4 }, () => vouchers.takeBack(maker.userId, id)),
        ...friends.flatMap((friend) => Array.from({ length: 4 }, () => redeem(friend, code))),
      ]);
      const isBack = outcomes.slice(0, 4).every(({ ErrorText }) => ErrorText === 'ok');
      const redeemed = outcomes.slice(4).filter(({ ErrorText }) => ErrorText === 'ok');
      expect([isBack, redeemed.length]).toEqual(isBack ? [true, 0] : [false, 1]);
      expect(new Set(outcomes.slice(0, 4).map(({ error }) => error)).size).toBe(1);
      await vouchers.takeBack(maker.userId, id);
    }
    await sound();
  });

  test('of many made at once as many stay as may be open, and a sum that does not fit the wallet is not taken', async () => {
    const [many, poor] = [await player(1_000_000n), await player(35_000n)];
    const errors = (answers: readonly MadeVoucher[]) => answers.map(({ error }) => error ?? 'ok').toSorted();
    const made = await Promise.all(Array.from({ length: 20 }, () => create(many, '100.00')));
    expect(errors(made)).toEqual([...Array<string>(5).fill('ok'), ...Array<string>(15).fill('voucherTooMany')]);
    const drained = await Promise.all(Array.from({ length: 8 }, () => create(poor, '100.00')));
    expect(errors(drained)).toEqual([...Array<string>(5).fill('insufficientFunds'), 'ok', 'ok', 'ok']);
    const seller = await bench.add(rootId, { credit: 1_000_000n });
    const sold = await Promise.all(Array.from({ length: 20 }, () => create(seller, '100.00')));
    expect(new Set(errors(sold))).toEqual(new Set(['ok']));
    await sound();
  });

  test('an expired voucher is worth nothing, and its amount goes back to where it was drawn from', async () => {
    const maker = await player(15_000n);
    const { code } = await codeOf(maker, '120.00');
    await bench.clock.advance(180 * day - 1);
    await vouchers.endDue();
    expect(await bench.credit(maker.userId)).toBe(3000n);
    await bench.clock.advance(1);
    expect(await redeem(await player(), code)).toMatchObject({ error: 'voucherUnknown' });
    expect((await vouchers.list(maker.userId, { page: 1 })).result).toMatchObject([
      { kind: 'created', state: 'expired' },
    ]);
    await Promise.all([vouchers.endDue(), vouchers.endDue()]);
    expect(await bench.credit(maker.userId)).toBe(15_000n);
    expect((await vouchers.list(maker.userId, { page: 1 })).result).toMatchObject([
      { state: 'expired', endedAt: expect.any(String), redeemedAt: null, amount: '120.00', last4: code.slice(-4) },
    ]);
    await sound();
  });

  test('where the operator allows it to the maker alone, nobody else redeems a voucher, and it stays open', async () => {
    const [maker, friend] = [await player(50_000n), await player()];
    const { code, id } = await codeOf(maker);
    await writeSetting(bench.db, 'vouchers', 'redeem', 'maker');
    expect(await redeem(friend, code)).toMatchObject({ error: 'voucherNotYours' });
    expect(await redeem(maker, code)).toMatchObject({ ErrorText: 'ok', newCredit: '500.00' });
    expect(await vouchers.takeBack(maker.userId, id)).toMatchObject({ error: 'voucherUsed' });
    await writeSetting(bench.db, 'vouchers', 'redeem', 'anyone');
    expect(await vouchers.takeBack(friend.userId, id)).toMatchObject({ error: 'voucherUnknown' });
    expect((await vouchers.list(maker.userId, { page: 1 })).result.map(({ kind, state }) => [kind, state])).toEqual([
      ['redeemed', 'used'],
      ['created', 'used'],
    ]);
  });

  test('[VOU-15] at a counter, agents redeem vouchers of players, and players those of agents', async () => {
    const [maker, friend, agent] = [
      await player(50_000n),
      await player(),
      await bench.add(rootId, { credit: 50_000n }),
    ];
    await writeSetting(bench.db, 'vouchers', 'redeem', 'counter');
    const [first, second] = [await codeOf(maker), await codeOf(maker)];
    expect(await redeem(friend, first.code)).toMatchObject({ error: 'voucherNotYours' });
    expect(await redeem(agent, first.code)).toMatchObject({ ErrorText: 'ok' });
    expect(await redeem(maker, second.code)).toMatchObject({ ErrorText: 'ok' });
    expect(await redeem(friend, (await codeOf(agent)).code)).toMatchObject({ ErrorText: 'ok' });
    await writeSetting(bench.db, 'vouchers', 'redeem', 'anyone');
    await sound();
  });

  test('[ROUTE-33] the list is narrowed by state and by the end of a code, and sums what is open', async () => {
    const maker = await player(100_000n);
    const codes = [await codeOf(maker, '100.00'), await codeOf(maker, '250.00'), await codeOf(maker, '120.50')];
    const [first, second] = codes;
    if (first === undefined || second === undefined) throw new Error('Three vouchers are made above.');
    await redeem(maker, first.code);
    await vouchers.takeBack(maker.userId, second.id);
    const list = async (query: Omit<Parameters<typeof vouchers.list>[1], 'page'>) => {
      const { result, rowCount, open } = await vouchers.list(maker.userId, { page: 1, ...query });
      expect(open).toEqual([{ currency: 'RSD', count: 1, amount: '120.50' }]);
      expect(rowCount).toBe(result.length);
      return result.map(({ kind, state, amount }) => `${kind} ${state} ${amount}`);
    };
    expect(await list({ state: 'open' })).toEqual(['created open 120.50']);
    expect(await list({ state: 'back' })).toEqual(['created back 250.00']);
    expect(await list({ state: 'used' })).toEqual(['created used 100.00']);
    expect(await list({ state: 'expired' })).toEqual([]);
    expect(await list({ last4: second.code.slice(-4) })).toContain('created back 250.00');
    expect(await list({ state: 'open', last4: second.code.slice(-4) })).toEqual([]);
    expect(await list({})).toHaveLength(4);
  });

  test('a staff account of an agent has no wallet for a voucher, which stays open', async () => {
    const [agent, friend] = [await bench.add(rootId), await player()];
    const staffId = randomUUID();
    const createdAt = new Date(bench.clock.now());
    await bench.db
      .insert(users)
      .values({ id: staffId, username: `s-${staffId}`, email: '', passwordHash: '-', roles: [], createdAt });
    await bench.db.insert(agencyStaff).values({
      userId: staffId,
      nodeId: agent.userId,
      employerId: agent.userId,
      firstName: 'Mira',
      rights: [],
      caps: [],
      active: true,
      version: 1,
      createdAt,
    });
    const { code } = await codeOf(await player(50_000n));
    expect(await redeem({ userId: staffId, nodeId: staffId }, code)).toMatchObject({ error: 'noWallet' });
    expect(await redeem(friend, code)).toMatchObject({ ErrorText: 'ok' });
  });

  test('random acts of several users keep the sum of their money and the open vouchers', async () => {
    const act = fc.record({
      who: fc.nat(2),
      kind: fc.constantFrom('create', 'redeem', 'back', 'expire'),
      which: fc.nat(7),
      amount: fc.bigInt({ min: 9000n, max: 30_000n }),
    });
    const property = fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 25 }), async (acts) => {
      const users = await Promise.all([100_000n, 50_000n, 0n].map(player));
      const made: { code: string; id: string; maker: string; amount: bigint; open: boolean; ends: number }[] = [];
      // Not `users` and `made` together with the ledger: the expected credits are kept beside, by the rules alone.
      const credits = new Map(users.map(({ userId }, i) => [userId, [100_000n, 50_000n, 0n][i] ?? 0n]));
      // Nothing is staked, so what was redeemed makes no vouchers.
      const redeemed = new Map<string, bigint>();
      const add = (userId: string, amount: bigint) => credits.set(userId, (credits.get(userId) ?? 0n) + amount);
      for (const { who, kind, which, amount } of acts) {
        const user = users[who];
        if (user === undefined) continue;
        const target = made[which];
        if (kind === 'create') {
          const openNow = made.filter(({ maker, open: isOpen }) => isOpen && maker === user.userId).length;
          const free = (credits.get(user.userId) ?? 0n) - (redeemed.get(user.userId) ?? 0n);
          const fits = amount >= 10_000n && amount <= free && openNow < 5;
          const answer = await create(user, minorToMoney(amount));
          expect(answer.ErrorText === 'ok').toBe(fits);
          if (!fits) continue;
          add(user.userId, -amount);
          const ends = bench.clock.now() + 180 * day;
          made.push({ code: answer.voucher ?? '', id: answer.id ?? '', maker: user.userId, amount, open: true, ends });
        } else if (kind === 'redeem' && target !== undefined) {
          const answer = await redeem(user, target.code);
          expect(answer.ErrorText === 'ok').toBe(target.open);
          if (target.open) {
            add(user.userId, moneyToMinor(answer.amount ?? '0'));
            redeemed.set(user.userId, (redeemed.get(user.userId) ?? 0n) + target.amount);
          }
          target.open = false;
        } else if (kind === 'back' && target !== undefined) {
          await vouchers.takeBack(user.userId, target.id);
          if (target.open && target.maker === user.userId) {
            add(user.userId, target.amount);
            target.open = false;
          }
        } else if (kind === 'expire') {
          await bench.clock.advance(100 * day);
          await vouchers.endDue();
          for (const voucher of made) {
            if (!voucher.open || voucher.ends > bench.clock.now()) continue;
            add(voucher.maker, voucher.amount);
            voucher.open = false;
          }
        }
      }
      const now = await Promise.all(users.map(async ({ userId }) => [userId, await bench.credit(userId)] as const));
      expect(new Map(now)).toEqual(credits);
    });
    await fc.assert(property, { numRuns: sized(6, 200) });
    await sound();
  });
});
