import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { describe, expect, test, vi } from 'vitest';

import { createRealtime } from './create-realtime.ts';
import { keepingHandlers, snapshotOf, startClient, until } from './testing/client.ts';
import { handTimers } from './testing/hand-timers.ts';
import { createInbox } from './testing/inbox.ts';
import { startSocketServer } from './testing/socket-server.ts';

const sidebarSport = { sport: 'F', name: 'Football', icon: 'F', eventsCount: 3, groupByCountries: [] };
const liveF = { kind: 'live', sport: 'F' } as const;

describe('connecting', () => {
  test('[NET-10, NET-24] both channels connect and join site-wide events', async () => {
    await using server = await startSocketServer();
    using client = startClient(server.url);
    expect(client.realtime.status.get()).toBe('connecting');
    await until(client.realtime, 'connected');
    expect(client.realtime.sports.connected() && client.realtime.feedout.connected()).toBe(true);
    expect(await server.next('global')).toEqual([]);
  });

  test.each([
    ['the time since the last change', { ErrorText: 'ok', changedAgo: 5000 }, 5000],
    ['nothing, from a platform that does not report it', { ErrorText: 'ok' }, undefined],
    ['nothing, from an answer that breaks the contract', { ErrorText: 'ok', changedAgo: 'long' }, undefined],
  ])('[NET-39] handlers of joining get %s, until they are removed', async (_, answer, changedAgo) => {
    await using server = await startSocketServer();
    server.answerWith(answer);
    using client = startClient(server.url);
    const removed = vi.fn();
    client.realtime.onJoined(removed)();
    expect(await new Promise((resolve) => void client.realtime.onJoined(resolve))).toBe(changedAgo);
    expect(removed).not.toHaveBeenCalled();
  });

  test('if the base address has a path, the sockets are below it', async () => {
    await using server = await startSocketServer({ path: '/bookmaker/socket.io' });
    using client = startClient(`${server.url}/bookmaker/`);
    await until(client.realtime, 'connected');
  });

  test('if websockets are blocked, both channels use polling', async () => {
    await using server = await startSocketServer({ transports: ['polling'] });
    using client = startClient(server.url);
    await until(client.realtime, 'connected');
  });

  test('an invalid address throws a TypeError', () => {
    const { now, schedule } = handTimers();
    const preAuth = () => Promise.resolve(undefined);
    expect(() => createRealtime({ url: 'http://', preAuth, now, schedule, onReport: () => undefined })).toThrow(
      TypeError,
    );
  });

  test('[NET-08] a failed attempt is reported, and the next one is delayed', async () => {
    const server = await startSocketServer();
    await server.close();
    using client = startClient(server.url);
    expect(await client.reports.take()).toMatchObject({ kind: 'connect-error', attempt: 1 });
    expect(client.realtime.status.get()).toBe('offline');
    client.timers.advance(2000);
    expect(client.realtime.status.get()).toBe('connecting');
    expect(await client.reports.take()).toMatchObject({ kind: 'connect-error', attempt: 2 });
    await using back = await startSocketServer({ port: server.port });
    client.timers.advance(5000);
    await until(client.realtime, 'connected');
    expect(await back.next('global')).toEqual([]);
  });

  test('if the socket library cannot be loaded, the attempt fails', async () => {
    await using server = await startSocketServer();
    const load = vi.fn(() => import('socket.io-client')).mockRejectedValueOnce(new Error('chunk gone'));
    using client = startClient(server.url, { load });
    expect(await client.reports.take()).toEqual({ kind: 'connect-error', attempt: 1, message: 'chunk gone' });
    client.timers.advance(2000);
    await until(client.realtime, 'connected');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('[NET-09] after a reconnect, everything is subscribed to again', async () => {
    await using server = await startSocketServer();
    using client = startClient(server.url);
    const { handlers, snapshots } = keepingHandlers();
    client.realtime.subscribeRoom(liveF, handlers);
    client.realtime.subscribeSidebar('sidebar', () => undefined);
    await until(client.realtime, 'connected');
    await Promise.all([server.next('global'), server.next('live'), server.next('sidebar')]);
    server.send('feedout', 'initial_data', snapshotOf('live/F', 1));
    await snapshots.take();

    server.cut();
    await until(client.realtime, 'offline');
    expect(await client.reports.take()).toMatchObject({ kind: 'disconnected' });
    client.timers.advance(2000);
    await Promise.all([server.next('global'), server.next('live'), server.next('sidebar')]);
    // Known data is out of date until the room has answered.
    await until(client.realtime, 'stale');
    server.send('feedout', 'initial_data', snapshotOf('live/F', 7));
    await until(client.realtime, 'connected');
    expect(client.realtime.stats().connects).toBe(4);
  });

  test('an attempt without an answer fails after 5 s', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve);
    });
    const asked = new Promise((resolve) => silent.once('upgrade', resolve));
    const { port } = silent.address() as AddressInfo;
    using client = startClient(`http://127.0.0.1:${port}`);
    await asked;
    client.timers.advance(5000);
    expect(client.reports.all()).toEqual([{ kind: 'connect-error', attempt: 1, message: 'timeout' }]);
    expect(client.realtime.status.get()).toBe('offline');
    silent.closeAllConnections();
    silent.close();
  });

  test('if the platform closes one channel, it is opened again', async () => {
    await using server = await startSocketServer();
    using client = startClient(server.url);
    await until(client.realtime, 'connected');
    server.kick('feedout');
    await until(client.realtime, 'offline');
    client.timers.advance(2000);
    await until(client.realtime, 'connected');
  });

  test('[NET-03] reconnect() does not wait for the delay', async () => {
    await using server = await startSocketServer();
    using client = startClient(server.url);
    await until(client.realtime, 'connected');
    server.cut();
    await until(client.realtime, 'offline');
    client.realtime.reconnect();
    await until(client.realtime, 'connected');
  });

  test('[NET-03, NET-33] reconnect() resumes rooms by sequence; without an answer within 5 s it restarts the connection', async () => {
    await using server = await startSocketServer();
    using client = startClient(server.url);
    const { handlers, snapshots, updates } = keepingHandlers();
    client.realtime.subscribeRoom(liveF, handlers);
    client.realtime.subscribeSidebar('sidebar', () => undefined);
    await server.next('live');
    await server.next('sidebar');
    server.send('feedout', 'initial_data', { kind: 'sidebar', serverTime: '2026-11-21T12:00:00Z', sports: [] });
    server.send('feedout', 'initial_data', { ...snapshotOf('live/F', 1), run: 'a' });
    await snapshots.take();
    server.send('feedout', 'live_update', 'live/F', [2, 0, 1850]);
    await updates.take();
    await until(client.realtime, 'connected');
    client.realtime.reconnect();
    expect(await server.next('live')).toEqual([{ sport: 'F', run: 'a', seq: 2 }]);
    server.send('feedout', 'live_update', 'live/F', [2]);
    await updates.take();
    client.timers.advance(6000);
    expect(client.realtime.status.get()).toBe('connected');
    expect(server.actions().filter(({ event }) => event === 'sidebar')).toEqual([]);

    client.realtime.reconnect();
    client.timers.advance(5000);
    await Promise.all([server.next('disconnect', 'feedout'), server.next('connect', 'feedout')]);
    expect(client.realtime.stats().connects).toBe(2);
  });

  test('[NET-33] after a reconnect, a room whose sequence goes on is current without a snapshot', async () => {
    await using server = await startSocketServer();
    using client = startClient(server.url);
    const { handlers, snapshots, updates } = keepingHandlers();
    client.realtime.subscribeRoom({ kind: 'all' }, handlers);
    await server.next('all');
    for (const room of ['live/F', 'live/T'])
      server.send('feedout', 'initial_data', { ...snapshotOf(room, 4), run: room });
    await snapshots.take();
    await snapshots.take();
    await until(client.realtime, 'connected');
    server.cut();
    await until(client.realtime, 'offline');
    client.timers.advance(2000);
    const known = { 'live/F': { run: 'live/F', seq: 4 }, 'live/T': { run: 'live/T', seq: 4 } };
    expect(await server.next('all')).toEqual([{ rooms: known }]);
    await until(client.realtime, 'stale');
    server.send('feedout', 'live_update', 'live/F', [5, 0, 1850]);
    server.send('feedout', 'live_update', 'live/T', [4]);
    await until(client.realtime, 'connected');
    await updates.take();

    // A gap ends the position: the next request is for the snapshot.
    server.send('feedout', 'live_update', 'live/T', [7]);
    await updates.take(([room, body]) => room === 'live/T' && String(body) === '7');
    client.realtime.resync('live/T');
    expect(await server.next('live')).toEqual([{ sport: 'T' }]);
  });

  test('[FAULT-09, NET-33] a heartbeat with a higher number requests what was lost', async () => {
    await using server = await startSocketServer();
    using client = startClient(server.url);
    const { handlers, snapshots } = keepingHandlers();
    client.realtime.subscribeRoom(liveF, handlers);
    await server.next('live');
    server.send('feedout', 'initial_data', { ...snapshotOf('live/F', 1), run: 'a' });
    await snapshots.take();
    server.send('feedout', 'heartbeat', { 'live/F': 1, 'live/T': 9 });
    server.send('feedout', 'heartbeat', { 'live/F': 2 });
    expect(await server.next('live')).toEqual([{ sport: 'F', run: 'a', seq: 1 }]);
    expect(server.actions().filter(({ event }) => event === 'live')).toEqual([]);
  });

  test('stop() closes the sockets and cancels every timer', async () => {
    await using server = await startSocketServer();
    const client = startClient(server.url);
    client.realtime.subscribeRoom(liveF, keepingHandlers().handlers)();
    await until(client.realtime, 'connected');
    await Promise.all([server.next('connect', 'sports'), server.next('connect', 'feedout')]);
    client.realtime.stop();
    await Promise.all([server.next('disconnect', 'sports'), server.next('disconnect', 'feedout')]);
    expect(client.timers.waiting()).toBe(0);
    expect(client.realtime.status.get()).toBe('offline');
    client.realtime.reconnect();
    expect(client.timers.waiting()).toBe(0);
  });
});

