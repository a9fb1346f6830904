import { transact } from '@kvota/server';
import { expect, test } from 'vitest';

import { sqlDatabases } from '../testing/databases.ts';

const fault = (code: string): Error =>
  new Error('wrapped by the driver', { cause: Object.assign(new Error(code), { code }) });

test('a deadlock is run again, five times at most; anything else is passed on at once', async () => {
  const [kind] = sqlDatabases;
  const open = await kind!.open();
  let runs = 0;
  const failing = (code: string, times: number) => () => {
    runs += 1;
    return runs <= times ? Promise.reject(fault(code)) : Promise.resolve(runs);
  };
  expect(await transact(open.db, failing('40P01', 2))).toBe(3);
  runs = 0;
  await expect(transact(open.db, failing('40001', 9))).rejects.toThrow('wrapped');
  expect(runs).toBe(5);
  runs = 0;
  await expect(transact(open.db, failing('23514', 9))).rejects.toThrow('wrapped');
  expect(runs).toBe(1);
  await open.close();
});
