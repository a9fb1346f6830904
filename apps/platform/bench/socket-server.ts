// A server of the socket benchmark in a separate process. See sockets.ts.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { systemClock, type Clock } from '@kvota/server';
import { Server as SocketServer } from 'socket.io';
import { WebSocketServer } from 'ws';

import type { RoomSource } from '../src/offer/rooms/room-source.ts';
import type { RoomMessage } from '../src/offer/rooms/rooms.ts';
import { createPlatform } from '../src/platform.ts';
import { watchSlowConnections, type SlowConnections } from '../src/sockets/slow/slow-connections.ts';
import { waitingBytes, type Connection } from '../src/sockets/slow/waiting-bytes.ts';
import { attachFeedout, tickMilliseconds } from '../src/sockets/feedout-channel.ts';
import { benchOptions } from './options.ts';
import type {
  SocketServerKind,
  SocketServerQuestion,
  SocketServerReady,
  SocketServerUsage,
} from './socket-messages.ts';

const room = 'live/F';
/** Prices that change in a tick. With the sequence number this is a message of some 600 bytes. */
const usualChanges = 50;

let sending = false;
let changes = usualChanges;
let slow: SlowConnections | undefined;
/** The connections of the channel. */
const connections = new Set<Connection>();
let ticks = 0;

/** Returns the next delta of the made-up room, as the platform and plain `ws` both send it. Its first value is the time. */
function nextNumbers(): number[] {
  ticks += 1;
  return [
    ticks,
    1,
    Date.now() % 1e9,
    ...Array.from({ length: changes }, (_, i) => [1000 + 7 * i, 1500 + ((ticks * 37 + i * 91) % 5000)]).flat(),
  ];
}

/** A single room that changes at every tick. */
const madeUpRooms: RoomSource = {
  enter: (name) => {
    const snapshot = {
      kind: 'live',
      room: name,
      run: 'run',
      seq: ticks,
      serverTime: '',
      matches: [],
      odds: [],
    } as const;
    return [{ type: 'snapshot', room: name, snapshot: { ...snapshot, matches: [], odds: [] } }];
  },
  runOf: () => 'run',
  close: () => {},
  heartbeat: () => new Map(),
  tick: (): RoomMessage[] => (sending ? [{ type: 'delta', kind: 'live', room, numbers: nextNumbers() }] : []),
};

async function listening(attach: (server: ReturnType<typeof createServer>) => void): Promise<SocketServerReady> {
  const server = createServer();
  attach(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, live: [] }; // bound to a port
}

const channel = (bounded: boolean): Promise<SocketServerReady> =>
  listening((server) => {
    const io = new SocketServer(server, { serveClient: false });
    io.of('/sports');
    io.engine.on('connection', (connection: Connection) => {
      connections.add(connection);
      connection.on('close', () => connections.delete(connection));
    });
    slow = bounded ? watchSlowConnections(io, systemClock) : undefined;
    attachFeedout(io, { rooms: madeUpRooms, sports: ['F'], clock: systemClock, ...(slow && { slow }) });
  });

/** The floor: one text, framed by `ws` for each client. */
const plain = (): Promise<SocketServerReady> =>
  listening((server) => {
    const sockets = new WebSocketServer({ server, perMessageDeflate: false });
    setInterval(() => {
      if (!sending) return;
      const text = Buffer.from(`42/feedout,${JSON.stringify(['live_update', room, nextNumbers()])}`);
      for (const socket of sockets.clients) socket.send(text, { binary: false });
    }, tickMilliseconds);
  });

async function platform(instant: number): Promise<SocketServerReady> {
  const shift = instant - Date.now();
  const clock: Clock = { ...systemClock, now: () => Date.now() + shift };
  const { url, feed } = await createPlatform({
    database: 'memory',
    clock,
    ...benchOptions,
    socketsPerAddress: 1e6,
  });
  const live = feed.offerAt(clock.now()).live.map(({ eventId, sport }) => ({ eventId, sport }));
  return { url: url.replace('localhost', '127.0.0.1'), live };
}

const [kind, instant] = process.argv.slice(2) as [SocketServerKind, string]; // `sockets.ts` starts it
const start = {
  channel: () => channel(true),
  unbounded: () => channel(false),
  plain,
  platform: () => platform(Number(instant)),
};
process.send?.(await start[kind]());
let before = process.cpuUsage();
let [highestRss, mostWaiting] = [0, 0];
setInterval(() => {
  highestRss = Math.max(highestRss, process.memoryUsage.rss());
  for (const connection of connections) mostWaiting = Math.max(mostWaiting, waitingBytes(connection));
}, 500);
process.on('message', (question: SocketServerQuestion) => {
  const { user, system } = process.cpuUsage(before);
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  const usage: SocketServerUsage = {
    cpuMs: (user + system) / 1000,
    ticks,
    used: heapUsed + external,
    rss,
    highestRss: Math.max(rss, highestRss),
    shed: slow?.counts().shed ?? 0,
    waiting: mostWaiting,
  };
  [highestRss, mostWaiting] = [0, 0];
  before = process.cpuUsage();
  [sending, ticks] = [question.sending, 0];
  changes = question.changes ?? usualChanges;
  process.send?.(usage);
});
process.on('disconnect', () => process.exit(0));
