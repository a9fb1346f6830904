import type { Clock } from '../kernel/clock.ts';

/** Snapshots that an idle socket may request at once, and per second in the long run. */
const burst = 100;
const perSecond = 10;

/** Limits the snapshots of one socket, because each costs processor time. */
export interface Allowance {
  /** Takes one. Returns false if none is left. */
  take(): boolean;
}

/** Creates a full allowance, which refills by the clock. */
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
