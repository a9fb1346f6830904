import type { TicketRequest } from '@kvota/contracts';
import * as v from 'valibot';

import type { OddsPolicy, PaidRequest } from '../../database/schema/index.ts';

/** The policy by name, which a client may send with a ticket where `autoOddsChange` says too little. */
const Named = v.object({ oddsPolicy: v.optional(v.picklist(['none', 'higher', 'any'])) });

/** The ticket with the policy that its body names; undefined where what is named is no policy. */
export function withOddsPolicy(request: TicketRequest, rawBody: unknown): PaidRequest | undefined {
  const named = v.safeParse(Named, rawBody);
  if (!named.success) return undefined;
  const { oddsPolicy } = named.output;
  return oddsPolicy === undefined ? request : { ...request, oddsPolicy };
}

/** The policy of a ticket: the one it names, else the two that `autoOddsChange` knows (CALL-22). */
export function oddsPolicyOf({ oddsPolicy, autoOddsChange }: PaidRequest): OddsPolicy {
  return oddsPolicy ?? (autoOddsChange ? 'any' : 'none');
}

/** Whether the player has to agree to a change of odds, both in thousandths, before anything is booked at them. */
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
