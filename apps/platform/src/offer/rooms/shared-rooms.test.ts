import { setImmediate } from 'node:timers/promises';

import type { OfferSnapshot, SidebarSport } from '@kvota/contracts';
import { createFakeClock, type FakeClock } from '@kvota/server/fake-clock';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Bus, Topic } from '../../bus/bus.ts';
import { createLocalBuses } from '../../bus/local-bus.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { endedMatches, oddsOverrides, suspensions } from '../../database/schema/index.ts';
import { silentAfter } from '../../feed/producer.ts';
import { createSimulatedFeed } from '../../feed/simulated/simulated-feed.ts';
import { openMemory } from '../../testing/memory-database.ts';
import { RoomClient } from '../../testing/room-client.ts';
import { createOffer, type OpenOffer } from '../create-offer.ts';
import { ticked } from './room-topics.ts';
import { sidebarName, type RoomMessage } from './rooms.ts';

const start = Date.UTC(2026, 10, 21, 17, 0);
const feed = createSimulatedFeed({ seed: 'shared-rooms' });
let database: OpenDatabase;
const ends: ((() => unknown) | undefined)[] = [];

beforeAll(async () => {
  database = await openMemory();
});
beforeEach(async () => {
  for (const table of [oddsOverrides, suspensions, endedMatches]) await database.db.delete(table);
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end?.();
});
afterAll(() => database.close());

/** A node with the clients of its sockets. */
interface Node {
  readonly offer: OpenOffer;
  readonly bus: Bus;
  /** Joins a room with a new client. */
  readonly join: (room: string) => Client;
  /** Gives the messages of a tick to the clients. */
  readonly tick: () => void;
  /** The messages of all ticks. */
  readonly received: readonly RoomMessage[];
}

/** A client of one room, which gets its first snapshot at once or later. */
class Client {
  readonly room: string;
  readonly snapshots: OfferSnapshot[] = [];
  #known: RoomClient | undefined;

  constructor(room: string) {
    this.room = room;
  }

  take(message: RoomMessage): void {
    if (message.type === 'snapshot' && !('sports' in message.snapshot)) {
      this.snapshots.push(message.snapshot);
      this.#known = new RoomClient(message.snapshot);
    } else this.#known?.take(message);
  }

  get known(): unknown {
    return this.#known?.known;
  }
}

/** A bus that loses the messages of a topic while `losing`, and keeps in `gaps` what is called back after a gap. */
function lossy(bus: Bus, losing: () => boolean, gaps: ((from: string) => void)[]): Bus {
  return {
    ...bus,
    onGap(take) {
      gaps.push(take);
      return () => {};
    },
    subscribe: <T>(topic: Topic<T>, take: (message: T, from: string) => void) =>
      bus.subscribe(topic, (message, from) => {
        if (topic.name !== ticked.name || from === bus.node || !losing()) take(message, from);
      }),
  };
}

interface World {
  readonly clock: FakeClock;
  readonly nodes: readonly [Node, Node, Node];
  /** Gives the lease to a node, or to none, with the next token. */
  readonly lead: (index: number | undefined) => void;
  /** Lets some tenths of a second pass, with a tick of every node in each. */
  readonly pass: (tenths: number) => Promise<void>;
  readonly lose: (isLosing: boolean) => void;
  /** Lets a node see a gap in the messages of another. */
  readonly gap: (node: number, from: number) => void;
}

