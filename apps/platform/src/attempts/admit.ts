import type { ProblemCode } from '@kvota/contracts/errors';

import { problem } from '../kernel/http-problem.ts';
import type { Attempts, CountedKey } from './attempts.ts';

/** Counts an attempt, and throws 429 with `Retry-After` if there were too many. `code` is the code of the problem. */
export async function admit(
  attempts: Attempts,
  counted: CountedKey,
  { detail, code }: { readonly detail?: string; readonly code: ProblemCode },
): Promise<void> {
  const wait = await attempts.count([counted]);
  if (wait <= 0) return;
  const headers = { 'retry-after': String(Math.ceil(wait / 1000)) };
  throw problem(code, { headers, ...(detail !== undefined && { detail }) });
}
