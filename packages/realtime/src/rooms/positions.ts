import type { RoomPosition } from '@kvota/contracts';

/** The last message of each room that arrived without a gap before it, so that a room can be resumed (NET-33). */
export interface Positions {
  /** Records a snapshot. Without a run the platform cannot resume the room. */
  readonly snapshot: (room: string, run: string | undefined, seq: number) => void;
  /** Records a numbered message. Returns false after a gap, which ends the position. */
  readonly message: (room: string, seq: number) => boolean;
  /** Returns true if the platform has sent more than arrived. */
  readonly isBehind: (room: string, seq: number) => boolean;
  readonly of: (room: string) => RoomPosition | undefined;
  readonly forget: (room: string) => void;
}

/** Creates an empty list of positions. */
export function createPositions(): Positions {
  const positions = new Map<string, { run: string; seq: number }>();
  return {
    snapshot: (room, run, seq) => {
      if (run === undefined) positions.delete(room);
      else positions.set(room, { run, seq });
    },
    message: (room, seq) => {
      const position = positions.get(room);
      if (!position) return false;
      if (seq > position.seq + 1) positions.delete(room);
      else position.seq = Math.max(position.seq, seq);
      return seq <= position.seq;
    },
    isBehind: (room, seq) => (positions.get(room)?.seq ?? seq) < seq,
    of: (room) => {
      const position = positions.get(room);
      return position && { ...position };
    },
    forget: (room) => positions.delete(room),
  };
}
