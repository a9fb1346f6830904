import type { Clock } from './clock.ts';

/** Counts failures by key and says how long to wait when there were too many. */
export interface AttemptLimit {
  /** Milliseconds to wait before another attempt; 0 when there is none to wait. */
  wait(key: string): number;
  fail(key: string): void;
  forget(key: string): void;
}

export interface AttemptLimitOptions {
  /** Failures within the window after which a key has to wait until the window is over. */
  readonly failures: number;
  /** Milliseconds from the first failure counted. */
  readonly window: number;
  /** How many keys are counted at most; the oldest gives way. */
  readonly keys?: number;
}

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
