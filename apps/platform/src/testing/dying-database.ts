import type { Db } from '../database/database.ts';

/** Thrown in place of the death of a process. */
export class Died extends Error {}

const statements = new Set<PropertyKey>(['execute', 'insert', 'select']);

/**
 * Returns a database whose user dies at its n-th step in transactions, from 1: before a statement, or before a commit. What
 * the transaction did is rolled back.
 */
export function dyingDatabase(db: Db, n: number): Db {
  let steps = 0;
  const step = (): void => {
    steps += 1;
    if (steps >= n) throw new Died();
  };
  const watched = (tx: Db): Db =>
    new Proxy(tx, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key, target);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]): unknown => {
          if (statements.has(key)) step();
          return Reflect.apply(value, target, args);
        };
      },
    });
  return new Proxy(db, {
    get(target, key) {
      if (key !== 'transaction') return Reflect.get(target, key, target) as unknown;
      return (run: (tx: Db) => Promise<unknown>) =>
        target.transaction(async (tx) => {
          const result = await run(watched(tx));
          step();
          return result;
        });
    },
  });
}
