import type { Db, OpenDatabase } from '../../server/database/database.ts';
import type { Wallet } from '../../server/wallet/wallet.ts';

/** A node that can be killed: from then on it reaches neither its database nor the wallet, as after SIGKILL. */
export interface Life {
  killed: boolean;
}

class Killed extends Error {
  constructor() {
    super('The node was killed.');
  }
}

/** Wraps a database. A transaction in which the node is killed is rolled back. */
export function killableDatabase({ db, kind }: OpenDatabase, life: Life): OpenDatabase {
  const alive = (): void => {
    if (life.killed) throw new Killed();
  };
  const wrapped = new Proxy(db, {
    get(target, name, receiver): unknown {
      alive();
      if (name !== 'transaction') return Reflect.get(target, name, receiver) as unknown;
      return async (run: (tx: Db) => Promise<unknown>) => {
        alive();
        return target.transaction(async (tx) => {
          const result = await run(tx);
          alive();
          return result;
        });
      };
    },
  });
  return { db: wrapped, kind, close: async () => {} };
}

/** Wraps a wallet. A call in which the node is killed reaches the wallet or not, and its answer is lost. */
export function killableWallet(wallet: Wallet, life: Life): Wallet {
  return {
    async call(name, body) {
      if (life.killed) return { type: 'silent', error: new Killed() };
      const result = await wallet.call(name, body);
      return life.killed ? { type: 'silent', error: new Killed() } : result;
    },
  };
}
