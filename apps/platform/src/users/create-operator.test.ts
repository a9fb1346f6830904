import { operatorRole } from '@kvota/contracts';
import { createFakeClock } from '@kvota/server/fake-clock';
import { expect, test } from 'vitest';

import { openMemory } from '../testing/memory-database.ts';
import { createOperator } from './create-operator.ts';
import { createUsers } from './create-users.ts';

const good = { username: 'Head.Office', email: 'office@example.com', password: 'correct horse battery' };

test('the first operator can sign in and has the role', async () => {
  const database = await openMemory();
  const { db } = database;
  const deps = { db, clock: createFakeClock(0), ids: () => 'operator-1' };
  await createOperator(deps, good);
  expect(await createUsers(db).withPassword('head.office', good.password)).toMatchObject({ roles: [operatorRole] });
  await expect(createOperator({ ...deps, ids: () => 'operator-2' }, good)).rejects.toThrow('already');
  await database.close();
});

test.each([
  [{ username: 'a' }, 'A user name has'],
  [{ username: 'head office' }, 'A user name has'],
  [{ email: 'office' }, 'is no e-mail address'],
  [{ password: 'short' }, 'at least 12 characters'],
  [{ password: 'my HEAD.OFFICE password' }, 'must not contain the user name'],
])('%j is refused with the reason', async (change, reason) => {
  const database = await openMemory();
  const { db } = database;
  await expect(
    createOperator({ db, clock: createFakeClock(0), ids: () => 'x' }, { ...good, ...change }),
  ).rejects.toThrow(reason);
  await database.close();
});
