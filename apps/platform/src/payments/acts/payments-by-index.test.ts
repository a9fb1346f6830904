import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import { leftOf } from '../../limits/left-to-stake.ts';
import { openFilled } from '../../testing/filled-database.ts';
import { planOf } from '../../testing/plan-of.ts';
import { paymentsNamed, paymentsOfFile } from '../settlement/load-movements.ts';
import { firstOf } from '../settlement/reconcile.ts';
import { openSuspense, suspenseToSendBack } from './controls.ts';
import { newest } from './list-payments.ts';

const rows = 5000;
/** Payments were captured every minute from here on. */
const [begin, minute] = [Date.UTC(2026, 10, 21, 22), 60_000];
let database: OpenDatabase;
beforeAll(async () => {
  database = await openFilled(async (tx) => {
    await tx.execute(sql`
      INSERT INTO users (id, username, email, password_hash, created_at)
      SELECT 'u' || i, 'user' || i, '', '-', now() FROM generate_series(1, ${rows}) AS i`);
    await tx.execute(sql`
      INSERT INTO wallets (id, user_id, currency_id, currency)
      SELECT 'w' || i, 'u' || i, 941, 'RSD' FROM generate_series(1, ${rows}) AS i`);
    await tx.execute(sql`
      INSERT INTO payments (id, user_id, wallet_id, currency_id, currency, direction, method, amount, locale, provider, provider_id,
        facts, state, draw0, draw1, captured, taken_back, paid_out, created_at)
      SELECT 'p' || i, 'u' || i, 'w' || i, 941, 'RSD', 'deposit', 'card', 100, 'en', 'fake', 'n' || i,
        jsonb_build_array(jsonb_build_object('key', 'captured', 'at', ${begin}::bigint + i * ${minute}::bigint, 'amount', '100')),
        'succeeded', 0, 0, 100 + i, 0, 0, now() + i * interval '1 second'
      FROM generate_series(1, ${rows}) AS i`);
    await tx.execute(sql`
      INSERT INTO ledger_transactions (id, source, external_id, type, ref_type, ref_id, created_at)
      SELECT 't' || i, 'payment', 'p' || i || ':capture', 'deposit', 'payment', 'p' || i, now()
      FROM generate_series(1, ${rows}) AS i`);
    await tx.execute(sql`
      INSERT INTO ledger_entries (transaction_id, account_id, currency, amount, balance_after)
      SELECT 't' || i, 'w' || i || ':wallet_0', 'RSD', 100 + i, 100 + i FROM generate_series(1, ${rows}) AS i`);
    await tx.execute(sql`
      INSERT INTO vouchers (id, code_hash, last4, maker, wallet_id, currency_id, currency, amount, draw0, draw1, state, made_at,
        expires_at, used_by, ended_at)
      SELECT 'v' || i, 'h' || i, '', 'u1', 'w1', 941, 'RSD', i, i, 0, 'used', now(), now(), 'u' || i, now()
      FROM generate_series(1, ${rows}) AS i`);
    await tx.execute(sql`
      INSERT INTO ledger_transactions (id, source, external_id, type, ref_type, ref_id, created_at)
      SELECT 'r' || i, 'voucher', 'v' || i || ':end', 'voucher_used', 'voucher', 'v' || i, now()
      FROM generate_series(1, ${rows}) AS i`);
    await tx.execute(sql`
      INSERT INTO ledger_entries (transaction_id, account_id, currency, amount, balance_after)
      SELECT 'r' || i, 'w' || i || ':wallet_0', 'RSD', i, 100 + i + i FROM generate_series(1, ${rows}) AS i`);
    await tx.execute(sql`
      INSERT INTO payment_suspense (id, provider, event_id, reason, event, provider_id, amount, currency, booked, created_at,
        resolution)
      SELECT 's' || i, 'fake', 'e' || i, 'depositLimit', 'payment.captured', '', 100, 'RSD', true, now(),
        CASE WHEN i > 1 THEN 'return' END
      FROM generate_series(1, ${rows}) AS i`);
  }, 'users, wallets, payments, vouchers, ledger_transactions, ledger_entries, payment_suspense');
});
afterAll(() => database.close());

test('[SPEED-16] the deposits of a wallet are read by index', async () => {
  const query = leftOf('w7');
  expect(rowsOf(await database.db.execute(query))).toEqual([{ left: '114' }]);
  expect(await planOf(database.db, query)).not.toContain('Seq Scan');
});

test('[SPEED-16] a page of payments is read by index, newest first', async () => {
  const query = newest(database.db, undefined).limit(20);
  const ids = (await query).map(({ payment }) => payment.id);
  expect(ids).toEqual(Array.from({ length: 20 }, (_, i) => `p${rows - i}`));
  const plan = await planOf(database.db, query.getSQL());
  expect(plan).toContain('payments_time');
  expect(plan).not.toContain('Seq Scan');
});

test('[SPEED-16] the first payment of a provider is read by index', async () => {
  const query = firstOf(database.db, 'fake');
  expect(await query).toEqual([{ at: expect.any(Date) }]);
  const plan = await planOf(database.db, query.getSQL());
  expect(plan).toMatch(/payments_(of_provider|time)/);
  expect(plan).not.toContain('Seq Scan');
  expect(await planOf(database.db, firstOf(database.db, 'new').getSQL())).toContain('payments_of_provider');
});

test('[SPEED-16] the comparison of a settlement file reads the payments of its day, and those that it names', async () => {
  const { db } = database;
  const line = {
    type: 'capture',
    id: 'l1',
    payment: 'n4000',
    reference: 'p4001',
    amount: '1.00',
    currency: 'RSD',
  } as const;
  const query = paymentsOfFile(db, { provider: 'fake', day: '2026-11-22', lines: [line] });
  const found = (await query).map(({ id }) => Number(id.slice(1))).toSorted((a, b) => a - b);
  // The day begins two hours after the first payment, and has its first moment, but not that of the next day.
  const ofDay = Array.from({ length: 1440 }, (_, i) => 120 + i);
  expect(found).toEqual([...ofDay, 4000, 4001]);
  const plan = await planOf(db, query.getSQL());
  for (const name of ['payments_fact_days', 'payments_pkey', 'payments_provider']) expect(plan).toContain(name);
  expect(plan).not.toContain('Seq Scan');
  const named = paymentsNamed(db, 'fake', { ids: ['p7', 'nobody'], providerIds: ['n9'] });
  expect((await named).map(({ id }) => id).toSorted()).toEqual(['p7', 'p9']);
  expect(await planOf(db, named.getSQL())).not.toContain('Seq Scan');
});

test('[SPEED-16] open items of suspense are read without those that were resolved', async () => {
  for (const query of [openSuspense(database.db), suspenseToSendBack(database.db)]) {
    expect((await query).map(({ id }) => id)).toEqual(['s1']);
    expect(await planOf(database.db, query.getSQL())).toContain('payment_suspense_open');
  }
});
