import type { OfferSnapshot, StructuralChange } from '@kvota/contracts';

import type { OfferStore } from './offer-store.ts';

/** What takes the messages of rooms; the shape that the sockets ask for. */
export interface RoomHandlers {
  readonly snapshot: (snapshot: OfferSnapshot) => void;
  readonly delta: (room: string, numbers: readonly number[]) => void;
  readonly change: (room: string, change: StructuralChange) => void;
  readonly closed: (room: string) => void;
}

/** Where rooms come from, by its shape alone. */
export interface RoomSource<T> {
  readonly subscribeRoom: (target: T, handlers: RoomHandlers) => () => void;
  readonly resync: (room: string) => void;
}

/** The handlers that fill a store; bind a store once, since sources count by the object. */
export function roomHandlers(store: OfferStore): RoomHandlers {
  return {
    snapshot: store.apply,
    delta: store.applyDelta,
    change: store.applyChange,
    closed: store.dropRoom,
  };
}

/** A store bound to where its rooms come from. */
export interface RoomBinding<T> {
  /** Subscribes the store to a room; gives the release. */
  readonly open: (target: T) => () => void;
  readonly stop: () => void;
}

/** Fills a store from a source, and lets the source ask for a snapshot at a gap. */
export function bindRooms<T>(store: OfferStore, source: RoomSource<T>): RoomBinding<T> {
  const handlers = roomHandlers(store);
  const stop = store.onGap(source.resync);
  return { open: (target) => source.subscribeRoom(target, handlers), stop };
}
