import { startWorker, type Worker, type WorkerDeps } from '@kvota/server';

import type { Tickets } from './tickets.ts';

/** Starts to decide due tickets, to expire offers, to settle, and to forget old sightings. */
export function startTickets({ tickets, ...deps }: WorkerDeps & { readonly tickets: Tickets }): Worker {
  return startWorker(deps, [
    { name: 'Deciding due tickets', interval: 250, run: () => tickets.decideNow() },
    { name: 'Settling tickets', interval: 1000, run: () => tickets.settleNow() },
    { name: 'Forgetting old sightings of tickets', interval: 3_600_000, run: () => tickets.forgetSightings() },
  ]);
}
