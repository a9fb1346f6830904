import {
  oddsToThousandths,
  selectionsOf,
  type Match,
  type MarketStatus,
  type OddsKey,
  type StructuralChange,
} from '@kvota/contracts';
import {
  roomOf,
  type Observable,
  type Realtime,
  type RealtimeStatus,
  type RoomHandlers,
  type SiteEventName,
} from '@kvota/realtime';

import type { StoryMatch } from './fixtures/build-match.ts';
import type { StoryOffer } from './story-offer.ts';

/** Sockets that a story controls. Rooms are filled from its offer. */
export interface StorySockets extends Realtime {
  readonly setStatus: (status: RealtimeStatus) => void;
  /** Changes a price in every open room that has it. */
  readonly changeOdds: (eventId: string, market: string, selection: string, odds: string) => void;
  readonly setMarket: (eventId: string, market: string, status: MarketStatus) => void;
  /** Changes phase, results or statistics of a match. */
  readonly updateMatch: StoryOffer['updateMatch'];
  readonly addMatch: (match: StoryMatch) => void;
  readonly removeMatch: (eventId: string) => void;
  /** Emits a site-wide event with its arguments. */
  readonly emitSiteEvent: (event: SiteEventName, ...args: readonly unknown[]) => void;
}

interface OpenRoom {
  readonly name: string;
  seq: number;
  readonly index: OddsKey[];
  readonly events: Set<string>;
  readonly handlers: Set<RoomHandlers>;
}

function observable(initial: RealtimeStatus): Observable<RealtimeStatus> & { set: (status: RealtimeStatus) => void } {
  let current = initial;
  const watchers = new Set<(status: RealtimeStatus) => void>();
  return {
    get: () => current,
    set: (status) => {
      current = status;
      for (const watcher of watchers) watcher(status);
    },
    subscribe: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

const keysOf = (match: Match): OddsKey[] =>
  Object.entries(match.markets).flatMap(([code, market]) =>
    selectionsOf(market).map(([selection]): OddsKey => [match.eventId, code, selection]),
  );

export function createStorySockets(book: StoryOffer, now: () => number, first: RealtimeStatus): StorySockets {
  const status = observable(first);
  const rooms = new Map<string, OpenRoom>();
  const listeners = new Map<SiteEventName, Set<(...args: readonly unknown[]) => void>>();

  const contentOf = (name: string): Match[] => {
    const [kind = '', key = ''] = name.split('/');
    if (kind === 'live' || kind === 'prematch') return book.table(kind === 'live', key);
    const match = book.whole(key);
    return match ? [match] : [];
  };
  const holds = (room: OpenRoom, { inPlay, sport }: Match): boolean =>
    room.name === `${inPlay ? 'live' : 'prematch'}/${sport}`;
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
  const change = (eventId: string, fields: Omit<StructuralChange, 'seq' | 'eventId' | 'sport'>): void => {
    const sport = book.whole(eventId)?.sport ?? '';
    for (const room of rooms.values()) {
      if (!room.events.has(eventId)) continue;
      room.seq += 1;
      for (const handlers of room.handlers) handlers.change(room.name, { seq: room.seq, eventId, sport, ...fields });
    }
  };
  const ignore = () => false;
  const channel = { connected: () => status.get() === 'connected', emit: ignore };

  return {
    sports: channel,
    feedout: channel,
    status,
    setStatus: (next) => {
      status.set(next);
      if (next === 'connected') for (const room of rooms.values()) fill(room, room.handlers);
    },
    subscribeRoom: (target, handlers) => {
      const names = target.kind === 'all' ? book.sports(true).map(({ sport }) => `live/${sport}`) : [roomOf(target)];
      let held = true;
      for (const name of names) {
        const room = rooms.get(name) ?? { name, seq: 0, index: [], events: new Set(), handlers: new Set() };
        rooms.set(name, room);
        room.handlers.add(handlers);
        // An answer never arrives before the request has returned.
        queueMicrotask(() => {
          if (held && status.get() === 'connected') fill(room, [handlers]);
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
    resync: (name) => {
      const room = rooms.get(name);
      if (room) fill(room, room.handlers);
    },
    subscribeSidebar: () => () => undefined,
    on: (event, handler) => {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known);
      const own = (...args: readonly unknown[]): void => void Reflect.apply(handler, undefined, args);
      known.add(own);
      return () => void known.delete(own);
    },
    reconnect: () => undefined,
    authenticate: () => undefined,
    stats: () => ({ messages: 0, malformed: 0, connects: 1 }),
    stop: () => rooms.clear(),
    changeOdds: (eventId, market, selection, odds) => {
      book.setOdds(eventId, market, selection, odds);
      for (const room of rooms.values()) {
        const place = room.index.findIndex((key) => key.join() === [eventId, market, selection].join());
        if (place < 0) continue;
        room.seq += 1;
        for (const handlers of room.handlers) handlers.delta(room.name, [room.seq, place, oddsToThousandths(odds)]);
      }
    },
    setMarket: (eventId, market, next) => {
      book.setStatus(eventId, market, next);
      change(eventId, { markets: { [market]: { MS: next } } });
    },
    updateMatch: (eventId, course) => {
      book.updateMatch(eventId, course);
      change(eventId, course);
    },
    addMatch: (match) => {
      book.add(match);
      for (const room of rooms.values()) if (holds(room, match.match)) fill(room, room.handlers);
    },
    removeMatch: (eventId) => {
      change(eventId, { gone: true });
      book.remove(eventId);
      for (const room of rooms.values()) room.events.delete(eventId);
    },
    emitSiteEvent: (event, ...args) => {
      for (const listener of listeners.get(event) ?? []) listener(...args);
    },
  };
}
