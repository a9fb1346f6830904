import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, test, vi } from 'vitest';

import { createRealtime } from './create-realtime.ts';
import { keepingHandlers, liveF, snapshotOf, startClient, until } from './testing/client.ts';
import { handTimers } from './testing/hand-timers.ts';
import { startSocketServer } from './testing/socket-server.ts';

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

test('[FAULT-09] a gap requests the snapshot at once, although an answer to a heartbeat is pending', async () => {
  await using server = await startSocketServer();
  using client = startClient(server.url);
  const { handlers, snapshots, updates } = keepingHandlers();
  client.realtime.subscribeRoom(liveF, handlers);
  await server.next('live');
  server.send('feedout', 'initial_data', { ...snapshotOf('live/F', 1), run: 'a' });
  await snapshots.take();
  server.send('feedout', 'heartbeat', { 'live/F': 2 });
  await server.next('live');
  server.send('feedout', 'live_update', 'live/F', [4, 0, 1850]);
  await updates.take();
  client.realtime.resync('live/F');
  expect(await server.next('live')).toEqual([{ sport: 'F' }]);
  client.realtime.resync('live/F');
  client.realtime.feedout.emit('sidebar');
  await server.next('sidebar');
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
