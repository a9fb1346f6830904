/** Whether tests run in full: `pnpm --filter @kvota/platform test:large`. What holds every day is proved by a sample. */
export const largeRuns: boolean = process.env['KVOTA_LARGE_RUNS'] === '1';

/** How much of something a test takes: as a rule, and in full. */
export function sized<T>(usual: T, large: T): T {
  return largeRuns ? large : usual;
}
