/** Ends a timer or a task. Calling it twice is harmless. */
export type Stop = () => void;

/** The only source of time. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs once after this many milliseconds, unless stopped. */
  after(milliseconds: number, run: () => void): Stop;
}

/** The machine's time. Its timers do not keep the process alive. */
export const systemClock: Clock = {
  now: Date.now,
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};
