import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

import { afterAll, afterEach, expect, test } from 'vitest';

import { serveApp } from '../serve-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'kvota-pass-on-'));
writeFileSync(join(folder, 'index.html'), '<html><div id="root">page</div></html>');
const running: Server[] = [];
const portOf = (server: Server): number => (server.address() as AddressInfo).port; // a listening TCP server has an address with a port
const end = (server: Server): Promise<unknown> => {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  return closed;
};
afterEach(async () => {
  await Promise.all(running.splice(0).map(end));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a platform that answers as given, and an app whose server passes requests on to it. */
async function start(answer: RequestListener, proxySecret?: string): Promise<{ app: string; platform: Server }> {
  const platform = createServer(answer);
  await once(platform.listen(0, '127.0.0.1'), 'listening');
  const target = `http://127.0.0.1:${portOf(platform)}`;
  const server = await serveApp({ folder, port: 0, host: '127.0.0.1', config: {}, platform: target, proxySecret });
  running.push(server, platform);
  return { app: `http://127.0.0.1:${portOf(server)}`, platform };
}

/** Sends a request as it is, with any header and any path. */
function send(app: string, path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    ask(app, { path, headers }, resolve).once('error', reject).end();
  });
}

/** Opens a WebSocket by hand, and resolves to the connection and its first bytes. */
async function upgrade(app: string, path: string): Promise<{ socket: Socket; first: string }> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-key': 'a',
    'sec-websocket-version': '13',
  };
  const request = ask(app, { path, headers }).end();
  const [kind, answer, socket] = await Promise.race([
    once(request, 'upgrade').then(([answer, socket]) => ['upgrade', answer, socket] as const),
    once(request, 'response').then(([answer]) => ['response', answer, (answer as IncomingMessage).socket] as const),
  ]);
  const { statusCode, headers: given } = answer as IncomingMessage;
  return { socket: socket as Socket, first: `${kind} ${statusCode} ${given['retry-after'] ?? ''}`.trim() };
}

test('[NET-40] calls, sign-in and sockets go to the platform; pages, health, readiness and metrics do not', async () => {
  const { app } = await start((request, response) => response.end(`platform ${request.url}`));
  const at = async (path: string): Promise<string> => text(await send(app, path));
  for (const path of ['/base/v1/users/ping?a=b', '/oidc/auth', '/socket.io/?EIO=4', '/games/v1/x', '/payment/x']) {
    expect(await at(path)).toBe(`platform ${path}`);
  }
  const pages = ['/', '/en/betting', '/games/house', '/metrics', '/docs', '/operator/v1/users', '/Base/V1/users'];
  for (const path of pages) expect([path, await at(path)]).toEqual([path, expect.stringContaining('page')]);
  for (const path of ['/health', '/ready']) expect(await at(path)).toBe('{"status":"ok"}');
});

test('[NET-40] a path that leaves the part of the platform is not passed on, however it is written', async () => {
  const { app } = await start((_request, response) => response.end('platform'));
  const paths = [
    '/base/v1/../../metrics',
    '/base/v1/%2e%2e/%2E%2E/metrics',
    '/base/v1/..\\..\\metrics',
    '//evil.example/base/v1/users',
    'http://evil.example/base/v1/users',
  ];
  for (const path of paths) expect([path, await text(await send(app, path))]).not.toEqual([path, 'platform']);
});

test('[NET-41] the platform gets host and address of the visitor, and nothing of one connection or of the visitor’s making', async () => {
  let seen: IncomingMessage['headers'] = {};
  const { app, platform } = await start((request, response) => {
    seen = request.headers;
    response.end();
  });
  await send(app, '/base/v1/users', {
    host: 'www.example:4100',
    authorization: 'Bearer t',
    cookie: 'a=b',
    'accept-encoding': 'br',
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
    forwarded: 'for=1.2.3.4',
    'x-real-ip': '1.2.3.4',
    'x-kvota-proxy': 'a guess',
    'proxy-authorization': 'Basic secret',
    te: 'trailers',
    connection: 'keep-alive, x-secret',
    'x-secret': 'for the proxy',
  });
  expect(seen).toEqual({
    host: `127.0.0.1:${portOf(platform)}`,
    authorization: 'Bearer t',
    cookie: 'a=b',
    'accept-encoding': 'br',
    'x-forwarded-for': '203.0.113.7, 127.0.0.1',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'www.example:4100',
    connection: 'keep-alive',
  });
});

test('[SEC-22] calls and sockets have the secret of the platform’s proxies, whatever the visitor sends', async () => {
  const proofs: unknown[] = [];
  const { app, platform } = await start((request, response) => {
    proofs.push(request.headers['x-kvota-proxy']);
    response.end();
  }, 'known to us');
  platform.on('upgrade', ({ headers }: IncomingMessage, socket: Socket) => {
    proofs.push(headers['x-kvota-proxy']);
    socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
  });
  await send(app, '/base/v1/users', { 'x-kvota-proxy': 'a guess' });
  await upgrade(app, '/socket.io/?EIO=4');
  expect(proofs).toEqual(['known to us', 'known to us']);
});

