import { startWorker, type Worker, type WorkerDeps } from '@kvota/server';

import type { Db } from '../database/database.ts';
import type { SignIns } from './sessions/sign-ins.ts';
import { removeExpired } from './tokens/oidc-adapter.ts';

export interface IdentityWorkerDeps extends WorkerDeps {
  readonly db: Db;
  readonly signIns: Pick<SignIns, 'removeEnded'>;
}

/** Starts to delete expired tokens and ended sign-ins. */
export function startIdentity({ db, signIns, ...deps }: IdentityWorkerDeps): Worker {
  const run = async (): Promise<void> => {
    await removeExpired(db, deps.clock);
    await signIns.removeEnded();
  };
  return startWorker(deps, [{ name: 'Deleting expired tokens', interval: 600_000, run }]);
}
