import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Server } from 'socket.io';
import { io as connect, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { RoomBroadcast, sendToSockets } from './room-broadcast.ts';

const http = createServer();
const io = new Server(http);
const namespace = io.of('/feedout');
const clients: Socket[] = [];
beforeAll(() => new Promise<void>((done) => http.listen(0, done)));
afterEach(() => clients.splice(0).forEach((client) => client.disconnect()));
afterAll(() => io.close());

type Received = [event: string, ...args: unknown[]][];

type Way = 'websocket' | 'polling' | 'upgraded';
const transports = { websocket: ['websocket'], polling: ['polling'], upgraded: ['polling', 'websocket'] };

/** Connects a client and puts it into rooms. `until` returns what it received up to the event of this name. */
async function join(way: Way, ...rooms: string[]) {
  const { port } = http.address() as AddressInfo; // a listening TCP server has one
  const options = { transports: transports[way], reconnection: false, forceNew: true };
  const client = connect(`http://localhost:${port}/feedout`, options);
  clients.push(client);
  await new Promise<void>((done) => client.once('connect', done));
  const received: Received = [];
  client.onAny((...event: Received[number]) => received.push(event));
  const socket = namespace.sockets.get(client.id ?? '');
  if (!socket) throw new Error('The client is not connected.');
  if (way === 'upgraded' && socket.conn.transport.name === 'polling')
    await new Promise<void>((done) => socket.conn.once('upgrade', () => done()));
  await socket.join(rooms);
  const until = (name: string): Promise<Received> =>
    new Promise((done) => client.once(name, () => queueMicrotask(() => done(received))));
  return { socket, until, write: vi.spyOn(socket.request.socket, 'write') };
}

test('[SPEED-10] a message is encoded once for all sockets, and a connection gets all of a tick in one write', async () => {
  const [one, other, both, none] = [
    await join('websocket', 'live/F'),
    await join('websocket', 'live/F'),
    await join('websocket', 'sidebar', 'live/F'),
    await join('websocket', 'live/B'),
  ];
  const encode = vi.spyOn(JSON, 'stringify');
  const broadcast = new RoomBroadcast(namespace);
  broadcast.add('live/F', 'live_update', 'live/F', { seq: 1 });
  broadcast.add('live/F', 'live_update', 'live/F', [2, 0, 1500]);
  broadcast.add('sidebar', 'sidebar_update', []);
  broadcast.add('live/T', 'live_update', 'live/T', [1, 0, 1500]);
  const received = [one, both].map(({ until }) => until('end'));
  broadcast.add('live/F', 'end');
  broadcast.flush();
  // Nothing for a room without sockets.
  expect(encode).toHaveBeenCalledTimes(4);
  encode.mockRestore();
  expect([one, other, both, none].map(({ write }) => write.mock.calls.length)).toEqual([1, 1, 1, 0]);
  expect(one.write.mock.calls[0]?.[0]).toBe(other.write.mock.calls[0]?.[0]);
  const live: Received = [['live_update', 'live/F', { seq: 1 }], ['live_update', 'live/F', [2, 0, 1500]], ['end']];
  expect(await Promise.all(received)).toEqual([live, expect.arrayContaining([...live, ['sidebar_update', []]])]);
  // What was sent is not sent again.
  broadcast.flush();
  expect(one.write).toHaveBeenCalledTimes(1);
});

test('[SPEED-10] texts of every length arrive in order, however a client is connected', async () => {
  const rooms = ['live/F', 'sidebar'];
  const joined = [await join('websocket', ...rooms), await join('polling', ...rooms), await join('upgraded', ...rooms)];
  const broadcast = new RoomBroadcast(namespace);
  // Around the lengths at which the head of a frame grows, with letters of one to three bytes.
  const around = '42/feedout,["text",""]'.length;
  const texts = [125, 126, 127, 65_535, 65_536, 65_537].flatMap((length) =>
    ['x', 'xč', 'x€'].map((end) => end.padStart(length - around - Buffer.byteLength(end) + end.length, 'x')),
  );
  for (const text of texts) broadcast.add('live/F', 'text', text);
  broadcast.add('sidebar', 'end');
  const received = joined.map(({ until }) => until('end'));
  broadcast.flush();
  for (const events of await Promise.all(received))
    expect(events).toEqual([...texts.map((text) => ['text', text]), ['end']]);
});

test('[SPEED-10] some sockets get a message that is encoded once', async () => {
  const [one, other] = [await join('websocket'), await join('polling')];
  const received = [one, other].map(({ until }) => until('heartbeat'));
  const encode = vi.spyOn(JSON, 'stringify');
  sendToSockets([one.socket, other.socket], namespace.name, 'heartbeat', { 'live/F': 4 });
  expect(encode).toHaveBeenCalledTimes(1);
  encode.mockRestore();
  expect(await Promise.all(received)).toEqual([[['heartbeat', { 'live/F': 4 }]], [['heartbeat', { 'live/F': 4 }]]]);
});

test('[SPEED-10] a broadcast does not overtake what waits for a connection', async () => {
  const { socket, until } = await join('websocket', 'live/F');
  const broadcast = new RoomBroadcast(namespace);
  const received = until('end');
  for (const place of [1, 3, 5]) {
    socket.emit('text', place);
    broadcast.add('live/F', 'text', place + 1);
    broadcast.flush();
  }
  socket.emit('end');
  expect((await received).map(([, place]) => place)).toEqual([1, 2, 3, 4, 5, 6, undefined]);
});
