import type { SQL } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { rowsOf } from '../database/rows.ts';

/** Counts the rows that statements written as SQL return, also within transactions. */
export function countingRows(db: Db): { readonly db: Db; readonly rows: () => number } {
  let rows = 0;
  const wrap = (target: Db): Db =>
    new Proxy(target, {
      get(of, name, receiver) {
        const value: unknown = Reflect.get(of, name, receiver);
        if (typeof value !== 'function') return value;
        if (name === 'execute')
          return async (query: SQL) => {
            const result = await of.execute(query);
            rows += rowsOf(result).length;
            return result;
          };
        if (name === 'transaction')
          return (run: (tx: Db) => Promise<unknown>, options: object) => of.transaction((tx) => run(wrap(tx)), options);
        return value.bind(of) as unknown;
      },
    });
  return { db: wrap(db), rows: () => rows };
}
