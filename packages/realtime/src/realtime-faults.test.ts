import { expect, test, vi } from 'vitest';

import { keepingHandlers, liveF, snapshotOf, startClient, until } from './testing/client.ts';
import { startSocketServer, type SocketServer } from './testing/socket-server.ts';

test('malformed messages are dropped, counted and reported at 1, 10, 100', async () => {
  await using server = await startSocketServer();
  using client = startClient(server.url);
  const { handlers, updates, snapshots } = keepingHandlers();
  client.realtime.subscribeRoom(liveF, handlers);
  await server.next('live');
  for (const body of [[2, 0], [2, 0, 1.5], [2, -1, 5], [2, 0, '1850'], [2, 0, null], [-1], [], null, 'x', { seq: 1 }]) {
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

/** Waits until the client has received everything that the server has sent so far. */
async function received({ realtime }: ReturnType<typeof startClient>, server: SocketServer): Promise<void> {
  await new Promise<void>((resolve) => {
    const stop = realtime.on('reload_favorite_live', () => {
      stop();
      resolve();
    });
    server.send('feedout', 'reload_favorite_live');
  });
}

/** Returns the milliseconds after which a client repeats the request of a room that does not answer. */
async function repetitions(client: ReturnType<typeof startClient>, server: SocketServer): Promise<readonly number[]> {
  await received(client, server);
  const asked: number[] = [];
  for (let ms = 100; ms <= 4900; ms += 100) {
    client.timers.advance(100);
    client.realtime.feedout.emit('sidebar');
    await server.next('sidebar');
    await received(client, server);
    asked.push(...server.actions().flatMap(({ event }) => (event === 'live' ? [ms] : [])));
    while (server.actions().some(({ event }) => event === 'live')) await server.next('live');
  }
  return asked;
}

test('[FAULT-09] a missing snapshot is requested again, less and less often, until it arrives', async () => {
  await using server = await startSocketServer();
  using client = startClient(server.url);
  const { handlers, snapshots } = keepingHandlers();
  client.realtime.subscribeRoom(liveF, handlers);
  await server.next('live');
  expect(await repetitions(client, server)).toEqual([500, 1300, 3300]);
  server.send('feedout', 'initial_data', snapshotOf('live/F', 1));
  await snapshots.take();
  client.timers.advance(5000);
  client.realtime.feedout.emit('sidebar');
  await server.next('sidebar');
  expect(server.actions().filter(({ event }) => event === 'live')).toEqual([]);
});

test('[FAULT-09, NET-36] a request that is not acknowledged may be on a slow connection, and is repeated later', async () => {
  await using server = await startSocketServer();
  server.answerWith(undefined);
  using client = startClient(server.url);
  client.realtime.subscribeRoom(liveF, keepingHandlers().handlers);
  await server.next('live');
  expect(await repetitions(client, server)).toEqual([1500, 3800]);
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
