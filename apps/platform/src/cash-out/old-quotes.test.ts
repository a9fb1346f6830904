import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { OpenDatabase } from '../database/database.ts';
import { openFilled } from '../testing/filled-database.ts';
import { planOf } from '../testing/plan-of.ts';
import { oldQuotes } from './create-cash-outs.ts';

const rows = 5000;
let database: OpenDatabase;
beforeAll(async () => {
  database = await openFilled(async (tx) => {
    // Nearly all were taken.
    await tx.execute(sql`
      INSERT INTO cash_outs (quote_id, ticket_id, stake, open_stake, amount, expires_at, booked_at, credit)
      SELECT 'q' || i, 't', 100, 100, 90, to_timestamp(i), CASE WHEN i % 1000 <> 0 THEN now() END, 0
      FROM generate_series(1, ${rows}) AS i`);
  }, 'cash_outs');
});
afterAll(() => database.close());

test('[SPEED-16] quotes that were not taken are found without those that were', async () => {
  const statement = oldQuotes(database.db, 2_500_000);
  expect(await planOf(database.db, statement.getSQL())).toContain('cash_outs_untaken');
  const deleted = await oldQuotes(database.db, 2_500_000).returning();
  expect(deleted.map(({ quoteId }) => quoteId).toSorted()).toEqual(['q1000', 'q2000']);
});
