import type { StructuralChange } from '@kvota/contracts';

/** A message of a room, queued if it cannot be applied yet. */
export type QueuedMessage =
  | { readonly type: 'delta'; readonly seq: number; readonly numbers: readonly number[] }
  | { readonly type: 'change'; readonly seq: number; readonly change: StructuralChange };

/** `seeded`: from REST only. `live`: a snapshot and every message since. `gap`: a message is missing and the snapshot is requested. */
export type RoomState = 'absent' | 'seeded' | 'live' | 'gap';

/** The slots that a room holds of one match. */
export interface Holding {
  /** Slots of the selections of the match. */
  slots: readonly number[];
  /** Places of the room's index that belong to the match. */
  readonly places: number[];
}

/** The state of one room. */
export interface Room {
  readonly name: string;
  state: Exclude<RoomState, 'absent'>;
  seq: number;
  /** Slots by the index of deltas; -1 for a price that is gone. */
  readonly index: number[];
  readonly holdings: Map<string, Holding>;
  /** Messages that arrived while the snapshot was awaited, oldest first. */
  queue: QueuedMessage[];
  askedAt: number;
}

/** Longest queue of a room. Older messages are dropped, because the snapshot will be newer. */
export const queueLimit = 64;

/** Creates a room without content. */
export function emptyRoom(name: string, state: Room['state']): Room {
  return { name, state, seq: 0, index: [], holdings: new Map(), queue: [], askedAt: 0 };
}

/** True if a socket keeps the room up to date, so that it wins over REST. */
export function isLive(room: Room): boolean {
  return room.state !== 'seeded';
}
