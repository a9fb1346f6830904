import { GameError } from '../refusal/game-error.ts';
import type { Draws, Hmac } from './draws.ts';
import { utf8 } from './utf8.ts';

/** The seeds of one round. */
export interface DrawsOptions {
  /** HMAC-SHA256: that of `node:crypto` on a server, that of `@noble/hashes` in a browser. */
  readonly hmac: Hmac;
  /** Secret until it is revealed. Its UTF-8 bytes are the key, also if it is written in hexadecimal digits. */
  readonly serverSeed: string;
  /** Chosen by the player. */
  readonly clientSeed: string;
  /** Number of the round under these seeds, from 0. */
  readonly nonce: number;
}

const WORDS = 0x1_0000_0000;

/**
 * Creates the draws of one round (GAME-01, GAME-02). Block `b` is `HMAC-SHA256(serverSeed, "clientSeed:nonce:b")`, from
 * `b` = 0. Each block has eight words of four bytes, big-endian.
 *
 * `int(n)` takes words until one is below the largest multiple of `n`, and returns its remainder. So every result is
 * equally likely. Throws `badSeed` for a nonce that is no natural number, and `badDraw` for an `n` out of range.
 *
 * @example
 * ```ts
 * import { createHmac } from 'node:crypto';
 * import { createDraws, type Hmac } from '@kvota/games';
 *
 * const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();
 * const draws = createDraws({ hmac, serverSeed: 'server', clientSeed: 'client', nonce: 0 });
 * [draws.int(6), draws.int(6), draws.int(37)]; // [1, 2, 19]
 * ```
 */
export function createDraws({ hmac, serverSeed, clientSeed, nonce }: DrawsOptions): Draws {
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new GameError('badSeed', 'A nonce is an integer from 0.');
  const key = utf8(serverSeed);
  let block: Uint8Array = new Uint8Array(0);
  let next = 0;
  let at = 0;
  const word = (): number => {
    if (at + 4 > block.length) {
      block = hmac(key, utf8(`${clientSeed}:${nonce}:${next}`));
      if (block.length !== 32) throw new GameError('badSeed', 'The hmac is not HMAC-SHA256: it has not 32 bytes.');
      next += 1;
      at = 0;
    }
    const [a = 0, b = 0, c = 0, d = 0] = block.subarray(at, at + 4);
    at += 4;
    return a * 0x100_0000 + b * 0x1_0000 + c * 0x100 + d;
  };
  return {
    int(n) {
      if (!Number.isSafeInteger(n) || n < 1 || n > WORDS) {
        throw new GameError('badDraw', `A draw is from 1 to 2^32 values, not from ${n}.`);
      }
      const limit = WORDS - (WORDS % n);
      let drawn = word();
      while (drawn >= limit) drawn = word();
      return drawn % n;
    },
  };
}
