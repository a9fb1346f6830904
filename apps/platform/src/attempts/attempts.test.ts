import { createFakeClock } from '@kvota/server/fake-clock';
import { describe, expect, test } from 'vitest';

import { sqlDatabases } from '../testing/databases.ts';
import { createAttempts } from './create-attempts.ts';

const guesses = { name: 'guesses', most: 3, window: 60_000 };
const others = { name: 'others', most: 100, window: 1000 };
const of = (key: string, limit = guesses) => ({ limit, key });

describe.each(sqlDatabases)('attempts on $name', ({ open }) => {
  test('[SEC-02] of attempts sent at once to two nodes, only as many pass as the limit allows', async () => {
    await using(open, async (db) => {
      const clock = createFakeClock(0);
      const nodes = [createAttempts({ db, clock }), createAttempts({ db, clock })];
      const waits = await Promise.all(
        Array.from({ length: 30 }).flatMap(() => nodes.map((node) => node.count([of('a'), of('b', others)]))),
      );
      expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
      expect(new Set(waits)).toEqual(new Set([0, 60_000]));
      expect(await nodes[0]?.count([of('b')])).toBe(0);
    });
  });

  test('the time counts from the first attempt, and refused attempts do not prolong it', async () => {
    await using(open, async (db) => {
      const clock = createFakeClock(0);
      const attempts = createAttempts({ db, clock });
      for (let count = 0; count < 3; count += 1) await attempts.count([of('a')]);
      await clock.advance(40_000);
      expect([await attempts.count([of('a')]), await attempts.count([of('a')])]).toEqual([20_000, 20_000]);
      await clock.advance(20_000);
      expect(await attempts.count([of('a')])).toBe(0);
    });
  });

  test('an attempt given back, or forgotten, does not count', async () => {
    await using(open, async (db) => {
      const attempts = createAttempts({ db, clock: createFakeClock(0) });
      for (let count = 0; count < 10; count += 1) {
        expect(await attempts.count([of('a')])).toBe(0);
        await attempts.giveBack([of('a')]);
      }
      for (let count = 0; count < 4; count += 1) await attempts.count([of('a')]);
      await attempts.forget([of('a')]);
      expect(await attempts.count([of('a')])).toBe(0);
    });
  });

  test('[SEC-01] attempts that one limit refuses do not use up another', async () => {
    await using(open, async (db) => {
      const attempts = createAttempts({ db, clock: createFakeClock(0) });
      const account = { name: 'account', most: 5, window: 60_000 };
      for (let count = 0; count < 20; count += 1) await attempts.count([of('stranger'), of('player', account)]);
      expect(await attempts.count([of('player elsewhere'), of('player', account)])).toBe(0);
    });
  });

  test('expired attempts are deleted, and keys may be any text', async () => {
    await using(open, async (db) => {
      const clock = createFakeClock(0);
      const attempts = createAttempts({ db, clock });
      await attempts.count([of('a\u0000\uD800'), of('b', others)]);
      await clock.advance(1000);
      await attempts.forgetExpired();
      expect((await db.query.attempts.findMany()).map(({ count }) => count)).toEqual([1]);
    });
  });
});

type Open = (typeof sqlDatabases)[number]['open'];

async function using(open: Open, run: (db: Awaited<ReturnType<Open>>['db']) => Promise<void>): Promise<void> {
  const database = await open();
  try {
    await run(database.db);
  } finally {
    await database.close();
  }
}
