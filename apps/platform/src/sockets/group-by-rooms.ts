import type { Namespace, Socket } from 'socket.io';

/** Sockets that are in exactly the same of some rooms. */
export interface SocketGroup {
  readonly rooms: readonly string[];
  readonly sockets: readonly Socket[];
}

interface Node {
  readonly rooms: readonly string[];
  readonly next: Map<string, Node>;
  readonly sockets: Socket[];
}

const node = (rooms: readonly string[]): Node => ({ rooms, next: new Map(), sockets: [] });

/**
 * Groups the sockets of a namespace by which of the given rooms they are in, so that what is sent to them is made once
 * for each group. Sockets in none of the rooms are left out. A group lists its rooms in the given order.
 */
export function groupByRooms({ adapter, sockets }: Namespace, rooms: Iterable<string>): readonly SocketGroup[] {
  const root = node([]);
  const places = new Map<string, Node>();
  const nodes: Node[] = [];
  for (const room of rooms) {
    for (const id of adapter.rooms.get(room) ?? []) {
      const place = places.get(id) ?? root;
      let next = place.next.get(room);
      if (next === undefined) {
        next = node([...place.rooms, room]);
        place.next.set(room, next);
        nodes.push(next);
      }
      places.set(id, next);
    }
  }
  for (const [id, place] of places) {
    const socket = sockets.get(id);
    if (socket) place.sockets.push(socket);
  }
  return nodes.filter((one) => one.sockets.length > 0);
}
