import { every, type Clock, type Stop } from './clock.ts';

/** A task that repeats. */
export interface Task {
  /** Name in the log: "Settling tickets". */
  readonly name: string;
  /** Milliseconds from the end of a run to the start of the next. */
  readonly interval: number;
  readonly run: () => Promise<unknown>;
}

/** Tasks that repeat until they are stopped. */
export interface Worker {
  stop: Stop;
  /** Resolves when no run is in progress. Stop first, or another run may start. */
  idle(): Promise<void>;
}

export interface WorkerDeps {
  readonly clock: Clock;
  /** Receives failures of runs: the text, and the value that was thrown. */
  readonly logger?: { error(message: string, error?: unknown): void } | undefined;
}

/**
 * Starts tasks, each with its own interval. If a run fails, the failure is logged and the task runs again after the
 * interval.
 *
 * @example
 * const worker = startWorker({ clock, logger }, [{ name: 'Settling tickets', interval: 1000, run: settle }]);
 * worker.stop();
 * await worker.idle(); // the last run has ended
 */
export function startWorker({ clock, logger }: WorkerDeps, tasks: readonly Task[]): Worker {
  const running = new Set<Promise<unknown>>();
  const runOnce = async ({ name, run }: Task): Promise<void> => {
    const round = run().catch((error: unknown) => logger?.error(`${name} failed and will be retried`, error));
    running.add(round);
    await round;
    running.delete(round);
  };
  const stops = tasks.map((task) => every(clock, task.interval, () => runOnce(task)));
  return {
    stop: () => stops.forEach((stop) => stop()),
    async idle() {
      await Promise.all(running);
    },
  };
}
