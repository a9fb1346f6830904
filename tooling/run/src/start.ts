// `pnpm start`: builds what changed, starts the platform and serves the apps. `--fresh` starts with an empty data
// folder, `--nodes 2` with two processes of the platform.
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';

import { dataLine, startFresh } from './data/data-place.ts';
import { networkHosts, originsOf, portOf, requireFree } from './ports.ts';
import { capture, endTogether, root } from './processes.ts';
import { countNodes } from './nodes/count-nodes.ts';
import { startNodes } from './nodes/start-nodes.ts';
import { loadServerParts } from './pages/load-server-parts.ts';
import { serveApp } from './serve-app.ts';

const accounts =
  '  Accounts      player, player2, master, agent, subagent, al2, al99, operator; the password of each is "kvota"';
const dataFolder = resolve(root, process.env['KVOTA_DATA'] ?? '.data');

async function start(): Promise<void> {
  const host = process.env['KVOTA_HOST'] || '127.0.0.1';
  const hosts = networkHosts(host);
  const count = countNodes(process.argv.slice(2), process.env);
  const urls = {
    site: `http://localhost:${await requireFree('site')}`,
    platform: `http://localhost:${await requireFree('platform')}`,
    affiliates: `http://localhost:${await requireFree('affiliates')}`,
    games: `http://localhost:${await requireFree('games')}`,
    outside: `http://localhost:${await requireFree('outside')}`,
  };
  // The platform and the game server of this start know each other by it.
  const walletKey = { id: 'start', secret: randomBytes(32).toString('base64url') };
  // So do the platform and the stand-in payment provider, which is also the exclusion register.
  const payments = { key: randomBytes(32).toString('base64url'), secret: randomBytes(32).toString('base64url') };
  const proxySecret = process.env['KVOTA_PROXY_SECRET'] || randomBytes(32).toString('base64url');
  if (process.argv.includes('--fresh')) startFresh(process.env, dataFolder);

  // The platform renders the sign-in pages from the catalogs, so they are compiled before it starts.
  const catalogs = await capture(join(root, 'node_modules/.bin/turbo'), ['run', '@kvota/i18n#catalogs']);
  if (catalogs.code !== 0) throw new Error(catalogs.output);
  const servers: Server[] = [];
  const endWithOthers = endTogether([], () => servers.forEach((server) => server.closeAllConnections()));
  const { ready } = startNodes({
    count,
    url: urls.platform,
    port: portOf('platform'),
    add: endWithOthers,
    env: {
      ...process.env,
      // Storybook's consoles call the same platform.
      KVOTA_ORIGINS: originsOf(['site', 'affiliates', 'storybook'], hosts).join(),
      // The servers of the apps below, which alone have the secret: other programs of this machine cannot choose an
      // address (SEC-22).
      KVOTA_TRUST_PROXY: process.env['KVOTA_TRUST_PROXY'] ?? '1',
      KVOTA_PROXY_SECRET: proxySecret,
      KVOTA_GAME_SERVERS:
        process.env['KVOTA_GAME_SERVERS'] ??
        JSON.stringify([{ code: 'house', url: urls.games, origin: urls.games, keys: [walletKey] }]),
      KVOTA_PAYMENT_PROVIDERS:
        process.env['KVOTA_PAYMENT_PROVIDERS'] ??
        JSON.stringify([
          {
            code: 'outside',
            url: urls.outside,
            key: payments.key,
            methods: ['card', 'bank', 'wallet'],
            webhookSecrets: [payments.secret],
          },
        ]),
      KVOTA_EXCLUSION_REGISTER:
        process.env['KVOTA_EXCLUSION_REGISTER'] ?? JSON.stringify({ url: urls.outside, key: payments.key }),
      KVOTA_DATA: dataFolder,
      // Others on the network come through the servers of the apps.
      KVOTA_HOST: '127.0.0.1',
    },
  });

  console.log('Building what changed; the first time this takes a minute or two …');
  const build = await capture(join(root, 'node_modules/.bin/turbo'), [
    'run',
    'build',
    '--filter=@kvota/site',
    '--filter=@kvota/affiliates',
    '--filter=@kvota/games-server',
    '--output-logs=errors-only',
  ]);
  if (build.code !== 0) throw new Error(`The apps did not build:\n${build.output}`);

  const outside = fork(join(root, 'apps/outside/src/main.ts'), [], {
    env: {
      ...process.env,
      KVOTA_OUTSIDE_PORT: String(portOf('outside')),
      KVOTA_OUTSIDE_KEY: payments.key,
      KVOTA_OUTSIDE_SECRET: payments.secret,
      KVOTA_OUTSIDE_WEBHOOKS: `${urls.platform}/payment/webhooks/outside`,
      KVOTA_HOST: host,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  endWithOthers(outside);

  // It reads the frame of the games at its start, so the frame is built before.
  const games = fork(join(root, 'apps/games/src/main.ts'), [], {
    env: {
      ...process.env,
      KVOTA_GAMES_PORT: String(portOf('games')),
      KVOTA_GAMES_SITES: originsOf(['site'], hosts).join(),
      KVOTA_WALLET_URL: urls.platform,
      KVOTA_WALLET_PROVIDER: 'house',
      KVOTA_WALLET_KEY: walletKey.id,
      KVOTA_WALLET_SECRET: walletKey.secret,
      KVOTA_DATA: dataFolder,
      KVOTA_HOST: host,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  endWithOthers(games);

  // The pages use the origin at which they are opened, so that they work at 127.0.0.1 too.
  const config = { clientId: 'kvota-site', gameOrigins: [urls.games] };
  const site = join(root, 'apps/site/dist');
  const shared = { host, platform: urls.platform, proxySecret };
  const [nodes] = await Promise.all([ready, once(games, 'message'), once(outside, 'message')]);
  servers.push(
    await serveApp({
      ...shared,
      folder: site,
      port: portOf('site'),
      config,
      origin: urls.site,
      ...(await loadServerParts(site, { ...config, platformUrl: urls.platform })),
    }),
    await serveApp({
      ...shared,
      folder: join(root, 'apps/affiliates/dist'),
      port: portOf('affiliates'),
      config: { clientId: 'kvota-affiliates' },
      origin: urls.affiliates,
    }),
  );
  console.log(
    [
      `Kvota is ready: ${urls.site}`,
      `  Affiliates    ${urls.affiliates}`,
      `  Games         ${urls.games}`,
      `  Payments      ${urls.outside}  (a stand-in: no money moves)`,
      ...originsOf(['site'], hosts)
        .slice(2)
        .map((origin) => `  Network       ${origin}`),
      ...nodes,
      `  API           ${urls.platform}/docs  (socket events: ${urls.platform}/docs/events)`,
      ...(hosts.length === 0 || process.env['KVOTA_DEMO'] === '1' ? [accounts] : []),
      dataLine(process.env, dataFolder),
    ].join('\n'),
  );
}

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
