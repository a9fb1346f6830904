import {
  lowestOdds,
  thousandthsToOdds,
  type BookedSelection,
  type BookingRequest,
  type TicketRequestSelection,
} from '@kvota/contracts';

import type { Offer } from '../offer/offer.ts';

/** A kept slip as of now. */
export interface LoadedSlip {
  readonly selections: BookedSelection[];
  readonly systemGroups: BookingRequest['systemGroups'];
  /** Number of selections that are over. */
  readonly missing: number;
}

/** True if a selection can still be played, now or once its market reopens. */
export function isOn(offer: Offer, selection: TicketRequestSelection): boolean {
  const { status } = offer.price(selection);
  return (status === 'open' || status === 'suspended') && offer.result(selection) === undefined;
}

/** Fills in the current names and odds. Selections that are over are counted and removed from their groups. */
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
 * Shrinks groups to the members that are left and the conditions that these can still meet. A group with fewer than two
 * members or without a condition is dissolved, and its member becomes part of every combination (OP-92). `index` maps
 * old groups to new ones.
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
