import type { RoomPosition } from '@kvota/contracts';
import type { Stop } from '@kvota/server';

import type { RoomMessage } from './rooms.ts';

/** The rooms and sidebars for the sockets of a node, wherever their changes are computed. */
export interface RoomSource {
  /**
   * Returns the messages by which a client with this position has what all members of the room have, and keeps the room
   * open. Nothing yet if another node was asked for the room: its snapshot comes as a message to all members. Undefined
   * for a room that cannot exist.
   */
  enter(name: string, position: RoomPosition): readonly RoomMessage[] | undefined;
  /** Returns the run of the numbers of an open room; undefined if it has none (NET-33). */
  runOf(name: string): string | undefined;
  /** Forgets a room or sidebar without members. */
  close(name: string): void;
  /** Returns the numbers of the rooms that sent nothing since the last heartbeat, by room (FAULT-09). */
  heartbeat(): ReadonlyMap<string, number>;
  /** Returns the messages since the last tick. */
  tick(): RoomMessage[];
  /** Calls back when messages of another node came: they need not wait for the next tick. Absent if there are no such nodes. */
  onNews?(take: () => void): Stop;
}
