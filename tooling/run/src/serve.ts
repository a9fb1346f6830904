// Serves a built app in production: `node tooling/run/src/serve.ts apps/site`, or `pnpm --filter @kvota/site serve`. The
// environment variables are in README.md.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { loadServerParts } from './pages/load-server-parts.ts';
import { readSettings } from './serve/read-settings.ts';
import { serveApp } from './serve-app.ts';

/** Milliseconds until a balancer has noticed that the server is not ready, and that requests then have to get their answer. */
const [noticedWithin, patience] = [2000, 8000];

async function serve(): Promise<void> {
  const folder = join(resolve(process.argv[2] ?? '.'), 'dist');
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`${folder} has no built app. Build it first.`);
  const { port, host, origin, platform, proxySecret, passesOn, config } = readSettings(process.env);
  const parts = await loadServerParts(folder, { ...config, platformUrl: platform });
  const server = await serveApp({
    folder,
    port,
    host,
    config,
    ...parts,
    ...(origin === undefined ? {} : { origin }),
    ...(passesOn ? { platform, proxySecret } : {}),
  });
  const end = (signal: NodeJS.Signals): void => {
    process.off('SIGTERM', end).off('SIGINT', end);
    server.drain();
    console.log('The server is about to end: /ready answers 503.');
    // SIGINT comes from a terminal, where nobody waits for a balancer.
    setTimeout(() => void server.end(patience).then(() => process.exit(0)), signal === 'SIGTERM' ? noticedWithin : 0);
  };
  process.on('SIGTERM', end).on('SIGINT', end);
  const address = server.address();
  const at = typeof address === 'object' && address !== null ? `${host}:${address.port}` : host;
  const screens = parts.render ? 'with first screens' : 'without first screens';
  console.log(`${folder} is served at http://${at}, ${screens}, with the platform at ${platform}`);
}

try {
  await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
