import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, onTestFinished, test } from 'vitest';

import { serveApp } from '../serve-app.ts';
import { readSettings } from './read-settings.ts';

const app = mkdtempSync(join(tmpdir(), 'kvota-serve-'));
mkdirSync(join(app, 'dist'));
const head = '<script type="application/json" id="kvota-config">{}</script>';
writeFileSync(join(app, 'dist/index.html'), `<html><head>${head}</head><div id="root"></div></html>`);
afterAll(() => rmSync(app, { recursive: true }));

test('without variables an app is served on this machine, with the platform of this machine at its own origin', () => {
  expect(readSettings({})).toEqual({
    port: 4100,
    host: '127.0.0.1',
    origin: undefined,
    platform: 'http://localhost:4000',
    proxySecret: undefined,
    passesOn: true,
    config: {},
  });
});

test('[CALL-02] a platform at another origin is written into the page, and nothing is passed on', () => {
  const settings = readSettings({
    PORT: '80',
    KVOTA_ORIGIN: 'https://www.example.com/',
    KVOTA_PLATFORM: 'http://10.0.0.2:4000',
    KVOTA_PLATFORM_URL: 'https://api.example.com/',
    KVOTA_AUTHORITY: 'https://id.example.com/realms/one',
    KVOTA_CLIENT_ID: 'example',
    KVOTA_WORKER: 'off',
  });
  expect(settings).toMatchObject({ port: 80, origin: 'https://www.example.com', passesOn: false });
  expect(settings.config).toEqual({
    platformUrl: 'https://api.example.com',
    authority: 'https://id.example.com/realms/one',
    clientId: 'example',
    worker: 'off',
  });
});

test('everything that is missing or malformed is in one list', () => {
  const wrong = { NODE_ENV: 'production', KVOTA_PORT: 'http', KVOTA_AUTHORITY: 'id.example.com' };
  const lines = (): string => {
    try {
      readSettings(wrong);
      return '';
    } catch (error) {
      return String(error);
    }
  };
  expect([...lines().matchAll(/^- (\w+)/gm)].map(([, name]) => name)).toEqual([
    'KVOTA_PORT',
    'KVOTA_ORIGIN',
    'KVOTA_PLATFORM',
    'KVOTA_AUTHORITY',
  ]);
});

const start = (env: Record<string, string>): ChildProcess => {
  const child = fork(join(import.meta.dirname, '../serve.ts'), [app], {
    env: { ...process.env, ...env },
    silent: true,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
};

test('[NET-40] the command serves the app, and SIGTERM ends it after the answers that are on their way', async () => {
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const platform = createServer((_request, response) => {
    asked.resolve();
    void held.promise.then(() => response.end('late answer'));
  });
  await once(platform.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    platform.closeAllConnections();
    platform.close();
  });
  const { port } = platform.address() as AddressInfo; // a listening TCP server has an address with a port
  const child = start({ KVOTA_PORT: '0', KVOTA_PLATFORM: `http://127.0.0.1:${port}`, KVOTA_CLIENT_ID: 'example' });
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  const at = /served at (http:\S+), without first screens/.exec(line.toString())?.[1] ?? '';
  expect(await (await fetch(`${at}/health`)).json()).toEqual({ status: 'ok' });
  expect(await (await fetch(`${at}/en/betting`)).text()).toContain('{"clientId":"example"}');
  const call = fetch(`${at}/base/v1/users/ping`);
  await asked.promise;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  held.resolve();
  expect(await (await call).text()).toBe('late answer');
  expect(await ended).toEqual([0, null]);
});

test('[NET-40] at SIGTERM no connection is kept for further requests, and a client that keeps one does not delay the end', async () => {
  const [held, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const platform = createServer((_request, response) => {
    asked.resolve();
    void held.promise.then(() => response.end('late answer'));
  });
  await once(platform.listen(0, '127.0.0.1'), 'listening');
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => {
    agent.destroy();
    platform.closeAllConnections();
    platform.close();
  });
  const { port } = platform.address() as AddressInfo; // a listening TCP server has an address with a port
  const child = start({ KVOTA_PORT: '0', KVOTA_PLATFORM: `http://127.0.0.1:${port}` });
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  const at = /served at (http:\S+),/.exec(line.toString())?.[1] ?? '';
  const ask = async (path: string): Promise<IncomingMessage> => {
    const [answer] = (await once(get(at + path, { agent }), 'response')) as [IncomingMessage];
    return answer.resume();
  };
  expect((await ask('/ready')).headers.connection).toBe('keep-alive');
  const call = ask('/base/v1/users/ping');
  await asked.promise;
  const [ended, noted] = [once(child, 'exit'), once(child.stdout ?? child, 'data')];
  child.kill('SIGTERM');
  expect(String((await noted)[0])).toMatch(/^The server is about to end/);
  held.resolve();
  expect((await call).headers.connection).toBe('close');
  expect(await ended).toEqual([0, null]);
});

test('[NET-40] a server that drains is not ready and alive, and still answers', async () => {
  const server = await serveApp({ folder: join(app, 'dist'), port: 0, host: '127.0.0.1', config: {} });
  const { port } = server.address() as AddressInfo; // a listening TCP server has an address with a port
  const statuses = (): Promise<number[]> =>
    Promise.all(
      ['/ready', '/health', '/'].map(async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).status),
    );
  expect(await statuses()).toEqual([200, 200, 200]);
  server.drain();
  expect(await statuses()).toEqual([503, 200, 200]);
  await server.end(60_000);
});

test('a wrong setting ends the command with what to do', async () => {
  const child = start({ KVOTA_ORIGIN: 'www.example.com' });
  const [line] = (await once(child.stderr ?? child, 'data')) as [Buffer];
  expect(line.toString()).toContain('- KVOTA_ORIGIN is "www.example.com"');
  expect(await once(child, 'exit')).toEqual([1, null]);
});
