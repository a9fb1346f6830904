import { startWorker, type Worker, type WorkerDeps } from '@kvota/server';

import type { Attempts } from './attempts.ts';

/** Starts to forget attempts whose time is over. */
export function startAttempts({ attempts, ...deps }: WorkerDeps & { readonly attempts: Attempts }): Worker {
  return startWorker(deps, [{ name: 'Forgetting attempts', interval: 600_000, run: () => attempts.forgetExpired() }]);
}
