import { createFakeClock } from '@kvota/server/fake-clock';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { sqlDatabases } from '../../testing/databases.ts';
import { createTestGames, type TestGames } from '../../testing/test-games.ts';
import type { OpenDatabase } from '../database/database.ts';
import { players } from '../database/schema/index.ts';
import { createSeal, WrongKey } from './seal.ts';
import { createSeeds } from './create-seeds.ts';

test('[RGS-13] a sealed seed opens with its key and for its pair only, and never looks the same twice', () => {
  const seal = createSeal('key');
  const sealed = seal.close('pair', 'seed');
  expect(seal.open('pair', sealed)).toBe('seed');
  expect(seal.close('pair', 'seed')).not.toBe(sealed);
  expect(() => createSeal('other').open('pair', sealed)).toThrow(WrongKey);
  expect(() => seal.open('other pair', sealed)).toThrow(WrongKey);
  const changed = Buffer.from(sealed, 'base64url');
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  expect(() => seal.open('pair', changed.toString('base64url'))).toThrow(WrongKey);
});

describe.each(sqlDatabases)('seeds on $name', ({ open }) => {
  let database: OpenDatabase;
  let games: TestGames;
  beforeAll(async () => {
    database = await open();
    games = await createTestGames({ database });
  });
  afterAll(async () => {
    await games.close();
    await database.close();
  });
  let made = 0;
  const seeds = () =>
    createSeeds({
      clock: createFakeClock(0),
      ids: () => `id-${made++}`,
      source: { server: () => `server-${made++}`, client: () => 'client' },
      seal: createSeal('key'),
      mostRounds: 3,
    });

  test('[RGS-13] a server whose key is not that of the seeds does not start, and one with the same key does', async () => {
    const fresh = await open();
    const first = await createTestGames({ database: fresh });
    await first.start();
    await expect(createTestGames({ database: fresh, key: 'another' })).rejects.toThrow(WrongKey);
    const second = await createTestGames({ database: fresh });
    await Promise.all([first.close(), second.close()]);
    await fresh.close();
  });

  test('[RGS-14] nonces are spent one by one, and a pair retires by itself after its number of rounds', async () => {
    const own = seeds();
    const taken = [];
    for (let i = 0; i < 7; i += 1)
      taken.push(
        await database.db.transaction(async (tx) => {
          const { seeds: next, spent } = await own.next(tx, await own.lock(tx, 'p'), { id: 's' });
          await tx.update(players).set(spent).where(eq(players.id, 'p'));
          return next;
        }),
      );
    expect(taken.map(({ nonce }) => nonce)).toEqual([0, 1, 2, 0, 1, 2, 0]);
    expect(new Set(taken.map(({ pairId }) => pairId)).size).toBe(3);
    const { retired, active } = await database.db.transaction((tx) => own.fairness(tx, 'p'));
    expect(retired.map(({ rounds }) => rounds)).toEqual([3, 3]);
    expect(active.nonce).toBe(1);
  });

  test('[RGS-12] a new player has one row and two pairs, also if two sessions begin at once', async () => {
    const own = seeds();
    const players = await Promise.all(
      Array.from({ length: 4 }, () => database.db.transaction((tx) => own.lock(tx, 'twice'))),
    );
    expect(new Set(players.map(({ activePair }) => activePair)).size).toBe(1);
  });

  test('[RGS-01] rounds of one player at once on any database get different nonces, and one open at a time', async () => {
    const access = await games.start();
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        games.call('play', { access, body: { request_id: `many-${i}`, stake: '1.00' } }),
      ),
    );
    const closed = replies.filter(({ status }) => status === 200).map(({ answer }) => answer);
    expect(closed.length).toBeGreaterThan(0);
    expect(closed.map(({ fairness }) => fairness.nonce).sort((a, b) => a - b)).toEqual(closed.map((_, i) => i));
    for (const { status, problem } of replies)
      if (status !== 200) expect([status, problem.code]).toEqual([409, 'booking']);
    expect(games.sample.rounds.size).toBe(closed.length);
  });
});
