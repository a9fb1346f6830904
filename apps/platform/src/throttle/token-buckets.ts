import { LruCache } from '../kernel/lru-cache.ts';
import type { CallRate } from './throttle.ts';

/** The tokens of a key: `left` as of the instant `at`. A call takes one. */
export interface TokenBucket {
  left: number;
  at: number;
}

/** Maximum number of keys. The least recently seen is dropped first and starts with a full bucket. */
export const mostKeys = 20_000;

/** The token buckets of a process. */
export class TokenBuckets<B extends TokenBucket> {
  readonly #buckets = new LruCache<string, B>(mostKeys);
  readonly #rate: CallRate;
  readonly #make: (full: TokenBucket) => B;

  constructor(rate: CallRate, make: (full: TokenBucket) => B) {
    this.#rate = rate;
    this.#make = make;
  }

  /** Returns the bucket of a key, filled up to an instant. */
  at(key: string, now: number): B {
    const { burst, perSecond } = this.#rate;
    const bucket = this.#buckets.getOrMake(key, () => this.#make({ left: burst, at: now }));
    bucket.left = Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    return bucket;
  }

  /** Takes a token. Returns 0, or the milliseconds until there is one. */
  take(bucket: B): number {
    if (bucket.left < 1) return ((1 - bucket.left) * 1000) / this.#rate.perSecond;
    bucket.left -= 1;
    return 0;
  }

  giveBack(bucket: B): void {
    bucket.left = Math.min(this.#rate.burst, bucket.left + 1);
  }
}

/** Counts what each key has open in this process. */
export class OpenCounts {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  /** Adds to the count of a key, and returns it. */
  add(key: string, difference: 1 | -1): number {
    const count = Math.max(0, this.of(key) + difference);
    if (count === 0) this.#counts.delete(key);
    else this.#counts.set(key, count);
    return count;
  }

  /** Returns the keys that have some open. */
  keys(): readonly string[] {
    return [...this.#counts.keys()];
  }
}
