import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { OpenDatabase } from '../database/database.ts';
import { openFilled } from '../testing/filled-database.ts';
import { planOf } from '../testing/plan-of.ts';
import { bonusesIn, dueBonuses } from './create-bonuses.ts';

const rows = 5000;
let database: OpenDatabase;
beforeAll(async () => {
  database = await openFilled(async (tx) => {
    // Nearly all have ended.
    await tx.execute(sql`
      INSERT INTO bonuses (id, user_id, wallet_id, kind, name, amount, currency, granted_at, expires_at, ended_at)
      SELECT 'b' || i, 'u' || i, 'w' || i, 'regular', '', 100, 'FREEBET-RSD', now(), to_timestamp(i),
        CASE WHEN i % 1000 <> 0 THEN now() END
      FROM generate_series(1, ${rows}) AS i`);
  }, 'bonuses');
});
afterAll(() => database.close());

test('[SPEED-16] bonuses that are due are found without those that have ended', async () => {
  const query = dueBonuses(database.db, 2_500_000);
  expect((await query).map(({ id }) => id)).toEqual(['b1000', 'b2000']);
  expect(await planOf(database.db, query.getSQL())).toContain('bonuses_due');
});

test('[SPEED-16] the bonuses of a wallet are read by index', async () => {
  const query = bonusesIn(database.db, { userId: 'u7', walletId: 'w7' });
  expect((await query).map(({ id }) => id)).toEqual(['b7']);
  expect(await planOf(database.db, query.getSQL())).toContain('bonuses_user');
});
