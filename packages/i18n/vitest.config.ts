import { browserArguments, findBrowser } from '@kvota/scripts/browser';
import { reporters } from '@kvota/scripts/vitest-report';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const executablePath = findBrowser();

export default defineConfig({
  test: {
    ...reporters,
    projects: [
      { test: { name: 'node', include: ['src/**/*.test.ts'] } },
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
