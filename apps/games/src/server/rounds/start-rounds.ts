import type { Task } from '@kvota/server';

import type { Rounds } from './rounds.ts';

/** Tasks of rounds that repeat. The first also finds calls whose node has ended. */
export function roundTasks(rounds: Rounds): Task[] {
  return [
    { name: 'Sending calls to the wallet', interval: 500, run: () => rounds.sendDue() },
    { name: 'Settling bets at tables', interval: 250, run: () => rounds.settleTables() },
    { name: 'Rolling back unknown bets', interval: 2000, run: () => rounds.returnUnknown() },
    { name: 'Deleting arrivals of settled bets', interval: 60_000, run: () => rounds.deleteArrivals() },
    { name: 'Ending abandoned rounds', interval: 60_000, run: () => rounds.endAbandoned() },
  ];
}
