import { startWorker, type Worker, type WorkerDeps } from '@kvota/server';

import type { Payments } from './payments.ts';

/** Starts to apply events of providers, to send withdrawals, to ask about payments without an answer, and to read settlement files. */
export function startPayments({ payments, ...deps }: WorkerDeps & { readonly payments: Payments }): Worker {
  return startWorker(deps, [
    { name: 'Applying events of payments', interval: 250, run: async () => void (await payments.applyEvents()) },
    { name: 'Sending deposits back', interval: 4000, run: async () => void (await payments.sendBack()) },
    { name: 'Reporting to the central limit', interval: 250, run: async () => void (await payments.reportCentral()) },
    { name: 'Asking payment providers', interval: 1000, run: async () => void (await payments.askProviders()) },
    { name: 'Reading settlement files', interval: 900_000, run: async () => void (await payments.reconcileDue()) },
  ]);
}
