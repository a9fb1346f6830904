import { createDraws } from '../draws/create-draws.ts';
import type { Draws, Hmac } from '../draws/draws.ts';
import { hexOf, utf8 } from '../draws/utf8.ts';

/** SHA-256. It is an argument for the same reason as an HMAC. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array;

/**
 * Returns the link before a link of a chain (GAME-14): the SHA-256 of its text, as hexadecimal digits. Rounds use the
 * links in the reverse order, so that a used link reveals no later one.
 *
 * @example
 * ```ts
 * import { createHash } from 'node:crypto';
 * import { hashOfLink } from '@kvota/games/chain';
 *
 * const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
 * hashOfLink('abc', sha256).slice(0, 8); // 'ba7816bf'
 * ```
 */
export const hashOfLink = (link: string, sha256: Sha256): string => hexOf(sha256(utf8(link)));

/**
 * Builds a chain of `length` links from a secret. The last one is published before its first round. Round `n`, from 1,
 * uses the link whose hash, taken `n` times, is the published one.
 *
 * @example
 * ```ts
 * import { createHash } from 'node:crypto';
 * import { chainFrom } from '@kvota/games/chain';
 *
 * const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
 * [...chainFrom('secret', 3, sha256)].map((link) => link.slice(0, 6)); // ['secret', '2bb80d', '3d91b5']
 * ```
 */
export function* chainFrom(secret: string, length: number, sha256: Sha256): Generator<string> {
  let link = secret;
  for (let at = 0; at < length; at += 1) {
    yield link;
    link = hashOfLink(link, sha256);
  }
}

/**
 * True if hashing a link `steps` times gives the published one.
 *
 * @example
 * ```ts
 * import { createHash } from 'node:crypto';
 * import { chainFrom, isLinkOf } from '@kvota/games/chain';
 *
 * const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
 * const [, first = '', published = ''] = chainFrom('secret', 3, sha256);
 * isLinkOf(published, first, 1, sha256); // true
 * ```
 */
export function isLinkOf(published: string, link: string, steps: number, sha256: Sha256): boolean {
  let hash = link;
  for (let at = 0; at < steps; at += 1) hash = hashOfLink(hash, sha256);
  return hash === published;
}

/**
 * Creates the draws of a shared round (GAME-14). The link of the round is the server seed, the public salt the client
 * seed, and the number of the round the nonce. The salt is fixed after the chain, because a chain could be chosen if the
 * salt were known.
 *
 * @example
 * ```ts
 * import { createHmac } from 'node:crypto';
 * import { sharedDraws } from '@kvota/games/chain';
 *
 * const hmac = (key: Uint8Array, message: Uint8Array) => createHmac('sha256', key).update(message).digest();
 * sharedDraws(hmac, 'link', 'salt', 1).int(37); // 15
 * ```
 */
export function sharedDraws(hmac: Hmac, link: string, salt: string, round: number): Draws {
  return createDraws({ hmac, serverSeed: link, clientSeed: salt, nonce: round });
}