describe('authentication', () => {
  test('[NET-23, CALL-05] the token of preAuth is sent on every connection', async () => {
    await using server = await startSocketServer();
    let asked = 0;
    const preAuth = () => {
      asked += 1;
      return Promise.resolve(`token ${asked}`);
    };
    using client = startClient(server.url, { preAuth });
    expect(await server.next('auth', 'sports')).toEqual([{ token: 'token 1' }]);
    await until(client.realtime, 'connected');
    server.cut();
    await until(client.realtime, 'offline');
    client.timers.advance(2000);
    expect(await server.next('auth', 'sports')).toEqual([{ token: 'token 2' }]);
  });

  test('an accepted token is reported on every connection, so that events of users can be sent', async () => {
    await using server = await startSocketServer();
    using client = startClient(server.url, { preAuth: () => Promise.resolve('mine') });
    client.realtime.onAuthenticated(() => void client.realtime.sports.emit('agency', { on: true }));
    expect(await server.next('agency', 'sports')).toEqual([{ on: true }]);
    await until(client.realtime, 'connected');
    server.cut();
    await until(client.realtime, 'offline');
    client.timers.advance(2000);
    expect(await server.next('agency', 'sports')).toEqual([{ on: true }]);
  });

  test('a refused token is not reported', async () => {
    await using server = await startSocketServer();
    server.answerWith({ ErrorText: 'error', error: 'unauthorized' });
    using client = startClient(server.url, { preAuth: () => Promise.resolve('old') });
    let reported = false;
    client.realtime.onAuthenticated(() => {
      reported = true;
    });
    await server.next('auth', 'sports');
    // The answer arrives before that of a later question on the same channel.
    await new Promise<void>((resolve) => {
      client.realtime.onJoined(() => resolve());
      client.realtime.authenticate();
    });
    expect(reported).toBe(false);
  });

  test('a later sign-in sends the token; a sign-out replaces the connection by one without it', async () => {
    await using server = await startSocketServer();
    let token: string | undefined;
    using client = startClient(server.url, { preAuth: () => Promise.resolve(token) });
    await until(client.realtime, 'connected');
    await server.next('global');
    expect(server.actions().map(({ event }) => event)).not.toContain('auth');
    token = 'mine';
    client.realtime.authenticate();
    expect(await server.next('auth')).toEqual([{ token: 'mine' }]);
    token = undefined;
    client.realtime.authenticate();
    await server.next('disconnect', 'sports');
    await server.next('global');
    await until(client.realtime, 'connected');
    expect(server.actions().map(({ event }) => event)).not.toContain('auth');
  });

  test('[NET-10, NET-23] changes of the user during an attempt to connect never replace it: one sign-out, one exchange', async () => {
    await using server = await startSocketServer();
    let token: string | undefined = 'mine';
    using client = startClient(server.url, { preAuth: () => Promise.resolve(token) });
    client.realtime.authenticate();
    await server.next('auth');
    await until(client.realtime, 'connected');
    token = undefined;
    for (let times = 0; times < 3; times += 1) client.realtime.authenticate();
    expect(client.realtime.status.get()).toBe('connecting');
    client.realtime.reconnect();
    await until(client.realtime, 'connected');
    expect(client.realtime.stats().connects).toBe(4);
    expect(client.reports.all()).toEqual([]);
  });

  test('a token requested before a disconnect is not sent after it', async () => {
    await using server = await startSocketServer();
    const given: ((token: string) => void)[] = [];
    const preAuth = () => new Promise<string>((give) => given.push(give));
    using client = startClient(server.url, { preAuth });
    await until(client.realtime, 'connected');
    server.cut();
    await until(client.realtime, 'offline');
    client.timers.advance(2000);
    await until(client.realtime, 'connected');
    expect(given).toHaveLength(2);
    given[0]!('old');
    given[1]!('new');
    expect(await server.next('auth')).toEqual([{ token: 'new' }]);
    expect(server.actions().map(({ event }) => event)).not.toContain('auth');
  });

  test('if the token cannot be fetched, the request is repeated', async () => {
    await using server = await startSocketServer();
    const preAuth = vi.fn(() => Promise.resolve('second')).mockRejectedValueOnce(new Error('503'));
    using client = startClient(server.url, { preAuth });
    expect(await client.reports.take()).toEqual({ kind: 'auth-failed', message: '503' });
    client.timers.advance(5000);
    expect(await server.next('auth')).toEqual([{ token: 'second' }]);
  });
});

