/** Where the tests' own platform and apps listen; apart from those of `pnpm start`, so that both can run. */
const base = Number(process.env['KVOTA_E2E_PORT'] ?? 4310);

export const addresses = {
  platform: `http://localhost:${base}`,
  site: `http://localhost:${base + 1}`,
  affiliates: `http://localhost:${base + 2}`,
  time: `http://localhost:${base + 3}`,
} as const;

export const portOfAddress = (address: string): number => Number(new URL(address).port);