async function world(): Promise<World> {
  const clock = createFakeClock(start);
  let leader: number | undefined = 0;
  let token = 1;
  let losing = false;
  const names = ['a', 'b', 'c'];
  const gaps = names.map((): ((from: string) => void)[] => []);
  const buses = createLocalBuses(names).map((bus, index) => lossy(bus, () => losing, gaps[index] ?? []));
  const nodes = await Promise.all(
    buses.map(async (bus, index): Promise<Node> => {
      const lease = { held: () => (leader === index ? token : undefined) };
      let run = 0;
      const ids = (): string => `${bus.node}${(run += 1)}`;
      const offer = await createOffer({ feed, db: database.db, clock, ids, bus, lease });
      ends.push(() => offer.stop());
      const clients = new Set<Client>();
      const received: RoomMessage[] = [];
      return {
        offer,
        bus,
        join(room) {
          const client = new Client(room);
          const messages = offer.source.enter(room, {});
          if (!messages) throw new Error(`There is no room ${room}.`);
          messages.forEach((message) => client.take(message));
          clients.add(client);
          return client;
        },
        tick() {
          for (const message of offer.source.tick()) {
            received.push(message);
            const room = message.type === 'sidebar' ? sidebarName(message) : message.room;
            for (const client of clients) if (client.room === room) client.take(message);
          }
        },
        received,
      };
    }),
  );
  return {
    clock,
    nodes: nodes as unknown as World['nodes'], // three, as the buses
    lead(index) {
      leader = index;
      token += 1;
    },
    async pass(tenths) {
      for (let tenth = 0; tenth < tenths; tenth += 1) {
        await clock.advance(100);
        for (const node of nodes) node.tick();
        // Messages between nodes arrive in a later turn.
        await setImmediate();
        for (const node of nodes) node.tick();
      }
    },
    lose(isLosing) {
      losing = isLosing;
    },
    gap: (node, from) => gaps[node]?.forEach((take) => take(names[from] ?? '')),
  };
}

const truth = (node: Node, room: string): unknown => {
  const snapshot = node.offer.rooms.snapshot(room);
  if (!snapshot) throw new Error(`There is no room ${room}.`);
  return new RoomClient(snapshot).known;
};

const rooms = ['live/F', 'live/T', 'prematch/F', 'live/B'];

test('[NET-12, NET-13, NET-20] clients of all nodes know what the driving node knows, whenever they join', async () => {
  const { nodes, pass, clock } = await world();
  const [driver, ...followers] = nodes;
  const clients: Client[] = [];
  let changes = 0;
  driver.bus.subscribe(ticked, ({ messages }) => void (changes += messages.length));
  await pass(1);
  for (let round = 0; round < 12; round += 1) {
    clients.push(followers[round % 2]!.join(rooms[round % 4]!), driver.join(rooms[(round + 1) % 4]!));
    if (round % 4 === 0) {
      const { live } = feed.offerAt(clock.now());
      const eventId = live[round % live.length]?.eventId ?? '';
      await followers[0].offer.suspend(eventId, null, true, true);
    }
    await pass(20);
    for (const client of clients) expect(client.known, client.room).toEqual(truth(driver, client.room));
  }
  expect(changes).toBeGreaterThan(50);
  // One snapshot each: nobody starts over without a reason.
  for (const { snapshots } of clients) expect(snapshots).toHaveLength(1);
});

test('[FAULT-09] a late client of a node that follows needs one message, and the numbers of the next run are above all before', async () => {
  const { nodes, pass, lead } = await world();
  const [driver, follower] = nodes;
  const early = follower.join('live/F');
  await pass(200);
  const [first, ...more] = follower.offer.source.enter('live/F', {}) ?? [];
  expect(more).toEqual([]);
  if (first?.type !== 'snapshot' || 'sports' in first.snapshot) throw new Error('It is no snapshot of the table.');
  expect(first.snapshot.seq).toBeGreaterThan(early.snapshots[0]?.seq ?? Infinity);
  const late = new RoomClient(first.snapshot);
  expect(late.known).toEqual(truth(driver, 'live/F'));
  expect(late.known).toEqual(early.known);
  lead(1);
  await pass(2);
  expect(early.snapshots.at(-1)?.run).not.toBe(first.snapshot.run);
  expect(early.snapshots.at(-1)?.seq).toBeGreaterThan(first.snapshot.seq + 1);
});

test('[NET-12] what another node published can be sent when it comes, without waiting for a tick', async () => {
  const { nodes, pass, clock } = await world();
  const [driver, follower] = nodes;
  follower.join('live/F');
  await pass(5);
  let news = 0;
  ends.push(
    follower.offer.source.onNews?.(() => {
      news += 1;
      follower.tick();
    }),
  );
  const before = follower.received.length;
  for (let tenth = 0; tenth < 50; tenth += 1) {
    await clock.advance(100);
    driver.tick();
    await setImmediate();
  }
  expect(news).toBeGreaterThan(0);
  expect(follower.received.length - before).toBeGreaterThanOrEqual(news);
  expect(follower.received.slice(before).every(({ type }) => type !== 'snapshot')).toBe(true);
});

