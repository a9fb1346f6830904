import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import { openFilled } from '../../testing/filled-database.ts';
import { planOf } from '../../testing/plan-of.ts';
import { eventsNotApplied, findMoney, paymentsWithoutGround, suspenseBalances } from './find-money.ts';

const rows = 5000;
const now = Date.UTC(2026, 10, 21, 12);
let database: OpenDatabase;
beforeAll(async () => {
  database = await openFilled(async (tx) => {
    await tx.execute(sql`
      INSERT INTO users (id, username, email, password_hash, created_at) VALUES ('u', 'user', '', '-', now())`);
    await tx.execute(sql`INSERT INTO wallets (id, user_id, currency_id, currency) VALUES ('w', 'u', 941, 'RSD')`);
    await tx.execute(sql`
      INSERT INTO accounts (id, kind, currency, balance)
      SELECT 'house:RSD:' || i, 'house', 'RSD', i FROM generate_series(1, ${rows}) AS i`);
    await tx.execute(sql`
      INSERT INTO accounts (id, kind, currency, balance)
      VALUES ('suspense:RSD', 'suspense', 'RSD', 700), ('suspense:EUR', 'suspense', 'EUR', 0)`);
    await tx.execute(sql`
      INSERT INTO payments (id, user_id, wallet_id, currency_id, currency, direction, method, amount, locale, provider,
        facts, state, draw0, draw1, captured, taken_back, paid_out, created_at, lacks_ground_since)
      SELECT 'p' || i, 'u', 'w', 941, 'RSD', 'deposit', 'card', 100, 'en', 'fake', '[]', 'succeeded', 0, 0, 0, 0, 0, now(),
        CASE WHEN i <= 3 THEN ${new Date(now).toISOString()}::timestamptz - i * interval '5 minutes' END
      FROM generate_series(1, ${rows}) AS i`);
    await tx.execute(sql`
      INSERT INTO payment_events (provider, event_id, body, received_at, next_at, applied_at)
      SELECT 'fake', 'e' || i, '', ${new Date(now).toISOString()}::timestamptz - i * interval '4 minutes', now(),
        CASE WHEN i > 4 THEN now() END
      FROM generate_series(1, ${rows}) AS i`);
  }, 'users, wallets, accounts, payments, payment_events');
});
afterAll(() => database.close());

test('[SPEED-16] what the watch reads each minute is read by index, of whatever size the tables are', async () => {
  const plans = [
    await planOf(database.db, suspenseBalances(database.db).getSQL()),
    await planOf(database.db, paymentsWithoutGround(database.db, now).getSQL()),
    await planOf(database.db, eventsNotApplied(database.db, now).getSQL()),
  ];
  for (const [n, index] of ['accounts_suspense', 'payments_without_ground', 'payment_events_waiting'].entries())
    expect(plans[n]).toContain(index);
  expect(plans.join()).not.toContain('Seq Scan');
});

test('[CALL-59] ten minutes are waited for a ground and for an event; empty suspense accounts are none', async () => {
  expect(await findMoney(database.db, now)).toEqual({ suspense: { RSD: '700' }, withoutGround: 2, notApplied: 2 });
});
