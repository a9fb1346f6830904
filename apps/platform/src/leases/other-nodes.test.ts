import { systemClock } from '@kvota/server';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Bus } from '../bus/bus.ts';
import { createLocalBuses } from '../bus/local-bus.ts';
import type { OpenDatabase } from '../database/database.ts';
import { leases } from '../database/schema/index.ts';
import { sqlDatabases } from '../testing/databases.ts';
import { keepLease } from './lease.ts';
import { OtherNodes, requireNoHolder, requireSameRedis, requireSameSettings } from './other-nodes.ts';

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

  test('one with another Redis is refused while the node that drives the feed runs', { timeout: 20_000 }, async () => {
    const { db } = database;
    const [one, two] = createLocalBuses(['one', 'two']) as [Bus, Bus];
    const [elsewhere] = createLocalBuses(['elsewhere']) as [Bus];
    const lease = await keepLease({ db, clock: systemClock, node: one.node }, 'feed');
    // The lease of the test before lapses.
    await expect.poll(() => lease.held(), { timeout: 5000 }).toBeGreaterThan(0);
    await requireSameRedis(db, two, 'feed');
    await expect(requireSameRedis(db, elsewhere, 'feed')).rejects.toThrow(/^REDIS_URL: another node drives the feed/);
    await lease.stop();
    await requireSameRedis(db, elsewhere, 'feed');
    // As a killed node leaves it.
    await db
      .update(leases)
      .set({ holder: 'killed', beat: sql`${leases.beat} + 1` })
      .where(eq(leases.name, 'feed'));
    await requireSameRedis(db, elsewhere, 'feed');
  });
});

const settings = { KVOTA_PUBLIC_URL: 'https://a.example', KVOTA_JURISDICTION: 'de', KVOTA_CENTRAL_LIMIT: '' };

test.each([
  ['public address', 'KVOTA_PUBLIC_URL', 'https://b.example', 'https://a.example'],
  ['jurisdiction', 'KVOTA_JURISDICTION', 'reference', 'de'],
  ['central limit', 'KVOTA_CENTRAL_LIMIT', 'https://limit.example', 'none'],
])(
  'a node with another %s is refused until all others ended, and does not announce itself',
  async (_, name, own, theirs) => {
    const [one, two, three] = createLocalBuses(['one', 'two', 'three']) as [Bus, Bus, Bus];
    await requireSameSettings(one, settings);
    await requireSameSettings(two, settings);
    const different = { ...settings, [name]: own };
    await expect(requireSameSettings(three, different)).rejects.toThrow(
      `${name}: nodes with ${theirs} run, and this one has ${own}. All nodes need the same: set what the others have. To change it, end all nodes before`,
    );
    expect(one.others()).toContainEqual({ node: 'three', settings: undefined });
    await one.close();
    const waiting = requireSameSettings(three, different);
    await two.close();
    await waiting;
  },
  20_000,
);

test('a setting that the build of another node does not announce is not compared', async () => {
  const [one, two] = createLocalBuses(['one', 'two']) as [Bus, Bus];
  await requireSameSettings(one, { KVOTA_PUBLIC_URL: 'https://a.example' });
  await requireSameSettings(two, settings);
});
