import type { Match, OfferSnapshot, StructuralChange } from '@kvota/contracts';

import type { Price } from './table/price.ts';
import type { OfferMatch } from './table/offer-match.ts';
import type { RoomState } from './room/room.ts';
import type { Later } from './room/slices.ts';

/** What the store needs of the world. */
export interface OfferStoreOptions {
  /** Runs something on the next frame and gives the way to call it off: requestAnimationFrame in a page. */
  readonly frame: (run: () => void) => () => void;
  /** A monotonic clock in milliseconds, for the instants of moves. */
  readonly now: () => number;
  /** Lets a long snapshot be taken in slices, with room for the page in between; all at once without it. */
  readonly later?: Later;
}

/** Sizes and counters, for tests and benchmarks. */
export interface OfferStats {
  readonly rooms: number;
  readonly matches: number;
  readonly odds: number;
  /** Places in the flat arrays. */
  readonly capacity: number;
  readonly watchers: number;
  readonly flushes: number;
  /** Callbacks made. */
  readonly notified: number;
  /** Values taken from deltas. */
  readonly applied: number;
  readonly gaps: number;
}

/**
 * The offer outside React (OP-56): what rooms say, one subscription per price. Readers get the newest value at once;
 * callbacks come together, once per frame. What did not change keeps its identity.
 */
export interface OfferStore {
  /** Takes a snapshot: the room holds exactly this from now on, or from its last slice on (NET-20). */
  readonly apply: (snapshot: OfferSnapshot) => void;
  /** Takes odds that moved: `[seq, index, thousandths, …]` (NET-12, NET-13, NET-15). */
  readonly applyDelta: (room: string, numbers: readonly number[]) => void;
  /** Takes a match that came, went or changed. */
  readonly applyChange: (room: string, change: StructuralChange) => void;
  /**
   * Takes matches from REST under a room's name or a name of the caller's. It never overwrites what a socket room says,
   * and does nothing for a room that has had its snapshot.
   */
  readonly seedMatches: (room: string, matches: readonly Match[]) => void;
  /** Closes every market of a match until a room says otherwise (NET-17). */
  readonly deactivate: (eventId: string) => void;
  /** Forgets all that a room said. */
  readonly dropRoom: (room: string) => void;
  /** Who is to ask for a room's snapshot after a gap; one at a time, told of gaps that are open already. */
  readonly onGap: (ask: (room: string) => void) => () => void;
  readonly match: (eventId: string) => OfferMatch | undefined;
  readonly subscribeMatch: (eventId: string, callback: () => void) => () => void;
  /** Event ids of a room in the order of the wire. */
  readonly rows: (room: string) => readonly string[];
  /** Calls back when rows or state of a room changed. */
  readonly subscribeRows: (room: string, callback: () => void) => () => void;
  readonly roomState: (room: string) => RoomState;
  /** A price by its key, see priceKey. */
  readonly price: (key: string) => Price | undefined;
  /** Calls back with the price whenever it changed, came or went. */
  readonly subscribePrice: (key: string, callback: (price: Price | undefined) => void) => () => void;
  /** The page is hidden: nobody is called. */
  readonly pause: () => void;
  /** The page is seen again: what changed is told on the next frame. */
  readonly resume: () => void;
  /** Tells what changed now, in place of the next frame. Throws an AggregateError of what callbacks threw, after all were called. */
  readonly flush: () => void;
  readonly stats: () => OfferStats;
}
