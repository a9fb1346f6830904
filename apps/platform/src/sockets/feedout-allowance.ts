import type { Clock } from '../kernel/clock.ts';

/** Snapshots that a socket may ask for at once after a rest, and each second in the long run. */
const burst = 100;
const perSecond = 10;

/** What one socket may still ask for: snapshots cost, so nobody gets them without end. */
export interface Allowance {
  /** Takes one; false when none is left. */
  take(): boolean;
}

/** A full allowance, which fills up again by the clock. */
export function createAllowance(clock: Clock): Allowance {
  let left = burst;
  let at = clock.now();
  return {
    take() {
      const now = clock.now();
      left = Math.min(burst, left + (Math.max(0, now - at) / 1000) * perSecond);
      at = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
