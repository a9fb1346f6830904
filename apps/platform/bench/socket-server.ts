// A server of the socket benchmark in a separate process. See sockets.ts.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Server as SocketServer } from 'socket.io';
import { WebSocketServer } from 'ws';

import { systemClock, type Clock } from '../src/kernel/clock.ts';
import type { RoomMessage, Rooms } from '../src/offer/rooms/rooms.ts';
import { createPlatform } from '../src/platform.ts';
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
const changes = 50;

let sending = false;
let ticks = 0;

/** Returns the next delta of the made-up room, as the platform and plain `ws` both send it. */
function nextNumbers(): number[] {
  ticks += 1;
  return [
    ticks,
    ...Array.from({ length: changes }, (_, i) => [1000 + 7 * i, 1500 + ((ticks * 37 + i * 91) % 5000)]).flat(),
  ];
}

/** A single room that changes at every tick. */
const madeUpRooms: Rooms = {
  snapshot: (name) => ({ kind: 'live', room: name, run: 'run', seq: ticks, serverTime: '', matches: [], odds: [] }),
  resume: () => undefined,
  sidebarSnapshot: () => ({ kind: 'live_sidebar', run: 'run', seq: 0, serverTime: '', sports: [] }),
  resumeSidebar: () => undefined,
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

const channel = (): Promise<SocketServerReady> =>
  listening((server) => {
    const io = new SocketServer(server, { serveClient: false });
    io.of('/sports');
    attachFeedout(io, { rooms: madeUpRooms, sports: ['F'], clock: systemClock });
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
const start = { channel, plain, platform: () => platform(Number(instant)) };
process.send?.(await start[kind]());
let before = process.cpuUsage();
process.on('message', (question: SocketServerQuestion) => {
  const { user, system } = process.cpuUsage(before);
  const usage: SocketServerUsage = { cpuMs: (user + system) / 1000, ticks };
  before = process.cpuUsage();
  [sending, ticks] = [question.sending, 0];
  process.send?.(usage);
});
process.on('disconnect', () => process.exit(0));