test('[FAULT-09] after another node takes over, each client gets one snapshot and then knows what the new one knows', async () => {
  const { nodes, pass, lead } = await world();
  await pass(1);
  const clients = nodes.flatMap((node) => rooms.map((room) => node.join(room)));
  await pass(20);
  lead(undefined);
  await pass(30);
  lead(1);
  await pass(20);
  for (const client of clients) {
    expect(client.known, client.room).toEqual(truth(nodes[1], client.room));
    expect(client.snapshots).toHaveLength(2);
  }
});

test('[FAULT-09] if the lease lapses and the same node takes it again, each client gets one snapshot and then knows what it knows', async () => {
  const { nodes, pass, lead } = await world();
  await pass(1);
  const clients = nodes.flatMap((node) => rooms.map((room) => node.join(room)));
  await pass(20);
  lead(undefined);
  await pass(1);
  lead(0);
  await pass(20);
  for (const client of clients) {
    expect(client.known, client.room).toEqual(truth(nodes[0], client.room));
    expect(client.snapshots).toHaveLength(2);
  }
});

test('what a node still publishes that lost the lease is dropped', async () => {
  const { nodes, pass, lead } = await world();
  await pass(1);
  lead(1);
  await pass(1);
  const client = nodes[2].join('live/F');
  await pass(5);
  const snapshot: OfferSnapshot = { ...client.snapshots[0]!, run: 'old', matches: [] };
  const late = { type: 'snapshot', room: 'live/F', snapshot } as const;
  nodes[0].bus.publish(ticked, { token: 1, at: start + 1e9, messages: [late], quiet: {} });
  await pass(5);
  expect(client.known).toEqual(truth(nodes[1], 'live/F'));
  expect(nodes[2].offer.producer.clock.now()).toBeLessThan(start + 1e6);
});

test('[FAULT-09] clients of a node that missed messages agree with the others within 2 s', async () => {
  const { nodes, pass, lose } = await world();
  await pass(1);
  const clients = rooms.map((room) => nodes[1].join(room));
  await pass(10);
  lose(true);
  await pass(30);
  lose(false);
  for (let second = 0; second < 2; second += 1) {
    nodes[0].offer.source.heartbeat();
    await pass(10);
  }
  for (const client of clients) expect(client.known, client.room).toEqual(truth(nodes[0], client.room));
});

test('[FAULT-09] after a gap in the messages of the driving node, clients get one snapshot, and after one of another node none', async () => {
  const { nodes, pass, gap } = await world();
  await pass(1);
  const clients = rooms.map((room) => nodes[1].join(room));
  await pass(10);
  gap(1, 2);
  gap(1, 0);
  gap(1, 2);
  await pass(20);
  for (const { snapshots } of clients) expect(snapshots).toHaveLength(2);
  gap(1, 2);
  await pass(20);
  for (const client of clients) {
    expect(client.snapshots).toHaveLength(2);
    expect(client.known, client.room).toEqual(truth(nodes[0], client.room));
  }
});

test('a client that moves to another node resumes with the messages that it missed', async () => {
  const { nodes, pass } = await world();
  await pass(1);
  const client = nodes[1].join('live/F');
  nodes[2].join('live/F');
  await pass(30);
  const [{ run = '' } = {}] = client.snapshots;
  const { seq } = client.known as { seq: number };
  await pass(30);
  expect(nodes.map(({ offer }) => offer.source.runOf('live/F'))).toEqual([run, run, run]);
  const missed = nodes[2].offer.source.enter('live/F', { run, seq }) ?? [];
  expect(missed.length).toBeGreaterThan(0);
  expect(missed.every(({ type }) => type !== 'snapshot')).toBe(true);
  const moved = new Client('live/F');
  moved.take({ type: 'snapshot', room: 'live/F', snapshot: client.snapshots[0]! });
  expect(nodes[0].offer.source.enter('live/F', { run, seq: (moved.known as { seq: number }).seq })).toBeDefined();
});

