import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createFakeClock, type FakeClock } from '@kvota/server/fake-clock';
import { Server } from 'socket.io';
import { afterEach, expect, test } from 'vitest';

import { createSimulatedFeed } from '../../feed/simulated/simulated-feed.ts';
import { createBusyRooms, FollowedTable } from '../../testing/busy-rooms.ts';
import { openRawSocket, type RawSocket } from '../../testing/raw-socket.ts';
import { attachFeedout, tickMilliseconds, type FeedoutChannel } from '../feedout-channel.ts';
import {
  behindBytes,
  behindMilliseconds,
  lookMilliseconds,
  mostBytes,
  watchSlowConnections,
  type SlowConnections,
} from './slow-connections.ts';
import { waitingBytes } from './waiting-bytes.ts';

const start = Date.UTC(2026, 10, 21, 17, 0);
const feed = createSimulatedFeed({ seed: 'slow-sockets' });
const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of cleanUp.splice(0).toReversed()) await end();
});

interface Reader extends RawSocket {
  /** The first of its tables. */
  readonly table: FollowedTable;
  readonly tables: readonly FollowedTable[];
  /** Resolves when a number of all tables has arrived. */
  until(seq: number): Promise<void>;
}

interface World {
  readonly url: string;
  readonly io: Server;
  readonly clock: FakeClock;
  readonly slow: SlowConnections;
  readonly channel: FeedoutChannel;
  /** Makes the feed silent, or ends its silence. */
  silence(on: boolean): void;
  /** Opens a client of busy tables. It resumes what they have. */
  reader(...tables: FollowedTable[]): Promise<Reader>;
  /** The bytes that wait for the connection that has most. */
  waiting(): number;
}

