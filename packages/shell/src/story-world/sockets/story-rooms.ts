import { oddsToThousandths, selectionsOf, type Match, type OddsKey, type StructuralChange } from '@kvota/contracts';
import { roomOf, type Realtime, type RoomHandlers } from '@kvota/realtime';

import type { StoryOffer } from '../story-offer.ts';

/** The rooms of a story, filled from its offer. */
export interface StoryRooms {
  /** Opens a room. Its snapshot follows in a microtask if the sockets are connected by then. */
  readonly subscribe: Realtime['subscribeRoom'];
  /** Sends the snapshot of an open room. */
  readonly resync: (name: string) => void;
  readonly resyncAll: () => void;
  /** Sends new odds to every room with the selection. */
  readonly sendOdds: (eventId: string, market: string, selection: string, odds: string) => void;
  /** Sends a structural change to every room with the match. */
  readonly sendChange: (eventId: string, fields: Omit<StructuralChange, 'seq' | 'eventId' | 'sport'>) => void;
  /** Sends the snapshot of the table that holds a match. */
  readonly resyncTable: (match: Match) => void;
  /** Removes a match from every room, after the offer has lost it. */
  readonly removeMatch: (eventId: string) => void;
  readonly clear: () => void;
}

interface OpenRoom {
  readonly name: string;
  seq: number;
  readonly index: OddsKey[];
  readonly events: Set<string>;
  readonly handlers: Set<RoomHandlers>;
}

export interface StoryRoomsDeps {
  readonly book: StoryOffer;
  readonly now: () => number;
  readonly isConnected: () => boolean;
}

/** Creates the rooms of a story. None is open. */
export function createStoryRooms({ book, now, isConnected }: StoryRoomsDeps): StoryRooms {
  const rooms = new Map<string, OpenRoom>();

  const contentOf = (name: string): Match[] => {
    const [kind = '', key = '', row] = name.split('/');
    if (kind === 'live' || kind === 'prematch') {
      return book.table(kind === 'live', key).filter(({ eventId }) => row === undefined || eventId === row);
    }
    const match = book.whole(key);
    return match ? [match] : [];
  };
  const fill = (room: OpenRoom, to: Iterable<RoomHandlers>): void => {
    const matches = structuredClone(contentOf(room.name));
    room.index.splice(0, room.index.length, ...matches.flatMap(keysOf));
    room.events.clear();
    for (const { eventId } of matches) room.events.add(eventId);
    const [kind] = room.name.split('/') as ['prematch' | 'live' | 'prematchmatch' | 'livematch']; // room names begin so
    const serverTime = new Date(now()).toISOString();
    for (const { snapshot } of to) {
      snapshot({ kind, room: room.name, seq: room.seq, serverTime, matches, odds: [...room.index] });
    }
  };
  const resync = (name: string): void => {
    const room = rooms.get(name);
    if (room) fill(room, room.handlers);
  };

  return {
    subscribe: (target, handlers) => {
      const names = target.kind === 'all' ? book.sports(true).map(({ sport }) => `live/${sport}`) : [roomOf(target)];
      let held = true;
      for (const name of names) {
        const room = rooms.get(name) ?? { name, seq: 0, index: [], events: new Set(), handlers: new Set() };
        rooms.set(name, room);
        room.handlers.add(handlers);
        // An answer never arrives before the request has returned.
        queueMicrotask(() => {
          if (held && isConnected()) fill(room, [handlers]);
        });
      }
      return () => {
        if (!held) return;
        held = false;
        for (const name of names) {
          rooms.get(name)?.handlers.delete(handlers);
          handlers.closed(name);
        }
      };
    },
    resync,
    resyncAll: () => {
      for (const room of rooms.values()) fill(room, room.handlers);
    },
    sendOdds: (eventId, market, selection, odds) => {
      for (const room of rooms.values()) {
        const place = room.index.findIndex((key) => key.join() === [eventId, market, selection].join());
        if (place < 0) continue;
        room.seq += 1;
        for (const handlers of room.handlers) handlers.delta(room.name, [room.seq, place, oddsToThousandths(odds)]);
      }
    },
    sendChange: (eventId, fields) => {
      const sport = book.whole(eventId)?.sport ?? '';
      for (const room of rooms.values()) {
        if (!room.events.has(eventId)) continue;
        room.seq += 1;
        for (const handlers of room.handlers) handlers.change(room.name, { seq: room.seq, eventId, sport, ...fields });
      }
    },
    resyncTable: ({ inPlay, sport }) => resync(`${inPlay ? 'live' : 'prematch'}/${sport}`),
    removeMatch: (eventId) => {
      for (const room of rooms.values()) room.events.delete(eventId);
    },
    clear: () => rooms.clear(),
  };
}

function keysOf(match: Match): OddsKey[] {
  return Object.entries(match.markets).flatMap(([code, market]) =>
    selectionsOf(market).map(([selection]): OddsKey => [match.eventId, code, selection]),
  );
}
