import type { Clock } from '@kvota/server';

export interface AllowanceOptions {
  /** Number that may be taken at once after a pause. */
  readonly burst: number;
  /** Number per second in the long run. */
  readonly perSecond: number;
}

/** Limits what one socket may ask for, because each request costs processor time, and its answer bandwidth. */
export interface Allowance {
  /** Takes an amount, by default one. Returns false, and takes nothing, if it is not left. */
  take(amount?: number): boolean;
}

/** Creates a full allowance, which refills by the clock. */
export function createAllowance(clock: Clock, { burst, perSecond }: AllowanceOptions): Allowance {
  let left = burst;
  let at = clock.now();
  return {
    take(amount = 1) {
      const now = clock.now();
      left = Math.min(burst, left + (Math.max(0, now - at) / 1000) * perSecond);
      at = now;
      if (left < amount) return false;
      left -= amount;
      return true;
    },
  };
}
