import { startWorker, type Worker, type WorkerDeps } from '@kvota/server';

import type { LedgerWatch } from './ledger-watch.ts';

/** Starts to look each minute for money that needs a person, and to check the whole ledger when that is due. */
export function startLedgerWatch({ ledgerWatch, ...deps }: WorkerDeps & { readonly ledgerWatch: LedgerWatch }): Worker {
  return startWorker(deps, [
    { name: 'Looking for money that needs a person', interval: 60_000, run: () => ledgerWatch.watchMoney() },
    { name: 'Checking the ledger', interval: 60_000, run: () => ledgerWatch.watchLedger() },
  ]);
}
