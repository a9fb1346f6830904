import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createPlatform, systemClock, type Platform } from '@kvota/platform';
import { signIn } from '@kvota/platform/sign-in';
import { serveApp } from '@kvota/run/serve-app';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'kvota-one-origin-'));
let platform: Platform;
let server: Server;
let app: string;

/** Serves an app in front of a platform. Its port is known before the platform starts, which allows the origin. */
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<html><div id="root">page</div></html>');
  const free = await serveApp({ folder, port: 0, config: {} });
  const { port } = free.address() as AddressInfo; // a listening TCP server has an address with a port
  await new Promise((done) => free.close(done));
  app = `http://localhost:${port}`;
  platform = await createPlatform({
    database: 'memory',
    clock: systemClock,
    seed: 'test',
    ids: randomUUID,
    ports: { http: 0 },
    origins: ['http://localhost:4100', app],
    trustProxy: 1,
    rate: { perSecond: 0.001, burst: 60 },
  });
  server = await serveApp({ folder, port, config: {}, platform: platform.url });
});
afterAll(async () => {
  const closed = new Promise((done) => server.close(done));
  server.closeAllConnections();
  await closed;
  await platform.close();
  rmSync(folder, { recursive: true });
});

test('[NET-40, NET-41] a call through the app’s origin has the platform’s answer, compressed by the platform', async () => {
  const answer = await fetch(`${app}/cms/v1/settings/general`, { headers: { 'accept-encoding': 'br' } });
  const direct = await fetch(`${platform.url}/cms/v1/settings/general`);
  expect([answer.status, answer.headers.get('content-encoding'), answer.headers.get('etag')]).toEqual([
    200,
    'br',
    direct.headers.get('etag'),
  ]);
  expect(await answer.json()).toEqual(await direct.json());
});

test('[SES-25, NET-40] a player signs in at the app’s origin, and the tokens are valid at both', async () => {
  const target = { issuer: `${app}/oidc`, clientId: 'kvota-site', redirectUri: `${app}/callback` };
  const { access_token: token } = await signIn(target, { username: 'player', password: 'kvota' });
  const headers = { authorization: `Bearer ${token}` };
  const statusAt = async (url: string): Promise<number> =>
    (await fetch(`${url}/base/v1/users/ping`, { headers })).status;
  expect([await statusAt(app), await statusAt(platform.url)]).toEqual([200, 200]);
});

test('[NET-40, NET-35] sockets of the app’s origin are connected, those of another page are not', async () => {
  const open = (origin: string): Socket => {
    const socket = io(`${app}/sports`, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders: { origin },
    });
    onTestFinished(() => void socket.disconnect());
    return socket;
  };
  const socket = open(app);
  expect(await socket.emitWithAck('global')).toBeDefined();
  const refused = open('https://evil.example');
  expect(await new Promise((done) => void refused.once('connect_error', () => done('refused')))).toBe('refused');
});

test('[NET-41, SEC-04] calls count for the visitor, who cannot choose an address', async () => {
  const statuses: number[] = [];
  for (let call = 0; call < 70; call += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${call}` };
    statuses.push((await fetch(`${app}/cms/v1/settings/status`, { headers })).status);
  }
  expect(statuses.at(-1)).toBe(429);
  // A request without that proxy has another address for the platform.
  expect(
    (await fetch(`${platform.url}/cms/v1/settings/status`, { headers: { 'x-forwarded-for': '203.0.113.200' } })).status,
  ).toBe(200);
});
