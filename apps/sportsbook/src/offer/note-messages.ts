import type { RoomSource } from '@kvota/offer';

/** A source of rooms that notes when its last message arrived. */
interface NotedRooms<T> extends RoomSource<T> {
  readonly heardAt: () => number;
}

/** Notes the time of each message of a source of rooms; before the first one, the time of the call. */
export function noteMessages<T>({ subscribeRoom, resync }: RoomSource<T>, now: () => number): NotedRooms<T> {
  let heardAt = now();
  const noted = new WeakMap<object, Parameters<RoomSource<T>['subscribeRoom']>[1]>();
  return {
    heardAt: () => heardAt,
    resync,
    subscribeRoom(target, handlers) {
      const note =
        <A extends readonly unknown[]>(handle: (...of: A) => void) =>
        (...of: A): void => {
          heardAt = now();
          handle(...of);
        };
      // Sources count consumers by this object, so that it stays the same.
      const known = noted.get(handlers) ?? {
        snapshot: note(handlers.snapshot),
        delta: note(handlers.delta),
        change: note(handlers.change),
        closed: handlers.closed,
      };
      noted.set(handlers, known);
      return subscribeRoom(target, known);
    },
  };
}
