// Photographs pages of a running world (`node src/server/serve.ts`) into .shots, for people to look at.
import { mkdirSync } from 'node:fs';

import { browserArguments, findBrowser } from '@kvota/run/browser';
import { chromium } from '@playwright/test';

import { addresses } from './addresses.ts';

const [path = '/en/betting', name = 'betting', ...flags] = process.argv.slice(2);
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: [...browserArguments],
  ...(executablePath === undefined ? {} : { executablePath }),
});
mkdirSync('.shots', { recursive: true });
for (const theme of ['dark', 'light'] as const) {
  for (const width of [360, 1280, 1760]) {
    const context = await browser.newContext({
      viewport: { width, height: width === 360 ? 780 : 900 },
      hasTouch: width === 360,
    });
    const page = await context.newPage();
    await page.addInitScript((isDark) => localStorage.setItem('isDark', isDark), String(theme === 'dark'));
    page.on('console', (message) => console.log(`${width} ${theme} ${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => console.log(`${width} ${theme} ${String(error)}`));
    await page.goto(addresses.site + path);
    await page.waitForLoadState('networkidle').catch(() => undefined);
    await page
      .locator('[data-price]')
      .first()
      .waitFor({ timeout: 5000 })
      .catch(() => undefined);
    if (flags.includes('--slip')) {
      const cells = page.locator('[data-price][data-state="open"]');
      for (const index of [0, 6, 12]) await cells.nth(index).click();
    }
    await page.screenshot({ path: `.shots/${name}-${theme}-${width}.png` });
    await context.close();
  }
}
await browser.close();
