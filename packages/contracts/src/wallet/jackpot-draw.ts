/** HMAC-SHA256 of a message under a key. It is an argument, because browsers and servers have different ones. */
export type JackpotHmac = (key: Uint8Array, message: Uint8Array) => Uint8Array;

/** The facts that decide the draw of a round for a jackpot. */
export interface JackpotDraw {
  /** Secret of the cycle of the pot, of which the SHA-256 is public from its start. */
  readonly secret: string;
  /** The game server and its id of the round. */
  readonly server: string;
  readonly roundId: string;
  /** One minor unit of stake has one chance in so many. */
  readonly oneIn: bigint;
}

/**
 * Returns the number that is drawn for a round, from 0 to below `oneIn`; each is equally likely. The round wins the jackpot
 * if the number is below its stake in minor units. Blocks are HMAC-SHA256 of `jackpot:server:round:block` under the secret,
 * from block 0. Their words of eight bytes, big-endian, are taken in order until one is below the largest multiple of
 * `oneIn`; its remainder is the number.
 *
 * @example
 * ```ts
 * import { createHmac } from 'node:crypto';
 * import { jackpotNumber } from '@kvota/contracts/wallet';
 *
 * const hmac = (key: Uint8Array, message: Uint8Array) => createHmac('sha256', key).update(message).digest();
 * jackpotNumber({ secret: 'secret', server: 'house', roundId: 'r-1', oneIn: 1n }, hmac); // 0n
 * ```
 */
export function jackpotNumber({ secret, server, roundId, oneIn }: JackpotDraw, hmac: JackpotHmac): bigint {
  const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
  const words = 1n << 64n;
  for (let block = 0; ; block += 1) {
    const bytes = hmac(utf8(secret), utf8(`jackpot:${server}:${roundId}:${block}`));
    for (let at = 0; at < 32; at += 8) {
      const drawn = new DataView(bytes.buffer, bytes.byteOffset + at).getBigUint64(0);
      if (drawn < words - (words % oneIn)) return drawn % oneIn;
    }
  }
}
