import type { Match, OfferSnapshot, StructuralChange } from '@kvota/contracts';

import type { Price } from './table/price.ts';
import type { OfferMatch } from './table/offer-match.ts';
import type { RoomState } from './room/room.ts';
import type { Later } from './room/chunked-work.ts';

/** Dependencies of the store. */
export interface OfferStoreDeps {
  /** Runs something on the next frame and returns the cancel: requestAnimationFrame in a page. */
  readonly frame: (run: () => void) => () => void;
  /** A monotonic clock in milliseconds, for the times of moves. */
  readonly now: () => number;
  /** If given, a long snapshot is taken in chunks, so that the page can run other tasks in between. */
  readonly later?: Later;
}

/** Sizes and counters for tests and benchmarks. */
export interface OfferStats {
  readonly rooms: number;
  readonly matches: number;
  readonly odds: number;
  /** Length of the flat arrays. */
  readonly capacity: number;
  readonly subscribers: number;
  readonly flushes: number;
  /** Number of callbacks called. */
  readonly notified: number;
  /** Number of values applied from deltas. */
  readonly applied: number;
  readonly gaps: number;
}

/**
 * The offer outside React (OP-56), filled by rooms, with one subscription per price. Reads return the newest value at once.
 * Callbacks are called together, in frames; those of many prices in several. Unchanged values keep their identity.
 */
export interface OfferStore {
  /** Takes a snapshot. The room holds exactly its content, from its last chunk on (NET-20). */
  readonly apply: (snapshot: OfferSnapshot) => void;
  /** Takes changed prices: `[seq, index, thousandths, …]` (NET-12, NET-13, NET-15). */
  readonly applyDelta: (room: string, numbers: readonly number[]) => void;
  /** Takes a match that was added, removed or changed. */
  readonly applyChange: (room: string, change: StructuralChange) => void;
  /**
   * Takes matches from REST, under the name of a room or any other name. Values of a socket room are never overwritten.
   * Does nothing if the room has had its snapshot.
   */
  readonly seedMatches: (room: string, matches: readonly Match[]) => void;
  /** Closes every market of a match until a room sends a new status (NET-17). */
  readonly deactivate: (eventId: string) => void;
  /** Removes everything that a room has sent. */
  readonly dropRoom: (room: string) => void;
  /** Sets the function that requests a snapshot after a gap. It is called at once for open gaps. Returns the removal. */
  readonly onGap: (ask: (room: string) => void) => () => void;
  readonly match: (eventId: string) => OfferMatch | undefined;
  readonly subscribeMatch: (eventId: string, callback: () => void) => () => void;
  /** Event ids of a room in the order of the wire. */
  readonly rows: (room: string) => readonly string[];
  /** Calls back if rows or state of the room changed. */
  readonly subscribeRows: (room: string, callback: () => void) => () => void;
  readonly roomState: (room: string) => RoomState;
  /** Returns a price by its key, see `priceKey`. */
  readonly price: (key: string) => Price | undefined;
  /** Calls back with the price if it changed, or with undefined if it is gone. */
  readonly subscribePrice: (key: string, callback: (price: Price | undefined) => void) => () => void;
  /** Stops callbacks while the page is hidden. */
  readonly pause: () => void;
  /** Starts callbacks again. Changes since `pause` are reported on the next frame. */
  readonly resume: () => void;
  /** Reports changes now instead of on the next frame. Throws an AggregateError of what callbacks threw, after all were called. */
  readonly flush: () => void;
  readonly stats: () => OfferStats;
}