test('[NET-41] an answer keeps its compression and its cookies, and loses what belongs to the connection', async () => {
  const body = brotliCompressSync('answer');
  const { app } = await start((_request, response) => {
    response.setHeader('set-cookie', ['a=1; HttpOnly', 'b=2']);
    response
      .writeHead(201, { 'content-encoding': 'br', 'proxy-authenticate': 'Basic', connection: 'x-hop', 'x-hop': '1' })
      .end(body);
  });
  const answer = await send(app, '/base/v1/users');
  const {
    'set-cookie': cookies,
    'content-encoding': encoding,
    'proxy-authenticate': proxy,
    'x-hop': hop,
  } = answer.headers;
  expect([answer.statusCode, cookies, encoding, proxy, hop]).toEqual([
    201,
    ['a=1; HttpOnly', 'b=2'],
    'br',
    undefined,
    undefined,
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  expect(brotliDecompressSync(Buffer.concat(chunks)).toString()).toBe('answer');
});

test('[NET-41] an answer is streamed: its beginning arrives before its end is there', async () => {
  const rest = Promise.withResolvers<void>();
  const { app } = await start((_request, response) => {
    response.write('beginning');
    void rest.promise.then(() => response.end(' end'));
  });
  const answer = await send(app, '/base/v1/users');
  const [first] = (await once(answer, 'data')) as [Buffer];
  expect(first.toString()).toBe('beginning');
  rest.resolve();
  expect(await text(answer)).toBe(' end');
});

test('[NET-41] a platform that is away gives 503 with Retry-After, and one that breaks the connection 502', async () => {
  const { app, platform } = await start((request, response) => {
    if (request.url?.endsWith('late')) response.write('half', () => response.destroy());
    else response.destroy();
  });
  const failed = async (): Promise<unknown[]> => {
    const answer = await fetch(`${app}/base/v1/users`);
    const { headers, status } = answer;
    const problem: unknown = await answer.json();
    return [status, headers.get('content-type'), headers.has('retry-after'), problem];
  };
  const problem = (status: number) => expect.objectContaining({ status, detail: expect.any(String) });
  expect(await failed()).toEqual([502, 'application/problem+json', true, problem(502)]);
  // A half answer is not completed with another one.
  await expect(fetch(`${app}/base/v1/late`).then((answer) => answer.text())).rejects.toThrow();
  await end(platform);
  running.splice(running.indexOf(platform), 1);
  expect(await failed()).toEqual([503, 'application/problem+json', true, problem(503)]);
  expect((await upgrade(app, '/socket.io/?EIO=4')).first).toBe('response 503 2');
  // Pages and health do not depend on it.
  expect([(await fetch(`${app}/en`)).status, (await fetch(`${app}/health`)).status]).toEqual([200, 200]);
});

test('[NET-41] a visitor who leaves ends the request to the platform', async () => {
  const visit = new AbortController();
  const left = Promise.withResolvers<void>();
  const { app } = await start((_request, response) => {
    response.once('close', () => left.resolve());
    visit.abort();
  });
  await expect(fetch(`${app}/base/v1/users`, { signal: visit.signal })).rejects.toThrow();
  await left.promise;
});

test('[NET-40] a socket is passed on both ways, ends with either side, and no other upgrade is', async () => {
  const { app, platform } = await start((_request, response) => response.end('no socket'));
  const far: Socket[] = [];
  platform.on('upgrade', (request: IncomingMessage, socket: Socket) => {
    far.push(socket);
    const { 'x-forwarded-for': address, upgrade: protocol } = request.headers;
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: ${protocol}\r\nretry-after: ${String(address)}\r\n\r\n`,
    );
    socket.on('data', (data) => socket.write(`echo ${data.toString()}`)).once('end', () => socket.end());
  });
  const one = await upgrade(app, '/socket.io/?EIO=4');
  expect(one.first).toBe('upgrade 101 127.0.0.1');
  one.socket.write('hello');
  expect(String(((await once(one.socket, 'data')) as [Buffer])[0])).toBe('echo hello');
  const farClosed = once(far[0] ?? platform, 'close');
  one.socket.destroy();
  await farClosed;

  const other = await upgrade(app, '/socket.io/?EIO=4');
  const closed = once(other.socket.resume(), 'close');
  far[1]?.destroy();
  await closed;

  expect((await upgrade(app, '/en/betting')).first).toBe('response 200');
  // The platform may refuse a socket, such as one of another origin.
  platform.removeAllListeners('upgrade');
  platform.on('upgrade', (_request: IncomingMessage, socket: Socket) => {
    socket.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n');
  });
  expect((await upgrade(app, '/socket.io/?EIO=4')).first).toBe('response 403');
});
