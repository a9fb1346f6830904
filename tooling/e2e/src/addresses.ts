import { availableParallelism } from 'node:os';

/** The first port. It differs from those of `pnpm start`, so that both can run at once. */
const base = Number(process.env['KVOTA_E2E_PORT'] ?? 4310);

/**
 * The number of worlds: one platform with its apps for each worker, so that tests never share matches, players or time.
 * One more than the machine has cores, because tests wait for the network: three, four or five.
 */
export const worlds = Number(process.env['KVOTA_E2E_WORLDS'] ?? Math.min(5, Math.max(3, availableParallelism() + 1)));

/** The number of nodes of each world's platform (README.md, "Several nodes"). */
export const nodesOfWorld = Number(process.env['KVOTA_E2E_NODES'] ?? 1);

/** Returns the addresses of a world. */
export const addressesOf = (world: number) => ({
  platform: `http://localhost:${base + 10 * world}`,
  site: `http://localhost:${base + 10 * world + 1}`,
  affiliates: `http://localhost:${base + 10 * world + 2}`,
  time: `http://localhost:${base + 10 * world + 3}`,
  /** A copy of the site that a test serves, stops and deploys. */
  deployed: `http://localhost:${base + 10 * world + 4}`,
  /** The same copy, as a browser opens it by number. */
  deployedByNumber: `http://127.0.0.1:${base + 10 * world + 4}`,
  /** The same copy, as another machine opens it: over http, where browsers lack some abilities. */
  deployedOnNetwork: `http://network.test:${base + 10 * world + 4}`,
  /** The platform behind a line that a test can cut. */
  line: `http://localhost:${base + 10 * world + 5}`,
  /** A platform that a test file starts for itself, and its site (`network/casino-world.ts`, `network/nodes-world.ts`). */
  ownPlatform: `http://localhost:${base + 10 * world + 6}`,
  ownSite: `http://localhost:${base + 10 * world + 7}`,
  /** The game server of such a platform. */
  games: `http://localhost:${base + 10 * world + 8}`,
  /** The payment provider. */
  outside: `http://localhost:${base + 10 * world + 9}`,
});

/** The addresses of the world of this worker, or of this server process. */
export const addresses = addressesOf(Number(process.env['KVOTA_E2E_WORLD'] ?? process.env['TEST_PARALLEL_INDEX'] ?? 0));

export const portOfAddress = (address: string): number => Number(new URL(address).port);
