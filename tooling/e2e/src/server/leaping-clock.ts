import type { Clock } from '@kvota/platform';

/** The time of the machine, which a test can move forward. */
export interface LeapingClock extends Clock {
  /** Moves the time forward. Timers that fall due run at once, as on a machine that was asleep. */
  leap(milliseconds: number): void;
}

interface Timer {
  readonly at: number;
  readonly run: () => void;
  handle: NodeJS.Timeout;
}

const longest = 2 ** 31 - 1;

export function createLeapingClock(): LeapingClock {
  let ahead = 0;
  const timers = new Set<Timer>();
  const now = (): number => Date.now() + ahead;
  const wait = (at: number, fire: () => void): NodeJS.Timeout =>
    setTimeout(fire, Math.min(Math.max(0, at - now()), longest)).unref();
  const arm = (timer: Timer): void => {
    timer.handle = wait(timer.at, () => {
      timers.delete(timer);
      timer.run();
    });
  };
  return {
    now,
    after(milliseconds, run) {
      const timer: Timer = { at: now() + milliseconds, run, handle: setTimeout(() => undefined, 0) };
      clearTimeout(timer.handle);
      timers.add(timer);
      arm(timer);
      return () => {
        clearTimeout(timer.handle);
        timers.delete(timer);
      };
    },
    leap(milliseconds) {
      ahead += milliseconds;
      for (const timer of timers) {
        clearTimeout(timer.handle);
        arm(timer);
      }
    },
  };
}
