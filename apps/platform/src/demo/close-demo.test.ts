import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { users } from '../database/schema/index.ts';
import { hashPassword } from '../users/password.ts';
import { openMemory } from '../testing/memory-database.ts';
import { createTestPlatform } from '../testing/test-platform.ts';
import { closeDemo } from './close-demo.ts';
import { demoAccounts } from './demo-data.ts';

test('[SEC-06] a platform without a demo refuses to start beside open demo accounts, and starts once they are closed', async () => {
  const database = await openMemory();
  await (await createTestPlatform({ database })).close();
  await expect(createTestPlatform({ database, demo: false })).rejects.toThrow(/player, player2, .+ close-demo/);

  const closed = await closeDemo(database.db);
  expect(closed.toSorted()).toEqual(demoAccounts.map(({ username }) => username).toSorted());
  expect(await closeDemo(database.db)).toEqual([]);
  const platform = await createTestPlatform({ database, demo: false, freshSignIn: true });
  await expect(platform.signIn('operator')).rejects.toThrow();
  await platform.close();
  await database.close();
});

test('a demo account with another password is no obstacle', async () => {
  const database = await openMemory();
  await (await createTestPlatform({ database })).close();
  await database.db.update(users).set({ passwordHash: await hashPassword('another one') });
  await database.db.update(users).set({ blocked: true }).where(eq(users.username, 'player'));
  await (await createTestPlatform({ database, demo: false })).close();
  await database.close();
});
