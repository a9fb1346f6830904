import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, test, vi } from 'vitest';

import { forkPlatform } from './platform-child.ts';
import { runOutage } from './run-outage.ts';

/** A port that nobody listens at just now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo; // a listening TCP server has one
  await new Promise((done) => server.close(done));
  return port;
}

test(
  '[OP-47, OP-48, NET-08, NET-09, SES-09] fault 11: a platform that is gone for 3 s finds all of its tabs again, loaded once and signed in',
  { timeout: 120_000 },
  async () => {
    // What is said of calls that reach nobody is not what this is about.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await using site = createServer((_, response) => response.end('page'));
    await once(site.listen(0), 'listening');
    const origin = `http://localhost:${(site.address() as AddressInfo).port}`;
    const port = await freePort();
    const platform = forkPlatform(port, [origin]);
    await platform.start();
    const fared = await runOutage({
      tabs: 40,
      outage: 3,
      platform,
      platformUrl: `http://localhost:${port}`,
      origin,
    });
    await platform.end();
    expect(fared).toMatchObject({ loads: 0, missing: 0, signedOut: 0 });
    expect(fared.asked).toBeLessThanOrEqual(0.75);
    expect(fared.all).toBeLessThanOrEqual(15_000);
  },
);
