import { createHash } from 'node:crypto';

import { canonical } from '@kvota/commission';

/** Returns the hash of a document: SHA-256 of its canonical text, in hex. */
export const hashOf = (document: unknown): string => createHash('sha256').update(canonical(document)).digest('hex');
