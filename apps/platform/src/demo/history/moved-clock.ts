import type { Clock } from '@kvota/server';

/** A clock that shows the moments of the history one after the other. It runs no timers. */
export interface MovedClock extends Clock {
  moveTo(at: number): void;
}

export function createMovedClock(start: number): MovedClock {
  let now = start;
  return {
    now: () => now,
    after: () => () => {},
    moveTo(at) {
      now = at;
    },
  };
}
