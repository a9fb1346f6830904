import type { OfferMatch, OfferStore } from '@kvota/offer';

import { compareCodes } from './compare-codes.ts';

/** The matches of some rooms as an external store: the list keeps its identity until a room's rows change. */
export interface LiveRows {
  readonly get: () => readonly OfferMatch[];
  readonly subscribe: (changed: () => void) => () => void;
}

/** Sorts leagues together, countries and leagues by name, then by start. */
const byCompetition = (a: OfferMatch, b: OfferMatch): number =>
  a.groupName.localeCompare(b.groupName) ||
  compareCodes(a.leagueId, b.leagueId) ||
  compareCodes(a.timeStart, b.timeStart) ||
  compareCodes(a.eventId, b.eventId);

export function liveRows(offer: OfferStore, rooms: readonly string[]): LiveRows {
  let read: readonly (readonly string[])[] = [];
  let list: readonly OfferMatch[] = [];
  return {
    get: () => {
      const now = rooms.map((room) => offer.rows(room));
      // Keeps the list if its rows are the same.
      if (now.length !== read.length || now.some((rows, at) => rows !== read[at])) {
        read = now;
        list = now.flatMap((rows) => rows.flatMap((eventId) => offer.match(eventId) ?? []).toSorted(byCompetition));
      }
      return list;
    },
    subscribe: (changed) => {
      const stops = rooms.map((room) => offer.subscribeRows(room, changed));
      return () => stops.forEach((stop) => stop());
    },
  };
}

/**
 * Calls back when a match enters a room that was known before, which means that it kicked off. The first snapshot of a
 * room does not count.
 */
export function onKickOff(
  offer: Pick<OfferStore, 'rows' | 'roomState' | 'subscribeRows'>,
  rooms: readonly string[],
  run: () => void,
): () => void {
  const stops = rooms.map((room) => {
    let known = offer.roomState(room) === 'absent' ? undefined : new Set(offer.rows(room));
    return offer.subscribeRows(room, () => {
      const before = known;
      known = offer.roomState(room) === 'absent' ? undefined : new Set(offer.rows(room));
      if (before && known && !known.isSubsetOf(before)) run();
    });
  });
  return () => stops.forEach((stop) => stop());
}
