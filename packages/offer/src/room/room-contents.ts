import { oddsToThousandths, type Match, type OddsKey, type StructuralChange } from '@kvota/contracts';

import type { MatchTable } from '../table/match-table.ts';
import { priceKey } from '../table/price-key.ts';
import type { OddsTable } from '../table/odds-table.ts';
import { toOfferMatch, withChange, withMarketsClosed, type OfferMatch } from '../table/offer-match.ts';
import { isLive, type Holding, type Room } from './room.ts';

/** Puts the contents of rooms into the tables, and removes them. */
export interface RoomContents {
  /** Puts a match, in place of an earlier state of it. */
  readonly put: (room: Room, match: Match) => void;
  /** Appends prices to the index that deltas refer to. */
  readonly append: (room: Room, keys: readonly OddsKey[]) => void;
  /** Changes fields of a match that the room has. Ignored for any other match. */
  readonly change: (room: Room, change: StructuralChange) => void;
  /** Closes every market of a match, in all rooms. */
  readonly deactivate: (eventId: string) => void;
  /** Removes a match from a room. Returns false if the room did not have it. */
  readonly remove: (room: Room, eventId: string) => boolean;
  /** Removes everything that only this room holds. */
  readonly clear: (room: Room) => void;
}

/** Creates the contents of rooms over the tables of prices and matches. */
export function createRoomContents(
  odds: OddsTable,
  matches: MatchTable,
  rooms: ReadonlyMap<string, Room>,
): RoomContents {
  const take = (room: Room, match: Match): number[] => {
    const slots: number[] = [];
    const live = isLive(room);
    for (const [code, market] of Object.entries(match.markets)) {
      for (const [selection, value] of Object.entries(market)) {
        if (typeof value !== 'object') continue;
        const slot = odds.acquire(priceKey(match.eventId, code, selection), live);
        slots.push(slot);
        if (!live && odds.isLive(slot)) continue;
        odds.put(slot, oddsToThousandths(value.O));
        odds.putStatus(slot, market.MS);
      }
    }
    return slots;
  };
  const releaseHolding = (room: Room, holding: Holding): void => {
    const live = isLive(room);
    for (const slot of holding.slots) odds.release(slot, live);
    for (const place of holding.places) {
      odds.release(room.index[place] ?? -1, live);
      room.index[place] = -1;
    }
  };
  const isHeldElsewhere = (room: Room, eventId: string, slot: number): boolean =>
    matches
      .rooms(eventId)
      .some((name) => name !== room.name && rooms.get(name)?.holdings.get(eventId)?.slots.includes(slot));
  const putPart = (room: Room, part: OfferMatch, codes: readonly string[]): void => {
    matches.put(part.eventId, room.name, part, isLive(room));
    for (const code of codes) {
      const market = part.markets[code];
      for (const selection of market?.selections ?? []) {
        const slot = odds.find(priceKey(part.eventId, code, selection));
        if (slot !== undefined && market) odds.putStatus(slot, market.status);
      }
    }
  };

  return {
    put: (room, match) => {
      const before = room.holdings.get(match.eventId);
      const slots = take(room, match);
      const places = before?.places ?? [];
      const kept = new Set(slots);
      for (const place of places) {
        const slot = room.index[place] ?? -1;
        // The index still has this price, but the match no longer does: it is unavailable.
        if (!kept.has(slot) && !isHeldElsewhere(room, match.eventId, slot)) odds.put(slot, 0);
      }
      for (const slot of before?.slots ?? []) odds.release(slot, isLive(room));
      room.holdings.set(match.eventId, { slots, places });
      matches.put(match.eventId, room.name, toOfferMatch(match), isLive(room));
    },
    append: (room, keys) => {
      for (const [eventId, market, selection] of keys) {
        const holding = room.holdings.get(eventId);
        holding?.places.push(room.index.length);
        const slot = holding ? odds.acquire(priceKey(eventId, market, selection), isLive(room)) : -1;
        room.index.push(slot);
        // An index may have prices that the match no longer has. An earlier value of them is not for sale.
        const isGone = holding && !holding.slots.includes(slot) && !isHeldElsewhere(room, eventId, slot);
        if (isGone) odds.put(slot, 0);
      }
    },
    change: (room, change) => {
      const part = matches.part(change.eventId, room.name);
      if (part) putPart(room, withChange(part, change), Object.keys(change.markets ?? {}));
    },
    deactivate: (eventId) => {
      for (const name of matches.rooms(eventId)) {
        const room = rooms.get(name);
        const part = matches.part(eventId, name);
        if (room && part) putPart(room, withMarketsClosed(part), Object.keys(part.markets));
      }
    },
    remove: (room, eventId) => {
      const holding = room.holdings.get(eventId);
      if (!holding) return false;
      room.holdings.delete(eventId);
      releaseHolding(room, holding);
      matches.remove(eventId, room.name);
      return true;
    },
    clear: (room) => {
      for (const [eventId, holding] of room.holdings) {
        releaseHolding(room, holding);
        // If a newer state of the same room has put the match already, it stays.
        if (rooms.get(room.name)?.holdings.has(eventId) !== true) matches.remove(eventId, room.name);
      }
      room.holdings.clear();
    },
  };
}
