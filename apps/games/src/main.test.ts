import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, expect, test } from 'vitest';

import { keyOf } from './server/configuration/key-file.ts';
import { startSignedWallet } from './testing/signed-wallet.ts';

const folder = mkdtempSync(join(tmpdir(), 'kvota-games-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(environment: Record<string, string>): { readonly child: ChildProcess; readonly output: () => string } {
  const { DATABASE_URL: _elsewhere, ...env } = process.env;
  const child = fork(fileURLToPath(new URL('main.ts', import.meta.url)), [], {
    // No platform answers there, which is no refusal.
    env: { ...env, KVOTA_DATA: folder, KVOTA_GAMES_PORT: '0', KVOTA_WALLET_URL: 'http://127.0.0.1:1', ...environment },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let text = '';
  child.stdout?.on('data', (part: Buffer) => (text += part.toString()));
  child.stderr?.on('data', (part: Buffer) => (text += part.toString()));
  return { child, output: () => text };
}

test('[RGS-19] a configuration that cannot be read ends the start with one line for each problem', async () => {
  const { child, output } = start({ KVOTA_GAMES_PORT: 'x', KVOTA_LOG: 'all' });
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(output()).toMatch(/^KVOTA_GAMES_PORT .+\nKVOTA_LOG .+\n$/);
});

test('[RGS-19] a start makes a key for its owner only, answers its health, and ends cleanly', async () => {
  const { child, output } = start({});
  const [{ ready }] = (await once(child, 'message')) as [{ ready: string }];
  expect(await (await fetch(`${ready}/health`)).json()).toMatchObject({ status: 'ok' });
  expect(statSync(join(folder, 'games', 'key')).mode & 0o777).toBe(0o600);
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(output()).toBe('');
});

test.each([
  [{ KVOTA_HOST: '192.0.2.1' }, /^KVOTA_HOST: this machine does not have the address 192\.0\.2\.1\. .+\n$/],
  [
    { DATABASE_URL: 'postgres://kvota:hidden@127.0.0.1:1/kvota' },
    /^DATABASE_URL: no PostgreSQL answers at 127\.0\.0\.1:1 \(.+\)\. Start it, or correct the address\.\n$/,
  ],
])('[RGS-19] a start that fails at %j ends with one line', async (environment, line) => {
  const { child, output } = start(environment);
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(output()).toMatch(line);
  expect(output()).not.toContain('hidden');
});

test('[RGS-47] a start with another secret than that of the platform ends with one line', async () => {
  const key = { id: 'test', secret: 'the secret of the platform'.repeat(2) };
  const wallet = await startSignedWallet({ provider: 'house', keys: [key] }, Date.now);
  const { child, output } = start({
    KVOTA_WALLET_URL: wallet.url,
    KVOTA_WALLET_KEY: 'test',
    KVOTA_WALLET_SECRET: 'hidden'.repeat(9),
  });
  expect(await once(child, 'close')).toEqual([1, null]);
  await wallet.close();
  expect(output()).toMatch(/^KVOTA_WALLET_SECRET: the platform at http:\S+ has another secret for key "test" .+\n$/);
  expect(output()).not.toContain('hidden');
});

test('[RGS-13] the key is made once', () => {
  const other = join(folder, 'other');
  const key = keyOf(other);
  expect(key.length).toBeGreaterThan(32);
  expect(keyOf(other)).toBe(key);
});
