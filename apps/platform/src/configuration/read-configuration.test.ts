import { describe, expect, test } from 'vitest';

import { readConfiguration } from './read-configuration.ts';

const safe = {
  KVOTA_ENV: 'production',
  KVOTA_PUBLIC_URL: 'https://api.example.com/',
  KVOTA_ORIGINS: 'https://example.com,https://agents.example.com',
  DATABASE_URL: 'postgres://kvota@db/kvota',
  KVOTA_SECRET: 'x'.repeat(32),
  KVOTA_SEED: 'not the default',
  KVOTA_TRUST_PROXY: '1',
};
const messageOf = (env: Record<string, string>): string => {
  try {
    readConfiguration(env);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

test('without variables, the platform is for this machine, with demo accounts', () => {
  expect(readConfiguration({ KVOTA_DATA: '/data' })).toEqual({
    production: false,
    port: 4000,
    host: undefined,
    publicUrl: undefined,
    origins: ['http://localhost:4100', 'http://localhost:4200'],
    trustProxy: false,
    database: { folder: '/data/platform' },
    redis: undefined,
    feed: { kind: 'simulated' },
    seed: 'kvota',
    traderLimit: undefined,
    gameServers: [],
    paymentProviders: [],
    exclusionRegister: undefined,
    centralLimit: undefined,
    jurisdiction: 'reference',
    demo: true,
    history: true,
    secret: undefined,
    ledgerCheckMinutes: 60,
    logLevel: 'info',
    metricsToken: undefined,
  });
});

describe('[SEC-06] demo accounts exist on loopback addresses only, or if they are asked for', () => {
  test.each([
    [{}, true],
    [{ KVOTA_DEMO: '0' }, false],
    [{ KVOTA_PUBLIC_URL: 'http://127.0.0.1:4000', KVOTA_ORIGINS: 'http://[::1]:4100' }, true],
    [{ KVOTA_PUBLIC_URL: 'https://demo.example' }, false],
    [{ KVOTA_ORIGINS: 'http://localhost:4100,http://192.168.1.5:4100' }, false],
    [{ KVOTA_HOST: '0.0.0.0' }, false],
    [{ KVOTA_ORIGINS: 'http://localhost.example' }, false],
    [{ KVOTA_PUBLIC_URL: 'https://demo.example', KVOTA_DEMO: '1' }, true],
  ])('%j: %s', (env, demo) => {
    expect(readConfiguration(env).demo).toBe(demo);
  });
});

describe('[SEC-05] production', () => {
  test('starts with everything set, by either variable', () => {
    expect(readConfiguration(safe)).toMatchObject({
      production: true,
      demo: false,
      publicUrl: 'https://api.example.com',
    });
    expect(readConfiguration({ ...safe, KVOTA_ENV: '', NODE_ENV: 'production' }).production).toBe(true);
  });

  test('everything that is missing or unsafe is in one list', () => {
    const lines = messageOf({ NODE_ENV: 'production', KVOTA_DEMO: '1', KVOTA_PLATFORM_PORT: 'x' }).split('\n');
    expect(lines[0]).toBe('The platform cannot start:');
    expect(lines.slice(1).map((line) => /^- (\w+)/.exec(line)?.[1])).toEqual([
      'KVOTA_PLATFORM_PORT',
      'KVOTA_DEMO',
      'KVOTA_PUBLIC_URL',
      'KVOTA_ORIGINS',
      'DATABASE_URL',
      'KVOTA_SECRET',
      'KVOTA_SEED',
      'KVOTA_TRUST_PROXY',
    ]);
  });

  test.each([
    ['KVOTA_PUBLIC_URL', 'http://api.example.com'],
    ['KVOTA_ORIGINS', 'https://example.com,http://agents.example.com'],
    ['KVOTA_SECRET', 'short'],
    ['KVOTA_SEED', 'kvota'],
    ['KVOTA_DEMO', '1'],
  ])('%s=%s alone is refused in one line', (name, value) => {
    expect(messageOf({ ...safe, [name]: value })).toMatch(new RegExp(`^${name}: [^\n]+$`));
  });

  test('a recording needs no seed', () => {
    expect(messageOf({ ...safe, KVOTA_SEED: 'kvota', KVOTA_FEED: 'replay:evening.jsonl' })).toBe('');
  });
});

describe('several nodes', () => {
  const two = { DATABASE_URL: 'postgres://kvota@db/kvota', REDIS_URL: 'redis://redis:6379' };
  test('share a Redis beside a database', () => {
    expect(readConfiguration(two)).toMatchObject({ redis: 'redis://redis:6379', database: { url: two.DATABASE_URL } });
  });
  test('do not start without a database that they share, or with an address of something else', () => {
    expect(messageOf({ REDIS_URL: two.REDIS_URL })).toMatch(/^REDIS_URL: [^\n]+DATABASE_URL[^\n]+$/);
    expect(messageOf({ ...two, REDIS_URL: 'kvota:hidden@redis' })).toBe(
      'REDIS_URL: set an address such as redis://localhost:6379.',
    );
  });
  test.each(['kvota', 'kvota:hidden@db/kvota', 'mysql://kvota:hidden@db/kvota'])('%s is no database', (address) => {
    expect(messageOf({ DATABASE_URL: address })).toBe(
      'DATABASE_URL: set an address such as postgres://user:password@host:5432/database.',
    );
  });
});

test('an address that is none is refused', () => {
  expect(messageOf({ KVOTA_ORIGINS: 'example.com' })).toContain(
    'a web address such as https://a.example, not "example.com"',
  );
});

describe('[CAS-10] game servers', () => {
  const server = { code: 'house', url: 'http://localhost:4300', origin: 'http://localhost:4300' };
  const keys = [{ id: 'k1', secret: 'x'.repeat(32) }];
  const read = (value: unknown) => readConfiguration({ KVOTA_GAME_SERVERS: JSON.stringify(value) }).gameServers;

  test('are read from JSON', () => {
    expect(read([{ ...server, keys }])).toEqual([{ ...server, keys }]);
  });

  test.each([
    [{ ...server, keys }],
    [[{ ...server, keys: [] }]],
    [[{ ...server, keys: [{ id: 'k1', secret: 'short' }] }]],
    [[{ ...server, url: 'localhost:4300', keys }]],
    [
      [
        { ...server, keys },
        { ...server, keys },
      ],
    ],
  ])('%j is refused without its secret in the message', (value) => {
    const message = messageOf({ KVOTA_GAME_SERVERS: JSON.stringify(value) });
    expect(message).toContain('KVOTA_GAME_SERVERS');
    expect(message).not.toContain('xxxx');
  });
});
