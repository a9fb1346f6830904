import { knownExplanation, movementExplanations, type Explanation } from '@kvota/contracts';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import { ledgerTransactions, users } from '../../database/schema/index.ts';
import { bookings, type BookedType } from '../../testing/money/book-everything.ts';
import { createMoneyWorld, type MoneyWorld } from '../../testing/money/money-world.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { violationsOf, type Invariant } from '../check-ledger.ts';
import { listTransactions } from '../transactions.ts';
import { movementTypes, storedExplanations } from './movement-types.ts';

const types = Object.keys(bookings) as BookedType[]; // the keys of the table
const everything = { page: 1, pageSize: 500 };
const first = (column: string, from: string): string => `(SELECT min(${column}) FROM ${from})`;
const entryOf = (kind: string): string =>
  first('e.id', `ledger_entries e JOIN accounts a ON a.id = e.account_id WHERE a.kind = '${kind}'`);
const addTo = (kind: string): string =>
  `UPDATE accounts SET balance = balance + 1 WHERE id = ${first('id', `accounts WHERE kind = '${kind}'`)}`;
const soldPart = first('quote_id', 'cash_outs WHERE booked_at IS NOT NULL');
const captured = first('id', "payments WHERE direction = 'deposit' AND captured > 0 AND NOT via_suspense");
const openVoucher = first('id', "vouchers WHERE state = 'open'");

/** For each invariant, a change of one row that breaks it. A new invariant needs a row here. */
const corruptions: Readonly<Record<Invariant, string>> = {
  transactionsBalance: `UPDATE ledger_entries SET amount = amount + 1 WHERE id = ${entryOf('house')}`,
  currenciesBalance: addTo('house'),
  accountsAreTheirEntries: addTo('cash'),
  runningBalances: `UPDATE ledger_entries SET balance_after = balance_after + 1 WHERE id = ${entryOf('cash')}`,
  nothingNegative: `UPDATE accounts SET balance = -1 WHERE kind = 'jackpot'`,
  entriesInCurrency: `UPDATE ledger_entries SET currency = 'EUR' WHERE id = ${entryOf('house')}`,
  heldAreOpenTickets: addTo('held'),
  payoutsWithinHighest: `UPDATE tickets SET max_win = 1 WHERE id = ${first('id', "tickets WHERE settlement = 'won'")}`,
  soldWithinStake: `UPDATE cash_outs SET stake = stake * 3 WHERE quote_id = ${soldPart}`,
  cashOutsAsQuoted: `UPDATE cash_outs SET amount = amount + 1 WHERE quote_id = ${soldPart}`,
  freeRoundsAsGranted: `UPDATE game_grants SET rounds = 5, used = 5 WHERE id = ${first('id', 'game_grants')}`,
  promoPaysFreeRounds: addTo('promo'),
  jackpotWins: `UPDATE jackpot_wins SET amount = amount + 1 WHERE round_id = ${first('round_id', 'jackpot_wins')}`,
  jackpotParts: 'UPDATE jackpots SET remainder = (remainder + 1) % 100',
  transfersAsBooked: `UPDATE ledger_transactions SET source = 'agency'
    WHERE id = ${first('id', "ledger_transactions WHERE type = 'voucher_made'")}`,
  debtPairs: addTo('lent'),
  debtsOfTransfers: `UPDATE ledger_entries SET amount = amount - 1 WHERE id = ${entryOf('debt')}`,
  debtsWithinLines: `UPDATE agency_transfers SET credit_limit = 0
    WHERE id = ${first('id', "agency_transfers WHERE basis = 'credit'")}`,
  vouchersOwed: `UPDATE vouchers SET amount = amount + 1 WHERE id = ${openVoucher}`,
  vouchersAsBooked: `UPDATE vouchers SET state = 'used' WHERE id = ${openVoucher}`,
  onTheWayOut: `UPDATE payments SET state = 'paid' WHERE id = ${first('id', "payments WHERE state = 'sending'")}`,
  providersHold: `UPDATE payments SET captured = captured + 1 WHERE id = ${captured}`,
  suspenseIsOpenItems: `UPDATE payment_suspense SET resolution = 'note'
    WHERE id = ${first('id', 'payment_suspense WHERE booked AND resolution IS NULL')}`,
  depositsAsCaptured: `UPDATE payments SET captured = captured - 1 WHERE id = ${captured}`,
  giftsAsGranted: `UPDATE bonuses SET amount = amount + 1 WHERE id = ${first('id', 'bonuses')}`,
  giftsStayGifts: `UPDATE wallets SET currency_id = 5 WHERE id = ${first('wallet_id', 'bonuses')}`,
};

class Undone extends Error {}

/** Money, odds, moments, ids and codes: nothing that reads like words. */
const plain = /^[\w.:-]+$/;

