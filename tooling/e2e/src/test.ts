import { test as base, expect, type Page } from '@playwright/test';

import { checkLedger } from './world/accounts.ts';

/** Console output that is allowed on every page. */
const allowedEverywhere = [/Download the React DevTools/];

/** Collects the warnings, errors and uncaught exceptions of a page from now on, except those that a pattern allows. */
export function collectNoise(page: Page, allowed: readonly RegExp[] = []): readonly string[] {
  const noise: string[] = [];
  page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (![...allowedEverywhere, ...allowed].some((pattern) => pattern.test(text))) noise.push(text);
  });
  return noise;
}

/** Playwright's test, which also fails if the ledger of the platform is inconsistent afterwards. */
export const clientTest = base.extend<{ soundLedger: void }>({
  soundLedger: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      await use();
      expect(await checkLedger()).toMatchObject({ ok: true, violations: [] });
    },
    { auto: true },
  ],
});

/** Like {@link clientTest}, but also fails if the console of `page` has unexpected output. */
export const test = clientTest.extend<{ quietConsole: void; allowedOutput: { readonly matching: readonly RegExp[] } }>({
  /**
   * Console output that the tests of a file provoke: `test.use({ allowedOutput: { matching: […] } })`. An object,
   * because Playwright takes an option that is an array of two objects for a value and its settings.
   */
  allowedOutput: [{ matching: [] }, { option: true }],
  quietConsole: [
    async ({ page, allowedOutput }, use) => {
      const noise = collectNoise(page, allowedOutput.matching);
      await use();
      expect(noise, 'console output').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
