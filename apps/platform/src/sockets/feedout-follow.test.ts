import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { OfferSnapshot, SidebarSnapshot, StructuralChange } from '@kvota/contracts';
import { createFakeClock, type FakeClock } from '@kvota/server/fake-clock';
import { Server } from 'socket.io';
import { io as connect, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { createOffer, type OpenOffer } from '../offer/create-offer.ts';
import type { RoomSource } from '../offer/rooms/room-source.ts';
import type { OpenDatabase } from '../database/database.ts';
import { createSimulatedFeed } from '../feed/simulated/simulated-feed.ts';
import type { Logger } from '../kernel/log/logger.ts';
import { openMemory } from '../testing/memory-database.ts';
import { RoomClient } from '../testing/room-client.ts';
import { attachFeedout, keptMilliseconds, maxRooms, type FeedoutChannel } from './feedout-channel.ts';
import { sizeOfSnapshot } from './message-size.ts';

const feed = createSimulatedFeed({ seed: 'feedout-follow' });
const start = Date.UTC(2026, 10, 21, 17, 0);
let database: OpenDatabase;
const cleanUp: (() => unknown)[] = [];

beforeAll(async () => {
  database = await openMemory();
});
afterAll(() => database.close());
afterEach(async () => {
  for (const end of cleanUp.splice(0).toReversed()) await end();
});

interface Setup {
  clock: FakeClock;
  offer: OpenOffer;
  channel: FeedoutChannel;
  errors: unknown[];
  io: Server;
  client: () => Promise<Socket>;
}

/** Opens a channel over a new offer, or over the given rooms. */
async function setup(given?: RoomSource): Promise<Setup> {
  const clock = createFakeClock(start);
  const offer = await createOffer({ feed, db: database.db, clock });
  const http = createServer();
  const io = new Server(http);
  cleanUp.push(() => io.close());
  const errors: unknown[] = [];
  const logger: Logger = {
    debug() {},
    info() {},
    warn() {},
    error: (message, error) => void errors.push([message, error]),
  };
  const channel = attachFeedout(io, { rooms: given ?? offer.rooms, sports: ['F', 'B', 'T'], clock, logger });
  cleanUp.push(channel.stop);
  await new Promise<void>((done) => http.listen(0, done));
  return {
    clock,
    offer,
    channel,
    errors,
    io,
    async client() {
      const { port } = http.address() as AddressInfo; // a listening TCP server has one
      const socket = connect(`http://localhost:${port}/feedout`, {
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
      });
      cleanUp.push(() => socket.disconnect());
      await new Promise<void>((done) => socket.once('connect', done));
      return socket;
    },
  };
}

/** Builds rooms from a socket as a client does. `failures` are messages that did not fit. */
function follow(socket: Socket): { rooms: Map<string, RoomClient>; snapshots: OfferSnapshot[]; failures: unknown[] } {
  const rooms = new Map<string, RoomClient>();
  const snapshots: OfferSnapshot[] = [];
  const failures: unknown[] = [];
  socket.on('initial_data', (snapshot: OfferSnapshot | SidebarSnapshot) => {
    if (!('room' in snapshot)) return;
    snapshots.push(snapshot);
    rooms.set(snapshot.room, new RoomClient(snapshot));
  });
  for (const [event, kind] of [
    ['prematch_update', 'prematch'],
    ['live_update', 'live'],
    ['live_match_update', 'livematch'],
  ] as const) {
    socket.on(event, (room: string, data: number[] | StructuralChange) => {
      try {
        rooms
          .get(room)
          ?.take(
            Array.isArray(data)
              ? { type: 'delta', room, kind, numbers: data }
              : { type: 'change', room, kind, change: data },
          );
      } catch (error) {
        failures.push(error);
      }
    });
  }
  return { rooms, snapshots, failures };
}

/** Waits until everything sent to a socket so far has arrived: the answer to a request comes after all of it. */
async function settled(socket: Socket): Promise<void> {
  const answer = new Promise<void>((done) => {
    const take = ({ kind }: { kind: string }): void => {
      if (kind !== 'live_sidebar') return;
      socket.off('initial_data', take);
      done();
    };
    socket.on('initial_data', take);
  });
  socket.emit('live_sidebar');
  await answer;
}

test('[NET-12, NET-13, NET-15, NET-20, NET-25, NET-27, NET-30, NET-31] clients that subscribe at any moment miss nothing between snapshot and changes', async () => {
  const { clock, offer, client } = await setup();
  const { live, prematch } = feed.offerAt(start);
  const requests: [event: string, args: object, room: string][] = [
    ['live', { sport: 'F' }, 'live/F'],
    ['live', { sport: 'T' }, 'live/T'],
    ['prematch', { sport: 'B' }, 'prematch/B'],
    ['livematch', { eventId: live[0]!.eventId, sport: 'F' }, `livematch/${live[0]!.eventId}`],
    ['prematchmatch', { eventId: prematch[0]!.eventId, sport: 'F' }, `prematchmatch/${prematch[0]!.eventId}`],
    [
      'prematch',
      { eventId: prematch[0]!.eventId, sport: prematch[0]!.sport },
      `prematch/${prematch[0]!.sport}/${prematch[0]!.eventId}`,
    ],
  ];
  const clients: { socket: Socket; view: ReturnType<typeof follow> }[] = [];
  for (const request of requests) {
    const socket = await client();
    const view = follow(socket);
    clients.push({ socket, view });
    // The request is in flight while ticks pass.
    socket.emit(request[0], request[1]);
    for (let tick = 0; tick < 40; tick += 1) {
      await clock.advance(300);
      const other = clients[tick % clients.length];
      const [event, args] = requests[tick % requests.length] ?? request;
      if (tick % 7 === 3) other?.socket.emit(event, args);
    }
  }
  for (const { socket } of clients) await settled(socket);
  let compared = 0;
  for (const { view } of clients) {
    expect(view.failures).toEqual([]);
    for (const [room, known] of view.rooms) {
      compared += 1;
      expect(known.known, room).toEqual(new RoomClient(offer.snapshot(room)!).known);
    }
  }
  expect(compared).toBeGreaterThanOrEqual(requests.length);
});

test('[NET-20, OP-56] subscribing again brings a fresh snapshot with the sequence as it is', async () => {
  const { clock, offer, client } = await setup();
  const socket = await client();
  const { snapshots } = follow(socket);
  socket.emit('live', { sport: 'F' });
  await settled(socket);
  await clock.advance(20_000);
  socket.emit('live', { sport: 'F' });
  await settled(socket);
  const [first, second] = snapshots.filter(({ room }) => room === 'live/F');
  expect(second?.seq).toBeGreaterThan(first?.seq ?? Infinity);
  expect(second).toEqual(offer.snapshot('live/F'));
});

test('[NET-25, NET-30] a socket that left a room receives nothing more of it, and an empty room is dropped', async () => {
  const { clock, offer, client } = await setup();
  const { eventId } = feed.offerAt(start).live[0]!;
  const socket = await client();
  const received: string[] = [];
  socket.onAny((event: string, room: unknown) => typeof room === 'string' && received.push(`${event} ${room}`));
  socket.emit('live', { sport: 'F' });
  socket.emit('livematch', { eventId, sport: 'F' });
  await settled(socket);
  await clock.advance(10_000);
  await settled(socket);
  expect(new Set(received)).toEqual(new Set(['live_update live/F', `live_match_update livematch/${eventId}`]));
  socket.emit('leave', { room: 'live/F' });
  socket.emit('livematch', { eventId, sport: 'F', disconnect: true });
  await settled(socket);
  received.length = 0;
  await clock.advance(10_000);
  await settled(socket);
  expect(received).toEqual([]);
  // The room keeps its count for a while, for a client that comes back. Then it is dropped, and counts again, above all
  // earlier numbers.
  const kept = offer.snapshot('live/F');
  await clock.advance(keptMilliseconds);
  const dropped = offer.snapshot('live/F');
  expect(dropped?.run).not.toBe(kept?.run);
  expect(dropped?.seq).toBeGreaterThan(kept?.seq ?? Infinity);
});

test('a socket is in a limited number of rooms, may subscribe again to those it has, and has room again after leaving', async () => {
  const { clock, channel, client, io } = await setup();
  const ids = feed
    .offerAt(start)
    .prematch.slice(0, maxRooms + 5)
    .map(({ eventId }) => eventId);
  const socket = await client();
  const { rooms } = follow(socket);
  for (const eventId of ids) socket.emit('prematchmatch', { eventId, sport: 'F' });
  await settled(socket);
  expect(rooms.size).toBe(maxRooms);
  expect(channel.stats().refused).toBe(5);
  await clock.advance(10_000);
  socket.emit('prematchmatch', { eventId: ids[0], sport: 'F' });
  socket.emit('prematchmatch', { eventId: ids[1], sport: 'F', disconnect: true });
  socket.emit('prematchmatch', { eventId: ids.at(-1), sport: 'F' });
  await settled(socket);
  expect(channel.stats().refused).toBe(5);
  expect(rooms.size).toBe(maxRooms + 1);
  expect([...io.of('/feedout').adapter.rooms.keys()].filter((room) => room.includes('/'))).toHaveLength(maxRooms);
});

test('a socket that asks for snapshots without end gets no more than its allowance, and again after a rest', async () => {
  const { clock, channel, client } = await setup();
  const [greedy, other] = [await client(), await client()];
  const { snapshots } = follow(greedy);
  for (let count = 0; count < 500; count += 1) greedy.emit('live', { sport: 'T' });
  // A malformed request is counted once all before it were received.
  greedy.emit('live', 'F');
  while (channel.stats().malformed === 0) await clock.advance(0);
  expect(channel.stats().refused).toBe(400);
  await settled(other);
  await clock.advance(5000);
  for (let count = 0; count < 100; count += 1) greedy.emit('live', { sport: 'T' });
  greedy.emit('live', 'F');
  while (channel.stats().malformed === 1) await clock.advance(0);
  expect(channel.stats().refused).toBe(450);
  await clock.advance(1000);
  await settled(greedy);
  expect(snapshots.filter(({ room }) => room === 'live/T')).toHaveLength(150);
});

test('[NET-33] who comes back with its position gets what it missed; after a long absence or another run, the snapshot', async () => {
  const { clock, offer, client } = await setup();
  const [first, second] = [await client(), await client()];
  const view = follow(first);
  first.emit('live', { sport: 'F' });
  await settled(first);
  const { run } = view.snapshots[0] ?? {};
  const seen = view.rooms.get('live/F');
  if (!seen) throw new Error('No snapshot came.');
  await clock.advance(2000);
  await settled(first);
  const at = { run, seq: seen.seq };
  first.disconnect();
  // The room is empty now, and goes on counting.
  await clock.advance(3000);
  const messages: unknown[][] = [];
  second.onAny((event: string, ...args: unknown[]) => messages.push([event, ...args]));
  const resume = async (position: object) => {
    await settled(second);
    messages.length = 0;
    second.emit('live', { sport: 'F', ...position });
    await settled(second);
    return messages.filter(([event]) => event !== 'initial_data' || !JSON.stringify(messages).includes('prematch'));
  };
  const missed = (await resume(at)).filter(([event]) => event === 'live_update');
  expect(missed.length).toBeGreaterThan(5);
  for (const [, room, data] of missed as [string, string, number[] | StructuralChange][]) {
    seen.take(
      Array.isArray(data)
        ? { type: 'delta', room, kind: 'live', numbers: data }
        : { type: 'change', room, kind: 'live', change: data },
    );
  }
  expect(seen.known).toEqual(new RoomClient(offer.snapshot('live/F')!).known);

  // Nothing was missed: one number without prices.
  const now = { run, seq: seen.seq };
  expect((await resume(now)).filter(([event]) => event === 'live_update')).toEqual([
    ['live_update', 'live/F', [seen.seq]],
  ]);
  const snapshots = async (position: object) =>
    (await resume(position)).filter(([event, data]) => event === 'initial_data' && (data as { room?: string }).room);
  for (const unknown of [{ run: 'other', seq: now.seq }, { run, seq: now.seq + 1 }, { seq: now.seq }, { run }, {}]) {
    expect(await snapshots(unknown), JSON.stringify(unknown)).toHaveLength(1);
  }
  await clock.advance(120_000);
  expect(await snapshots(now)).toHaveLength(1);
});

test('[NET-26] [NET-33] all live tables resume together, each from its own position', async () => {
  const { clock, client } = await setup();
  const socket = await client();
  const view = follow(socket);
  socket.emit('all');
  await settled(socket);
  await clock.advance(1000);
  await settled(socket);
  const rooms = Object.fromEntries(
    view.snapshots.map(({ room, run }) => [room, { run, seq: view.rooms.get(room)?.seq }]),
  );
  const before = view.snapshots.length;
  delete rooms['live/B'];
  socket.emit('all', { rooms });
  await settled(socket);
  expect(view.snapshots.slice(before).map(({ room }) => room)).toEqual(['live/B']);
});

test('[FAULT-09] a room without news is named in one heartbeat for the whole socket', async () => {
  const { clock, offer, client } = await setup();
  const quiet = feed
    .offerAt(start)
    .prematch.slice(-3)
    .map(({ eventId }) => eventId);
  const socket = await client();
  const beats: Record<string, number>[] = [];
  socket.on('heartbeat', (numbers: Record<string, number>) => beats.push(numbers));
  for (const eventId of quiet) socket.emit('prematchmatch', { eventId, sport: 'F' });
  await settled(socket);
  await clock.advance(2000);
  await settled(socket);
  expect(beats.length).toBeGreaterThan(0);
  const rooms = quiet.map((eventId) => `prematchmatch/${eventId}`);
  expect(beats.at(-1)).toEqual(Object.fromEntries(rooms.map((room) => [room, offer.snapshot(room)?.seq])));
});

test('[NET-37] snapshots of one socket are limited by bytes, and the estimate is close to the text', async () => {
  const { clock, offer, channel, client } = await setup();
  for (const room of ['prematch/F', 'prematch/T', 'live/F', 'live/B']) {
    const snapshot = offer.snapshot(room)!;
    const text = JSON.stringify(snapshot).length;
    expect(sizeOfSnapshot(snapshot) / text, room).toBeGreaterThan(0.6);
    expect(sizeOfSnapshot(snapshot) / text, room).toBeLessThan(1.6);
  }
  const greedy = await client();
  let bytes = 0;
  greedy.on('initial_data', (snapshot: OfferSnapshot) => (bytes += JSON.stringify(snapshot).length));
  for (let count = 0; count < 60; count += 1) greedy.emit('prematch', { sport: 'F' });
  greedy.emit('live', 'F');
  while (channel.stats().malformed === 0) await clock.advance(0);
  await clock.advance(10_000);
  await settled(greedy);
  expect(channel.stats().refused).toBeGreaterThan(40);
  expect(bytes).toBeLessThan(3_500_000);
});

test('hostile arguments open no room that does not exist, break nothing, and the channel goes on', async () => {
  const { channel, client, errors } = await setup();
  const socket = await client();
  const { snapshots } = follow(socket);
  const hostile: unknown[][] = [
    [],
    [null],
    [undefined],
    [1],
    ['F'],
    [[]],
    [{}],
    [{ sport: null }],
    [{ sport: '__proto__' }],
    [{ sport: 'x'.repeat(10_000) }],
    [{ eventId: '__proto__', sport: 'F' }],
    [{ eventId: '9'.repeat(5000), sport: 'F' }],
    [{ eventId: '10279999901', sport: 'F', disconnect: 'yes' }],
    [{ room: 7 }],
    [{ room: '' }],
    [{ sport: 'F' }, { sport: 'B' }, 'more'],
  ];
  for (const event of ['live', 'prematch', 'livematch', 'prematchmatch', 'leave', 'all', 'nonsense', 'constructor'])
    for (const args of hostile) if (event !== 'all' || args.length === 3) socket.emit(event, ...args);
  await settled(socket);
  expect(errors).toEqual([]);
  expect(channel.stats().failed).toBe(0);
  expect(channel.stats().malformed).toBeGreaterThan(50);
  // A tuple of the contract accepts more arguments than it names; `all` has none beside its rooms.
  expect(new Set(snapshots.map(({ room }) => room))).toEqual(new Set(['live/F', 'prematch/F']));
});

test('what fails is logged and counted, and the channel goes on', async () => {
  const fine = (await setup()).offer.rooms;
  const { clock, channel, client, errors } = await setup({
    ...fine,
    enter(name, position) {
      if (name === 'live/B') throw new Error('No room.');
      return fine.enter(name, position);
    },
    tick: () => [{ type: 'failed', room: 'live/T', error: new Error('No prices.') }, ...fine.tick()],
  });
  const socket = await client();
  const { snapshots } = follow(socket);
  socket.emit('live', { sport: 'B' });
  socket.emit('live', { sport: 'F' });
  await settled(socket);
  expect(snapshots.map(({ room }) => room)).toEqual(['live/F']);
  expect(channel.stats().failed).toBe(1);
  await clock.advance(100);
  expect(channel.stats().failed).toBe(2);
  expect(errors.map((error) => String((error as unknown[])[1]))).toEqual(['Error: No room.', 'Error: No prices.']);
  await clock.advance(100);
  expect(channel.stats().failed).toBe(3);
});
