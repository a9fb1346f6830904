import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import { secrets } from '../../database/schema/index.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { OtherSeed, requireSameSeed } from './same-seed.ts';

describe.each(sqlDatabases)('the seed of a database on $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('of two nodes with different seeds at once one is refused, and every later one with its seed', async () => {
    const { db } = database;
    const answers = await Promise.allSettled(['one', 'two'].map((seed) => requireSameSeed(db, seed, 'secret')));
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));
    expect(refused).toEqual([expect.any(OtherSeed)]);
    const [right, wrong] = answers[0]?.status === 'fulfilled' ? ['one', 'two'] : ['two', 'one'];
    await requireSameSeed(db, right, 'secret');
    await expect(requireSameSeed(db, wrong, 'secret')).rejects.toThrow(/^KVOTA_SEED: .* another database\.$/);
    const stored = JSON.stringify(await db.select().from(secrets));
    expect(stored).toContain('sealed:');
    expect(stored).not.toMatch(/one|two/);
  });
});
