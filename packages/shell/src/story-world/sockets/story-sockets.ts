import type { MarketStatus } from '@kvota/contracts';
import type { Observable, Realtime, RealtimeStatus, SiteEventName } from '@kvota/realtime';

import type { StoryMatch } from '../fixtures/build-match.ts';
import type { StoryOffer } from '../story-offer.ts';
import { createStoryRooms } from './story-rooms.ts';

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

export function createStorySockets(book: StoryOffer, now: () => number, first: RealtimeStatus): StorySockets {
  const status = observable(first);
  const isConnected = (): boolean => status.get() === 'connected';
  const rooms = createStoryRooms({ book, now, isConnected });
  const listeners = new Map<SiteEventName, Set<(...args: readonly unknown[]) => void>>();
  const channel = { connected: isConnected, emit: () => false };

  return {
    sports: channel,
    feedout: channel,
    status,
    setStatus: (next) => {
      status.set(next);
      if (next === 'connected') rooms.resyncAll();
    },
    subscribeRoom: rooms.subscribe,
    resync: rooms.resync,
    subscribeSidebar: () => () => undefined,
    on: (event, handler) => {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known);
      const own = (...args: readonly unknown[]): void => void Reflect.apply(handler, undefined, args);
      known.add(own);
      return () => void known.delete(own);
    },
    onJoined: () => () => undefined,
    onAuthenticated: () => () => undefined,
    reconnect: () => undefined,
    authenticate: () => undefined,
    stats: () => ({ messages: 0, malformed: 0, connects: 1 }),
    stop: rooms.clear,
    changeOdds: (eventId, market, selection, odds) => {
      book.setOdds(eventId, market, selection, odds);
      rooms.sendOdds(eventId, market, selection, odds);
    },
    setMarket: (eventId, market, next) => {
      book.setStatus(eventId, market, next);
      rooms.sendChange(eventId, { markets: { [market]: { MS: next } } });
    },
    updateMatch: (eventId, course) => {
      book.updateMatch(eventId, course);
      rooms.sendChange(eventId, course);
    },
    addMatch: (match) => {
      book.add(match);
      rooms.resyncTable(match.match);
    },
    removeMatch: (eventId) => {
      rooms.sendChange(eventId, { gone: true });
      book.remove(eventId);
      rooms.removeMatch(eventId);
    },
    emitSiteEvent: (event, ...args) => {
      for (const listener of listeners.get(event) ?? []) listener(...args);
    },
  };
}
