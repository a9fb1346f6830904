import { createHash } from 'node:crypto';

import { stringify } from 'safe-stable-stringify';

/** Hashes a JSON value regardless of the order of its keys. Payloads with the same hash are the same payload. */
export function payloadHash(value: unknown): string {
  return createHash('sha256')
    .update(stringify(value) ?? 'null')
    .digest('hex');
}
