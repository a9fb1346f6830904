// `pnpm start`: builds what changed, starts the platform and serves the apps. `--fresh` starts with an empty data
// folder.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';

import { portOf, requireFree } from './ports.ts';
import { capture, endTogether, root } from './processes.ts';
import { loadRenderer } from './pages/load-renderer.ts';
import { serveApp } from './serve-app.ts';

const dataFolder = resolve(root, process.env['KVOTA_DATA'] ?? '.data');

async function start(): Promise<void> {
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
      KVOTA_ORIGINS: `${urls.site},${urls.affiliates},http://localhost:${portOf('storybook')}`,
      KVOTA_DATA: dataFolder,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const servers: Server[] = [];
  endTogether([platform], () => servers.forEach((server) => server.close()));
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

  const authority = `${urls.platform}/oidc`;
  const config = { platformUrl: urls.platform, authority, clientId: 'kvota-site' };
  const site = join(root, 'apps/site/dist');
  await ready;
  servers.push(
    await serveApp({
      folder: site,
      port: portOf('site'),
      config,
      origin: urls.site,
      render: await loadRenderer(site, config),
    }),
    await serveApp({
      folder: join(root, 'apps/affiliates/dist'),
      port: portOf('affiliates'),
      config: { platformUrl: urls.platform, authority, clientId: 'kvota-affiliates' },
      origin: urls.affiliates,
    }),
  );
  console.log(
    [
      `Kvota is ready: ${urls.site}`,
      `  Affiliates    ${urls.affiliates}`,
      `  API           ${urls.platform}/docs  (socket events: ${urls.platform}/docs/events)`,
      '  Accounts      player, player2, agent, al2, al99, operator; the password of each is "kvota"',
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
