import { browserArguments, findBrowser } from '@kvota/run/browser';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { looks, type Look } from './.storybook/looks.ts';

const executablePath = findBrowser();

/** Runs stories as tests in Chromium in one look, with the language of `KVOTA_LANGUAGE`. */
const storiesIn = (look: Look) => ({
  browser: 'chromium' as const,
  name: look,
  provide: {
    // With KVOTA_FULL every story is tested in every look.
    look: process.env['KVOTA_FULL'] ? undefined : look,
    // The addon reads globals under this key. Instances share one Vite server; projects would each compile everything.
    'storybook/test-initial-globals': { language: process.env['KVOTA_LANGUAGE'] ?? 'en', ...looks[look] },
  },
});

export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { theme: 'unset' } })],
  test: {
    // Only a story that hangs may run into this, also on a machine that is busy with other work.
    testTimeout: 120_000,
    // One page for each look.
    maxWorkers: 2,
    reporters: ['default', 'json'],
    outputFile: { json: '.report/vitest.json' },
    setupFiles: ['./.storybook/vitest.setup.ts'],
    // Stories clean up after themselves. One page for all stories of a look is several times as fast as one for each file.
    isolate: false,
    browser: {
      enabled: true,
      // The first page waits until Vite has compiled all stories, which takes minutes on a machine that is busy.
      connectTimeout: 600_000,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { args: [...browserArguments], ...(executablePath === undefined ? {} : { executablePath }) },
        contextOptions: { reducedMotion: 'no-preference' },
      }),
      instances: [storiesIn('dark 1264'), storiesIn('light 360')],
    },
  },
});
