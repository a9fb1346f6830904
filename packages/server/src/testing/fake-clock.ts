import type { Clock } from '../time/clock.ts';

/** A clock for tests that does not move until it is advanced. */
export interface FakeClock extends Clock {
  /** Advances time and runs due timers in order. Promises settle after each timer. */
  advance(milliseconds: number): Promise<void>;
  /**
   * Moves time at once, as when a machine was suspended: each due timer runs once. A task that repeats each second does
   * not run hundreds of times for a limit of minutes.
   */
  jump(milliseconds: number): Promise<void>;
  /** Moves time without running timers, as while a machine is suspended. They run with the next `advance` or `jump`. */
  skip(milliseconds: number): void;
}

interface Timer {
  at: number;
  order: number;
  run: () => void;
}

/** Creates a clock at an instant (milliseconds since 1970) that moves only by `advance`. */
export function createFakeClock(start: number): FakeClock {
  let now = start;
  let order = 0;
  const timers = new Set<Timer>();
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const due = (until: number): Timer | undefined =>
    [...timers].filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at || a.order - b.order)[0];
  return {
    now: () => now,
    after(milliseconds, run) {
      const timer: Timer = { at: now + Math.max(0, milliseconds), order: order++, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    async advance(milliseconds) {
      const until = now + milliseconds;
      for (let timer = due(until); timer; timer = due(until)) {
        timers.delete(timer);
        now = Math.max(now, timer.at);
        timer.run();
        await settle();
      }
      now = until;
      await settle();
    },
    async jump(milliseconds) {
      now += milliseconds;
      const late = [...timers].filter((timer) => timer.at <= now).sort((a, b) => a.at - b.at || a.order - b.order);
      for (const timer of late) {
        if (!timers.delete(timer)) continue;
        timer.run();
        await settle();
      }
      await settle();
    },
    skip(milliseconds) {
      now += milliseconds;
    },
  };
}
