/** Where the tests' own platforms and apps listen; apart from those of `pnpm start`, so that both can run. */
const base = Number(process.env['KVOTA_E2E_PORT'] ?? 4310);

/** How many worlds there are: one for each worker, so that none meets the other's matches, players and leaps of time. */
export const worlds = 2;

/** The addresses of a world. */
export const addressesOf = (world: number) => ({
  platform: `http://localhost:${base + 10 * world}`,
  site: `http://localhost:${base + 10 * world + 1}`,
  affiliates: `http://localhost:${base + 10 * world + 2}`,
  time: `http://localhost:${base + 10 * world + 3}`,
  /** A site that a test serves itself, stops and deploys anew. */
  deployed: `http://localhost:${base + 10 * world + 4}`,
  /** The platform by a line that a test may cut. */
  line: `http://localhost:${base + 10 * world + 5}`,
});

/** The world of this worker, or of the server that was told which one it is. */
export const addresses = addressesOf(Number(process.env['KVOTA_E2E_WORLD'] ?? process.env['TEST_PARALLEL_INDEX'] ?? 0));

export const portOfAddress = (address: string): number => Number(new URL(address).port);
