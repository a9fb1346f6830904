/** Ends what it was returned for. Calling it twice is harmless. */
export type Stop = () => void;

/** The time of a server: the only source of timestamps and timers. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Runs once after this many milliseconds, unless stopped before. */
  after(milliseconds: number, run: () => void): Stop;
}

/** The time of the machine. Timers do not keep the process alive; the longest that Node can set lasts 24 days. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, Math.min(milliseconds, 2 ** 31 - 1));
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** Resolves after this many milliseconds. */
export const wait = (clock: Clock, milliseconds: number): Promise<void> =>
  new Promise((resolve) => void clock.after(milliseconds, resolve));

/**
 * Repeats at an interval, from the end of a run to the start of the next. An async run is awaited, so that runs never
 * overlap.
 */
export function every(clock: Clock, milliseconds: number, run: () => void | Promise<void>): Stop {
  let stopped = false;
  let stop: Stop = () => {};
  const next = (): void => {
    if (!stopped) stop = clock.after(milliseconds, () => void Promise.resolve(run()).finally(next));
  };
  next();
  return () => {
    stopped = true;
    stop();
  };
}
