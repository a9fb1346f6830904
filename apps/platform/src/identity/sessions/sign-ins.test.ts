import { createFakeClock } from '@kvota/server/fake-clock';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { planOf } from '../../testing/plan-of.ts';
import { expiredIn } from '../tokens/oidc-adapter.ts';
import { createSignIns, endedIn, liveIn, sessionsAfter } from './sign-ins.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await sqlDatabases[0]!.open();
  await database.db.execute(sql`
    INSERT INTO oidc_payloads (model, id, uid, payload)
    SELECT model, lower(model) || i, CASE model WHEN 'Session' THEN 'uid' || i END, '{}'
    FROM generate_series(1, 5000) AS i, unnest(ARRAY['Session', 'Grant', 'AccessToken']) AS model`);
  await database.db.execute(sql`ANALYZE oidc_payloads`);
});
afterAll(() => database.close());

const tokens = [1, 2, 3].map((i) => ({ session: `uid${i}`, grant: `grant${i}` }));

test('[SPEED-14] sessions and grants of tokens are read by index, however many people are signed in', async () => {
  const query = liveIn(database.db, tokens, 0);
  expect((await query).map(({ id }) => id).toSorted()).toEqual([
    'grant1',
    'grant2',
    'grant3',
    'session1',
    'session2',
    'session3',
  ]);
  const plan = await planOf(database.db, query.getSQL());
  expect(plan).toContain('Index Scan');
  expect(plan).not.toContain('Seq Scan');
});

describe('what has ended is found by index', () => {
  const count = 4998;
  const now = Date.UTC(2026, 10, 21, 12);
  beforeAll(async () => {
    const { db } = database;
    await db.execute(
      sql`INSERT INTO users (id, username, email, password_hash, created_at) VALUES ('u', 'u', '', '-', now())`,
    );
    // Every third session is gone.
    await db.execute(sql`
      INSERT INTO sign_ins (session, user_id, user_agent, started_at, last_used_at)
      SELECT 'of' || i, 'u', '', now(), now() FROM generate_series(1, ${count}) AS i`);
    await db.execute(sql`
      INSERT INTO oidc_payloads (model, id, uid, payload, expires_at)
      SELECT 'Session', 'id of' || i, 'of' || i, '{}',
        to_timestamp(${now / 1000}) + CASE WHEN i <= 4 THEN interval '-1 second' ELSE interval '1 day' END
      FROM generate_series(1, ${count}) AS i WHERE i % 3 <> 0`);
    await db.execute(sql`ANALYZE sign_ins, oidc_payloads`);
  });

  test('[SPEED-16] expired tokens', async () => {
    const { db } = database;
    expect(await planOf(db, expiredIn(db, now).getSQL())).toContain('oidc_payloads_expiry');
    await expiredIn(db, now);
    const left = await db.execute(sql`SELECT count(*)::int AS n FROM oidc_payloads WHERE uid LIKE 'of%'`);
    expect(rowsOf(left)).toEqual([{ n: (count / 3) * 2 - 3 }]);
  });

  test('[SPEED-16] sign-ins of ended sessions, some thousand at a time', async () => {
    const { db } = database;
    for (const statement of [sessionsAfter(db, 'of5').getSQL(), endedIn(db, { after: 'of5', to: 'of51' }).getSQL()])
      expect(await planOf(db, statement)).not.toContain('Seq Scan');
    const signIns = createSignIns({ db, clock: createFakeClock(now), provider: () => expect.fail('not asked') });
    const left = async () => Number(rowsOf(await db.execute(sql`SELECT count(*) AS n FROM sign_ins`))[0]?.['n']);
    await signIns.removeEnded();
    const first = await left();
    expect(first).toBeGreaterThan((count / 3) * 2);
    for (let run = 0; run < 2; run += 1) await signIns.removeEnded();
    expect(await left()).toBe((count / 3) * 2 - 3);
    // The next run begins with the first ones again.
    await db.execute(sql`DELETE FROM oidc_payloads WHERE uid = 'of10'`);
    await signIns.removeEnded();
    expect(await left()).toBe((count / 3) * 2 - 4);
  });
});
