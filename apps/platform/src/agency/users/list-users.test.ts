import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import { agencyPaths, users } from '../../database/schema/index.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import { createAgencyBench, type AgencyBench } from '../../testing/agency-bench.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import type { AgencyActor } from '../agency.ts';
import { readBriefly } from '../read-briefly.ts';
import { rootId } from '../tree.ts';

describe.each(sqlDatabases)('lists of users on $name', ({ name, open }) => {
  let database: OpenDatabase;
  let bench: AgencyBench;
  beforeAll(async () => {
    database = await open();
    bench = await createAgencyBench(database);
  });
  afterAll(() => database.close());

  const list = async (actor: AgencyActor, query: object = {}) =>
    bench.agency.users(actor, { page: 1, pageSize: 25, order: 'name', ...query });
  const pay = async (userId: string, amount: bigint) => {
    const walletId = await bench.ledger.openWallet(bench.db, { userId, currency: 'RSD', currencyId: 941 });
    await bench.ledger.deposit({ walletId, amount, source: 'test', externalId: crypto.randomUUID() });
  };
  const credits = async (actor: AgencyActor, query?: object) =>
    (await list(actor, query)).totals.map((one) => one.credit);

  test('[CALL-51] sums of more than 2,000 users are kept for a minute with their time; others are read each time', async () => {
    const [large, small] = [await bench.add(rootId), await bench.add(rootId)];
    const [inLarge, inSmall] = [await bench.add(large.nodeId), await bench.add(small.nodeId)];
    await bench.db.execute(sql`
      INSERT INTO ${users} (id, username, email, password_hash, roles, created_at)
      SELECT 'many-' || i, 'many-' || i, '', '-', '[]', now() FROM generate_series(1, 2001) i`);
    await bench.db.execute(sql`
      INSERT INTO ${agencyPaths} (ancestor, descendant, depth, is_agent, name)
      SELECT ${large.nodeId}::text, 'many-' || i, 1, false, 'many-' || i FROM generate_series(1, 2001) i`);
    const [begun, kept] = [isoTime(bench.clock.now()), { rowCount: 2002, totals: [{ credit: '0.00' }] }];
    expect(await list(large)).toMatchObject({ ...kept, asOf: begun });
    await Promise.all([inLarge, inSmall].map(async ({ userId }) => pay(userId, 150n)));
    await bench.clock.advance(59_999);
    expect(await list(large, { page: 2, order: 'balance' })).toMatchObject({ ...kept, asOf: begun });
    expect(await credits(large, { kind: 'agent' })).toEqual(['1.50']);
    expect(await credits(small)).toEqual(['1.50']);
    await bench.clock.advance(1);
    expect(await list(large)).toMatchObject({ totals: [{ credit: '1.50' }], asOf: isoTime(bench.clock.now()) });
    const byBalance = await list(large, { order: 'balance' });
    expect(byBalance.result[0]?.id).toBe(inLarge.userId);
    expect(await list(large, { withCredit: 'true' })).toMatchObject({ rowCount: 1, result: [{ id: inLarge.userId }] });
    expect((await list(large, { withCredit: 'false', searchTerm: 'many-20' })).rowCount).toBe(13);
  });

  test('[CALL-51] a page far behind the end is empty, and the node itself is in no list', async () => {
    const parent = await bench.add(rootId);
    const child = await bench.add(parent.nodeId);
    expect((await list(parent)).result.map(({ id }) => id)).toEqual([child.userId]);
    expect(await list(parent, { page: 1_000_000 })).toMatchObject({ result: [], rowCount: 1 });
    expect(await list(child)).toMatchObject({ result: [], rowCount: 0, totals: [] });
  });

  test('statements of a list have five seconds and a plan for their parameters, and no later statement has', async () => {
    const settings = sql`SELECT current_setting('statement_timeout') AS longest, current_setting('plan_cache_mode') AS plan`;
    const read = await readBriefly(bench.db, async (tx) => tx.execute(settings));
    expect(rowsOf(read)).toEqual([{ longest: '5s', plan: 'force_custom_plan' }]);
    expect(rowsOf(await bench.db.execute(settings))).toEqual([{ longest: '0', plan: 'auto' }]);
  });

  // The embedded database cancels nothing.
  test.runIf(name === 'PostgreSQL')('a statement that is cancelled for its time makes the list too broad', async () => {
    const slow = readBriefly(bench.db, async (tx) => {
      await tx.execute(sql`SET LOCAL statement_timeout = 1`);
      await tx.execute(sql`SELECT count(*) FROM generate_series(1, 100000000)`);
    });
    await expect(slow).rejects.toThrow('Choose a shorter period, or more filters.');
  });
});
