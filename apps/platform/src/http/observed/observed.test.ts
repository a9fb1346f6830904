import { once } from 'node:events';
import { createServer, connect, type Server, type Socket } from 'node:net';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { openDatabase, type OpenDatabase } from '../../database/database.ts';
import { createLogger } from '../../kernel/log/logger.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';

describe('what operators see of a running platform', () => {
  let platform: TestPlatform;
  const lines: string[] = [];
  beforeAll(async () => {
    const logger = createLogger({ write: (line) => lines.push(line) }, 'debug');
    platform = await createTestPlatform({ logger, metricsToken: 'for-the-collector', trustProxy: 1 });
  });
  afterAll(() => platform.close());
  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${platform.url}${path}`, { headers });

  test('[SEC-11] every answer has its own request id, which is in its line of the log; no token is', async () => {
    const { access_token: token } = await platform.signIn('player');
    const paths = [
      '/base/v1/users/ping',
      '/oidc/.well-known/openid-configuration',
      '/nowhere?code=secret-code',
      '/docs/json',
    ];
    const answers = await Promise.all(paths.map((path) => get(path, { authorization: `Bearer ${token}` })));
    await Promise.all(answers.map((answer) => answer.text()));
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(paths.length);
    for (const { headers } of answers) expect(headers.get('x-content-type-options')).toBe('nosniff');
    const logged = lines.map((line) => (JSON.parse(line) as { requestId?: string }).requestId);
    expect(logged).toEqual(expect.arrayContaining(ids));
    expect(lines.join('')).not.toContain(token);
    expect(lines.join('')).not.toContain('secret-code');
  });

  test('[SEC-11] an address that no route can take is refused with a problem that has an id, too', async () => {
    const long = await get(`/cms/v1/documents/${'x'.repeat(200)}`);
    const broken = await get('/cms/v1/documents/%');
    expect([long.status, broken.status]).toEqual([414, 400]);
    for (const { headers } of [long, broken]) {
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
      expect(headers.get('content-type')).toContain('application/problem+json');
    }
  });

  test('[SEC-11] a request that the client cuts is no error in the log; a failure of the platform is one', async () => {
    const levelsOf = (text: RegExp): (string | undefined)[] =>
      lines.filter((line) => text.test(line)).map((line) => (JSON.parse(line) as { level?: string }).level);
    const path = '/cms/v1/markets/getMarketFilters';
    const socket = connect(Number(new URL(platform.url).port), '127.0.0.1');
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\nexpect: 100-continue\r\n\r\n`,
    );
    // The platform reads the body now. Only a part of it comes.
    await once(socket, 'data');
    socket.write('{"type":');
    socket.destroy();
    await vi.waitFor(() => expect(levelsOf(/getMarketFilters was cut/)).toEqual(['info']));
    expect(levelsOf(/getMarketFilters failed/)).toEqual([]);

    const { access_token: token } = await platform.signIn('player');
    await platform.db.execute('ALTER TABLE profiles RENAME TO profiles_away');
    const failed = await platform.send('profile', {}, token);
    await platform.db.execute('ALTER TABLE profiles_away RENAME TO profiles');
    expect([failed.status, levelsOf(/ failed"/)]).toEqual([500, ['error']]);
  });

  test('[SEC-14] /ready reports database and feed; a silent feed is reported and keeps the node ready', async () => {
    expect(await (await get('/ready')).json()).toEqual({
      status: 'ok',
      database: 'ok',
      clock: { status: 'ok', aheadSeconds: expect.any(Number) as number },
      feed: { status: 'ok', ageSeconds: 0 },
    });
    const { access_token: operator } = await platform.signIn('operator');
    await platform.call('setFeed', { body: { running: false } }, operator);
    await platform.clock.advance(25_000);
    const silent = await get('/ready');
    await platform.call('setFeed', { body: { running: true } }, operator);
    expect([silent.status, await silent.json()]).toEqual([
      200,
      expect.objectContaining({ status: 'ok', database: 'ok', feed: { status: 'silent', ageSeconds: 25 } }),
    ]);
  });

  test('[SEC-14] /metrics is Prometheus text for this machine and the bearer of the token, and 404 for others', async () => {
    const outside = { 'x-forwarded-for': '203.0.113.9' };
    expect((await get('/metrics', outside)).status).toBe(404);
    expect((await get('/metrics', { ...outside, authorization: 'Bearer for-the-collectoR' })).status).toBe(404);
    // A proxy on this machine that the platform is not configured for.
    const unaware = await createTestPlatform();
    expect((await fetch(`${unaware.url}/metrics`)).status).toBe(200);
    expect((await fetch(`${unaware.url}/metrics`, { headers: outside })).status).toBe(404);
    await unaware.close();
    const token = await get('/metrics', { ...outside, authorization: 'Bearer for-the-collector' });
    const local = await get('/metrics');
    expect([token.status, local.status]).toEqual([200, 200]);
    const text = await local.text();
    expect(local.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(text).toMatch(/^kvota_database_up 1$/m);
    expect(text).toMatch(/^kvota_feed_age_seconds 0$/m);
    expect(text).toMatch(/^kvota_clock_ahead_seconds -?[\d.e-]+$/m);
    // A node without others needs no bus, drives the feed, and goes on.
    for (const line of ['kvota_bus_connected 1', 'kvota_drives_feed 1', 'kvota_draining 0'])
      expect(text.split('\n')).toContain(line);
    expect(text).toMatch(/^kvota_http_request_seconds_count\{method="GET",route="\/ready",status="200"\} \d+$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
  });
});

const [postgres] = sqlDatabases.filter(({ name }) => name === 'PostgreSQL');

describe.skipIf(postgres === undefined)('while PostgreSQL is away', () => {
  let link: Link;
  let platform: TestPlatform;
  let database: OpenDatabase;
  beforeAll(async () => {
    link = await openLink();
    // A schema made and removed by the test database, reached through the link that can be cut.
    database = await openDatabase({ url: link.url, schema: 'kvota_outage' });
    platform = await createTestPlatform({ database });
  });
  afterAll(async () => {
    await platform.db.execute('DROP SCHEMA kvota_outage CASCADE');
    await platform.close();
    await database.close();
    link.cut();
  });

  test('[SEC-13] calls, sign-in and tokens answer 503 with Retry-After, and work again afterwards', async () => {
    const { access_token: token, refresh_token: refresh } = await platform.signIn('player');
    const statuses = async (): Promise<[number, boolean][]> => {
      await platform.clock.advance(1500);
      const answers = await Promise.all([
        platform.send('ping', {}, token),
        platform.send('bonuses', {}, token),
        fetch(`${platform.issuer}/token`, {
          method: 'POST',
          body: new URLSearchParams({ grant_type: 'refresh_token', client_id: 'kvota-site', refresh_token: refresh }),
        }),
        fetch(`${platform.url}/ready`),
        fetch(`${platform.url}/health`),
      ]);
      await Promise.all(answers.map((answer) => answer.text()));
      return answers.map(({ status, headers }) => [status, headers.has('retry-after')]);
    };
    link.cut();
    expect(await statuses()).toEqual([
      [503, true],
      [503, true],
      [503, true],
      [503, true],
      [200, false],
    ]);
    await link.restore();
    expect((await statuses()).map(([status]) => status)).toEqual([200, 200, 200, 200, 200]);
  });
});

interface Link {
  readonly url: string;
  cut(): void;
  restore(): Promise<void>;
}

/** Opens a connection to PostgreSQL that can be cut, as a broken network would. */
async function openLink(): Promise<Link> {
  const target = new URL(process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test');
  const sockets = new Set<Socket>();
  const server: Server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
      one.pipe(other);
    }
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => void server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const url = new URL(target);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    cut() {
      server.close();
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    restore: () => listen(port),
  };
}
