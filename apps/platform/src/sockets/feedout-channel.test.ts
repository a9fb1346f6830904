import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createFakeClock, type FakeClock } from '@kvota/server/fake-clock';
import { Server } from 'socket.io';
import { io as connect, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { createOffer, type OpenOffer } from '../offer/create-offer.ts';
import type { OpenDatabase } from '../database/database.ts';
import { createSimulatedFeed } from '../feed/simulated/simulated-feed.ts';
import { openMemory } from '../testing/memory-database.ts';
import { attachFeedout, type FeedoutChannel } from './feedout-channel.ts';

const feed = createSimulatedFeed({ seed: 'feedout-tests' });
const http = createServer();
const io = new Server(http);
let open: OpenDatabase;
let clock: FakeClock;
let offer: OpenOffer;
let channel: FeedoutChannel;
const sockets: Socket[] = [];

beforeAll(async () => {
  open = await openMemory();
  clock = createFakeClock(Date.UTC(2026, 10, 21, 17, 0));
  offer = await createOffer({ feed, db: open.db, clock });
  channel = attachFeedout(io, { rooms: offer.rooms, sports: ['F', 'B', 'T'], clock });
  await new Promise<void>((done) => http.listen(0, done));
});
afterEach(() => {
  // A room without members costs nothing.
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(async () => {
  channel.stop();
  await io.close();
  await open.close();
});

/** A connected client. `next` waits for an event that matches. */
async function client(): Promise<{
  socket: Socket;
  next: (event: string, fits?: (...args: never[]) => boolean) => Promise<unknown[]>;
}> {
  const { port } = http.address() as AddressInfo; // a listening TCP server has one
  const socket = connect(`http://localhost:${port}/feedout`, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  sockets.push(socket);
  await new Promise<void>((done) => socket.once('connect', done));
  const next = (event: string, fits: (...args: never[]) => boolean = () => true): Promise<unknown[]> =>
    new Promise((done) => {
      const take = (...args: unknown[]): void => {
        if (!fits(...(args as never[]))) return;
        socket.off(event, take);
        done(args);
      };
      socket.on(event, take);
    });
  return { socket, next };
}

/** Advances time until a promise settles. */
async function meanwhile<T>(promise: Promise<T>): Promise<T> {
  const state = { kept: false };
  void promise.then(() => (state.kept = true));
  for (let turn = 0; turn < 3000 && !state.kept; turn += 1) await clock.advance(100);
  return promise;
}

test('[NET-20, NET-25, NET-13] subscribing to a live table gives its snapshot, and then numbered changes of its room', async () => {
  const { socket, next } = await client();
  const first = next('initial_data');
  socket.emit('live', { sport: 'T' });
  const [snapshot] = (await first) as [{ kind: string; room: string; seq: number; matches: unknown[] }];
  expect(snapshot).toMatchObject({ kind: 'live', room: 'live/T' });
  expect(snapshot.matches.length).toBeGreaterThan(0);
  const [room] = await meanwhile(next('live_update'));
  expect(room).toBe('live/T');
});

test('[NET-27, NET-12] a prematch table receives a price that an operator moves', async () => {
  const { socket, next } = await client();
  const first = next('initial_data');
  socket.emit('prematch', { sport: 'B' });
  const [snapshot] = (await first) as [{ odds: string[][] }];
  const [eventId, marketCode, selectionCode] = snapshot.odds[0]! as [string, string, string];
  const update = next('prematch_update', (_room: string, data: unknown) => Array.isArray(data) && data.includes(4440));
  await offer.moveOdds({ eventId, marketCode, selectionCode }, 4440, false);
  const [, numbers] = (await meanwhile(update)) as [string, number[]];
  expect(numbers[numbers.indexOf(4440) - 1]).toBe(0);
});

test('[NET-30, NET-15] one live match is followed until it is left', async () => {
  const match = offer.liveOffer({ sport: 'F', search: '', page: 1 }).matches[0]!;
  const { socket, next } = await client();
  const first = next('initial_data');
  socket.emit('livematch', { eventId: match.eventId, sport: 'F' });
  const [snapshot] = (await first) as [{ matches: { markets: object }[] }];
  expect(Object.keys(snapshot.matches[0]!.markets).length).toBeGreaterThan(5);
  await meanwhile(next('live_match_update'));
  const left = new Promise<void>((done) => {
    const gone = (room: string): void => {
      if (room !== `livematch/${match.eventId}`) return;
      io.of('/feedout').adapter.off('delete-room', gone);
      done();
    };
    io.of('/feedout').adapter.on('delete-room', gone);
  });
  socket.emit('livematch', { eventId: match.eventId, sport: 'F', disconnect: true });
  await left;
});

test('[NET-31] one prematch match is followed with all its markets', async () => {
  const match = offer.prematchOffer({
    sport: 'F',
    hours: null,
    special: null,
    leagueIds: [],
    search: '',
    view: 'timeline',
    page: 1,
  }).matches[0]!;
  const { socket, next } = await client();
  const first = next('initial_data');
  socket.emit('prematchmatch', { eventId: match.eventId, sport: 'F' });
  expect((await first)[0]).toMatchObject({ kind: 'prematchmatch', room: `prematchmatch/${match.eventId}` });
  const row = next('initial_data');
  socket.emit('prematch', { eventId: match.eventId, sport: 'F' });
  expect((await row)[0]).toMatchObject({ kind: 'prematch', room: `prematch/F/${match.eventId}` });
});

test('[NET-26, NET-17] a socket that follows every sport is notified of a match that became inactive', async () => {
  const match = offer.liveOffer({ sport: 'F', search: '', page: 1 }).matches[0]!;
  const { socket, next } = await client();
  const rooms: unknown[] = [];
  const all = new Promise<void>((done) => {
    socket.on('initial_data', ({ room }: { room: string }) => rooms.push(room) === 3 && done());
  });
  socket.emit('all');
  await all;
  expect(rooms).toEqual(['live/F', 'live/B', 'live/T']);
  const inactive = next('live_inactive_update');
  await offer.endMatch(match.eventId, null);
  expect((await meanwhile(inactive))[0]).toEqual({ eventId: match.eventId, sport: 'F' });
});

test('[NET-28, NET-29, NET-14, NET-18] the sidebars come whole, and then sport by sport', async () => {
  const { socket, next } = await client();
  for (const [name, update] of [
    ['sidebar', 'sidebar_update'],
    ['live_sidebar', 'live_sidebar_update'],
  ] as const) {
    const first = next('initial_data', ({ kind }: { kind: string }) => kind === name);
    socket.emit(name);
    expect(((await first)[0] as { sports: unknown[] }).sports).not.toHaveLength(0);
    const [sports] = (await meanwhile(next(update))) as [{ sport: string }[]];
    expect(sports.length).toBeGreaterThan(0);
  }
});

test('[NET-18, NET-28, CONST-12] the prematch sidebar of a time filter counts the matches within its hours', async () => {
  const { socket, next } = await client();
  const first = next('initial_data', ({ kind }: { kind: string }) => kind === 'sidebar');
  socket.emit('sidebar', { time_filter: 3 });
  const [snapshot] = (await first) as [{ time_filter: number; sports: { sport: string; eventsCount: number }[] }];
  expect(snapshot).toMatchObject({ time_filter: 3, sports: offer.sidebar('prematch', 3) });
  const [sports, hours] = (await meanwhile(next('sidebar_update'))) as [
    { sport: string; eventsCount: number }[],
    number,
  ];
  expect(hours).toBe(3);
  const present = offer.sidebar('prematch', 3);
  for (const { sport, eventsCount } of sports)
    expect(eventsCount).toBe(present.find((one) => one.sport === sport)?.eventsCount ?? 0);
});

test('what is malformed or unknown is dropped and counted, and the channel goes on', async () => {
  const { socket, next } = await client();
  const before = channel.stats();
  socket.emit('live', 'F');
  socket.emit('prematch', { sport: 7 });
  socket.emit('livematch', null);
  socket.emit('prematch', { sport: 'XX' });
  const first = next('initial_data');
  socket.emit('prematch', { sport: 'F' });
  await first;
  const after = channel.stats();
  expect([after.malformed - before.malformed, after.refused - before.refused]).toEqual([3, 1]);
});
