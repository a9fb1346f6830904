import { browserArguments, findBrowser } from '@kvota/run/browser';
import { everySuite } from '@kvota/vite/vitest-suite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const executablePath = findBrowser();

export default defineConfig({
  test: {
    ...everySuite,
    projects: [
      // Isolated, because loaded texts remain loaded and each file must begin without any.
      { test: { name: 'node', include: ['src/**/*.test.ts'], isolate: true } },
      {
        // These run in both, because Chromium lacks some of the languages that Node has.
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
