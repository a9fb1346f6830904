import type { OfferSnapshot, StructuralChange } from '@kvota/contracts';

import type { OfferStore } from './offer-store.ts';

/** Handlers for the messages of rooms, in the shape that `@kvota/realtime` expects. */
export interface RoomHandlers {
  readonly snapshot: (snapshot: OfferSnapshot) => void;
  readonly delta: (room: string, numbers: readonly number[]) => void;
  readonly change: (room: string, change: StructuralChange) => void;
  readonly closed: (room: string) => void;
}

/** A source of rooms. A structural type, so that this package does not import `@kvota/realtime`. */
export interface RoomSource<T> {
  readonly subscribeRoom: (target: T, handlers: RoomHandlers) => () => void;
  readonly resync: (room: string) => void;
}

/** Creates the handlers that fill a store. Create them once per store, because sources count consumers by this object. */
export function roomHandlers(store: OfferStore): RoomHandlers {
  return {
    snapshot: store.apply,
    delta: store.applyDelta,
    change: store.applyChange,
    closed: store.dropRoom,
  };
}

/** A store connected to its source. */
export interface RoomBinding<T> {
  /** Subscribes the store to a room and returns the release. */
  readonly open: (target: T) => () => void;
  readonly stop: () => void;
}

/** Connects a store to a source: the source fills it, and gaps request a snapshot. */
export function bindRooms<T>(store: OfferStore, source: RoomSource<T>): RoomBinding<T> {
  const handlers = roomHandlers(store);
  const stop = store.onGap(source.resync);
  return { open: (target) => source.subscribeRoom(target, handlers), stop };
}
