import { io, type Socket } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';

import { createTestPlatform } from '../testing/test-platform.ts';
import { proofHeader } from './proven-proxy.ts';

const proxySecret = 'known to the proxies alone';
type Headers = Record<string, string>;

async function platformBehindProxy(options: Parameters<typeof createTestPlatform>[0] = {}) {
  const platform = await createTestPlatform({ trustProxy: 1, proxySecret, ...options });
  onTestFinished(() => platform.close());
  return platform;
}

test.each<[string, Headers, number]>([
  ['without the secret count as one', {}, 3],
  ['with a wrong secret count as one', { [proofHeader]: 'a guess' }, 3],
  ['with the secret count one by one', { [proofHeader]: proxySecret }, 8],
])('[SEC-22] calls from reported addresses %s', async (_, proof, allowed) => {
  const { url } = await platformBehindProxy({ rate: { perSecond: 0.001, burst: 3 } });
  const statuses: number[] = [];
  for (let at = 0; at < 8; at += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${at}`, ...proof };
    statuses.push((await fetch(`${url}/cms/v1/settings/status`, { headers })).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(allowed);
});

test('[SEC-22] sockets count by their reported address only with the secret', async () => {
  const { url } = await platformBehindProxy({ socketsPerAddress: 1 });
  const open = (address: string, proof: Headers): Promise<string> => {
    const extraHeaders = { 'x-forwarded-for': address, ...proof };
    const socket: Socket = io(`${url}/sports`, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders,
    });
    onTestFinished(() => void socket.disconnect());
    return new Promise((done) => {
      socket.once('connect', () => done('open'));
      socket.once('connect_error', () => done('refused'));
    });
  };
  const proof = { [proofHeader]: proxySecret };
  expect(await open('203.0.113.1', {})).toBe('open');
  expect(await open('203.0.113.2', {})).toBe('refused');
  expect(await open('203.0.113.3', proof)).toBe('open');
  expect(await open('203.0.113.4', proof)).toBe('open');
});

test('[SEC-22, SEC-14] a proxy without the secret does not open the metrics to others', async () => {
  const { url } = await platformBehindProxy();
  const statusWith = async (headers: Headers): Promise<number> => (await fetch(`${url}/metrics`, { headers })).status;
  expect(await statusWith({})).toBe(200);
  expect(await statusWith({ 'x-forwarded-for': '127.0.0.1' })).toBe(404);
  expect(await statusWith({ 'x-forwarded-host': 'localhost' })).toBe(404);
});
