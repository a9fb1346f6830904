import { validate } from '@kvota/bet-slip/math';
import type { BookingRequest } from '@kvota/contracts';
import { refusalsByCall, type RefusalOf } from '@kvota/contracts/errors';

import type { Offer } from '../offer/offer.ts';
import { groupsAddUp } from '../tickets/accept/refusal.ts';
import { isOn } from './load-slip.ts';

/** Maximum length of a slip as JSON: enough for a hundred selections, too little for storing other things. */
const longest = 64 * 1024;

/** Returns the message key of the reason to reject a slip, or undefined if it can be kept. */
export function refuseSlip(offer: Offer, slip: BookingRequest): RefusalOf<'bookSlip'> | undefined {
  const text = JSON.stringify(slip);
  // PostgreSQL cannot store NUL, and no selection of the offer contains it.
  if (text.length > longest || text.includes(String.raw`\u0000`)) return 'bookingTooLarge';
  if (!groupsAddUp(slip)) return 'invalidGroup';
  if (!slip.selections.every((selection) => isOn(offer, selection))) return 'selectionUnknown';
  const broken = validate(asTicket(slip), {}).map(({ code }) => code);
  // Stake and odds are ours, so only the rules of selections and groups can break.
  return broken.length === 0 ? undefined : (broken.find(isListed) ?? 'invalidGroup');
}

const listed: ReadonlySet<string> = new Set(refusalsByCall.bookSlip);
const isListed = <C extends string>(code: C): code is C & RefusalOf<'bookSlip'> => listed.has(code);

/** Builds a ticket by which the engine checks selections and groups. Odds and stake do not matter for that. */
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
