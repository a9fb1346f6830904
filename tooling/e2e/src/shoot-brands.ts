// Photographs the betting page with each template that comes with Kvota, for the page "Themes" of Storybook. It needs a
// running world (`node src/server/serve.ts`).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { browserArguments, findBrowser } from '@kvota/run/browser';
import { presets } from '@kvota/theme-tools/presets';
import { chromium, type Page } from '@playwright/test';

import { addresses } from './addresses.ts';
import { openThemeTools } from './screens/theme-tools.ts';

const folder = resolve(import.meta.dirname, '../../storybook/docs/brands');
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: [...browserArguments],
  ...(executablePath === undefined ? {} : { executablePath }),
});
mkdirSync(folder, { recursive: true });

/** Keeps a picture of 1280 pixels below 60 kB. */
const quality = 60;

/** Writes a picture as WebP, which Playwright's own call cannot. */
async function photograph(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
  await session.detach();
  const picture = Buffer.from(data, 'base64');
  writeFileSync(join(folder, `${name}.webp`), picture);
  console.log(`${name}: ${Math.round(picture.length / 1000)} kB`);
}

for (const width of [1280, 360]) {
  for (const theme of ['dark', 'light'] as const) {
    const context = await browser.newContext({
      baseURL: addresses.site,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      viewport: { width, height: width === 360 ? 780 : 800 },
      hasTouch: width === 360,
      // A style that is added below hides the panel.
      bypassCSP: true,
    });
    const page = await context.newPage();
    await page.addInitScript((isDark) => localStorage.setItem('isDark', isDark), String(theme === 'dark'));
    const panel = await openThemeTools(page);
    await panel.getByRole('tab', { name: 'Templates' }).click();
    const prices = page.locator('[data-price][data-state="open"]');
    for (const place of width === 360 ? [1] : [1, 5, 12]) await prices.nth(place).click();
    for (const { name } of presets) {
      await panel.getByRole('button', { name, exact: true }).click();
      // The panel is beside the page, or over it on a phone. Neither belongs on the picture.
      const hidden = await page.addStyleTag({ content: '[data-theme-tools] { display: none !important }' });
      await photograph(page, `${name.toLowerCase()}-${theme}-${width}`);
      await hidden.evaluate((style) => style.parentNode?.removeChild(style));
    }
    await context.close();
  }
}
await browser.close();
