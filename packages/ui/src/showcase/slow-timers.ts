/** Timers of a story that would take too long to wait for. */
export interface SlowTimers {
  /** How many are running just now. */
  readonly running: () => number;
  /** Lets the time of all of them be up. */
  readonly elapse: () => void;
  /** Gives the page its own timers back. */
  readonly restore: () => void;
}

/** What runs as long waits to be told; shorter and longer ones are the page's and the test's own. */
const slow = { from: 2000, below: 8000 };
/** Held timers are numbered from here, where the page's own never come. */
const firstId = 1e9;

/**
 * Takes timers of two to eight seconds into the hand of a play function, so that it neither sleeps nor hurries.
 * Install it before the story is drawn, in its `beforeEach`, and restore it after.
 */
export function holdSlowTimers(): SlowTimers {
  const own = {
    setTimeout: window.setTimeout.bind(window),
    setInterval: window.setInterval.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    clearInterval: window.clearInterval.bind(window),
  };
  const held = new Map<number, { readonly run: () => void; readonly repeats: boolean }>();
  let count = firstId;
  const start =
    (key: 'setTimeout' | 'setInterval') =>
    (handler: TimerHandler, time = 0, ...rest: unknown[]): number => {
      if (time < slow.from || time >= slow.below || typeof handler !== 'function')
        return own[key](handler, time, ...rest);
      count += 1;
      held.set(count, { run: () => void handler(...rest), repeats: key === 'setInterval' });
      return count;
    };
  const stop =
    (key: 'clearTimeout' | 'clearInterval') =>
    (id?: number): void => {
      if (id === undefined || !held.delete(id)) own[key](id);
    };
  Object.assign(window, {
    setTimeout: start('setTimeout'),
    setInterval: start('setInterval'),
    clearTimeout: stop('clearTimeout'),
    clearInterval: stop('clearInterval'),
  });
  return {
    running: () => held.size,
    elapse: () => {
      const due = [...held];
      for (const [id, timer] of due) {
        if (!timer.repeats) held.delete(id);
        timer.run();
      }
    },
    restore: () => void Object.assign(window, own),
  };
}
