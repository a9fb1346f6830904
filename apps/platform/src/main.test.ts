import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { creditOf } from '@kvota/contracts';
import { afterAll, expect, test } from 'vitest';

import { users } from './database/schema/index.ts';
import { createTestPlatform } from './testing/test-platform.ts';
import { demoAccounts } from './demo/demo-data.ts';

const folder = mkdtempSync(join(tmpdir(), 'kvota-main-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(environment: Record<string, string>): { child: ChildProcess; output: () => string } {
  const { DATABASE_URL: _elsewhere, ...env } = process.env;
  const child = fork(fileURLToPath(new URL('main.ts', import.meta.url)), [], {
    env: { ...env, KVOTA_DATA: folder, KVOTA_DEMO_HISTORY: '0', ...environment },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let text = '';
  child.stdout?.on('data', (part: Buffer) => (text += part.toString()));
  child.stderr?.on('data', (part: Buffer) => (text += part.toString()));
  return { child, output: () => text };
}

test('[SPEED-12] compiled code is kept for the next start, also of a process that is killed', async () => {
  const cache = join(folder, 'compiled');
  const { child } = start({
    KVOTA_PLATFORM_PORT: '0',
    KVOTA_DATA: join(folder, 'killed'),
    NODE_COMPILE_CACHE: cache,
  });
  await once(child, 'message');
  await expect.poll(() => existsSync(cache) && readdirSync(cache, { recursive: true }).length).toBeGreaterThan(500);
  child.kill('SIGKILL');
  await once(child, 'close');
});

test('a taken port is reported in one line, before anything is opened', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { child, output } = start({ KVOTA_PLATFORM_PORT: String(port) });
  const [code] = await once(child, 'close');
  other.close();
  expect(code).toBe(1);
  expect(output()).toBe(`Port ${port} is taken. Set KVOTA_PLATFORM_PORT to another one.\n`);
});

test('an address that this machine does not have is reported in one line', async () => {
  const { child, output } = start({ KVOTA_PLATFORM_PORT: '0', KVOTA_HOST: '192.0.2.1' });
  expect((await once(child, 'close'))[0]).toBe(1);
  expect(output()).toBe(
    'KVOTA_HOST: this machine does not have the address 192.0.2.1. Set one that it has, or 0.0.0.0 for all.\n',
  );
});

test("a malformed trader's limit is reported in one line, and nothing is opened", async () => {
  const data = join(folder, 'unused');
  const { child, output } = start({ KVOTA_PLATFORM_PORT: '0', KVOTA_DATA: data, KVOTA_TRADER_LIMIT: 'RSD:lots' });
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(output()).toMatch(/^KVOTA_TRADER_LIMIT is the highest stake .+, not "RSD:lots"\.\n$/);
  expect(existsSync(data)).toBe(false);
});

test('an unreadable recording is reported in one line, and nothing is opened', async () => {
  const data = join(folder, 'unused');
  const file = join(folder, 'missing.jsonl');
  const { child, output } = start({ KVOTA_PLATFORM_PORT: '0', KVOTA_DATA: data, KVOTA_FEED: `replay:${file}` });
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(output()).toBe(`${file}: the file cannot be read (ENOENT). Name a recording that is there.\n`);
  expect(existsSync(data)).toBe(false);
});

// A first start creates a database, which takes a while on a busy machine.
test('it starts, tells who started it where, ends cleanly on SIGTERM, and leaves its data to the next start', async () => {
  const { child, output } = start({ KVOTA_PLATFORM_PORT: '0' });
  const [message] = (await once(child, 'message')) as [{ ready: string }];
  const health = await fetch(`${message.ready}/health`);
  child.kill('SIGTERM');
  const [code] = await once(child, 'close');
  expect([health.status, code]).toEqual([200, 0]);
  expect(output()).toBe(''); // the parent process gets the message and prints it

  const next = await createTestPlatform({ database: { folder: join(folder, 'platform') } });
  const accounts = await next.db.select().from(users);
  const { access_token: token } = await next.signIn('player');
  const { wallets } = await next.call('ping', {}, token);
  await next.close();
  // Created by the first start, and not again.
  expect(accounts).toHaveLength(demoAccounts.length);
  expect(accounts.every(({ createdAt }) => createdAt.getTime() !== next.clock.now())).toBe(true);
  expect(wallets.map(creditOf)).toEqual(['50000.00', '500.00', '2000.00']);
});
