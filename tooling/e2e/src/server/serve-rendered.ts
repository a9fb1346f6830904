import { join, resolve } from 'node:path';

import { loadServerParts } from '@kvota/run/load-server-parts';
import { serveApp } from '@kvota/run/serve-app';

import { addresses, portOfAddress } from '../addresses.ts';

const folder = join(resolve(import.meta.dirname, '../../../..'), 'apps/site/dist');
const config = {
  platformUrl: addresses.platform,
  authority: `${addresses.platform}/oidc`,
  clientId: 'kvota-site',
  worker: 'off',
};

/** Serves the site with first screens that its server renders, at the address of the deployed copy. */
export async function serveRendered(): Promise<AsyncDisposable> {
  const parts = await loadServerParts(folder, config);
  if (!parts.render) throw new Error('The site has no build for its server: build @kvota/site.');
  const port = portOfAddress(addresses.deployed);
  const server = await serveApp({ folder, port, config, ...parts, patience: 60_000 });
  return {
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
