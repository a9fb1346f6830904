import { Agent, get } from 'node:http';

import { io, type Socket } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';

import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

function open(platform: TestPlatform, address = '203.0.113.1', headers: Record<string, string> = {}): Socket {
  const socket = io(`${platform.url}/sports`, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { 'x-forwarded-for': address, ...headers },
  });
  onTestFinished(() => void socket.disconnect());
  return socket;
}
const opened = (socket: Socket): Promise<boolean> =>
  new Promise((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('connect_error', () => resolve(false));
  });

test('[SEC-17] an address has a number of sockets; one that closes makes room, and other addresses have their own', async () => {
  const platform = await createTestPlatform({ trustProxy: 1, socketsPerAddress: 3 });
  onTestFinished(() => platform.close());
  const three = [open(platform), open(platform), open(platform)];
  expect(await Promise.all(three.map(opened))).toEqual([true, true, true]);
  // Written by the client, so it does not make it another address.
  expect(await opened(open(platform, '198.51.100.7, 203.0.113.1'))).toBe(false);
  expect(await opened(open(platform, '203.0.113.2'))).toBe(true);
  three[0]?.disconnect();
  await expect.poll(() => opened(open(platform))).toBe(true);
});

test('[SEC-17] requests over one connection of a proxy leave nothing behind, and one that fails does not count', async () => {
  const platform = await createTestPlatform({ trustProxy: 1, socketsPerAddress: 3 });
  onTestFinished(() => platform.close());
  const warnings: Error[] = [];
  const note = (warning: Error): void => void warnings.push(warning);
  process.on('warning', note);
  onTestFinished(() => void process.off('warning', note));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const handshake = (version: number, address: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const url = `${platform.url}/socket.io/?EIO=${version}&transport=polling`;
      get(url, { agent, headers: { 'x-forwarded-for': address } }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode));
      }).on('error', reject);
    });
  for (let n = 0; n < 12; n += 1) expect(await handshake(4, `198.51.100.${n}`)).toBe(200);
  // The protocol of this version is refused after the request was counted.
  for (let n = 0; n < 5; n += 1) expect(await handshake(3, '203.0.113.9')).toBe(400);
  for (let n = 0; n < 3; n += 1) expect(await handshake(4, '203.0.113.9')).toBe(200);
  expect(await handshake(4, '203.0.113.9')).toBe(403);
  expect(warnings).toEqual([]);
});

test('[SEC-17] a connection that floods is closed, and others stay', async () => {
  const platform = await createTestPlatform();
  onTestFinished(() => platform.close());
  const [quiet, flooding] = [open(platform), open(platform)];
  await Promise.all([opened(quiet), opened(flooding)]);
  const gone = new Promise((resolve) => void flooding.once('disconnect', resolve));
  for (let i = 0; i < 30_000; i += 1) flooding.emit('auth', { token: 'x' });
  expect(await gone).toMatch(/^transport/);
  await quiet.emitWithAck('global');
  expect(quiet.connected).toBe(true);
  expect(await (await fetch(`${platform.url}/metrics`)).text()).toContain(
    'kvota_socket_messages_ignored{reason="floods"} 1',
  );
});

test('[NET-35] a page of another origin gets no socket; one at the host that a trusted proxy reports does', async () => {
  const platform = await createTestPlatform({ trustProxy: 1 });
  onTestFinished(() => platform.close());
  const from = (headers: Record<string, string>) => opened(open(platform, '203.0.113.1', headers));
  expect(await from({ origin: platform.origin })).toBe(true);
  expect(await from({ origin: 'https://evil.example' })).toBe(false);
  expect(await from({ origin: 'https://evil.example', 'x-forwarded-host': 'www.example' })).toBe(false);
  expect(await from({ origin: 'https://www.example', 'x-forwarded-host': 'www.example' })).toBe(true);
});
