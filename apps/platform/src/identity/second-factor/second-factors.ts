/** The second factor of a user, as the account page shows it. */
export interface SecondFactor {
  /** Milliseconds since 1970. */
  readonly addedAt: number;
  /** True if each sign-in needs a code. */
  readonly always: boolean;
  /** How many recovery codes are left. */
  readonly recoveryCodes: number;
}

/** The outcome of a code. A lock has the milliseconds until it ends. */
export type CodeOutcome = { readonly kind: 'right' | 'wrong' } | { readonly kind: 'locked'; readonly wait: number };

/** A key to add, and its form for a hidden field, which only the same user can send back, for an hour. */
export interface FactorOffer {
  readonly key: Uint8Array;
  readonly sealed: string;
}

/** Second factors of users: apps that make codes, and recovery codes (SEC-24). */
export interface SecondFactors {
  /** Returns the factor of a user; undefined if there is none. */
  of(userId: string): Promise<SecondFactor | undefined>;
  /** Returns a new random key. Nothing is stored. */
  offer(userId: string): FactorOffer;
  /** Opens an offer that was sent back; undefined if it is not ours, of another user, or too old. */
  open(userId: string, sealed: string): FactorOffer | undefined;
  /** Adds a factor by a code that its app made, and returns the recovery codes; undefined if the code is wrong or there is a factor. */
  add(userId: string, offer: FactorOffer, code: string): Promise<readonly string[] | undefined>;
  /** Checks a code of the app or a recovery code, once. Five wrong ones lock for five minutes; all are counted before the check. */
  check(userId: string, code: string): Promise<CodeOutcome>;
  setAlways(userId: string, always: boolean): Promise<void>;
  /** Replaces all recovery codes and returns the new ones. */
  renewCodes(userId: string): Promise<readonly string[]>;
  remove(userId: string): Promise<void>;
}
