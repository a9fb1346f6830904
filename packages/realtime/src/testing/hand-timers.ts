import type { Schedule } from '../schedule.ts';

/** Creates a clock and timers that a test advances manually. */
export function handTimers() {
  let now = 0;
  let timers: { due: number; run: () => void }[] = [];
  const schedule: Schedule = (run, ms) => {
    const timer = { due: now + ms, run };
    timers.push(timer);
    return () => {
      timers = timers.filter((one) => one !== timer);
    };
  };
  return {
    now: () => now,
    schedule,
    waiting: () => timers.length,
    /** Advances the clock and runs the timers that are due, in order. */
    advance: (ms: number): void => {
      const end = now + ms;
      for (;;) {
        const [next] = timers.filter(({ due }) => due <= end).toSorted((a, b) => a.due - b.due);
        if (!next) break;
        timers = timers.filter((one) => one !== next);
        now = next.due;
        next.run();
      }
      now = end;
    },
  };
}
