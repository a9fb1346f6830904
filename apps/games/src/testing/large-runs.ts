/** True if tests run in full: `pnpm test:full`, or `test:large` of this package. */
export const largeRuns: boolean = process.env['KVOTA_FULL'] === '1' || process.env['KVOTA_LARGE_RUNS'] === '1';

/** Returns the size of a test: the usual one, or the full one. */
export const sized = <T>(usual: T, large: T): T => (largeRuns ? large : usual);
