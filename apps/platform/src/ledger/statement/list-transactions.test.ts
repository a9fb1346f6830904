import { minorToMoney, transactionTypes, type TransactionType } from '@kvota/contracts';
import { createFakeClock } from '@kvota/server/fake-clock';
import { and, sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Db, OpenDatabase } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import { users } from '../../database/schema/index.ts';
import { within } from '../../database/within.ts';
import { countingRows } from '../../testing/counting-rows.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { operatorAccount, walletAccount } from '../account.ts';
import { createLedger } from '../create-ledger.ts';
import { post } from '../post.ts';
import { listTransactions, type TransactionQuery } from '../transactions.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;
const ledgerTypes = ['deposit', 'hold', 'capture', 'payout', 'game_bet', 'game_win', 'bonus', 'strange'] as const;
const shown: Readonly<Record<string, string>> = {
  deposit: 'deposit',
  hold: 'stake',
  capture: 'stake_back',
  payout: 'payout',
  game_bet: 'game',
  game_win: 'game',
  bonus: 'bonus',
};

/** A page by its definition: every line of the wallets is read and added up. */
async function listPlainly(db: Db, userId: string, { page, pageSize, currencyId, type, ...period }: TransactionQuery) {
  const names = ledgerTypes.filter((name) => (shown[name] ?? 'other') === type);
  const ofType: SQL | undefined =
    type === undefined ? undefined : names.length === 0 ? sql`false` : sql`type IN ${names}`;
  const where =
    and(
      within(sql`created_at`, period),
      currencyId === undefined ? undefined : sql`currency_id = ${currencyId}`,
      ofType,
    ) ?? sql`true`;
  const rows = rowsOf(
    await db.execute(sql`
      WITH line AS (
        SELECT x.id, x.type, x.created_at, w.id AS wallet_id, w.currency_id, max(e.id) AS entry, sum(e.amount) AS amount
        FROM wallets w JOIN accounts a ON a.wallet_id = w.id AND a.kind IN ('wallet_0', 'wallet_1')
        JOIN ledger_entries e ON e.account_id = a.id JOIN ledger_transactions x ON x.id = e.transaction_id
        WHERE w.user_id = ${userId} GROUP BY x.id, w.id HAVING sum(e.amount) <> 0
      ), running AS (SELECT line.*, sum(amount) OVER (PARTITION BY wallet_id ORDER BY entry) AS balance FROM line)
      SELECT id, type, currency_id, amount::text AS amount, balance::text AS balance FROM running WHERE ${where}
      ORDER BY entry DESC`),
  );
  const net = new Map<number, bigint>();
  for (const row of rows) {
    const currency = Number(row['currency_id']);
    net.set(currency, (net.get(currency) ?? 0n) + BigInt(String(row['amount'])));
  }
  const money = (value: unknown): string => minorToMoney(BigInt(String(value)));
  return {
    rowCount: rows.length,
    totalPages: Math.ceil(rows.length / pageSize),
    net: [...net].toSorted(([a], [b]) => a - b).map(([currency, sum]) => [currency, minorToMoney(sum)]),
    result: rows
      .slice((page - 1) * pageSize, page * pageSize)
      .map((row) => [
        `${String(row['id'])}:${String(row['currency_id'])}`,
        shown[String(row['type'])] ?? 'other',
        money(row['amount']),
        money(row['balance']),
      ]),
  };
}

