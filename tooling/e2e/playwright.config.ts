import { defineConfig } from '@playwright/test';
import { browserArguments, findPageBrowser } from '@kvota/run/browser';

import { addresses, addressesOf, worlds } from './src/addresses.ts';
import { isFullRun } from './src/in-every-run.ts';

const longest = ['**/languages.spec.ts', '**/tour.spec.ts', '**/session-tabs.spec.ts', '**/maintenance.spec.ts'];
/** Tests that look at motion, and the way from the offer to a paid ticket, with motion as most players see it. */
const moving = ['**/first-frame.spec.ts', '**/slip.spec.ts'];
/** Moves the platform's time by a week, after which the offer is another one. Budgets of bytes depend on it, so it runs last. */
const leaping = ['**/agents-commission.spec.ts'];
/** The news alone make the browser draw 60 frames a second. Stories show all motion; so does `pnpm test:full` here. */
const still = isFullRun ? {} : { contextOptions: { reducedMotion: 'reduce' as const } };
const executablePath = findPageBrowser();
/**
 * A test shows a page for seconds: optimizing its code costs more than it saves, and both cores are busy with other tests.
 * Measured on betting, loaded in a new context: 1,080 ms of processor time without, 910 ms with these.
 */
const shortLived = '--js-flags=--no-opt --no-maglev --max-lazy --single-threaded';

/** `k/n` on a machine that is too slow for all tests; see `tooling/run/src/test/part.ts`. */
const [current, total] = (process.env['KVOTA_PART'] ?? '').split('/').map(Number);
const isPart = current !== undefined && total !== undefined;

export default defineConfig({
  testDir: 'tests',
  ...(isPart ? { shard: { current, total } } : {}),
  // Variants and duplicates of tests that every run has.
  ...(isFullRun ? {} : { grepInvert: /@full/ }),
  // Only a test that hangs may run into these, also on a machine that is busy with other work.
  timeout: isPart ? 900_000 : 300_000,
  expect: { timeout: isPart ? 120_000 : 45_000 },
  // Each worker has a world, where its tests run one after the other.
  workers: worlds,
  fullyParallel: true,
  // The longest run first, so that no worker is idle at the end.
  projects: [
    { name: 'long', testMatch: longest, use: still },
    { name: 'moving', testMatch: moving },
    { name: 'short', testIgnore: [...longest, ...moving, ...leaping], use: still },
    { name: 'last', testMatch: leaping, use: still },
  ],
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '.report/playwright.json' }]],
  outputDir: 'test-results',
  webServer: Array.from({ length: worlds }, (_, world) => ({
    command: 'node src/server/serve.ts',
    env: { KVOTA_E2E_WORLD: String(world) },
    url: `${addressesOf(world).site}/robots.txt`,
    reuseExistingServer: false,
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  })),
  use: {
    baseURL: addresses.site,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // Recording takes a quarter of the time. Ask for it with `--trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...browserArguments, shortLived],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
});