describe('rooms', () => {
  test('[NET-25, NET-26, NET-27, NET-30, NET-31] each kind of subscription has its message', async () => {
    await using server = await startSocketServer();
    using client = startClient(server.url);
    const { handlers, snapshots } = keepingHandlers();
    const releases = [
      client.realtime.subscribeRoom(liveF, handlers),
      client.realtime.subscribeRoom({ kind: 'prematch', sport: 'T' }, handlers),
      client.realtime.subscribeRoom({ kind: 'livematch', eventId: '7', sport: 'F' }, handlers),
      client.realtime.subscribeRoom({ kind: 'prematchmatch', eventId: '8', sport: 'F' }, handlers),
      client.realtime.subscribeRoom({ kind: 'prematch', eventId: '9', sport: 'F' }, handlers),
      client.realtime.subscribeRoom({ kind: 'all' }, handlers),
    ];
    expect(await server.next('live', 'feedout')).toEqual([{ sport: 'F' }]);
    expect(await server.next('prematch', 'feedout')).toEqual([{ sport: 'T' }]);
    expect(await server.next('livematch', 'feedout')).toEqual([{ eventId: '7', sport: 'F', disconnect: false }]);
    expect(await server.next('prematchmatch', 'feedout')).toEqual([{ eventId: '8', sport: 'F', disconnect: false }]);
    expect(await server.next('prematch', 'feedout')).toEqual([{ eventId: '9', sport: 'F' }]);
    expect(await server.next('all', 'feedout')).toEqual([]);
    for (const room of ['live/F', 'prematch/T', 'livematch/7', 'prematchmatch/8', 'prematch/F/9']) {
      server.send('feedout', 'initial_data', snapshotOf(room, 1));
      await snapshots.take();
    }
    for (const release of releases.slice(0, 5)) release();
    client.timers.advance(5000);
    expect(await server.next('livematch')).toEqual([{ eventId: '7', sport: 'F', disconnect: true }]);
    expect(await server.next('prematchmatch')).toEqual([{ eventId: '8', sport: 'F', disconnect: true }]);
    expect(await server.next('leave')).toEqual([{ room: 'prematch/T' }]);
    expect(await server.next('leave')).toEqual([{ room: 'prematch/F/9' }]);
  });

  test('[NET-12, NET-13, NET-15, NET-20] the messages of a room reach only its handlers', async () => {
    await using server = await startSocketServer();
    using client = startClient(server.url);
    const football = keepingHandlers();
    const tennis = keepingHandlers();
    client.realtime.subscribeRoom(liveF, football.handlers);
    client.realtime.subscribeRoom({ kind: 'live', sport: 'T' }, tennis.handlers);
    await Promise.all([server.next('live'), server.next('live')]);
    const change = { seq: 4, eventId: '1', sport: 'F', gone: true };
    server.send('feedout', 'initial_data', snapshotOf('live/F', 1));
    server.send('feedout', 'live_update', 'live/F', [2, 0, 1850]);
    server.send('feedout', 'prematch_update', 'live/F', [3, 1, 2000, 2, 0]);
    server.send('feedout', 'live_match_update', 'live/F', { ...change, unknownField: 1 });
    server.send('feedout', 'live_update', 'live/T', [1]);
    expect(await tennis.updates.take()).toEqual(['live/T', [1]]);
    expect(await football.snapshots.take()).toEqual(snapshotOf('live/F', 1));
    expect(football.updates.all()).toEqual([
      ['live/F', [2, 0, 1850]],
      ['live/F', [3, 1, 2000, 2, 0]],
      ['live/F', change],
    ]);
    expect(tennis.snapshots.all()).toEqual([]);
  });

  test('subscriptions are counted, and a room is left 5 s after the last release', async () => {
    await using server = await startSocketServer();
    using client = startClient(server.url);
    const { handlers, closed } = keepingHandlers();
    const first = client.realtime.subscribeRoom(liveF, handlers);
    const second = client.realtime.subscribeRoom(liveF, handlers);
    await server.next('live');
    first();
    first();
    client.timers.advance(60_000);
    second();
    client.timers.advance(4999);
    // The next page subscribes in time: no message is sent.
    const third = client.realtime.subscribeRoom(liveF, handlers);
    client.timers.advance(60_000);
    expect(closed).not.toHaveBeenCalled();
    third();
    client.timers.advance(5000);
    expect(closed).toHaveBeenCalledExactlyOnceWith('live/F');
    expect(await server.next('leave')).toEqual([{ room: 'live/F' }]);
    expect(server.actions().filter(({ event }) => event === 'leave')).toEqual([]);
  });

  test('a second consumer of a room receives a snapshot', async () => {
    await using server = await startSocketServer();
    using client = startClient(server.url);
    client.realtime.subscribeRoom(liveF, keepingHandlers().handlers);
    await server.next('live');
    const second = keepingHandlers();
    client.realtime.subscribeRoom(liveF, second.handlers);
    await server.next('live');
    server.send('feedout', 'initial_data', snapshotOf('live/F', 3));
    expect((await second.snapshots.take()).seq).toBe(3);
  });

  test('[OP-56] after a gap the snapshot is requested once until it arrives', async () => {
    await using server = await startSocketServer();
    using client = startClient(server.url);
    const { handlers, snapshots } = keepingHandlers();
    client.realtime.subscribeRoom(liveF, handlers);
    await server.next('live');
    server.send('feedout', 'initial_data', snapshotOf('live/F', 1));
    await snapshots.take();
    client.realtime.resync('live/F');
    client.realtime.resync('live/F');
    client.realtime.resync('live/unknown');
    client.realtime.feedout.emit('sidebar');
    await server.next('live');
    await server.next('sidebar');
    expect(server.actions().filter(({ event }) => event === 'live')).toEqual([]);
    server.send('feedout', 'initial_data', snapshotOf('live/F', 5));
    await snapshots.take();
    client.realtime.resync('live/F');
    await server.next('live');
  });

  test('[OP-56] a gap found during a snapshot requests the next one', async () => {
    await using server = await startSocketServer();
    using client = startClient(server.url);
    const { handlers } = keepingHandlers();
    const asking = { ...handlers, snapshot: () => client.realtime.resync('live/F') };
    client.realtime.subscribeRoom(liveF, asking);
    await server.next('live');
    server.send('feedout', 'initial_data', snapshotOf('live/F', 1));
    expect(await server.next('live')).toEqual([{ sport: 'F' }]);
  });

  test('a room that was left before its snapshot arrived is not expected after a disconnect', async () => {
    await using server = await startSocketServer();
    using client = startClient(server.url);
    const { handlers, snapshots } = keepingHandlers();
    client.realtime.subscribeRoom({ kind: 'live', sport: 'T' }, handlers)();
    client.realtime.subscribeRoom(liveF, handlers);
    await Promise.all([server.next('live'), server.next('live')]);
    server.send('feedout', 'initial_data', snapshotOf('live/F', 1));
    await snapshots.take();
    client.timers.advance(5000);
    await server.next('leave');
    // The other one was requested three more times.
    await Promise.all([server.next('live'), server.next('live'), server.next('live')]);
    server.send('feedout', 'initial_data', snapshotOf('live/T', 1));
    server.cut();
    await until(client.realtime, 'offline');
    client.timers.advance(2000);
    await server.next('live');
    server.send('feedout', 'initial_data', snapshotOf('live/F', 2));
    await until(client.realtime, 'connected');
  });

  test('[NET-26] of all live tables, one that does not return after a disconnect is closed', async () => {
    await using server = await startSocketServer();
    using client = startClient(server.url);
    const { handlers, snapshots, closed } = keepingHandlers();
    client.realtime.subscribeRoom({ kind: 'all' }, handlers);
    await server.next('all');
    server.send('feedout', 'initial_data', snapshotOf('live/F', 1));
    server.send('feedout', 'initial_data', snapshotOf('live/T', 1));
    await snapshots.take(({ room }) => room === 'live/T');
    server.cut();
    await until(client.realtime, 'offline');
    client.timers.advance(2000);
    await server.next('all');
    client.timers.advance(2000);
    server.send('feedout', 'initial_data', snapshotOf('live/F', 9));
    await snapshots.take(({ seq }) => seq === 9);
    expect(client.realtime.status.get()).toBe('stale');
    client.timers.advance(5000);
    expect(closed).toHaveBeenCalledExactlyOnceWith('live/T');
    expect(client.realtime.status.get()).toBe('connected');
  });

  test('[NET-26] if there is no live match, the offer is not stale', async () => {
    await using server = await startSocketServer();
    using client = startClient(server.url);
    client.realtime.subscribeRoom({ kind: 'all' }, keepingHandlers().handlers);
    await server.next('all');
    await until(client.realtime, 'connected');
    client.timers.advance(40_000);
    expect(client.realtime.status.get()).toBe('connected');
    // Requested again after 15 s and after 30 s, not more often.
    await Promise.all([server.next('all'), server.next('all')]);
    client.realtime.feedout.emit('sidebar');
    await server.next('sidebar');
    expect(server.actions().filter(({ event }) => event === 'all')).toEqual([]);
  });

  test('[NET-26] one subscription receives all live tables, and its release leaves each', async () => {
    await using server = await startSocketServer();
    using client = startClient(server.url);
    const { handlers, snapshots, updates, closed } = keepingHandlers();
    const release = client.realtime.subscribeRoom({ kind: 'all' }, handlers);
    await server.next('all');
    server.send('feedout', 'initial_data', snapshotOf('live/F', 1));
    server.send('feedout', 'initial_data', snapshotOf('live/T', 1));
    server.send('feedout', 'live_update', 'live/T', [2, 0, 1500]);
    await updates.take();
    expect(snapshots.all().map(({ room }) => room)).toEqual(['live/F', 'live/T']);
    client.realtime.resync('live/T');
    expect(await server.next('live')).toEqual([{ sport: 'T' }]);
    release();
    client.timers.advance(5000);
    expect(closed.mock.calls).toEqual([['live/F'], ['live/T']]);
    expect([await server.next('leave'), await server.next('leave')]).toEqual([
      [{ room: 'live/F' }],
      [{ room: 'live/T' }],
    ]);
  });
});