describe.each(sqlDatabases)('statements on $name', ({ open }) => {
  let database: OpenDatabase;
  let made = 0;
  const walletIds: string[] = [];
  beforeAll(async () => {
    database = await open();
    const { db } = database;
    const row = { id: 'u', username: 'u', email: 'u@example.com', passwordHash: '-', createdAt: new Date(noon) };
    await db.insert(users).values(row);
    const ledger = createLedger({ db, clock: createFakeClock(noon), ids: () => `w-${made++}` });
    for (const [at, currency] of ['RSD', 'EUR', 'BAM'].entries())
      walletIds.push(await ledger.openWallet(db, { userId: 'u', currencyId: at + 1, currency }));
  });
  afterAll(() => database.close());

  const currencies = ['RSD', 'EUR', 'BAM'];
  const postTo = async (
    tx: Db,
    wallet: number,
    move: { type: (typeof ledgerTypes)[number]; at: number; first: bigint; second: bigint },
  ) => {
    const walletId = walletIds[wallet]!;
    const id = `x-${made++}`;
    const house = operatorAccount('house', currencies[wallet]!, walletId);
    const movements = [
      { accountId: walletAccount(walletId, 'wallet_0'), amount: move.first },
      { accountId: walletAccount(walletId, 'wallet_1'), amount: move.second },
      { accountId: house, amount: -move.first - move.second },
    ].filter(({ amount }) => amount !== 0n);
    const key = { id, source: 'test', externalId: id, refType: 'test', refId: id };
    const type = move.type === 'strange' ? 'deposit' : move.type;
    await post(tx, { ...key, type, at: new Date(move.at), movements });
    // Of another version of the platform.
    if (type !== move.type)
      await tx.execute(sql`UPDATE ledger_transactions SET type = 'strange', explain = NULL WHERE id = ${id}`);
  };

  test('[ACC-02, CAS-57] pages, counts, totals and balances are those of all lines, whatever the filters and the blocks', async () => {
    const { db } = database;
    for (const wallet of [0, 1, 2])
      await postTo(db, wallet, { type: 'deposit', at: noon, first: 1_000_000n, second: 1_000_000n });
    const moves = fc.sample(
      fc.record({
        wallet: fc.constantFrom(0, 0, 0, 1, 2),
        type: fc.constantFrom(...ledgerTypes),
        first: fc.constantFrom(-300n, 0n, 200n, 500n),
        second: fc.constantFrom(-200n, 0n, 300n),
        back: fc.nat(3),
      }),
      { numRuns: 260, seed: 7 },
    );
    for (const [at, { wallet, back, ...move }] of moves.entries()) {
      if (move.first === 0n && move.second === 0n) continue;
      await postTo(db, wallet, { ...move, at: noon + (at - back) * minute });
    }
    const end = fc.option(
      fc.nat(280).map((at) => new Date(noon + at * minute).toISOString()),
      { nil: undefined },
    );
    const queries = fc.record({
      page: fc.integer({ min: 1, max: 12 }),
      pageSize: fc.constantFrom(3, 10, 50),
      currencyId: fc.constantFrom(undefined, undefined, 1, 2),
      type: fc.constantFrom<(TransactionType | undefined)[]>(undefined, undefined, ...transactionTypes),
      from: end,
      to: end,
    });
    for (const length of [7, 20, 1000]) {
      await db.execute('DELETE FROM statement_blocks');
      await fc.assert(
        fc.asyncProperty(queries, async (query) => {
          const { result, totals, rowCount, totalPages } = await listTransactions(db, 'u', query, length);
          expect({
            rowCount,
            totalPages,
            net: totals.map((total) => [total.currencyId, total.net]),
            result: result.map((line) => [line.id, line.type, line.amount, line.balanceAfter]),
          }).toEqual(await listPlainly(db, 'u', query));
        }),
        { numRuns: 40, seed: length },
      );
    }
  });

  test('[CAS-57] a page of 10,000 rounds reads some hundred lines, wherever it is', async () => {
    const { db } = database;
    const [deposits, house] = [
      walletAccount(walletIds[0]!, 'wallet_0'),
      operatorAccount('house', 'RSD', walletIds[0]!),
    ];
    await db.execute(sql`
      INSERT INTO ledger_transactions (id, source, external_id, type, ref_type, ref_id, created_at)
      SELECT 'g-' || n, 'many', n, 'game_bet', 'game_round', 'house:' || n, now() FROM generate_series(1, 10000) n`);
    await db.execute(sql`
      INSERT INTO ledger_entries (transaction_id, account_id, currency, amount, balance_after)
      SELECT 'g-' || n, account, 'RSD', amount, 0 FROM generate_series(1, 10000) n,
        (VALUES (${deposits}, 1), (${house}, -1)) side (account, amount) ORDER BY n`);
    await listTransactions(db, 'u', { page: 1, pageSize: 20 });
    for (const page of [1, 200, 500]) {
      const watched = countingRows(db);
      const { rowCount, result } = await listTransactions(watched.db, 'u', { page, pageSize: 20 });
      expect(rowCount).toBeGreaterThan(10_000);
      expect(result).toHaveLength(20);
      expect([page, watched.rows() < 1500]).toEqual([page, true]);
    }
    const plan = rowsOf(
      await db.execute(
        sql`EXPLAIN SELECT * FROM ledger_entries WHERE account_id = ${deposits} AND id > 20000 AND id <= 20100`,
      ),
    );
    expect(plan.map((row) => String(row['QUERY PLAN'])).join(' ')).toMatch(/ledger_entries_(account|pkey)/);
  });
});
