// Starts a platform with the house's game server, and a site that passes its requests on, as `pnpm start` does. One test
// file starts it, so that the worlds of the others need no game server.
import { randomBytes, randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';

import { createGames, createMaths, readTitles } from '@kvota/games-server';
import { createPlatform, openMemory } from '@kvota/platform';
import { serveApp } from '@kvota/run/serve-app';

import { addresses, portOfAddress } from '../addresses.ts';
import { createLeapingClock } from './leaping-clock.ts';

/** An order of a test: to move the time by milliseconds, or to switch the casino off or on. */
export interface CasinoOrder {
  readonly leap?: number;
  readonly off?: boolean;
}

const apps = resolve(import.meta.dirname, '../../../../apps');
const keys = [{ id: 'e2e', secret: randomBytes(32).toString('base64url') }] as const;

/** One time for both servers, so that they accept each other's signatures. */
const clock = createLeapingClock();

const games = await createGames({
  database: 'memory',
  clock,
  seeds: { server: () => randomBytes(32).toString('hex'), client: () => randomBytes(10).toString('hex') },
  key: randomBytes(32).toString('base64url'),
  ids: randomUUID,
  maths: createMaths(),
  ...readTitles(),
  signer: { provider: 'house', keys },
  wallet: { url: addresses.ownPlatform },
  origins: [addresses.ownSite],
  ports: { http: portOfAddress(addresses.games) },
  frame: join(apps, 'games/dist'),
  chainLinks: 1000,
});
const platform = await createPlatform({
  database: await openMemory(),
  clock,
  seed: 'kvota',
  ids: randomUUID,
  ports: { http: portOfAddress(addresses.ownPlatform) },
  origins: [addresses.ownSite],
  trustProxy: ['127.0.0.1', '::1'],
  gameServers: [{ code: 'house', url: games.url, origin: addresses.games, keys }],
});
const site = await serveApp({
  folder: join(apps, 'site/dist'),
  port: portOfAddress(addresses.ownSite),
  config: { clientId: 'kvota-site', gameOrigins: [addresses.games], worker: 'off' },
  platform: addresses.ownPlatform,
});

const end = async (): Promise<void> => {
  site.close();
  await Promise.all([platform.close(), games.close()]);
  process.exit(0);
};
/** Switches the casino off or on, as an operator does. */
async function switchCasino(off: boolean): Promise<void> {
  await platform.settings.set('status', 'casinoIndefiniteDisabled', off);
  await platform.settings.markChanged();
  platform.sports.reloadSettings();
}

process.on('message', (order: CasinoOrder) => {
  if (order.leap !== undefined) clock.leap(order.leap);
  const done = order.off === undefined ? Promise.resolve() : switchCasino(order.off);
  void done.then(() => process.send?.('done'));
});
process.once('disconnect', () => void end());
process.once('SIGTERM', () => void end());
process.send?.('ready');
