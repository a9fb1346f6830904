/** How many attempts of one kind a key may make in a span of time. */
export interface AttemptLimit {
  /** Keeps the counts of two limits apart that use the same keys. */
  readonly name: string;
  readonly most: number;
  /** Milliseconds from the first attempt counted until all are forgotten. */
  readonly window: number;
}

/** A limit and what it counts by: an address, an account, a browser. */
export interface CountedKey {
  readonly limit: AttemptLimit;
  readonly key: string;
}

/** Counts attempts at passwords, codes and other things that can be guessed or flooded. All nodes share the counts (SEC-02). */
export interface Attempts {
  /**
   * Counts an attempt under every key, before the attempt is made, so that attempts in parallel cannot pass the limit
   * together. Returns the milliseconds until an attempt is allowed; 0 if this one is. A refused attempt is not counted.
   */
  count(keys: readonly CountedKey[]): Promise<number>;
  /** Takes one attempt back, because it was no guess. */
  giveBack(keys: readonly CountedKey[]): Promise<void>;
  /** Forgets all attempts of the keys. */
  forget(keys: readonly CountedKey[]): Promise<void>;
  forgetExpired(): Promise<void>;
}
