import { startWorker, type Worker, type WorkerDeps } from '@kvota/server';

import type { Bonuses } from './bonuses.ts';

/** Starts to end bonuses within 4 s of their expiry. */
export function startBonuses({ bonuses, ...deps }: WorkerDeps & { readonly bonuses: Bonuses }): Worker {
  return startWorker(deps, [{ name: 'Ending bonuses', interval: 4000, run: () => bonuses.endDue() }]);
}
