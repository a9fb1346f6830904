import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';

import type { OfferSnapshot } from '@kvota/contracts';
import { createFakeClock, type FakeClock } from '@kvota/server/fake-clock';
import { Server } from 'socket.io';
import { io as connect, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { createLocalBuses } from '../bus/local-bus.ts';
import type { OpenDatabase } from '../database/database.ts';
import { silentAfter } from '../feed/producer.ts';
import { createSimulatedFeed } from '../feed/simulated/simulated-feed.ts';
import { createOffer } from '../offer/create-offer.ts';
import { openMemory } from '../testing/memory-database.ts';
import { attachFeedout, tickMilliseconds } from './feedout-channel.ts';

const feed = createSimulatedFeed({ seed: 'feedout-nodes' });
let database: OpenDatabase;
const cleanUp: (() => unknown)[] = [];

beforeAll(async () => {
  database = await openMemory();
});
afterAll(() => database.close());
afterEach(async () => {
  for (const end of cleanUp.splice(0).toReversed()) await end();
});

/** Two nodes with sockets over one bus. */
interface World {
  readonly clock: FakeClock;
  /** Gives the lease to a node, or to none, with the next token. */
  readonly lead: (node: 0 | 1 | undefined) => void;
  /** Lets a tick pass, and all that it leads to on the other node. */
  readonly tick: () => Promise<void>;
  readonly client: (node: 0 | 1) => Promise<Client>;
}

interface Client {
  readonly socket: Socket;
  /** Returns the runs of the snapshots so far, when everything has arrived that was sent. */
  readonly runs: () => Promise<string[]>;
}

async function world(): Promise<World> {
  const clock = createFakeClock(Date.UTC(2026, 10, 21, 17, 0));
  const lease = { node: undefined as number | undefined, token: 0 };
  const urls: string[] = [];
  for (const [index, bus] of createLocalBuses(['a', 'b']).entries()) {
    let run = 0;
    const offer = await createOffer({
      feed,
      db: database.db,
      clock,
      bus,
      ids: () => `${bus.node}${(run += 1)}`,
      lease: { held: () => (lease.node === index ? lease.token : undefined) },
    });
    const http = createServer();
    const io = new Server(http);
    const channel = attachFeedout(io, { rooms: offer.source, producer: offer.producer, sports: ['F'], clock });
    await new Promise<void>((done) => http.listen(0, done));
    const { port } = http.address() as AddressInfo; // a listening TCP server has one
    urls.push(`http://localhost:${port}/feedout`);
    cleanUp.push(
      () => offer.stop(),
      () => io.close(),
      channel.stop,
    );
  }
  return {
    clock,
    lead(node) {
      lease.node = node;
      lease.token += 1;
    },
    async tick() {
      await clock.advance(tickMilliseconds);
      // Messages between nodes arrive in a later turn, and so do the answers to them.
      for (let turn = 0; turn < 6; turn += 1) await setImmediate();
    },
    async client(node) {
      const socket = connect(urls[node] ?? '', { transports: ['websocket'], reconnection: false, forceNew: true });
      cleanUp.push(() => socket.disconnect());
      const runs: string[] = [];
      socket.on('initial_data', ({ run = '' }: OfferSnapshot) => void runs.push(run));
      await new Promise<void>((done) => socket.once('connect', done));
      return {
        socket,
        async runs() {
          await socket.emitWithAck('leave', { room: 'live/nothing' });
          return runs;
        },
      };
    },
  };
}

const join = ({ socket }: Client): Promise<unknown> => socket.emitWithAck('live', { sport: 'F' });

test('[FAULT-09] [FAULT-10] a client that waits on a new node gets one snapshot when that node takes over', async () => {
  const { client, tick, lead } = await world();
  await tick();
  const waiting = await client(1);
  await join(waiting);
  await tick();
  expect(await waiting.runs()).toEqual([]);
  lead(1);
  for (let ticks = 0; ticks < 5; ticks += 1) await tick();
  expect(await waiting.runs()).toHaveLength(1);
});

test('[FAULT-09] [FAULT-10] a client that joins a new node just after the first news of the feed gets one snapshot', async () => {
  const { client, tick, lead } = await world();
  // The tick of the first node comes before the news of the second one.
  lead(1);
  const late = await client(0);
  await tick();
  await join(late);
  for (let ticks = 0; ticks < 5; ticks += 1) await tick();
  expect(await late.runs()).toHaveLength(1);
});

test('[FAULT-09] [FAULT-10] after a silence, clients get one snapshot, also those that join before the next tick', async () => {
  const { client, tick, lead, clock } = await world();
  lead(1);
  await tick();
  const member = await client(0);
  await join(member);
  for (let ticks = 0; ticks < 5; ticks += 1) await tick();
  expect(await member.runs()).toHaveLength(1);
  lead(undefined);
  await clock.advance(silentAfter + tickMilliseconds);
  const waiting = await client(0);
  await join(waiting);
  expect(await waiting.runs()).toEqual([]);
  lead(1);
  await tick();
  const late = await client(0);
  await join(late);
  for (let ticks = 0; ticks < 5; ticks += 1) await tick();
  const [first, ...further] = await member.runs();
  expect(further).not.toContain(first);
  for (const runs of [further, await waiting.runs(), await late.runs()]) expect(new Set(runs).size).toBe(runs.length);
  expect(further).toEqual(await waiting.runs());
});
