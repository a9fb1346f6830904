import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import { openFilled } from '../../testing/filled-database.ts';
import { planOf } from '../../testing/plan-of.ts';
import { vouchersOfExcluded } from './end-voucher.ts';

const now = Date.UTC(2026, 10, 21, 12);
const rows = 5000;
let database: OpenDatabase;
beforeAll(async () => {
  database = await openFilled(async (tx) => {
    // Of the players with a pause, four are excluded: two of them long ago.
    await tx.execute(sql`
      INSERT INTO player_guards (user_id, state, version, since)
      SELECT 'u' || i, CASE WHEN i <= 4 THEN 'excluded' ELSE 'paused' END, 1,
        to_timestamp(${now / 1000}) - CASE WHEN i <= 2 THEN interval '1 day' ELSE interval '30 days' END
      FROM generate_series(1, ${rows}) AS i`);
    await tx.execute(sql`
      INSERT INTO vouchers (id, code_hash, last4, maker, wallet_id, currency_id, currency, amount, draw0, draw1, state, made_at,
        expires_at)
      SELECT 'v' || i, 'h' || i, '', 'u' || i, 'w' || i, 941, 'RSD', 100, 100, 0, CASE WHEN i = 2 THEN 'used' ELSE 'open' END,
        to_timestamp(${now / 1000}) - interval '40 days', now()
      FROM generate_series(1, ${rows}) AS i`);
  }, 'player_guards, vouchers');
});
afterAll(() => database.close());

test('[SPEED-16] vouchers of excluded players are found without the other players', async () => {
  const query = vouchersOfExcluded(database.db, now);
  expect(await query).toEqual([{ id: 'v1' }]);
  const plan = await planOf(database.db, query.getSQL());
  expect(plan).toContain('player_guards_excluded');
  expect(plan).not.toContain('Seq Scan');
});