describe('sidebars and site-wide events', () => {
  test('[NET-14, NET-18, NET-28, NET-29] sidebars send a snapshot, then changes', async () => {
    await using server = await startSocketServer();
    using client = startClient(server.url);
    const prematch = vi.fn();
    const live = vi.fn();
    const release = client.realtime.subscribeSidebar('sidebar', prematch);
    client.realtime.subscribeSidebar('live_sidebar', live);
    await Promise.all([server.next('sidebar', 'feedout'), server.next('live_sidebar', 'feedout')]);
    const seen = new Promise((resolve) => client.realtime.on('reload_favorite_live', () => resolve(undefined)));
    const data = { serverTime: '2026-11-21T12:00:00Z', sports: [sidebarSport] };
    server.send('feedout', 'initial_data', { kind: 'sidebar', ...data });
    server.send('feedout', 'sidebar_update', [{ ...sidebarSport, eventsCount: 0 }]);
    server.send('feedout', 'live_sidebar_update', [sidebarSport]);
    server.send('feedout', 'reload_favorite_live');
    await seen;
    expect(prematch.mock.calls).toEqual([
      [{ type: 'snapshot', sports: [sidebarSport] }],
      [{ type: 'update', sports: [{ ...sidebarSport, eventsCount: 0 }] }],
    ]);
    expect(live.mock.calls).toEqual([[{ type: 'update', sports: [sidebarSport] }]]);
    release();
    client.timers.advance(5000);
    expect(await server.next('leave')).toEqual([{ room: 'sidebar' }]);
  });

  test('[NET-33] after a reconnect a sidebar goes on from its position, and what it missed is an update', async () => {
    await using server = await startSocketServer();
    using client = startClient(server.url);
    const { push, take } = createInbox();
    client.realtime.subscribeSidebar('sidebar', push, 24);
    expect(await server.next('sidebar')).toEqual([{ time_filter: 24 }]);
    const data = { kind: 'sidebar', time_filter: 24, serverTime: '2026-11-21T12:00:00Z', run: 'a' };
    server.send('feedout', 'initial_data', { ...data, seq: 3, sports: [sidebarSport] });
    server.send('feedout', 'sidebar_update', [sidebarSport], 24);
    expect([await take(), await take()]).toMatchObject([{ type: 'snapshot' }, { type: 'update' }]);
    server.cut();
    await until(client.realtime, 'offline');
    client.realtime.reconnect();
    expect(await server.next('sidebar')).toEqual([{ time_filter: 24, run: 'a', seq: 4 }]);
    server.send('feedout', 'initial_data', { ...data, seq: 6, resumed: true, sports: [] });
    expect(await take()).toEqual({ type: 'update', sports: [] });
    await until(client.realtime, 'connected');
    server.cut();
    await until(client.realtime, 'offline');
    client.realtime.reconnect();
    expect(await server.next('sidebar')).toEqual([{ time_filter: 24, run: 'a', seq: 6 }]);
  });

  test.each([
    ['NET-11', 'reload_page', []],
    ['NET-16', 'reload_settings', []],
    ['NET-17', 'live_inactive_update', [{ eventId: '1', sport: 'F' }]],
    ['NET-19', 'reload_favorite_live', []],
    ['NET-21', 'casinoBetLimit', [{ game_code: 'g', game_limit: '5', currency: 'RSD' }]],
    ['NET-22', 'casinoInactiveGame', [{ game_code: 'g' }]],
  ] as const)('[%s] %s reaches its handlers until they are removed', async (_, event, args) => {
    await using server = await startSocketServer();
    using client = startClient(server.url);
    await until(client.realtime, 'connected');
    const channel = event.includes('live') ? 'feedout' : 'sports';
    const stopped = vi.fn();
    client.realtime.on(event, stopped)();
    const heard = new Promise((resolve) => client.realtime.on(event, (...given: unknown[]) => resolve(given)));
    server.send(channel, event, ...args);
    expect(await heard).toEqual(args);
    expect(stopped).not.toHaveBeenCalled();
  });
});