async function setup(copies?: number): Promise<World> {
  const clock = createFakeClock(start);
  const http = createServer();
  const io = new Server(http);
  cleanUp.push(() => io.close());
  const slow = watchSlowConnections(io, clock);
  let isSilent = false;
  const producer = { isSilent: () => isSilent, receivedAt: () => clock.now() };
  const rooms = createBusyRooms(feed, clock, copies);
  const channel = attachFeedout(io, { rooms, producer, sports: ['F'], clock, slow });
  cleanUp.push(slow.stop, channel.stop);
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`; // bound to a port
  return {
    url,
    io,
    clock,
    slow,
    channel,
    waiting: () => Math.max(...[...io.of('/feedout').sockets.values()].map(({ conn }) => waitingBytes(conn))),
    silence: (on) => void (isSilent = on),
    async reader(...given) {
      const table = given[0] ?? new FollowedTable('live/F');
      const tables = [table, ...given.slice(1)];
      let arrived = (): void => {};
      const socket = await openRawSocket(url, '/feedout', (event) => {
        for (const one of tables) one.take(event);
        arrived();
      });
      cleanUp.push(socket.end);
      const until = (seq: number): Promise<void> =>
        new Promise((resolve) => {
          arrived = () => void (tables.every((one) => one.seq >= seq) && resolve());
          arrived();
        });
      for (const { room, run, seq } of tables) {
        const position = run === undefined ? {} : { run, seq };
        socket.send(`42/feedout,${JSON.stringify(['live', { sport: room.slice('live/'.length), ...position }])}`);
      }
      await until(Math.max(0, table.seq));
      return { ...socket, table, tables, until };
    },
  };
}

/** Lets one tick pass. The reader has to have its change before the next one. */
async function tick({ clock }: World, reader: Reader): Promise<void> {
  const { seq } = reader.table;
  await clock.advance(tickMilliseconds);
  await reader.until(seq + 1);
  expect(reader.table.seq).toBe(seq + 1);
}

/** Lets time pass until a condition holds. Returns the number of ticks. */
async function ticksUntil(world: World, reader: Reader, holds: () => boolean): Promise<number> {
  let ticks = 0;
  for (; !holds(); ticks += 1) {
    if (ticks === 1000) throw new Error('It does not happen.');
    await tick(world, reader);
  }
  return ticks;
}

/** Lets a client that has read on catch up: until nothing waits for it, it gets no more. */
async function catchUp(world: World, normal: Reader, paused: Reader): Promise<void> {
  while (world.waiting() > 0) await new Promise<void>((turn) => void setImmediate(turn));
  await ticksUntil(world, normal, () => world.slow.counts().behind === 0);
  await tick(world, normal);
  await paused.until(normal.table.seq);
}

/** A change of a busy room has less than this, and a connection gets some ticks of them between two looks. */
const tickBytes = 100_000;
/** The snapshot of a table has less than this. */
const snapshotBytes = 800_000;
const bound = behindBytes + (lookMilliseconds / tickMilliseconds + 1) * tickBytes;

test('[NET-42] a client that stops reading costs bounded memory, delays nobody, is cut off, and resumes with the same table', async () => {
  const world = await setup();
  const [normal, stopped] = [await world.reader(), await world.reader()];
  await tick(world, normal);
  stopped.pause();
  await ticksUntil(world, normal, () => world.slow.counts().behind === 1);
  const since = world.clock.now();
  let highest = 0;
  await ticksUntil(world, normal, () => {
    highest = Math.max(highest, world.waiting());
    return world.slow.counts().shed === 1;
  });
  expect(highest).toBeGreaterThan(behindBytes);
  expect(highest).toBeLessThan(bound);
  expect(world.clock.now() - since).toBe(behindMilliseconds);
  expect(world.slow.counts().behind).toBe(0);
  expect(world.channel.stats().skipped).toBeGreaterThan(behindMilliseconds / tickMilliseconds - 10);
  expect(world.io.engine.clientsCount).toBe(1);
  // It learns of that as soon as it reads.
  stopped.resume();
  await stopped.closed;
  expect(normal.table.snapshots).toBe(1);

  const again = await world.reader(stopped.table);
  await tick(world, normal);
  await again.until(normal.table.seq);
  expect(again.table.known).toEqual(normal.table.known);
  expect(world.slow.counts()).toMatchObject({ shed: 1, behind: 0 });
});

test.each([
  ['for a moment gets the changes that it missed', 1, 1],
  ['for so long that the changes are more than the table gets one snapshot', 250, 2],
])('[NET-42, NET-33] a client that does not read %s, and is not cut off', async (_, ticks, snapshots) => {
  const world = await setup();
  const [normal, paused] = [await world.reader(), await world.reader()];
  paused.pause();
  await ticksUntil(world, normal, () => world.channel.stats().skipped >= ticks);
  paused.resume();
  await catchUp(world, normal, paused);
  expect(paused.table.known).toEqual(normal.table.known);
  expect(world.slow.counts()).toMatchObject({ shed: 0, behind: 0 });
  const { skipped } = world.channel.stats();
  for (let more = 0; more < 20; more += 1) await tick(world, normal);
  await paused.until(normal.table.seq);
  expect(paused.table.known).toEqual(normal.table.known);
  expect(paused.table.snapshots).toBe(snapshots);
  // It gets every change again.
  expect(world.channel.stats().skipped).toBe(skipped);
});

interface Poller {
  /** The status of a poll. What it brings is taken into the tables. */
  readonly poll: () => Promise<number>;
}

/** Opens a client of long polling that follows tables, and has not polled since it asked for them. */
async function openPoller({ url }: World, tables: readonly FollowedTable[]): Promise<Poller> {
  const address = `${url}/socket.io/?EIO=4&transport=polling`;
  const { sid } = JSON.parse((await (await fetch(address)).text()).slice(1)) as { sid: string }; // the first packet
  const own = `${address}&sid=${sid}`;
  const poll = async (): Promise<number> => {
    const response = await fetch(own);
    for (const packet of (await response.text()).split('\x1e')) {
      if (!packet.startsWith('42/feedout,')) continue;
      const event = JSON.parse(packet.slice('42/feedout,'.length)) as unknown[]; // events are lists
      for (const table of tables) table.take(event);
    }
    return response.status;
  };
  await fetch(own, { method: 'POST', body: '40/feedout,' });
  await poll();
  const asked = tables.map(({ room }) => `42/feedout,["live",{"sport":"${room.slice('live/'.length)}"}]`);
  await fetch(own, { method: 'POST', body: asked.join('\x1e') });
  return { poll };
}

test('[NET-42] a client of long polling that never polls costs bounded memory and is cut off', async () => {
  const world = await setup();
  const normal = await world.reader();
  const { poll } = await openPoller(world, [new FollowedTable('live/F')]);
  await ticksUntil(world, normal, () => world.channel.stats().skipped > 50);
  expect(world.waiting()).toBeGreaterThan(behindBytes);
  // Its first snapshot waits too.
  expect(world.waiting()).toBeLessThan(bound + snapshotBytes);
  await world.clock.jump(behindMilliseconds);
  expect(world.slow.counts().shed).toBe(1);
  // The answer from which a client connects again.
  expect(await poll()).toBe(400);
  expect(world.io.engine.clientsCount).toBe(1);
});

test('[NET-42] long polling that pauses resumes its tables one after the other, so that little waits for the next poll', async () => {
  const copies = 10;
  const world = await setup(copies);
  const normal = await world.reader();
  const tables = ['live/F', 'live/B', 'live/T'].map((room) => new FollowedTable(room));
  const { poll } = await openPoller(world, tables);
  await ticksUntil(world, normal, () => world.channel.stats().skipped > 250 * tables.length);
  await poll();
  let [highest, polls] = [0, 0];
  for (; tables.some(({ seq }) => seq < normal.table.seq); polls += 1) {
    await tick(world, normal);
    highest = Math.max(highest, world.waiting());
    if (world.waiting() > 0) await poll();
  }
  for (const table of tables) {
    expect(table.known).toEqual(normal.table.known);
    expect(table.snapshots).toBe(2);
  }
  expect(highest).toBeLessThan(behindBytes + snapshotBytes / copies);
  expect(world.slow.counts()).toMatchObject({ shed: 0, behind: 0 });
});

test('[NET-42] a connection for which very much waits is cut off at the next look, whatever it was sent', async () => {
  const world = await setup(1);
  const [normal, stopped] = [await world.reader(), await world.reader()];
  stopped.pause();
  const sockets = [...world.io.of('/feedout').sockets.values()];
  for (let sent = 0; sent < 5; sent += 1) sockets[1]?.emit('text', 'x'.repeat(mostBytes));
  expect(world.waiting()).toBeGreaterThan(mostBytes);
  await ticksUntil(world, normal, () => world.slow.counts().shed === 1);
  expect(world.clock.now() - start).toBeLessThanOrEqual(lookMilliseconds);
  stopped.resume();
  await stopped.closed;
  expect(world.io.engine.clientsCount).toBe(1);
});

test('[NET-42] a room that is left or asked for while a client is behind is not sent again', async () => {
  const world = await setup();
  const [normal, paused] = [await world.reader(), await world.reader()];
  paused.pause();
  await ticksUntil(world, normal, () => world.channel.stats().skipped > 0);
  paused.send('42/feedout,["leave",{"room":"live/F"}]');
  // The socket of the paused client is the second.
  const left = (): boolean => [...world.io.of('/feedout').sockets.values()].at(-1)?.rooms.has('live/F') === false;
  await ticksUntil(world, normal, left);
  paused.resume();
  await ticksUntil(world, normal, () => world.slow.counts().behind === 0);
  const { seq } = paused.table;
  for (let more = 0; more < 3; more += 1) await tick(world, normal);
  expect(paused.table.seq).toBe(seq);
  paused.send('42/feedout,["live",{"sport":"F"}]');
  await paused.until(normal.table.seq);
  expect(paused.table.snapshots).toBe(2);
  expect(paused.table.known).toEqual(normal.table.known);
});

test('[NET-42, FAULT-10] a client that is behind when the feed falls silent gets the tables when it is live again', async () => {
  const world = await setup();
  const [normal, paused] = [await world.reader(), await world.reader()];
  paused.pause();
  await ticksUntil(world, normal, () => world.channel.stats().skipped > 0);
  world.silence(true);
  await tick(world, normal);
  paused.resume();
  while (world.waiting() > 0) await new Promise<void>((turn) => void setImmediate(turn));
  await ticksUntil(world, normal, () => world.slow.counts().behind === 0);
  await tick(world, normal);
  // Old prices are not sent as current ones.
  expect(paused.table.snapshots).toBe(1);
  world.silence(false);
  await tick(world, normal);
  await tick(world, normal);
  await paused.until(normal.table.seq);
  expect(paused.table.snapshots).toBe(2);
  expect(paused.table.known).toEqual(normal.table.known);
});
