import { setTimeout as pause } from 'node:timers/promises';

import type { OwnServer } from './own-server.ts';

/** Result of the stops of a database. */
export interface CrashReport {
  readonly crashes: number;
  /** Milliseconds from each start of the database to the next answer that a client got. */
  readonly healed: readonly number[];
}

/** Stops a database at once whenever a share of the work is done, so often in a run. */
export interface Crashes {
  /** Notes an answer of a node. */
  answered(): void;
  /** Notes how much is done, 0 to 1. */
  progress(share: number): void;
  /** Resolves when no stop is in progress. */
  settled(): Promise<CrashReport>;
}

/** Milliseconds in which nodes must answer again. */
const patience = 60_000;

/** Stops a database at once, and measures how soon clients are answered again (FAULT-03). */
export function createCrashes(server: Pick<OwnServer, 'crash'> | undefined, times: number): Crashes {
  const healed: number[] = [];
  const counts = { crashes: 0, answers: 0 };
  let running: Promise<void> = Promise.resolve();
  const crash = async (): Promise<void> => {
    await server?.crash();
    const [before, start] = [counts.answers, performance.now()];
    while (counts.answers === before && performance.now() - start < patience) await pause(5);
    healed.push(performance.now() - start);
  };
  return {
    answered: () => void (counts.answers += 1),
    progress(share) {
      if (server === undefined || counts.crashes >= times || share < (counts.crashes + 1) / (times + 1)) return;
      counts.crashes += 1;
      running = running.then(crash);
    },
    async settled() {
      await running;
      return { crashes: counts.crashes, healed };
    },
  };
}
