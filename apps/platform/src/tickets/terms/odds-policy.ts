import type { TicketRequest } from '@kvota/contracts';
import * as v from 'valibot';

import type { OddsPolicy, PaidRequest } from '../../database/schema/index.ts';

/** The policy by name. A client may send it with a ticket, because `autoOddsChange` knows only two. */
const Named = v.object({ oddsPolicy: v.optional(v.picklist(['none', 'higher', 'any'])) });

/** Adds the policy that the body names to the ticket. Returns undefined if it names an unknown one. */
export function withOddsPolicy(request: TicketRequest, rawBody: unknown): PaidRequest | undefined {
  const named = v.safeParse(Named, rawBody);
  if (!named.success) return undefined;
  const { oddsPolicy } = named.output;
  return oddsPolicy === undefined ? request : { ...request, oddsPolicy };
}

/** Returns the policy of a ticket: the named one, or the one of `autoOddsChange` (CALL-22). */
export function oddsPolicyOf({ oddsPolicy, autoOddsChange }: PaidRequest): OddsPolicy {
  return oddsPolicy ?? (autoOddsChange ? 'any' : 'none');
}

/** True if the player must agree to a change of odds before anything is posted. Odds are in thousandths. */
export function needsConsent(policy: OddsPolicy, agreed: number | undefined, now: number): boolean {
  switch (policy) {
    case 'none':
      return now !== agreed;
    case 'higher':
      return agreed === undefined || now < agreed;
    case 'any':
      return false;
  }
}
