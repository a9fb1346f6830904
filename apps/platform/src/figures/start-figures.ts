import { startWorker, type Worker, type WorkerDeps } from '@kvota/server';

import { foldFigures, type FoldDeps } from './fold-figures.ts';

/** Starts to add up figures by day, and to close days that are over. */
export function startFigures({ db, onDayClosed, ...deps }: WorkerDeps & FoldDeps): Worker {
  const folding: FoldDeps = { db, clock: deps.clock, ...(onDayClosed && { onDayClosed }) };
  return startWorker(deps, [{ name: 'Adding up figures', interval: 4000, run: () => foldFigures(folding) }]);
}
