// Starts a world of the browser tests: a platform, a payment provider, the built apps, and a control of the platform's time.
import { join, resolve } from 'node:path';

import { createOutside } from '@kvota/outside';
import { createHttpProvider } from '@kvota/platform';
import { serveApp } from '@kvota/run/serve-app';

import { addresses, portOfAddress } from '../addresses.ts';
import { createLeapingClock } from './leaping-clock.ts';
import { openPlatform } from './open-platform.ts';
import { createSignInClock } from './sign-in-clock.ts';
import { serveTime } from './serve-time.ts';

const root = resolve(import.meta.dirname, '../../../..');

const clock = createLeapingClock();
const signIns = createSignInClock();
const payments = { key: crypto.randomUUID() + crypto.randomUUID(), secret: crypto.randomUUID() + crypto.randomUUID() };
const outside = await createOutside({
  clock,
  ids: () => crypto.randomUUID(),
  random: Math.random,
  ...payments,
  webhookUrl: `${addresses.platform}/payment/webhooks/outside`,
  ports: { http: portOfAddress(addresses.outside) },
});
const platform = await openPlatform(addresses.platform, {
  clock,
  seed: process.env['KVOTA_SEED'] ?? 'kvota',
  ids: () => crypto.randomUUID(),
  signInNow: signIns.now,
  origins: [
    addresses.site,
    addresses.affiliates,
    addresses.deployed,
    addresses.deployedByNumber,
    addresses.deployedOnNetwork,
  ],
  paymentProviders: [
    createHttpProvider({
      code: 'outside',
      url: addresses.outside,
      key: payments.key,
      methods: ['card', 'bank', 'wallet'],
      webhookSecrets: [payments.secret],
    }),
  ],
  // The servers of the apps.
  trustProxy: ['127.0.0.1', '::1'],
});
const authority = `${addresses.platform}/oidc`;
const serve = (app: 'site' | 'affiliates', clientId: string): ReturnType<typeof serveApp> =>
  serveApp({
    folder: join(root, 'apps', app, 'dist'),
    port: portOfAddress(addresses[app]),
    // A service worker would hide requests from the tests. Tests of the worker serve another copy of the site.
    config: { platformUrl: addresses.platform, authority, clientId, worker: 'off' },
  });
const servers = [
  serveTime({ port: portOfAddress(addresses.time), clock, signIns, platform }),
  await serve('affiliates', 'kvota-affiliates'),
  await serve('site', 'kvota-site'),
];

const end = async (): Promise<void> => {
  for (const server of servers) server.close();
  await platform.close();
  await outside.close();
  process.exit(0);
};
process.once('SIGTERM', () => void end());
process.once('SIGINT', () => void end());
