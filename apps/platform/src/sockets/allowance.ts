import type { Clock } from '../kernel/clock.ts';

export interface AllowanceOptions {
  /** Number that may be taken at once after a pause. */
  readonly burst: number;
  /** Number per second in the long run. */
  readonly perSecond: number;
}

/** Limits what one socket may ask for, because each request costs processor time. */
export interface Allowance {
  /** Takes one. Returns false if none is left. */
  take(): boolean;
}

/** Creates a full allowance, which refills by the clock. */
export function createAllowance(clock: Clock, { burst, perSecond }: AllowanceOptions): Allowance {
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
