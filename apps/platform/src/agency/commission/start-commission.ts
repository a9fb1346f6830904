import { startWorker, type Worker, type WorkerDeps } from '@kvota/server';

import { closePeriods, type ClosingDeps } from './statements/close-periods.ts';

/** Starts to draw up the statements of periods that are over. */
export function startCommission({ db, ...deps }: WorkerDeps & ClosingDeps): Worker {
  return startWorker(deps, [
    { name: 'Closing periods', interval: 2000, run: () => closePeriods({ db, clock: deps.clock }) },
  ]);
}
