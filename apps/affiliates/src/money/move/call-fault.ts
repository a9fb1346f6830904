import { isApiError } from '@kvota/api-client';

import type { MoveFault } from '../move.ts';

/**
 * Kinds of failure after which the platform has done nothing. Any other one leaves the outcome unknown. Acts that may need
 * a sign-in look for the challenge first: they are not declined, only not done yet.
 */
const declining = ['invalid', 'forbidden', 'refused', 'unauthorized', 'old-sign-in', 'not-served'];

/** Returns why the platform has declined a call; undefined if it may have carried it out, and the answer was lost. */
export function callFault(error: unknown): MoveFault | undefined {
  if (!isApiError(error) || !declining.includes(error.kind)) return undefined;
  return { code: error.code ?? error.kind, seconds: error.retryAfter };
}
