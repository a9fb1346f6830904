// The world of the browser tests: a platform in memory and the built apps, each on its own port.
import { join, resolve } from 'node:path';

import { createPlatform, systemClock } from '@kvota/platform';
import { serveApp } from '@kvota/scripts/serve-app';

import { addresses, portOfAddress } from './addresses.ts';

const root = resolve(import.meta.dirname, '../../..');

const platform = await createPlatform({
  database: 'memory',
  clock: systemClock,
  seed: process.env['KVOTA_SEED'] ?? 'kvota',
  ids: () => crypto.randomUUID(),
  ports: { http: portOfAddress(addresses.platform) },
  origins: [addresses.site, addresses.affiliates],
});
const authority = `${addresses.platform}/oidc`;
const serve = (app: 'site' | 'affiliates', clientId: string): ReturnType<typeof serveApp> =>
  serveApp({
    folder: join(root, 'apps', app, 'dist'),
    port: portOfAddress(addresses[app]),
    config: { platformUrl: addresses.platform, authority, clientId },
  });
const servers = [await serve('affiliates', 'kvota-affiliates'), await serve('site', 'kvota-site')];

const end = async (): Promise<void> => {
  for (const server of servers) server.close();
  await platform.close();
  process.exit(0);
};
process.once('SIGTERM', () => void end());
process.once('SIGINT', () => void end());
