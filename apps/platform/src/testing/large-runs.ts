/**
 * True if tests run in full: `pnpm test:full`, or `pnpm --filter @kvota/platform test:large` for the platform alone.
 * By default, properties are tested by a sample.
 */
export const largeRuns: boolean = process.env['KVOTA_FULL'] === '1' || process.env['KVOTA_LARGE_RUNS'] === '1';

/** Returns the size of a test: the usual one, or the full one. */
export function sized<T>(usual: T, large: T): T {
  return largeRuns ? large : usual;
}
