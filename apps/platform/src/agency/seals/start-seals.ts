import { startWorker, type Worker, type WorkerDeps } from '@kvota/server';

import type { Logger } from '../../kernel/log/logger.ts';
import { sealAudit, type SealDeps } from './seal-audit.ts';

const hour = 3_600_000;

/**
 * Starts to seal the audit, each second. The head is logged at most once an hour: a copy outside of the database, with
 * which a chain that was rewritten as a whole is found.
 */
export function startSeals({
  db,
  ...deps
}: WorkerDeps & SealDeps & { readonly logger?: Pick<Logger, 'info' | 'error'> | undefined }): Worker {
  let logged = -Infinity;
  const run = async (): Promise<void> => {
    const head = await sealAudit({ db, clock: deps.clock });
    if (head === undefined || deps.clock.now() - logged < hour) return;
    logged = deps.clock.now();
    deps.logger?.info(`The audit is sealed up to ${head.n}: ${head.hash}`);
  };
  return startWorker(deps, [{ name: 'Sealing the audit', interval: 1000, run }]);
}
