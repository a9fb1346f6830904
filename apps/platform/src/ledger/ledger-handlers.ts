import type { Db } from '../database/database.ts';
import type { Handlers } from '../kernel/handlers.ts';
import { listTransactions } from './transactions.ts';

export interface LedgerHandlerDeps {
  readonly db: Db;
}

/** Serves the movements of the signed-in user's wallets (ACC-02). */
export function ledgerHandlers({ db }: LedgerHandlerDeps) {
  return {
    transactions: ({ query }, { caller }) => listTransactions(db, caller.id, query),
  } satisfies Handlers;
}
