import type { Clock } from '../server/kernel/clock.ts';

/** A clock that moves only when it is advanced. */
export interface FakeClock extends Clock {
  /** Moves time, and runs timers that become due in their order. Promises settle after each. */
  advance(milliseconds: number): Promise<void>;
  /** Moves time without running timers, as while a machine is suspended. They run with the next advance. */
  skip(milliseconds: number): void;
}

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

export function createFakeClock(start: number): FakeClock {
  let now = start;
  const timers = new Set<Timer>();
  const settle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
  const due = (until: number): Timer | undefined =>
    [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
  return {
    now: () => now,
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    skip(milliseconds) {
      now += milliseconds;
    },
    async advance(milliseconds) {
      const until = now + milliseconds;
      for (let timer = due(until); timer !== undefined; timer = due(until)) {
        timers.delete(timer);
        now = Math.max(now, timer.at);
        timer.run();
        await settle();
      }
      now = until;
      await settle();
    },
  };
}

/** The machine's time, faster by a factor: for runs whose delays are minutes. */
export function createFastClock(factor: number): Clock {
  const start = Date.now();
  return {
    now: () => start + (Date.now() - start) * factor,
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds / factor);
      timer.unref();
      return () => clearTimeout(timer);
    },
  };
}
