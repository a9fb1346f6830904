import type { Clock } from '@kvota/platform';

/** The time of the machine, which a test can move forward and stop. */
export interface LeapingClock extends Clock {
  /** Moves the time forward. Timers that fall due run at once, as on a machine that was asleep. */
  leap(milliseconds: number): void;
  /** Stops the time, so that nothing falls due. Leaps still move it. */
  stop(): void;
  /** Lets the time flow again, from where it stopped. */
  resume(): void;
}

interface Timer {
  readonly at: number;
  readonly run: () => void;
  handle: NodeJS.Timeout | undefined;
}

const longest = 2 ** 31 - 1;

export function createLeapingClock(): LeapingClock {
  let ahead = 0;
  let stoppedAt: number | undefined;
  const timers = new Set<Timer>();
  const now = (): number => (stoppedAt ?? Date.now()) + ahead;
  const arm = (timer: Timer): void => {
    clearTimeout(timer.handle);
    const due = Math.max(0, timer.at - now());
    if (stoppedAt !== undefined && due > 0) return;
    const fire = (): void => {
      timers.delete(timer);
      timer.run();
    };
    timer.handle = setTimeout(fire, Math.min(due, longest)).unref();
  };
  const armAll = (): void => timers.forEach(arm);
  return {
    now,
    after(milliseconds, run) {
      const timer: Timer = { at: now() + milliseconds, run, handle: undefined };
      timers.add(timer);
      arm(timer);
      return () => {
        clearTimeout(timer.handle);
        timers.delete(timer);
      };
    },
    leap(milliseconds) {
      ahead += milliseconds;
      armAll();
    },
    stop() {
      stoppedAt ??= Date.now();
      armAll();
    },
    resume() {
      if (stoppedAt === undefined) return;
      ahead -= Date.now() - stoppedAt;
      stoppedAt = undefined;
      armAll();
    },
  };
}
