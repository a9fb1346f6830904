import type { Clock, Stop } from './clock.ts';
import type { Logger } from './logger.ts';

/** Work that repeats. */
export interface Task {
  /** Name in the log. */
  readonly name: string;
  /** Milliseconds from the end of a run to the start of the next. */
  readonly interval: number;
  readonly run: () => Promise<unknown>;
}

export interface Worker {
  stop: Stop;
  /** Resolves when no run is in progress. Stop first. */
  idle(): Promise<void>;
}

/** Repeats tasks until they are stopped. Runs of a task never overlap; a failed run is logged, and the next one follows. */
export function startWorker(
  { clock, logger }: { readonly clock: Clock; readonly logger: Pick<Logger, 'error'> },
  tasks: readonly Task[],
): Worker {
  const running = new Set<Promise<unknown>>();
  const stops = new Set<Stop>();
  let stopped = false;
  const schedule = ({ name, interval, run }: Task): void => {
    if (stopped) return;
    const stop = clock.after(interval, () => {
      stops.delete(stop);
      const round = run()
        .catch((error: unknown) => logger.error(`${name} failed and is tried again`, error))
        .finally(() => {
          running.delete(round);
          schedule({ name, interval, run });
        });
      running.add(round);
    });
    stops.add(stop);
  };
  tasks.forEach(schedule);
  return {
    stop() {
      stopped = true;
      stops.forEach((stop) => stop());
    },
    async idle() {
      await Promise.all(running);
    },
  };
}
