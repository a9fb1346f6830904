import { join, resolve } from 'node:path';

import { serveApp } from '@kvota/run/serve-app';

import { addresses, portOfAddress } from '../addresses.ts';

const apps = resolve(import.meta.dirname, '../../../../apps');

/** A built app whose server passes requests on to the platform of this world, at the address of the deployed copy. */
export interface OneOrigin extends AsyncDisposable {
  /** Methods and paths of all requests that the server got. */
  readonly requests: readonly string[];
}

/** Serves an app as `pnpm start` does, but without first screens. The apps of the worlds have two origins. */
export async function serveOneOrigin(
  app: 'site' | 'affiliates',
  more: Record<string, unknown> = {},
): Promise<OneOrigin> {
  const server = await serveApp({
    folder: join(apps, app, 'dist'),
    port: portOfAddress(addresses.deployed),
    config: { clientId: `kvota-${app}`, ...more },
    platform: addresses.platform,
  });
  const requests: string[] = [];
  server.prependListener('request', ({ method, url }) => requests.push(`${method} ${url}`));
  return {
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
