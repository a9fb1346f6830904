import { browserArguments, findBrowser } from '@kvota/scripts/browser';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

const executablePath = findBrowser();

/** All stories as tests in Chromium, with these choices of the toolbar. */
function stories(name: string, initialGlobals: Record<string, unknown>): TestProjectConfiguration {
  return {
    plugins: [storybookTest({ configDir: '.storybook', initialGlobals })],
    test: {
      name,
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
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

export default defineConfig({
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: '.report/vitest.json' },
    projects: [
      stories('dark 1264', { theme: 'dark', viewport: { value: 'w1264' } }),
      stories('light 360', { theme: 'light', viewport: { value: 'w360' } }),
    ],
  },
});
