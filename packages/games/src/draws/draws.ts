/** The only randomness of an engine. Draws come in a fixed order, so that the same seeds give the same round. */
export interface Draws {
  /** Returns an integer from 0 to `n - 1`, each equally likely. `n` is an integer from 1 to 2³². */
  int(n: number): number;
}

/** HMAC-SHA256 of a message. It is an argument, because server and browser have different ones. */
export type Hmac = (key: Uint8Array, message: Uint8Array) => Uint8Array;
