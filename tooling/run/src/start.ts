// `pnpm start`: builds what changed, starts the platform and serves the apps. `--fresh` starts with an empty data
// folder.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';

import { networkHosts, originsOf, ownProxies, portOf, requireFree } from './ports.ts';
import { capture, endTogether, root } from './processes.ts';
import { loadServerParts } from './pages/load-server-parts.ts';
import { serveApp } from './serve-app.ts';

const accounts = '  Accounts      player, player2, agent, al2, al99, operator; the password of each is "kvota"';
const dataFolder = resolve(root, process.env['KVOTA_DATA'] ?? '.data');

async function start(): Promise<void> {
  const host = process.env['KVOTA_HOST'] || '127.0.0.1';
  const hosts = networkHosts(host);
  const urls = {
    site: `http://localhost:${await requireFree('site')}`,
    platform: `http://localhost:${await requireFree('platform')}`,
    affiliates: `http://localhost:${await requireFree('affiliates')}`,
  };
  if (process.argv.includes('--fresh')) rmSync(dataFolder, { recursive: true, force: true });

  // The platform renders the sign-in pages from the catalogs, so they are compiled before it starts.
  const catalogs = await capture(join(root, 'node_modules/.bin/turbo'), ['run', '@kvota/i18n#catalogs']);
  if (catalogs.code !== 0) throw new Error(catalogs.output);
  const platform = fork(join(root, 'apps/platform/src/main.ts'), [], {
    env: {
      ...process.env,
      KVOTA_PLATFORM_PORT: String(portOf('platform')),
      // Storybook's consoles call the same platform.
      KVOTA_ORIGINS: originsOf(['site', 'affiliates', 'storybook'], hosts).join(),
      KVOTA_TRUST_PROXY: process.env['KVOTA_TRUST_PROXY'] ?? ownProxies,
      KVOTA_DATA: dataFolder,
      // Others on the network come through the servers of the apps.
      KVOTA_HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const servers: Server[] = [];
  endTogether([platform], () => servers.forEach((server) => server.closeAllConnections()));
  const ready = once(platform, 'message');

  console.log('Building what changed; the first time this takes a minute or two …');
  const build = await capture(join(root, 'node_modules/.bin/turbo'), [
    'run',
    'build',
    '--filter=@kvota/site',
    '--filter=@kvota/affiliates',
    '--output-logs=errors-only',
  ]);
  if (build.code !== 0) throw new Error(`The apps did not build:\n${build.output}`);

  // The pages use the origin at which they are opened, so that they work at 127.0.0.1 too.
  const config = { clientId: 'kvota-site' };
  const site = join(root, 'apps/site/dist');
  const shared = { host, platform: urls.platform };
  await ready;
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
      ...originsOf(['site'], hosts)
        .slice(2)
        .map((origin) => `  Network       ${origin}`),
      `  API           ${urls.platform}/docs  (socket events: ${urls.platform}/docs/events)`,
      ...(hosts.length === 0 || process.env['KVOTA_DEMO'] === '1' ? [accounts] : []),
      `  Data          ${dataFolder}  (start with --fresh for an empty one)`,
    ].join('\n'),
  );
}

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
