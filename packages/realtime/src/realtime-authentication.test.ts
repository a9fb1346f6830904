import { expect, test, vi } from 'vitest';

import { startClient, until } from './testing/client.ts';
import { startSocketServer } from './testing/socket-server.ts';

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
