import { startWorker, type Worker, type WorkerDeps } from '@kvota/server';

import type { Appearance } from './appearance.ts';
import type { Previews } from './previews.ts';

export interface AppearanceWorkerDeps extends WorkerDeps {
  readonly appearance: Pick<Appearance, 'publishDue'>;
  readonly previews: Pick<Previews, 'forgetExpired'>;
  /** Notes that content changed, and notifies open clients (NET-16, NET-39). */
  readonly announceChange: () => Promise<void>;
}

/** Starts to publish what is scheduled, and to forget expired previews. */
export function startAppearance({ appearance, previews, announceChange, ...deps }: AppearanceWorkerDeps): Worker {
  const publish = async (): Promise<void> => {
    if (await appearance.publishDue()) await announceChange();
  };
  return startWorker(deps, [
    { name: 'Publishing scheduled versions', interval: 500, run: publish },
    { name: 'Forgetting expired previews', interval: 600_000, run: () => previews.forgetExpired() },
  ]);
}
