import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../database/database.ts';
import { leases } from '../database/schema/index.ts';
import { systemClock } from '../kernel/clock.ts';
import { sqlDatabases } from '../testing/databases.ts';
import { keepLease } from './lease.ts';
import { OtherNodes, requireNoHolder } from './other-nodes.ts';

describe.each(sqlDatabases)('a node without Redis on $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('it is refused while another one renews the lease of the feed, and not after a kill or an end', async () => {
    const { db } = database;
    await requireNoHolder(db, 'feed');
    const lease = await keepLease({ db, clock: systemClock, node: 'other' }, 'feed');
    await expect(requireNoHolder(db, 'feed')).rejects.toThrow(OtherNodes);
    await lease.stop();
    await requireNoHolder(db, 'feed');
    // As a killed node leaves it.
    await db
      .update(leases)
      .set({ holder: 'other', beat: sql`${leases.beat} + 1` })
      .where(eq(leases.name, 'feed'));
    await requireNoHolder(db, 'feed');
  });
});
