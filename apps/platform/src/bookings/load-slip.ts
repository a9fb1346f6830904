import {
  lowestOdds,
  thousandthsToOdds,
  type BookedSelection,
  type BookingRequest,
  type TicketRequestSelection,
} from '@kvota/contracts';

import type { Offer } from '../offer/offer.ts';

/** A booked slip as it is now. */
export interface LoadedSlip {
  readonly selections: BookedSelection[];
  readonly systemGroups: BookingRequest['systemGroups'];
  /** How many selections are over. */
  readonly missing: number;
}

/** Whether a selection can still be played, now or once its market opens again. */
export function isOn(offer: Offer, selection: TicketRequestSelection): boolean {
  const { status } = offer.price(selection);
  return (status === 'open' || status === 'suspended') && offer.result(selection) === undefined;
}

/** Names and odds of now; what is over is counted and left out of its group. */
export function loadSlip(offer: Offer, slip: BookingRequest): LoadedSlip {
  const on = slip.selections.filter((selection) => isOn(offer, selection) && offer.match(selection.eventId));
  const groups = shrunkGroups(on, slip.systemGroups);
  const selections = on.flatMap((selection) => {
    const { systemGroup } = selection;
    return selectionNow(offer, selection, systemGroup === null ? null : (groups.index.get(systemGroup) ?? null));
  });
  return { selections, systemGroups: groups.kept, missing: slip.selections.length - selections.length };
}

/**
 * A group keeps the members that are left and the conditions that these can still meet. One with fewer than two members
 * or without a condition is dissolved; its member stands in every combination (OP-92). `index` says where a group went.
 */
function shrunkGroups(
  on: readonly TicketRequestSelection[],
  groups: BookingRequest['systemGroups'],
): { kept: BookingRequest['systemGroups']; index: ReadonlyMap<number, number> } {
  const index = new Map<number, number>();
  const kept: BookingRequest['systemGroups'] = [];
  for (const [at, { conditions }] of groups.entries()) {
    const left = on.filter(({ systemGroup }) => systemGroup === at).length;
    const possible = conditions.filter((condition) => condition <= left);
    if (left < 2 || possible.length === 0) continue;
    index.set(at, kept.length);
    kept.push({ conditions: possible, totalSelections: left });
  }
  return { kept, index };
}

function selectionNow(offer: Offer, booked: TicketRequestSelection, systemGroup: number | null): BookedSelection[] {
  const match = offer.match(booked.eventId);
  if (!match) return [];
  const { status, odds, live } = offer.price(booked);
  const available = status === 'open' && odds >= lowestOdds;
  const { eventId, marketCode, selectionCode, player, band, marketsTable, marketsKey, marketsGroup } = booked;
  return [
    {
      id: player ? `${eventId}_${player}` : eventId,
      type: live ? 'live' : 'prematch',
      sfid: match.sfId,
      sport: match.sport,
      pair: `${match.hostName} - ${match.awayName}`,
      timeStart: new Date(match.timeStart).toISOString(),
      marketCode,
      selectionCode,
      odd: available ? thousandthsToOdds(odds) : '0',
      suspended: !available,
      bookedOdds: booked.odds,
      band,
      player,
      marketsTable,
      marketsKey,
      marketsGroup,
      systemGroup,
    },
  ];
}
