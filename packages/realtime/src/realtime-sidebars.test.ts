import { expect, test, vi } from 'vitest';

import { startClient, until } from './testing/client.ts';
import { createInbox } from './testing/inbox.ts';
import { startSocketServer } from './testing/socket-server.ts';

const sidebarSport = { sport: 'F', name: 'Football', icon: 'F', eventsCount: 3, groupByCountries: [] };

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
