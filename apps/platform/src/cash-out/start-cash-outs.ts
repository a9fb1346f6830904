import { startWorker, type Worker, type WorkerDeps } from '@kvota/server';

import type { CashOuts } from './cash-outs.ts';

/** Starts to forget quotes that were not taken. */
export function startCashOuts({ cashOuts, ...deps }: WorkerDeps & { readonly cashOuts: CashOuts }): Worker {
  return startWorker(deps, [
    { name: 'Forgetting old cash-out quotes', interval: 3_600_000, run: () => cashOuts.forgetUntaken() },
  ]);
}
