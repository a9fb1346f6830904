import type { Schedule } from '../schedule.ts';

/** A clock and timers that a test turns by hand. */
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
    /** Lets time pass and runs what falls due, in order. */
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
