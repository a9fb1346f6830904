import { randomUUID } from 'node:crypto';

import { minorToMoney } from '@kvota/contracts';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../database/database.ts';
import { agencyTransfers, ledgerTransactions } from '../database/schema/index.ts';
import { listTransactions } from '../ledger/transactions.ts';
import { createAgencyBench, type AgencyBench } from '../testing/agency-bench.ts';
import { sqlDatabases } from '../testing/databases.ts';
import { sized } from '../testing/large-runs.ts';
import type { AgencyActor, NewTransfer } from './agency.ts';
import { rootId } from './tree.ts';

const rsd = 941;

/** Pairs of the actor and the user of a transfer, by index: the edges of the branch below, and pairs at random. */
const edges = [
  [0, 1],
  [0, 2],
  [1, 3],
  [3, 4],
  [2, 5],
] as const;
const randomMove = fc.record({
  pair: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...edges) }, fc.tuple(fc.nat(5), fc.nat(5))),
  direction: fc.constantFrom('down' as const, 'up' as const),
  amount: fc.bigInt({ min: 1n, max: 6000n }),
});

describe.each(sqlDatabases)('transfers of agents on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: AgencyBench;
  beforeAll(async () => {
    database = await open();
    bench = await createAgencyBench(database);
  });
  afterAll(() => database.close());

  const transferOf = (userId: string, amount: bigint, more: Partial<NewTransfer> = {}): NewTransfer => ({
    requestId: randomUUID(),
    userId,
    currencyId: rsd,
    amount: minorToMoney(amount),
    note: '',
    direction: 'down',
    ...more,
  });
  const move = async (actor: AgencyActor, transfer: NewTransfer): Promise<Record<string, unknown>> => {
    const answer = await bench.agency.transfer(actor, transfer);
    if (answer.kind !== 'answer') return { error: 'requestIdUsed' };
    return JSON.parse(answer.body) as Record<string, unknown>;
  };
  const isBooked = ({ ErrorText }: Record<string, unknown>): boolean => ErrorText === 'ok';
  const outcomes = (answers: readonly Record<string, unknown>[]) => ({
    booked: answers.filter(isBooked).length,
    refused: answers.filter(({ error }) => error === 'insufficientFunds').length,
  });
  const sound = async (): Promise<void> => {
    expect(await bench.ledger.check()).toMatchObject({ ok: true, violations: [] });
  };

  test('[CALL-45] [CALL-46] random transfers at once keep the money of the branch, and no wallet is below zero', async () => {
    const property = fc.asyncProperty(fc.array(randomMove, { minLength: 20, maxLength: 40 }), async (moves) => {
      const top = await bench.add(rootId, { credit: 10_000n });
      const [left, right] = [await bench.add(top.userId, { credit: 5000n }), await bench.add(top.userId)];
      const low = await bench.add(left.userId, { credit: 100n });
      const players = [await bench.add(low.userId, { agent: false }), await bench.add(right.userId, { agent: false })];
      const all = [top, left, right, low, ...players];
      const above = new Map([left, right].map(({ userId }) => [userId, top.userId]));
      above.set(low.userId, left.userId).set(players[0]?.userId ?? '', low.userId);
      above.set(players[1]?.userId ?? '', right.userId);
      const answers = await Promise.all(
        moves.map(async ({ pair: [by, of], direction, amount }) => {
          const [actor = top, subject = top] = [all[by], all[of]];
          try {
            const answer = await move(actor, transferOf(subject.userId, amount, { direction }));
            return { answer, isEdge: above.get(subject.userId) === actor.userId };
          } catch (error) {
            return { answer: { error: (error as { problem?: { code?: string } }).problem?.code }, isEdge: false };
          }
        }),
      );
      for (const { answer, isEdge } of answers) {
        const expected = isEdge ? [undefined, 'insufficientFunds'] : ['notDirectChild', 'userUnknown'];
        expect(expected).toContain(answer.error);
      }
      const credits = await Promise.all(all.map(({ userId }) => bench.credit(userId)));
      expect(credits.reduce((sum, credit) => sum + credit, 0n)).toBe(15_100n);
      expect(credits.every((credit) => credit >= 0n)).toBe(true);
      await sound();
    });
    await fc.assert(property, { numRuns: sized(3, 60), endOnFailure: true });
  });

  test('[SEC-10] one request fifty times at once is booked once, and every answer has the same bytes', async () => {
    const [parent, request] = [await bench.add(rootId, { credit: 10_000n }), transferOf('', 700n)];
    const child = await bench.add(parent.userId);
    const transfer = { ...request, userId: child.userId };
    const answers = await Promise.all(Array.from({ length: 50 }, () => bench.agency.transfer(parent, transfer)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await bench.agency.request(parent.userId, transfer.requestId)).toBe(
      answers[0]?.kind === 'answer' ? answers[0].body : '',
    );
    expect(await bench.credit(child.userId)).toBe(700n);
    for (const other of [{ amount: '7.01' }, { note: 'x' }, { direction: 'up' as const }, { currencyId: 978 }])
      expect(await bench.agency.transfer(parent, { ...transfer, ...other })).toEqual({ kind: 'idUsed' });
    // The id belongs to its user alone.
    expect(await bench.agency.request(child.userId, transfer.requestId)).toBeUndefined();
    await sound();
  });

  test('a refusal is kept as well: its repetition gets the same bytes, although there is money by then', async () => {
    const parent = await bench.add(rootId);
    const transfer = transferOf((await bench.add(parent.userId)).userId, 500n);
    expect(await move(parent, transfer)).toMatchObject({ error: 'insufficientFunds' });
    await move(bench.root, transferOf(parent.userId, 500n));
    expect(await move(parent, transfer)).toMatchObject({ error: 'insufficientFunds' });
    expect(await move(parent, { ...transfer, requestId: randomUUID() })).toMatchObject({ newCredit: '5.00' });
  });

  test('of forty drains at once beyond the float exactly those are booked that fit', async () => {
    const parent = await bench.add(rootId, { credit: 10_000n });
    const children = await Promise.all(Array.from({ length: 4 }, () => bench.add(parent.userId)));
    const drains = Array.from({ length: 40 }, (_, i) => transferOf(children[i % 4]?.userId ?? '', 1000n));
    expect(outcomes(await Promise.all(drains.map((drain) => move(parent, drain))))).toEqual({
      booked: 10,
      refused: 30,
    });
    const back = Array.from({ length: 40 }, (_, i) =>
      transferOf(children[i % 4]?.userId ?? '', 500n, { direction: 'up' }),
    );
    expect(outcomes(await Promise.all(back.map((drain) => move(parent, drain))))).toEqual({ booked: 20, refused: 20 });
    expect(await bench.credit(parent.userId)).toBe(10_000n);
    await sound();
  });

  test('transfers up and down one edge at once never wait for each other in a circle', async () => {
    const parent = await bench.add(rootId, { credit: 50_000n });
    const child = await bench.add(parent.userId, { credit: 50_000n });
    const low = await bench.add(child.userId, { credit: 50_000n });
    const moves = Array.from({ length: 40 }, (_, i) => {
      const [actor, subject] = i % 4 < 2 ? [parent, child] : [child, low];
      return move(actor, transferOf(subject.userId, 100n, { direction: i % 2 === 0 ? 'down' : 'up' }));
    });
    expect((await Promise.all(moves)).every(isBooked)).toBe(true);
    expect(await bench.credit(child.userId)).toBe(50_000n);
    await sound();
  });

  test('[CALL-46] credit is taken from winnings first and arrives as deposit; what is given comes from the deposit first', async () => {
    const parent = await bench.add(rootId, { credit: 1000n });
    const child = await bench.add(parent.userId, { credit: 300n });
    const balances = async (userId: string) =>
      (await bench.ledger.wallets(userId)).map(({ wallet_0, wallet_1 }) => [wallet_0, wallet_1]);
    const walletId = await bench.ledger.openWallet(bench.db, { ...child, currencyId: rsd, currency: 'RSD' });
    await bench.db.transaction((tx) => bench.ledger.pay(tx, { walletId, ticketId: 'won', amount: 500n }));
    expect(await move(parent, transferOf(child.userId, 600n, { direction: 'up' }))).toMatchObject({
      newCredit: '2.00',
      ownCredit: '16.00',
    });
    expect(await balances(child.userId)).toEqual([['2.00', '0.00']]);
    expect(await balances(parent.userId)).toEqual([['16.00', '0.00']]);
    const history = await listTransactions(bench.db, child.userId, { page: 1, pageSize: 1 });
    expect(history.result).toMatchObject([{ type: 'transfer', amount: '-6.00', balanceAfter: '2.00' }]);
  });

  test('[CALL-45] the operator gives from cash; a wallet is opened if there is none, and a full one takes no more', async () => {
    const child = await bench.add(rootId);
    const give = (amount: string, more: Partial<NewTransfer> = {}) =>
      move(bench.root, { ...transferOf(child.userId, 0n, more), amount });
    const first = await give('999999999999.99');
    expect(first).toMatchObject({ newCredit: '999999999999.99' });
    expect(first).not.toHaveProperty('ownCredit');
    expect(await give('0.01')).toMatchObject({ error: 'creditTooHigh' });
    expect(await give('999999999999999.99')).toMatchObject({ error: 'creditTooHigh' });
    for (const currencyId of [978, 1000, 2 ** 31 - 1, 0])
      expect(await give('1', { currencyId })).toMatchObject({ error: 'noWallet' });
    const walletId = await bench.ledger.openWallet(bench.db, { ...child, currencyId: 978, currency: 'EUR' });
    await bench.ledger.deposit({ walletId, amount: 100n, source: 'test', externalId: walletId });
    const low = await bench.add(child.userId, { agent: false });
    expect(await move(child, transferOf(low.userId, 100n, { currencyId: 978 }))).toMatchObject({ newCredit: '1.00' });
    await sound();
  });

  test('[OP-51] nothing is given to a blocked child, and its credit can be taken back', async () => {
    const parent = await bench.add(rootId, { credit: 1000n });
    const child = await bench.add(parent.userId, { credit: 100n });
    await bench.agency.block(parent, { userId: child.userId, scope: 'self' });
    expect(await move(parent, transferOf(child.userId, 1n))).toMatchObject({ error: 'userBlocked' });
    expect(await move(parent, transferOf(child.userId, 1n, { direction: 'up' }))).toMatchObject({ newCredit: '0.99' });
    await bench.agency.block(bench.root, { userId: parent.userId, scope: 'branch' });
    await expect(move(parent, transferOf(child.userId, 1n, { direction: 'up' }))).rejects.toThrow(/blocked/);
  });

  test('[CALL-44] the transfers of a branch are listed with their sums; those from above the actor are not', async () => {
    const top = await bench.add(rootId, { credit: 10_000n });
    const child = await bench.add(top.userId);
    const low = await bench.add(child.userId, { agent: false });
    await move(top, transferOf(child.userId, 5000n, { note: '=1+1' }));
    await move(child, transferOf(low.userId, 3000n));
    await move(child, transferOf(low.userId, 1000n, { direction: 'up' }));
    const list = (actor: AgencyActor, query: object = {}) =>
      bench.agency.transfers(actor, { page: 1, pageSize: 25, ...query });
    const all = await list(top);
    expect(all.totals).toEqual([{ currency: 'RSD', currencyId: rsd, down: '80.00', up: '10.00', net: '70.00' }]);
    expect(all.result).toHaveLength(3);
    expect(all.result.find(({ note }) => note === '=1+1')).toMatchObject({
      parentId: top.userId,
      balanceAfter: '50.00',
    });
    expect(JSON.stringify(await list(child))).not.toContain(top.userId);
    expect((await list(child)).rowCount).toBe(2);
    expect((await list(top, { userId: child.userId })).rowCount).toBe(3);
    expect((await list(top, { userId: low.userId, direction: 'up' })).rowCount).toBe(1);
    expect(await list(top, { from: '2026-11-22' })).toMatchObject({ result: [], totals: [], totalPages: 0 });
    await expect(list(child, { userId: top.userId })).rejects.toThrow(/no such user/);
  });

  test('the check of the ledger finds a transfer without a posting of its amount', async () => {
    const parent = await bench.add(rootId, { credit: 1000n });
    const child = await bench.add(parent.userId);
    const { transactionId } = await move(parent, transferOf(child.userId, 100n));
    const isIt = eq(ledgerTransactions.id, String(transactionId));
    const [posting] = await bench.db.select().from(ledgerTransactions).where(isIt);
    await bench.db.insert(ledgerTransactions).values({ ...posting, id: 'none', externalId: 'none' } as never);
    expect((await bench.ledger.check()).violations).toEqual(['transfer none of 0 was booked as 0']);
    await bench.db.delete(ledgerTransactions).where(eq(ledgerTransactions.id, 'none'));
    expect(await bench.db.$count(agencyTransfers, eq(agencyTransfers.id, String(transactionId)))).toBe(1);
  });
});
