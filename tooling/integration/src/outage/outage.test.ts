import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as realTime } from 'node:timers/promises';

import { expect, test, vi } from 'vitest';

import { forkPlatform } from './platform-child.ts';
import { runOutage } from './run-outage.ts';

/** Returns a free port. */
async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo; // a listening TCP server has one
  await new Promise((done) => server.close(done));
  return port;
}

const step = 100;
/** An attempt that the stopping platform accepted but never answers ends only by a timer of its tab. */
const longestAnswer = 2000;

/** Lets simulated time pass for the tabs. It stops while a tab waits for an answer, so no machine is too slow. */
async function passSimulated(milliseconds: number, busy: () => boolean): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += step) {
    await vi.advanceTimersByTimeAsync(step);
    for (let waited = 0; waited < longestAnswer && (waited === 0 || busy()); waited += 5) await realTime(5);
  }
}

test('[OP-47, OP-48, NET-08, NET-09, SES-09, FAULT-11] after 10 s without a platform all tabs connect again, without a reload and signed in', async () => {
  // Failed calls are logged as warnings.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await using site = createServer((_, response) => response.end('page'));
  await once(site.listen(0), 'listening');
  const origin = `http://localhost:${(site.address() as AddressInfo).port}`;
  const port = await freePort();
  const platform = forkPlatform(port, [origin]);
  await platform.start();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  const fared = await runOutage({
    tabs: 40,
    outage: 10,
    platform,
    platformUrl: `http://localhost:${port}`,
    origin,
    wait: passSimulated,
  });
  await platform.end();
  vi.useRealTimers();
  expect(fared).toMatchObject({ loads: 0, missing: 0, signedOut: 0 });
  expect(fared.requests).toBeLessThanOrEqual(0.75);
  // Simulated milliseconds.
  expect(fared.all).toBeLessThanOrEqual(15_000);
});
