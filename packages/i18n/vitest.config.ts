import { browserArguments, findBrowser } from '@kvota/run/browser';
import { everySuite } from '@kvota/vite/vitest-suite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const executablePath = findBrowser();

export default defineConfig({
  test: {
    ...everySuite,
    projects: [
      // Loaded texts stay loaded: each file begins without any.
      { test: { name: 'node', include: ['src/**/*.test.ts'], isolate: true } },
      {
        // What Node reads right says nothing of Chromium, which lacks some of the languages: these run in both.
        optimizeDeps: {
          include: ['@lingui/core', '@lingui/message-utils/compileMessage', '@kvota/contracts > valibot'],
        },
        test: {
          name: 'chromium',
          include: ['src/**/*.browser.test.ts'],
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                args: [...browserArguments],
                ...(executablePath === undefined ? {} : { executablePath }),
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
