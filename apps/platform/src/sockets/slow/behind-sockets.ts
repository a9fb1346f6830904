import type { RoomPosition } from '@kvota/contracts';
import type { Socket } from 'socket.io';

import type { RoomSource } from '../../offer/rooms/room-source.ts';
import { behindBytes, type SlowConnections } from './slow-connections.ts';
import { waitingBytes } from './waiting-bytes.ts';

/**
 * The sockets of the offer channel that are behind, and where each of their rooms stopped. They miss changes, and resume
 * each room when their connection has caught up: with what they missed, or with one snapshot (NET-33, NET-42).
 */
export class BehindSockets {
  readonly #slow: Pick<SlowConnections, 'any' | 'isBehind'>;
  readonly #rooms: Pick<RoomSource, 'runOf'>;
  readonly #missed = new Map<Socket, Map<string, RoomPosition>>();
  #skipped = 0;

  constructor(slow: Pick<SlowConnections, 'any' | 'isBehind'>, rooms: Pick<RoomSource, 'runOf'>) {
    this.#slow = slow;
    this.#rooms = rooms;
  }

  /** The number of updates that were not sent: one for each room, socket and tick. */
  get skipped(): number {
    return this.#skipped;
  }

  /** Returns false if all sockets keep up, so that a broadcast has nothing to look up for each. */
  any(): boolean {
    return this.#missed.size > 0 || this.#slow.any();
  }

  has(socket: Socket): boolean {
    return this.#missed.has(socket) || this.#slow.isBehind(socket.conn);
  }

  /**
   * Records that a socket misses what a room sends now. `before` is the number before it, undefined if it has none or
   * begins the room again: the socket then needs a snapshot.
   */
  skip(socket: Socket, room: string, before: number | undefined): void {
    const missed = this.#missed.get(socket) ?? new Map<string, RoomPosition>();
    this.#missed.set(socket, missed);
    this.#skipped += 1;
    if (before === undefined) missed.set(room, {});
    else if (!missed.has(room)) missed.set(room, { run: this.#rooms.runOf(room), seq: before });
  }

  /** Records that a socket was sent what a room has, because it asked for it. */
  answered(socket: Socket, room: string): void {
    this.#missed.get(socket)?.delete(room);
  }

  /** Resumes the rooms of the sockets that have caught up, as long as that does not leave them behind again. */
  resume(send: (socket: Socket, room: string, position: RoomPosition) => void): void {
    for (const [socket, missed] of this.#missed) {
      if (socket.connected && this.#slow.isBehind(socket.conn)) continue;
      for (const [room, position] of missed) {
        if (socket.connected && waitingBytes(socket.conn) > behindBytes) break;
        missed.delete(room);
        if (socket.rooms.has(room)) send(socket, room, position);
      }
      if (missed.size === 0) this.#missed.delete(socket);
    }
  }
}
