import { defineConfig } from '@playwright/test';
import { browserArguments, findPageBrowser } from '@kvota/scripts/browser';

import { addresses } from './src/addresses.ts';

const executablePath = findPageBrowser();

export default defineConfig({
  testDir: 'tests',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // One world for all tests: they act on matches and players of their own, one after the other.
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '.report/playwright.json' }]],
  outputDir: 'test-results',
  webServer: {
    command: 'node src/serve.ts',
    url: `${addresses.site}/health.txt`,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
  use: {
    baseURL: addresses.site,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // Recording costs a quarter of the time; `--trace retain-on-failure` asks for it.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: [...browserArguments], ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
