import { expect, test } from 'vitest';

import { secrets } from '../../database/schema/index.ts';
import { openMemory } from '../../testing/memory-database.ts';
import { loadSecrets } from './secrets.ts';

const secret = 'a secret of the operator, 32 long';

test('[SEC-07] with a secret the keys are stored sealed, and open only with it', async () => {
  const database = await openMemory();
  const { db } = database;
  const made = await loadSecrets(db, secret);
  const stored = JSON.stringify(await db.select().from(secrets));
  expect(stored).not.toContain(made.cookieKey);
  expect(stored).not.toContain(made.signingKey.d);
  expect(await loadSecrets(db, secret)).toEqual(made);
  await expect(loadSecrets(db, 'another secret')).rejects.toThrow('KVOTA_SECRET is another one');
  await expect(loadSecrets(db)).rejects.toThrow('KVOTA_SECRET is not set');
  await database.close();
});

test('[SEC-07] keys of a platform that had no secret get sealed and stay the same', async () => {
  const database = await openMemory();
  const { db } = database;
  const made = await loadSecrets(db);
  expect(await loadSecrets(db, secret)).toEqual(made);
  expect(JSON.stringify(await db.select().from(secrets))).not.toContain(made.cookieKey);
  expect(await loadSecrets(db, secret)).toEqual(made);
  await database.close();
});

test('a sealed key does not open under the name of another one', async () => {
  const database = await openMemory();
  const { db } = database;
  await loadSecrets(db, secret);
  const rows = await db.select().from(secrets);
  const [first, second] = rows;
  await db.delete(secrets);
  await db
    .insert(secrets)
    .values(rows.map((row) => (row.name === first?.name ? { ...row, value: second?.value } : row)));
  await expect(loadSecrets(db, secret)).rejects.toThrow('KVOTA_SECRET is another one');
  await database.close();
});
