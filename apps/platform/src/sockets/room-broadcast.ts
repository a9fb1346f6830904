import type { Writable } from 'node:stream';

import type { Namespace, Socket } from 'socket.io';

import { groupByRooms } from './group-by-rooms.ts';
import { textFrame } from './text-frame.ts';

/** Longest frames, in bytes, that are joined with those of other rooms. Joining copies them for each group of sockets. */
const longestJoined = 16 * 1024;

/** A message as text of engine.io, and as a frame of WebSocket. */
interface EncodedMessage {
  readonly text: string;
  readonly frame: Buffer;
}

/** The messages of a room, and their frames one after the other. */
interface RoomMessages {
  readonly messages: EncodedMessage[];
  frames: Buffer;
}

/**
 * Sends the messages of a tick to rooms of a namespace. Each message is encoded once for all sockets, and a connection
 * gets everything of a tick in one write, because the number of writes is most of what a broadcast costs (SPEED-10).
 *
 * Written here because the adapter of socket.io encodes each message once too, but writes it to each socket separately.
 */
export class RoomBroadcast {
  readonly #namespace: Namespace;
  readonly #waiting = new Map<string, EncodedMessage[]>();

  constructor(namespace: Namespace) {
    this.#namespace = namespace;
  }

  /** Adds a message to a room. It is sent by `flush`. */
  add(room: string, event: string, ...args: readonly unknown[]): void {
    if (!this.#namespace.adapter.rooms.has(room)) return;
    const message = encode(this.#namespace.name, event, args);
    const waiting = this.#waiting.get(room);
    if (waiting) waiting.push(message);
    else this.#waiting.set(room, [message]);
  }

  /**
   * Sends what was added, but not to sockets that `skips` returns true for. Nothing else may be sent to the sockets of the
   * rooms in between.
   */
  flush(skips?: (socket: Socket, rooms: readonly string[]) => boolean): void {
    if (this.#waiting.size === 0) return;
    const rooms = new Map([...this.#waiting].map(([room, messages]) => [room, joinFrames(messages)]));
    this.#waiting.clear();
    for (const group of groupByRooms(this.#namespace, rooms.keys())) {
      const its = group.rooms.flatMap((room) => rooms.get(room) ?? []);
      sendTo(skips ? group.sockets.filter((socket) => !skips(socket, group.rooms)) : group.sockets, its);
    }
  }
}

/** Sends one message to some sockets of a namespace. */
export function sendToSockets(
  sockets: readonly Socket[],
  namespace: string,
  event: string,
  ...args: readonly unknown[]
): void {
  sendTo(sockets, [joinFrames([encode(namespace, event, args)])]);
}

/** Encodes an event of a namespace as socket.io does. The prefixes are those of a message and of an event. */
function encode(namespace: string, event: string, args: readonly unknown[]): EncodedMessage {
  const text = `2${namespace},${JSON.stringify([event, ...args])}`;
  return { text, frame: textFrame(`4${text}`) };
}

const joinFrames = (messages: EncodedMessage[]): RoomMessages => ({
  messages,
  frames: Buffer.concat(messages.map(({ frame }) => frame)),
});

function sendTo(sockets: readonly Socket[], rooms: readonly RoomMessages[]): void {
  const all = rooms.map(({ frames }) => frames);
  const length = all.reduce((sum, { length }) => sum + length, 0);
  const writes = all.length > 1 && length <= longestJoined ? [Buffer.concat(all)] : all;
  // As in the adapter of socket.io: engine.io writes these bytes as they are.
  const options = writes.map((frames) => ({ compress: false, wsPreEncodedFrame: [frames] }));
  for (const { conn } of sockets) {
    const idle = idleSocketOf(conn);
    if (idle) for (const frames of writes) idle.write(frames);
    else if (conn.transport.name === 'websocket') for (const one of options) conn.write('', one);
    else for (const { messages } of rooms) for (const { text } of messages) conn.write(text);
  }
}

/** The request that opened a connection. engine.io adds the WebSocket, unless the connection began with polling. */
interface OpeningRequest {
  readonly socket: Writable;
  readonly websocket?: Pick<WebSocket, 'readyState' | 'extensions'>;
}

const open = 1;

/**
 * Returns the socket below a connection if nothing is waiting in engine.io. Frames that are written to it directly do
 * without the events that engine.io emits for each packet.
 */
function idleSocketOf({ request, transport, readyState }: Socket['conn']): Writable | undefined {
  const { socket, websocket }: OpeningRequest = request;
  const isIdle = readyState === 'open' && transport.writable && transport.name === 'websocket';
  return isIdle && websocket?.readyState === open && websocket.extensions === '' ? socket : undefined;
}
