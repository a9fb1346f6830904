import type { OpenDatabase } from '../server/database/database.ts';

/** A database of a slow node: its transactions can be held before they begin. Single statements pass. */
export interface HeldDatabase extends OpenDatabase {
  /** Holds transactions from now on. */
  hold(): Hold;
}

/** Transactions that wait. */
export interface Hold {
  /** How many have come. */
  count(): number;
  /** Resolves once a number of them have come. */
  waiting(number?: number): Promise<void>;
  /** Lets them begin. */
  release(): void;
  /** Fails them, as if their node had ended. */
  end(): void;
}

/** Wraps an open database, which stays open. */
export function holdDatabase(database: OpenDatabase): HeldDatabase {
  let gate: Promise<void> | undefined;
  let waiting = 0;
  let counted = Promise.withResolvers<void>();
  const transaction: OpenDatabase['db']['transaction'] = async (run, config) => {
    waiting += 1;
    counted.resolve();
    counted = Promise.withResolvers();
    await gate;
    return database.db.transaction(run, config);
  };
  const db = new Proxy(database.db, {
    get: (target, key) => (key === 'transaction' ? transaction : Reflect.get(target, key, target)),
  });
  return {
    db,
    kind: database.kind,
    close: async () => {},
    hold() {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      promise.catch(() => {});
      gate = promise;
      waiting = 0;
      return {
        count: () => waiting,
        async waiting(number = 1) {
          for (;;) {
            if (waiting >= number) return;
            await counted.promise;
          }
        },
        release: resolve,
        end: () => reject(new Error('The node has ended.')),
      };
    },
  };
}