describe.each(sqlDatabases)('explanations on $name', ({ open }) => {
  let database: OpenDatabase;
  let world: MoneyWorld;
  beforeAll(async () => {
    database = await open();
    world = await createMoneyWorld(database);
    for (const type of types) await bookings[type](world);
  });
  afterAll(() => database.close());

  const stored = () => world.db.select().from(ledgerTransactions);

  test.each(types)('[ACC-02] a movement of type %s is explained in the transaction that books it', async (type) => {
    const rows = (await stored()).filter((row) => row.type === type);
    expect(rows).not.toHaveLength(0);
    const { shown, code } = movementTypes[type];
    for (const { explain } of rows) {
      expect(explain?.[0]).toEqual({ code, params: {} });
      for (const one of explain ?? []) {
        // Only operators see the rest, in the database.
        if (shown !== undefined) expect(knownExplanation(one), one.code).toBeDefined();
        for (const value of Object.values(one.params)) expect(value).toMatch(plain);
      }
    }
  });

  test('[ACC-02] the ledger writes no other type, and none without an explanation', async () => {
    expect([...new Set((await stored()).map(({ type }) => type))].toSorted()).toEqual(types.toSorted());
    expect(await world.db.$count(ledgerTransactions, isNull(ledgerTransactions.explain))).toBe(0);
    expect((await world.ledger.check()).violations).toEqual([]);
  });

  test('[ACC-02] each line of each statement has a name and an explanation', async () => {
    const shown = new Set<string>();
    for (const { id } of await world.db.select({ id: users.id }).from(users)) {
      for (const { type, explain } of (await listTransactions(world.db, id, everything)).result) {
        expect(type).not.toBe('other');
        expect(explain).not.toHaveLength(0);
        for (const one of explain ?? []) {
          expect(knownExplanation(one), one.code).toBeDefined();
          shown.add(one.code);
        }
      }
    }
    // Each kind was booked, and so each detail was shown.
    expect([...shown].toSorted()).toEqual(Object.keys(movementExplanations).toSorted());
  });

  test('[OP-97] details are those of the movement', async () => {
    const rows = await stored();
    const details = (type: BookedType): Explanation[][] =>
      rows.filter((row) => row.type === type).map(({ explain }) => explain?.slice(1) ?? []);
    expect(details('capture')).toContainEqual([
      { code: 'stakeLowered', params: { asked: '100.00', accepted: '55.00' } },
    ]);
    expect(details('hold')).toContainEqual([
      { code: 'atOdds', params: { odds: '2.00' } },
      { code: 'drawn', params: { deposits: '100.00', winnings: '0.00' } },
    ]);
    expect(details('release')).toContainEqual([
      { code: 'notAccepted', params: { reason: 'declined' } },
      { code: 'putBack', params: { deposits: '100.00', winnings: '0.00' } },
    ]);
    expect(details('payout')).toContainEqual([
      { code: 'payoutFor', params: { stake: '100.00' } },
      { code: 'legsChanged', params: { count: '1' } },
      { code: 'freeBetStake', params: { stake: '100.00' } },
    ]);
    expect(details('cash_out')).toEqual([
      [{ code: 'soldPart', params: { stake: '50.00', of: '100.00' } }],
      [{ code: 'soldPart', params: { stake: '50.00', of: '50.00' } }],
    ]);
    const reasons = details('withdrawal_back')
      .flat()
      .filter(({ code }) => code === 'withdrawalEnd');
    expect(reasons.map(({ params }) => params['reason'] ?? '').toSorted()).toEqual([
      'cancelled',
      'failed',
      'failed',
      'rejected',
      'returned',
    ]);
    expect(details('chargeback').flat()).toContainEqual({ code: 'demanded', params: { amount: '1000.00' } });
  });

  test.each(Object.entries(corruptions))('the check finds it if %s is broken', async (name, corruption) => {
    const invariant = name as Invariant; // a key of the table
    expect(await violationsOf(world.db, invariant)).toEqual([]);
    const changed = world.db.transaction(async (tx) => {
      // Some tables are append-only.
      await tx.execute('ALTER TABLE agency_transfers DISABLE TRIGGER USER');
      await tx.execute(corruption);
      expect(await violationsOf(tx, invariant)).not.toEqual([]);
      throw new Undone();
    });
    await expect(changed).rejects.toThrow(Undone);
  });

  test('[CALL-59] money in suspense is an alarm, and no violation', async () => {
    expect(await world.ledger.check()).toMatchObject({
      ok: true,
      alarms: [expect.stringMatching(/^suspense has \d+ RSD$/)],
    });
  });

  test('[ACC-02] a movement from before explanations were stored is explained by its type', async () => {
    const [made] = (await stored()).filter(({ type }) => type === 'voucher_made');
    const userId = rowsOf(
      await world.db.execute(`SELECT w.user_id FROM wallets w JOIN accounts a ON a.wallet_id = w.id
        JOIN ledger_entries e ON e.account_id = a.id WHERE e.transaction_id = '${made?.id}'`),
    )[0]?.['user_id'];
    await world.db
      .update(ledgerTransactions)
      .set({ explain: null })
      .where(eq(ledgerTransactions.id, made?.id ?? ''));
    const { result } = await listTransactions(world.db, String(userId), everything);
    expect(result.find(({ id }) => id.startsWith(made?.id ?? '-'))?.explain).toEqual([
      { code: 'voucherMade', params: {} },
    ]);
    expect(storedExplanations('of another version', null)).toEqual([]);
  });
});
