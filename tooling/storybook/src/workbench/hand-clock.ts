/** A clock and timers that are turned by hand. */
export interface HandClock {
  readonly now: () => number;
  /** Runs something once, later; gives the way to call it off. */
  readonly after: (ms: number, run: () => void) => () => void;
  /** Lets time pass and runs what falls due, in order. */
  readonly advance: (ms: number) => void;
}

export function createHandClock(start: number): HandClock {
  let now = start;
  let timers: { readonly due: number; readonly run: () => void }[] = [];
  return {
    now: () => now,
    after: (ms, run) => {
      const timer = { due: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    advance: (ms) => {
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
