import { resolve } from 'node:path';

import { openSharedServers } from '@kvota/platform/shared-servers';
import { serveApp } from '@kvota/run/serve-app';

import { addresses, portOfAddress } from '../addresses.ts';
import { startBalancer, type Balancer } from './balancer.ts';
import { openLine, type Line } from './line.ts';
import { startNode, type NodeProcess } from './node-process.ts';

const built = resolve(import.meta.dirname, '../../../../apps/site/dist');

/** Two nodes of one platform in processes, a balancer, and a site that passes requests on to it, as `pnpm start --nodes 2` does. */
export interface NodesWorld extends AsyncDisposable {
  /** The node that everything goes to at first. It has started first, so it drives the feed. */
  readonly first: NodeProcess;
  readonly second: NodeProcess;
  /** The line between the balancer and the first node. */
  readonly line: Line;
  readonly balancer: Balancer;
}

/** Starts two nodes at the addresses of a test's own platform. Returns undefined if no PostgreSQL or no Redis answers. */
export async function startNodesWorld(): Promise<NodesWorld | undefined> {
  const servers = await openSharedServers('e2e');
  if (servers === undefined) return undefined;
  await using opened = new AsyncDisposableStack();
  opened.defer(() => servers.remove());
  const environment = {
    DATABASE_URL: servers.database,
    REDIS_URL: servers.redis,
    KVOTA_PUBLIC_URL: addresses.ownPlatform,
    KVOTA_ORIGINS: addresses.ownSite,
    KVOTA_TRUST_PROXY: '127.0.0.1,::1',
    KVOTA_DEMO: '1',
  };
  const start = async (): Promise<NodeProcess> => {
    const node = await startNode(environment);
    opened.defer(() => node.kill());
    return node;
  };
  const [first, second] = [await start(), await start()];
  const line = await openLine({ from: portOfAddress(addresses.line), to: first.port });
  opened.defer(() => line.close());
  const balancer = opened.use(
    await startBalancer({ port: portOfAddress(addresses.ownPlatform), nodes: [addresses.line] }),
  );
  const site = await serveApp({
    folder: built,
    port: portOfAddress(addresses.ownSite),
    config: { clientId: 'kvota-site', worker: 'off' },
    platform: addresses.ownPlatform,
  });
  opened.defer(async () => {
    site.closeAllConnections();
    await new Promise((done) => site.close(done));
  });
  const all = opened.move();
  return { first, second, line, balancer, [Symbol.asyncDispose]: () => all.disposeAsync() };
}
