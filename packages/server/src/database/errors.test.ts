import { expect, test } from 'vitest';

import { isDatabaseAway } from './database-away.ts';
import { refusalOf, unreachable } from './refused-database.ts';
import { databaseCode, isDuplicate, transact } from './transact.ts';

const fault = (code: string, message = code): Error => Object.assign(new Error(message), { code });
/** An error as drizzle throws it. */
const wrapped = (code: string): Error => new Error('Failed query', { cause: fault(code) });

test('the code of an error is that of the database, however often it was wrapped', () => {
  expect(databaseCode(new Error('Outer', { cause: wrapped('23505') }))).toBe('23505');
  expect(databaseCode(new Error('Nothing of the database'))).toBe('');
  expect(databaseCode(undefined)).toBe('');
  expect([isDuplicate(wrapped('23505')), isDuplicate(wrapped('23503'))]).toEqual([true, false]);
});

test.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '08006', '57P01', '53300'])(
  'a query that fails with %s can be repeated later',
  (code) => expect(isDatabaseAway(wrapped(code))).toBe(true),
);

test('a lost connection without a code can be repeated later; a refused row cannot', () => {
  expect(isDatabaseAway(new Error('Outer', { cause: new Error('Connection terminated unexpectedly') }))).toBe(true);
  expect([isDatabaseAway(wrapped('23505')), isDatabaseAway('ECONNRESET')]).toEqual([false, false]);
});

test.each([
  ['3D000', /^DATABASE_URL: PostgreSQL at db has no database "kvota"\. Create it with "createdb --owner me kvota"/],
  ['28P01', /^DATABASE_URL: PostgreSQL at db does not let the user in \(.+\)\. Correct user and password/],
  ['42501', /^DATABASE_URL: the user me may not change the tables of the database "kvota"/],
  ['25006', /^DATABASE_URL: PostgreSQL at db takes no changes \(.+\)\. If it is a standby/],
  ['53300', /^DATABASE_URL: PostgreSQL at db has no connection left \(.+\)\. A node takes 10/],
])('[SEC-12] a PostgreSQL that refuses with %s gives one line with what to do, without the password', (code, line) => {
  const refused = refusalOf('postgres://me:hidden@db/kvota', wrapped(code));
  expect(refused?.message).toMatch(line);
  expect(refused?.message).not.toMatch(/hidden|\n/);
});

test('[SEC-12] an address at which nothing answers gives one line, and other errors are not named', () => {
  const url = 'postgres://me:hidden@db:5432/kvota';
  expect(unreachable(url, fault('ECONNREFUSED')).message).toBe(
    'DATABASE_URL: no PostgreSQL answers at db:5432 (ECONNREFUSED). Start it, or correct the address.',
  );
  expect(refusalOf(url, wrapped('23505'))).toBeUndefined();
});

test('a transaction is repeated after a deadlock, five times at most, and after nothing else', async () => {
  let runs = 0;
  const db = { transaction: <T>(run: (tx: undefined) => Promise<T>): Promise<T> => run(undefined) };
  const failing = (code: string, times: number) => (): Promise<number> => {
    runs += 1;
    return runs <= times ? Promise.reject(wrapped(code)) : Promise.resolve(runs);
  };
  expect(await transact(db, failing('40P01', 4))).toBe(5);
  runs = 0;
  await expect(transact(db, failing('40001', 9))).rejects.toThrow('Failed query');
  expect(runs).toBe(5);
  runs = 0;
  await expect(transact(db, failing('23514', 9))).rejects.toThrow('Failed query');
  expect(runs).toBe(1);
});
