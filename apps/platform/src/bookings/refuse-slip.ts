import { validate } from '@kvota/bet-slip/math';
import type { BookingRequest } from '@kvota/contracts';

import type { Offer } from '../offer/offer.ts';
import { groupsAddUp } from '../tickets/accept/refusal.ts';
import { isOn } from './load-slip.ts';

/** The most characters of a slip as JSON: what a hundred selections need, and not a place to store other things. */
const longest = 64 * 1024;

/** Why a slip cannot be kept, as a message key; undefined where it can. */
export function refuseSlip(offer: Offer, slip: BookingRequest): string | undefined {
  const text = JSON.stringify(slip);
  // PostgreSQL keeps no NUL, and no selection of the offer has one.
  if (text.length > longest || text.includes(String.raw`\u0000`)) return 'bookingTooLarge';
  if (!groupsAddUp(slip)) return 'invalidGroup';
  if (!slip.selections.every((selection) => isOn(offer, selection))) return 'selectionUnknown';
  return validate(asTicket(slip), {})[0]?.code;
}

/** For the engine, which says whether selections and groups fit together. Odds and stake do not matter for that. */
function asTicket({ selections, systemGroups }: BookingRequest) {
  return {
    selections: selections.map(({ eventId }) => ({ id: eventId, odds: '2' })),
    groups: systemGroups.map(({ conditions }, at) => ({
      conditions,
      selectionIds: selections.filter(({ systemGroup }) => systemGroup === at).map(({ eventId }) => eventId),
    })),
    stake: '1',
  };
}
