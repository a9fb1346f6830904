import { createFakeClock } from '@kvota/server/fake-clock';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Db, OpenDatabase } from '../database/database.ts';
import { accounts, tickets, users } from '../database/schema/index.ts';
import { sqlDatabases } from '../testing/databases.ts';
import { paidLeg, paidTicket } from '../testing/paid-ticket.ts';
import { createLedger } from './create-ledger.ts';
import type { Ledger, Posting } from './ledger.ts';
import { incomeMovements, takeMovements, type Movement } from './movements.ts';

const clock = createFakeClock(Date.UTC(2026, 10, 21, 12));
let counter = 0;
const ids = (): string => `id-${++counter}`;

describe.each(sqlDatabases)('ledger on $name', (kind) => {
  let open: OpenDatabase;
  let ledger: Ledger;
  beforeAll(async () => {
    open = await kind.open();
    ledger = createLedger({ db: open.db, clock, ids });
  });
  afterAll(async () => open.close());

  async function user(): Promise<string> {
    const id = ids();
    const row = { id, username: id, email: `${id}@example.com`, passwordHash: '-', createdAt: new Date(clock.now()) };
    await open.db.insert(users).values(row);
    return id;
  }
  async function wallet(deposit: bigint, userId?: string): Promise<{ userId: string; walletId: string }> {
    const owner = userId ?? (await user());
    const walletId = await ledger.openWallet(open.db, { userId: owner, currencyId: 1, currency: 'RSD' });
    if (deposit > 0n) await ledger.deposit({ walletId, amount: deposit, source: 'seed', externalId: ids() });
    return { userId: owner, walletId };
  }
  async function balances(userId: string): Promise<[string, string]> {
    const [first] = await ledger.wallets(userId);
    return [first!.wallet_0, first!.wallet_1];
  }
  /** Inserts a ticket in a state, so that the check of held stakes has rows to compare with. */
  async function ticket(userId: string, walletId: string, stake: bigint, state = 'pending'): Promise<string> {
    const id = ids();
    const money = { stake, requestedStake: stake, possiblePayout: stake, totalOdds: '1.00' };
    const facts = {
      payloadHash: '-',
      request: paidTicket(id, [paidLeg('m1')]),
      live: false,
      agentId: 'root',
      marks: 2,
      autoOddsChange: false,
      currency: 'RSD',
      currencyId: 1,
    };
    await open.db
      .insert(tickets)
      .values({ id, userId, walletId, state, ...money, ...facts, createdAt: new Date(clock.now()) });
    return id;
  }
  async function hold(tx: Db, userId: string, ticketId: string, amount: bigint): Promise<boolean> {
    return stake(tx, userId, { ticketId, amount, to: 'held' });
  }
  async function stake(tx: Db, userId: string, taken: Parameters<Ledger['stakePosting']>[1]): Promise<boolean> {
    const funds = await ledger.lock(tx, { userId, currencyId: 1 });
    const posting = ledger.stakePosting(funds!, taken);
    return posting !== undefined && (await ledger.post(tx, posting)).first;
  }
  const become = (id: string, state: string): Promise<unknown> =>
    open.db.update(tickets).set({ state }).where(eq(tickets.id, id));

  test('[WAL-02] [WAL-03] a wallet shows its seven sub-balances and the credit as text, in the order of currency ids', async () => {
    const userId = await user();
    await ledger.openWallet(open.db, { userId, currencyId: 1000, currency: 'FREEBET-RSD' });
    const walletId = await ledger.openWallet(open.db, { userId, currencyId: 1, currency: 'RSD' });
    await ledger.deposit({ walletId, amount: 123_450n, source: 'seed', externalId: ids() });
    const zero = {
      wallet_1: '0.00',
      wallet_2: '0.00',
      wallet_3: '0.00',
      wallet_4: '0.00',
      wallet_5: '0.00',
      wallet_6: '0.00',
    };
    expect(await ledger.wallets(userId)).toEqual([
      { currency_id: 1, currency: 'RSD', wallet_0: '1234.50', ...zero, credit_text: '1234.50' },
      { currency_id: 1000, currency: 'FREEBET-RSD', wallet_0: '0.00', ...zero, credit_text: '0.00 FREEBET' },
    ]);
  });

  test('opening a wallet again returns the first, even twenty times concurrently', async () => {
    const userId = await user();
    const wanted = { userId, currencyId: 1, currency: 'RSD' };
    const opened = await Promise.all(Array.from({ length: 20 }, () => ledger.openWallet(open.db, wanted)));
    expect(new Set(opened).size).toBe(1);
    await expect(ledger.openWallet(open.db, { ...wanted, currency: 'EUR' })).rejects.toThrow('RSD');
  });

  test('a deposit under the same source and external id is posted once, even twenty times concurrently', async () => {
    const { userId, walletId } = await wallet(0n);
    const deposit = { walletId, amount: 5000n, source: 'bank', externalId: ids() };
    const booked = await Promise.all(Array.from({ length: 20 }, () => ledger.deposit(deposit)));
    expect(booked.filter(({ first }) => first)).toHaveLength(1);
    expect(new Set(booked.map(({ transactionId }) => transactionId)).size).toBe(1);
    expect(await balances(userId)).toEqual(['50.00', '0.00']);
    expect((await ledger.check()).violations).toEqual([]);
  });

  test('[OP-97] a held stake is not shown; released it is back exactly where it came from', async () => {
    const { userId, walletId } = await wallet(3000n);
    await open.db.transaction((tx) => ledger.pay(tx, { walletId, ticketId: ids(), amount: 2000n }));
    const ticketId = await ticket(userId, walletId, 4000n);
    expect(await open.db.transaction((tx) => hold(tx, userId, ticketId, 4000n))).toBe(true);
    expect(await balances(userId)).toEqual(['0.00', '10.00']);
    expect((await ledger.check()).violations).toEqual([]);
    for (const state of ['rejected', 'rejected']) {
      await become(ticketId, state);
      await open.db.transaction((tx) => ledger.release(tx, { walletId, ticketId }));
      expect(await balances(userId)).toEqual(['30.00', '20.00']);
    }
    await open.db.transaction((tx) => ledger.capture(tx, { walletId, ticketId, amount: 4000n }));
    expect(await balances(userId)).toEqual(['30.00', '20.00']);
    expect((await ledger.check()).violations).toEqual([]);
  });

  test("a captured stake is the house's; a lower one gives the rest back; a refund gives all back once", async () => {
    const { userId, walletId } = await wallet(3000n);
    await open.db.transaction((tx) => ledger.pay(tx, { walletId, ticketId: ids(), amount: 2000n }));
    const ticketId = await ticket(userId, walletId, 4000n);
    await open.db.transaction((tx) => hold(tx, userId, ticketId, 4000n));
    await become(ticketId, 'accepted');
    for (let i = 0; i < 2; i += 1) {
      await open.db.transaction((tx) => ledger.capture(tx, { walletId, ticketId, amount: 1000n }));
      await open.db.transaction((tx) => ledger.release(tx, { walletId, ticketId }));
      expect(await balances(userId)).toEqual(['20.00', '20.00']);
    }
    for (let i = 0; i < 2; i += 1) {
      await open.db.transaction((tx) => ledger.refund(tx, { walletId, ticketId }));
      expect(await balances(userId)).toEqual(['30.00', '20.00']);
    }
    expect((await ledger.check()).violations).toEqual([]);
  });

  test('a stake taken at once goes straight to the house, and a refund gives it back to where it came from', async () => {
    const { userId, walletId } = await wallet(3000n);
    await open.db.transaction((tx) => ledger.pay(tx, { walletId, ticketId: ids(), amount: 2000n }));
    const ticketId = await ticket(userId, walletId, 4000n, 'accepted');
    const take = (amount: bigint): Promise<boolean> =>
      open.db.transaction((tx) => stake(tx, userId, { ticketId, amount, to: 'house' }));
    expect(await take(5001n)).toBe(false);
    expect(await take(4000n)).toBe(true);
    await open.db.transaction((tx) => ledger.release(tx, { walletId, ticketId }));
    expect(await balances(userId)).toEqual(['0.00', '10.00']);
    await open.db.transaction((tx) => ledger.refund(tx, { walletId, ticketId }));
    expect(await balances(userId)).toEqual(['30.00', '20.00']);
    expect((await ledger.check()).violations).toEqual([]);
  });

  test('twenty concurrent stakes never take more than the funds', async () => {
    const { userId, walletId } = await wallet(10_000n);
    const stakes = await Promise.all(Array.from({ length: 20 }, () => ticket(userId, walletId, 1500n, 'rejected')));
    const held = await Promise.all(
      stakes.map((ticketId) =>
        open.db.transaction(async (tx) => {
          const taken = await hold(tx, userId, ticketId, 1500n);
          if (taken) await tx.update(tickets).set({ state: 'pending' }).where(eq(tickets.id, ticketId));
          return taken;
        }),
      ),
    );
    expect(held.filter(Boolean)).toHaveLength(6);
    expect(await balances(userId)).toEqual(['10.00', '0.00']);
    expect((await ledger.check()).violations).toEqual([]);
  });

  test("postings and the caller's work commit or roll back together", async () => {
    const { userId } = await wallet(3000n);
    const failing = open.db.transaction(async (tx) => {
      await hold(tx, userId, 'never', 1000n);
      throw new Error('the ticket could not be written');
    });
    await expect(failing).rejects.toThrow('could not be written');
    expect(await balances(userId)).toEqual(['30.00', '0.00']);
  });

  test('[CAS-11] several postings in one statement are entered one after the other, once, or none of them', async () => {
    const { userId, walletId } = await wallet(3000n);
    const posting = (type: Posting['type'], movements: Movement[]): Posting => {
      const key = { source: 'game:test', externalId: ids() };
      return { id: ids(), ...key, type, refType: 'game_round', refId: 'r', at: new Date(clock.now()), movements };
    };
    const bet = posting('game_bet', takeMovements(walletId, 'RSD', { wallet0: 3000n, wallet1: 0n }));
    const win = posting('game_win', incomeMovements(walletId, 'RSD', 'house', 'wallet_1', 4500n));
    const second = posting('game_bet', takeMovements(walletId, 'RSD', { wallet0: 0n, wallet1: 1000n }));
    const postAll = (postings: Posting[]) => open.db.transaction((tx) => ledger.postAll(tx, postings));
    await postAll([bet, win, second]);
    expect(await balances(userId)).toEqual(['0.00', '35.00']);
    const nowhere = posting('game_win', incomeMovements('no-wallet', 'RSD', 'house', 'wallet_1', 1n));
    for (const postings of [[win], [posting('game_win', win.movements as Movement[]), bet], [nowhere]])
      await expect(postAll(postings)).rejects.toThrow();
    await expect(postAll([posting('game_bet', win.movements.slice(1))])).rejects.toThrow('two sides');
    expect(await balances(userId)).toEqual(['0.00', '35.00']);
    expect((await ledger.check()).violations).toEqual([]);
  });

  test('the check finds a balance that was tampered with', async () => {
    const { walletId } = await wallet(3000n);
    const account = eq(accounts.id, `${walletId}:wallet_0`);
    await open.db.update(accounts).set({ balance: 2999n }).where(account);
    const { ok, violations } = await ledger.check();
    expect(ok).toBe(false);
    expect(violations).toContainEqual(`account ${walletId}:wallet_0 has 2999, its entries sum to 3000`);
    await open.db.update(accounts).set({ balance: 3000n }).where(account);
    expect(await ledger.check()).toMatchObject({ ok: true, violations: [] });
    await expect(open.db.update(accounts).set({ balance: -1n }).where(account)).rejects.toThrow();
  });
});