describe('faults', () => {
  test('[NET-18, NET-28] a sidebar with a time filter is a room of its own', async () => {
    await using server = await startSocketServer();
    using client = startClient(server.url);
    const [all, day] = [vi.fn(), createInbox()];
    client.realtime.subscribeSidebar('sidebar', all);
    const release = client.realtime.subscribeSidebar('sidebar', day.push, 24);
    await until(client.realtime, 'connected');
    expect([await server.next('sidebar'), await server.next('sidebar')]).toEqual([[], [{ time_filter: 24 }]]);
    const serverTime = '2026-11-21T12:00:00Z';
    server.send('feedout', 'initial_data', { kind: 'sidebar', time_filter: 24, serverTime, sports: [] });
    server.send('feedout', 'sidebar_update', [], 24);
    expect([await day.take(), await day.take()]).toEqual([
      { type: 'snapshot', sports: [] },
      { type: 'update', sports: [] },
    ]);
    expect(all).not.toHaveBeenCalled();
    release();
    client.timers.advance(5000);
    expect(await server.next('leave')).toEqual([{ room: 'sidebar:24' }]);
  });

  test('malformed messages are dropped, counted and reported at 1, 10, 100', async () => {
    await using server = await startSocketServer();
    using client = startClient(server.url);
    const { handlers, updates, snapshots } = keepingHandlers();
    client.realtime.subscribeRoom(liveF, handlers);
    await server.next('live');
    for (const body of [
      [2, 0],
      [2, 0, 1.5],
      [2, -1, 5],
      [2, 0, '1850'],
      [2, 0, null],
      [-1],
      [],
      null,
      'x',
      { seq: 1 },
    ]) {
      server.send('feedout', 'live_update', 'live/F', body);
    }
    server.send('feedout', 'live_update', 'live/F');
    server.send('feedout', 'live_update', 5, [2, 0, 1850]);
    server.send('feedout', 'initial_data', { ...snapshotOf('live/F', 1), matches: 'none' });
    server.send('feedout', 'live_update', 'live/F', [2, 0, 1850]);
    expect(await updates.take()).toEqual(['live/F', [2, 0, 1850]]);
    expect(updates.all()).toEqual([]);
    expect(snapshots.all()).toEqual([]);
    expect(client.realtime.stats()).toMatchObject({ malformed: 13, messages: 14 });
    const report = { kind: 'malformed', channel: 'feedout', event: 'live_update' };
    expect(client.reports.all()).toEqual([
      { ...report, count: 1 },
      { ...report, count: 10 },
    ]);
  });

  test('a handler that throws is reported, and the others are called', async () => {
    await using server = await startSocketServer();
    using client = startClient(server.url);
    const { handlers, updates } = keepingHandlers();
    const error = new Error('broken');
    const broken = {
      ...handlers,
      delta: () => {
        throw error;
      },
    };
    client.realtime.subscribeRoom(liveF, broken);
    client.realtime.subscribeRoom(liveF, handlers);
    await server.next('live');
    server.send('feedout', 'live_update', 'live/F', [2, 0, 1850]);
    await updates.take();
    expect(client.reports.all()).toEqual([{ kind: 'handler-failed', event: 'delta', error }]);
  });

  test('[FAULT-10] after silence a snapshot is requested; without an answer the offer is stale until one arrives', async () => {
    await using server = await startSocketServer();
    using client = startClient(server.url);
    const { handlers, snapshots, updates } = keepingHandlers();
    client.realtime.subscribeRoom(liveF, handlers);
    await server.next('live');
    server.send('feedout', 'initial_data', snapshotOf('live/F', 1));
    await snapshots.take();
    await until(client.realtime, 'connected');

    client.timers.advance(15_000);
    expect(await server.next('live')).toEqual([{ sport: 'F' }]);
    expect(client.realtime.status.get()).toBe('connected');
    client.timers.advance(5000);
    expect(client.realtime.status.get()).toBe('stale');
    server.send('feedout', 'live_update', 'live/F', [2, 0, 1850]);
    await updates.take();
    expect(client.realtime.status.get()).toBe('stale');
    server.send('feedout', 'initial_data', snapshotOf('live/F', 2));
    await until(client.realtime, 'connected');
  });

  test('[FAULT-10] feed_silent makes the offer stale until a snapshot arrives, and no room is closed', async () => {
    await using server = await startSocketServer();
    using client = startClient(server.url);
    const { handlers, snapshots, updates, closed } = keepingHandlers();
    client.realtime.subscribeRoom(liveF, handlers);
    await server.next('live');
    server.send('feedout', 'initial_data', snapshotOf('live/F', 1));
    await snapshots.take();
    await until(client.realtime, 'connected');

    const silence = { since: '2026-11-21T12:00:00Z' };
    server.send('feedout', 'feed_silent', silence);
    await until(client.realtime, 'stale');
    server.send('feedout', 'live_update', 'live/F', [2, 0, 1850]);
    await updates.take();
    expect(client.realtime.status.get()).toBe('stale');

    // A disconnect in the meantime: the rooms are requested and answered with the same event.
    server.cut();
    await until(client.realtime, 'offline');
    client.timers.advance(2000);
    await server.next('live');
    client.timers.advance(100);
    server.send('feedout', 'feed_silent', silence);
    await until(client.realtime, 'stale');
    client.timers.advance(10_000);
    expect(closed).not.toHaveBeenCalled();
    expect(client.realtime.status.get()).toBe('stale');

    server.send('feedout', 'initial_data', snapshotOf('live/F', 2));
    await until(client.realtime, 'connected');
    expect(closed).not.toHaveBeenCalled();
  });

  test('[FAULT-10] a reported silence matters without subscriptions too, until a heartbeat or a snapshot', async () => {
    await using server = await startSocketServer();
    using client = startClient(server.url);
    await until(client.realtime, 'connected');
    server.send('feedout', 'feed_silent', { since: '2026-11-21T12:00:00Z' });
    server.send('feedout', 'reload_favorite_live');
    await new Promise((resolve) => client.realtime.on('reload_favorite_live', () => resolve(undefined)));
    expect(client.realtime.status.get()).toBe('stale');
    server.send('feedout', 'heartbeat', {});
    await until(client.realtime, 'connected');
    server.send('feedout', 'feed_silent', { since: '2026-11-21T12:00:00Z' });
    await until(client.realtime, 'stale');
    client.realtime.subscribeSidebar('sidebar', vi.fn());
    await server.next('sidebar', 'feedout');
    server.send('feedout', 'heartbeat', {});
    server.send('feedout', 'initial_data', { kind: 'sidebar', serverTime: '2026-11-21T12:00:00Z', sports: [] });
    await until(client.realtime, 'connected');
  });

  test('[FAULT-09] a missing snapshot is requested again, less and less often, until it arrives', async () => {
    await using server = await startSocketServer();
    using client = startClient(server.url);
    const { handlers, snapshots } = keepingHandlers();
    client.realtime.subscribeRoom(liveF, handlers);
    await server.next('live');
    const asked: number[] = [];
    for (let ms = 100; ms <= 4900; ms += 100) {
      client.timers.advance(100);
      client.realtime.feedout.emit('sidebar');
      await server.next('sidebar');
      asked.push(...server.actions().flatMap(({ event }) => (event === 'live' ? [ms] : [])));
      while (server.actions().some(({ event }) => event === 'live')) await server.next('live');
    }
    expect(asked).toEqual([500, 1300, 3300]);
    server.send('feedout', 'initial_data', snapshotOf('live/F', 1));
    await snapshots.take();
    client.timers.advance(5000);
    client.realtime.feedout.emit('sidebar');
    await server.next('sidebar');
    expect(server.actions().filter(({ event }) => event === 'live')).toEqual([]);
  });

  test('[NET-03] reconnect() restarts the connection if the feed is stale', async () => {
    await using server = await startSocketServer();
    using client = startClient(server.url);
    client.realtime.subscribeRoom(liveF, keepingHandlers().handlers);
    await server.next('live');
    client.timers.advance(5000);
    expect(client.realtime.status.get()).toBe('stale');
    client.realtime.reconnect();
    await server.next('disconnect', 'feedout');
    expect(await server.next('live')).toEqual([{ sport: 'F' }]);
  });

  test('after a disconnect, a room that does not answer while others do is closed', async () => {
    await using server = await startSocketServer();
    using client = startClient(server.url);
    const ended = keepingHandlers();
    const table = keepingHandlers();
    client.realtime.subscribeRoom({ kind: 'livematch', eventId: '7', sport: 'F' }, ended.handlers);
    client.realtime.subscribeRoom(liveF, table.handlers);
    await server.next('live');
    server.send('feedout', 'initial_data', snapshotOf('livematch/7', 1));
    server.send('feedout', 'initial_data', snapshotOf('live/F', 1));
    await table.snapshots.take();
    await until(client.realtime, 'connected');
    server.cut();
    await until(client.realtime, 'offline');
    client.timers.advance(2000);
    await server.next('live');
    client.timers.advance(2000);
    server.send('feedout', 'initial_data', snapshotOf('live/F', 9));
    await table.snapshots.take();
    expect(client.realtime.status.get()).toBe('stale');
    client.timers.advance(5000);
    expect(ended.closed).toHaveBeenCalledExactlyOnceWith('livematch/7');
    expect(client.realtime.status.get()).toBe('connected');
  });
});
