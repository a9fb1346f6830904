import { startWorker, type Worker, type WorkerDeps } from '@kvota/server';

import type { ShareCodes } from './share-codes.ts';

/** Starts to forget expired share codes. */
export function startShareCodes({ shareCodes, ...deps }: WorkerDeps & { readonly shareCodes: ShareCodes }): Worker {
  return startWorker(deps, [
    { name: 'Forgetting expired share codes', interval: 3_600_000, run: () => shareCodes.forgetExpired() },
  ]);
}
