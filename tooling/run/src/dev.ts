// `pnpm dev`: the apps with hot reload, and the platform, which restarts on change.
import { spawn, type ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';

import { originsOf, ownProxies, portOf, requireFree } from './ports.ts';
import { capture, endTogether, root } from './processes.ts';

const vite = (app: string, port: number): ChildProcess =>
  spawn('pnpm', ['exec', 'vite', '--port', String(port), '--strictPort'], {
    cwd: join(root, 'apps', app),
    stdio: 'inherit',
  });

try {
  await Promise.all([requireFree('site'), requireFree('platform'), requireFree('affiliates')]);
  const catalogs = await capture(join(root, 'node_modules/.bin/turbo'), ['run', '@kvota/i18n#catalogs']);
  if (catalogs.code !== 0) throw new Error(catalogs.output);
  const platform = spawn(process.execPath, ['--watch', 'src/main.ts'], {
    cwd: join(root, 'apps/platform'),
    stdio: 'inherit',
    env: {
      ...process.env,
      KVOTA_PLATFORM_PORT: String(portOf('platform')),
      KVOTA_ORIGINS: originsOf(['site', 'affiliates', 'storybook']).join(),
      KVOTA_TRUST_PROXY: process.env['KVOTA_TRUST_PROXY'] ?? ownProxies,
      KVOTA_DATA: resolve(root, process.env['KVOTA_DATA'] ?? '.data'),
    },
  });
  endTogether([platform, vite('site', portOf('site')), vite('affiliates', portOf('affiliates'))]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
