import { browserArguments, findBrowser } from '@kvota/run/browser';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const executablePath = findBrowser();

/** All stories as tests in Chromium, with these choices of the toolbar. */
const stories = (name: string, initialGlobals: Record<string, unknown>) => ({
  browser: 'chromium' as const,
  name,
  // The name under which the addon hands the choices to the page. As a project each, both would compile everything.
  provide: { 'storybook/test-initial-globals': { language: process.env['KVOTA_LANGUAGE'] ?? 'en', ...initialGlobals } },
});

export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { theme: 'unset' } })],
  test: {
    // Both themes at once, a page each.
    maxWorkers: 2,
    reporters: ['default', 'json'],
    outputFile: { json: '.report/vitest.json' },
    setupFiles: ['./.storybook/vitest.setup.ts'],
    // Stories clean up after themselves, and one page for all of them is several times as fast.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { args: [...browserArguments], ...(executablePath === undefined ? {} : { executablePath }) },
        contextOptions: { reducedMotion: 'no-preference' },
      }),
      instances: [
        stories('dark 1264', { theme: 'dark', viewport: { value: 'w1264' } }),
        stories('light 360', { theme: 'light', viewport: { value: 'w360' } }),
      ],
    },
  },
});