test('[NET-14, NET-18] a sidebar has the counts of the driving node, and is counted by its messages', async () => {
  const { nodes, pass, clock } = await world();
  await pass(1);
  const known = new Map<string, SidebarSport>();
  const take = (message: RoomMessage): void => {
    if (message.type === 'snapshot' && 'sports' in message.snapshot) {
      if (!message.snapshot.resumed) known.clear();
      for (const sport of message.snapshot.sports) known.set(sport.sport, sport);
    }
    if (message.type !== 'sidebar') return;
    for (const sport of message.sports)
      if (sport.eventsCount === 0) known.delete(sport.sport);
      else known.set(sport.sport, sport);
  };
  nodes[1].offer.source.enter('live_sidebar', {})?.forEach(take);
  for (let minute = 0; minute < 40; minute += 1) {
    await clock.advance(60_000);
    await pass(1);
  }
  nodes[1].received.forEach(take);
  expect(nodes[1].received.filter(({ type }) => type === 'sidebar').length).toBeGreaterThan(3);
  const { sports } = nodes[0].offer.rooms.sidebarSnapshot({ kind: 'live_sidebar', hours: null });
  expect([...known.values()].toSorted((a, b) => (a.sport < b.sport ? -1 : 1))).toEqual(
    [...sports].toSorted((a, b) => (a.sport < b.sport ? -1 : 1)),
  );
});

test('[FAULT-10] without news of the driving node, a node sells nothing after 20 s, and nothing before the first news', async () => {
  const { nodes, pass, lead, clock } = await world();
  expect(nodes[1].offer.producer.isSilent()).toBe(true);
  await pass(1);
  expect(nodes[1].offer.producer.isSilent()).toBe(false);
  const last = clock.now();
  lead(undefined);
  await pass(10);
  expect(nodes[1].offer.producer.clock.now()).toBe(last);
  await clock.advance(silentAfter - 1001);
  expect(nodes[1].offer.producer.isSilent()).toBe(false);
  await clock.advance(1);
  expect(nodes.map(({ offer }) => offer.producer.isSilent())).toEqual([true, true, true]);
  lead(2);
  await pass(1);
  expect(nodes.map(({ offer }) => offer.producer.isSilent())).toEqual([false, false, false]);
});

test('[FAULT-10] a feed that an operator stops on one node is stopped on all, also for a driver that comes later', async () => {
  const { nodes, pass, lead, clock } = await world();
  await pass(1);
  const at = clock.now();
  await nodes[2].offer.producer.stop();
  await pass(5);
  lead(1);
  await pass(5);
  expect(nodes.map(({ offer }) => offer.producer.receivedAt())).toEqual([at, at, at]);
  await nodes[0].offer.producer.start();
  await pass(5);
  expect(nodes.map(({ offer }) => offer.producer.receivedAt())).toEqual(Array.from({ length: 3 }, () => clock.now()));
});

test('decisions of an operator reach all nodes', async () => {
  const { nodes, pass, clock } = await world();
  await pass(1);
  const [live] = feed.offerAt(clock.now()).live;
  const eventId = live?.eventId ?? '';
  await nodes[0].offer.suspend(eventId, null, true, true);
  await expect
    .poll(async () => {
      await pass(1);
      return nodes.map(({ offer }) => offer.matchOffer(eventId)?.markets['1X2']?.MS);
    })
    .toEqual(Array.from({ length: 3 }, () => nodes[0].offer.matchOffer(eventId)?.markets['1X2']?.MS));
  await nodes[1].offer.endMatch(eventId, [3, 1]);
  await expect
    .poll(async () => {
      await pass(1);
      return nodes.map(
        ({ offer }) => offer.match(eventId) && offer.price({ eventId, marketCode: '1X2', selectionCode: '1' }).status,
      );
    })
    .toEqual(['closed', 'closed', 'closed']);
});
