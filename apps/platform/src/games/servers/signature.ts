import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

import { signaturePrefix } from '@kvota/contracts/wallet';

/** Returns the SHA-256 of a body in lower-case hexadecimal. */
export const hashOf = (body: string | Buffer): string => createHash('sha256').update(body).digest('hex');

/** Returns the signature header of a text. */
export const signatureOf = (secret: string, text: string): string =>
  signaturePrefix + createHmac('sha256', secret).update(text).digest('hex');

/** Compares two signatures in a time that does not depend on where they differ. */
export function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
