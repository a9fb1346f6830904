import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import { openFilled } from '../../testing/filled-database.ts';
import { planOf } from '../../testing/plan-of.ts';
import { bookedIn } from './create-game-wallet.ts';

const rows = 20_000;
let database: OpenDatabase;
beforeAll(async () => {
  database = await openFilled(async (tx) => {
    await tx.execute(sql`
      INSERT INTO game_transactions (server, id, kind, state, round_id, session_id, amount, currency, from_wallet0, balance_after,
        booked_at)
      SELECT 'sava', 't' || i, 'bet', 'booked', 'r' || i, 's', 100, 'RSD', 100, 0, to_timestamp(i * 60)
      FROM generate_series(1, ${rows}) AS i`);
  }, 'game_transactions');
});
afterAll(() => database.close());

test('[SPEED-16] what was booked in an hour is read without all that was booked before', async () => {
  const [from, to] = [new Date((rows - 59) * 60_000), new Date((rows + 1) * 60_000)];
  const query = bookedIn(database.db, 'sava', { from, to });
  expect((await query).map(({ id }) => id)).toEqual(Array.from({ length: 60 }, (_, i) => `t${rows - 59 + i}`));
  const plan = await planOf(database.db, query.getSQL());
  expect(plan).toContain('game_transactions_booked');
  expect(plan).not.toContain('Seq Scan');
});
