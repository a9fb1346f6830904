import type { Clock } from './clock.ts';

/** Counts failures by key and returns how long to wait after too many. */
export interface AttemptLimit {
  /** Milliseconds to wait before another attempt; 0 if one is allowed now. */
  wait(key: string): number;
  fail(key: string): void;
  forget(key: string): void;
}

export interface AttemptLimitOptions {
  /** Number of failures within the window after which a key has to wait until the window ends. */
  readonly failures: number;
  /** Milliseconds from the first failure counted. */
  readonly window: number;
  /** Maximum number of keys. The oldest is dropped first. */
  readonly keys?: number;
}

/**
 * Creates a limit in the memory of this process.
 *
 * Written here rather than taken from rate-limiter-flexible, which counts by the clock of the machine (tests advance a
 * fake one) and whose memory store has no limit on keys.
 *
 * @example
 * const limit = createAttemptLimit(clock, { failures: 5, window: 300_000 });
 * if (limit.wait(address) > 0) return tooMany();
 * if (wrong) limit.fail(address);
 */
export function createAttemptLimit(
  clock: Clock,
  { failures, window, keys = 10_000 }: AttemptLimitOptions,
): AttemptLimit {
  const counts = new Map<string, { since: number; failures: number }>();
  const current = (key: string) => {
    const count = counts.get(key);
    if (count === undefined || clock.now() - count.since < window) return count;
    counts.delete(key);
    return undefined;
  };
  return {
    wait(key) {
      const count = current(key);
      return count !== undefined && count.failures >= failures ? count.since + window - clock.now() : 0;
    },
    fail(key) {
      const count = current(key);
      if (count !== undefined) count.failures += 1;
      else {
        if (counts.size >= keys) counts.delete(counts.keys().next().value ?? '');
        counts.set(key, { since: clock.now(), failures: 1 });
      }
    },
    forget: (key) => void counts.delete(key),
  };
}
