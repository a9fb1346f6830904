/** How many calls a key may make. */
export interface CallRate {
  /** Sustained calls per second. */
  readonly perSecond: number;
  /** Calls that an idle key may make at once. */
  readonly burst: number;
}

/** Limits the calls of each key, usually an address, by a token bucket. */
export interface CallLimit {
  /**
   * Counts a call before it is made, so that calls in parallel cannot pass the limit together. Returns the milliseconds
   * until a call is allowed; 0 if this one is. A refused call is not counted. A promise only if the answer is not known in
   * the process.
   */
  take(key: string): number | Promise<number>;
}

/** Limits what each key has open at the same time. */
export interface OpenLimit {
  /** Counts one more before it is opened. Returns false, and counts nothing, if as many are open as allowed. */
  open(key: string): Promise<boolean>;
  /** Takes one back that was counted. */
  close(key: string): void;
}

/**
 * Limits of calls and sockets that all nodes of a platform count together. While nothing connects the nodes, each counts
 * by itself, and calls go on.
 */
export interface Throttle {
  /** Creates the limit of a name. Two limits of the same name share their counts across nodes. */
  calls(name: string, rate: CallRate): CallLimit;
  opened(name: string, most: number): OpenLimit;
  close(): Promise<void>;
}
