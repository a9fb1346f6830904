import { expect, test } from 'vitest';

import { keepingHandlers, liveF, snapshotOf, startClient, until } from './testing/client.ts';
import { startSocketServer } from './testing/socket-server.ts';

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
  // The other one was requested two more times.
  await Promise.all([server.next('live'), server.next('live')]);
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
