import { expect, type Locator, type Page } from '@playwright/test';

/** The first screen that the site's server rendered. */
export const screenOf = (page: Page): Locator => page.locator('#kvota-served');
export const appOf = (page: Page): Locator => page.locator('#root');

/** Waits for the fonts of what is shown. They change the width of texts, and with it the number of lines. */
export const fontsLoaded = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        () => document.fonts.status === 'loaded' && [...document.fonts].some(({ status }) => status === 'loaded'),
      ),
    )
    .toBe(true);

/** The keys of two prices of the first match on a screen, and of one of the next match. */
export async function threePrices(screen: Locator): Promise<readonly [string, string, string]> {
  const keys = await screen
    .locator('[data-price][data-state="open"]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-price') ?? ''));
  const [one = ''] = keys;
  const [event = ''] = one.split('|');
  const another = keys.find((key) => key !== one && key.startsWith(`${event}|`)) ?? '';
  return [one, another, keys.find((key) => !key.startsWith(`${event}|`)) ?? ''];
}
