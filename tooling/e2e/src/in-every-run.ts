/** True in `pnpm test:full`, where tests go through all variants and all rounds. */
export const isFullRun = Boolean(process.env['KVOTA_FULL']);

/**
 * Details of a test that is one of several variants: with the tag `@full`, unless it is one that every run tests.
 *
 * @example
 * test(`… at ${width}`, inEveryRun(width === 320), async ({ page }) => …);
 */
export const inEveryRun = (every: boolean): { tag?: string } => (every ? {} : { tag: '@full' });
