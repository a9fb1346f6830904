import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { OpenDatabase } from '../database/database.ts';
import { rowsOf } from '../database/rows.ts';
import { sqlDatabases } from '../testing/databases.ts';
import { unreadOf } from './create-messages.ts';

const users = 3000;
let database: OpenDatabase;
beforeAll(async () => {
  database = await sqlDatabases[0]!.open();
  await database.db.execute(sql`
    INSERT INTO users (id, username, email, password_hash, created_at)
    SELECT 'u' || i, 'user' || i, '', '-', CASE WHEN i = 3 THEN now() ELSE now() - interval '2 days' END
    FROM generate_series(1, ${users}) AS i`);
  // Two messages for everybody, and one for each user.
  await database.db.execute(sql`
    INSERT INTO messages (id, user_id, texts, created_at)
    SELECT 'all' || i, NULL, '{}'::jsonb, now() - interval '1 day' FROM generate_series(1, 2) AS i
    UNION ALL SELECT 'm' || i, 'u' || i, '{}'::jsonb, now() FROM generate_series(1, ${users}) AS i`);
  // Everybody but the second user has read the first one. The last user has deleted the own one and marked another as unread.
  await database.db.execute(sql`
    INSERT INTO message_marks (message_id, user_id, read_at, deleted_at)
    SELECT 'all1', 'u' || i, now(), NULL::timestamptz FROM generate_series(1, ${users}::int) AS i WHERE i <> 2
    UNION ALL SELECT 'm' || i, 'u' || i, NULL, now() FROM generate_series(${users}::int, ${users}::int) AS i
    UNION ALL SELECT 'all2', 'u' || i, NULL, NULL FROM generate_series(${users}::int, ${users}::int) AS i`);
  await database.db.execute(sql`ANALYZE users, messages, message_marks`);
});
afterAll(() => database.close());

test('[SPEED-16] unread messages are counted without the marks of other users', async () => {
  const query = unreadOf(['u1', 'u2', 'u3', `u${users}`]);
  const counted = rowsOf(await database.db.execute(query)).map(({ id, unread }) => [id, Number(unread)]);
  expect(Object.fromEntries(counted)).toEqual({ u1: 2, u2: 3, u3: 1, [`u${users}`]: 1 });
  const explained = await database.db.execute(sql`EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) ${query}`);
  const plan = rowsOf(explained).map((row) => String(row['QUERY PLAN']));
  const reads = plan.filter((line) => /Scan .*message_marks/.test(line));
  expect(reads.length).toBeGreaterThan(0);
  for (const line of reads) expect(line).toMatch(/actual rows=[0-2](\.00)? /);
  expect(plan.join('\n')).not.toContain('Seq Scan');
});
