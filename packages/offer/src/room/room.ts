import type { StructuralChange } from '@kvota/contracts';

/** A message of a room that cannot be applied yet. */
export type Waiting =
  | { readonly type: 'delta'; readonly seq: number; readonly numbers: readonly number[] }
  | { readonly type: 'change'; readonly seq: number; readonly change: StructuralChange };

/** `seeded`: from REST only; `live`: a snapshot and all that followed; `gap`: something is missing, the snapshot is asked for. */
export type RoomState = 'absent' | 'seeded' | 'live' | 'gap';

/** The odds slots that a room holds of one match. */
export interface Holding {
  /** Slots of the selections that the match has. */
  slots: readonly number[];
  /** Places of the room's index that belong to the match. */
  readonly places: number[];
}

/** What the store knows of a room. */
export interface Room {
  readonly name: string;
  state: Exclude<RoomState, 'absent'>;
  seq: number;
  /** What an index of a delta means: a slot, or -1 for a price that is gone. */
  readonly index: number[];
  readonly holdings: Map<string, Holding>;
  /** Messages that came while the snapshot was awaited, oldest first. */
  waiting: Waiting[];
  askedAt: number;
}

/** More than this is not kept: the snapshot will be newer. */
export const mostWaiting = 64;

/** A room that nothing is known of. */
export function emptyRoom(name: string, state: Room['state']): Room {
  return { name, state, seq: 0, index: [], holdings: new Map(), waiting: [], askedAt: 0 };
}

/** Whether a room's odds are kept up to date by a socket, so that they outrank REST. */
export function isLive(room: Room): boolean {
  return room.state !== 'seeded';
}
