import type { Page } from '@playwright/test';

import { banner } from '../../src/screens/frame.ts';
import { slip } from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';

/** Records the catalogs that a page fetches, as language and group. The function returns and empties the list. */
function textsFetchedBy(page: Page): () => string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [, locale, group] = /\/texts-(\w+)-(\w+)-[^/]*\.js$/.exec(request.url()) ?? [];
    if (locale !== undefined && group !== undefined) fetched.push(`${locale}/${group}`);
  });
  return () => fetched.splice(0).sort();
}

/** Uses the keyboard, because Playwright scrolls the page to click in a menu that is still opening. */
async function choose(page: Page, language: string, path: string): Promise<void> {
  await page.locator('header button[aria-haspopup="menu"]').first().press('Enter');
  await page.getByRole('menuitemradio', { name: language }).press('Enter');
  await expect(page).toHaveURL(path);
}

test('[I18N-02, I18N-03] a page fetches only the catalogs of its texts, also after a change of language', async ({
  page,
}) => {
  const fetchedTexts = textsFetchedBy(page);
  await page.setViewportSize({ width: 640, height: 780 });
  await page.goto('/en/casino');
  await page.getByRole('heading', { name: 'Casino' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(fetchedTexts()).toEqual(['en/casino', 'en/site']);
  await choose(page, 'Deutsch', '/de/casino');
  expect(fetchedTexts()).toEqual(['de/casino', 'de/site']);
  await choose(page, 'English', '/en/casino');
  expect(fetchedTexts()).toEqual([]);
});

test('[HEAD-04] a change of language keeps the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 780 });
  await page.goto('/en/casino');
  await page.getByRole('heading', { name: 'No games here yet' }).waitFor();
  await page.getByRole('contentinfo').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 100));
  expect(await page.evaluate(() => scrollY)).toBe(100);
  await choose(page, 'Deutsch', '/de/casino');
  await page.getByRole('heading', { name: 'Hier gibt es noch keine Spiele' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => scrollY)).toBe(100);
});

test('[I18N-02, I18N-03] on a desktop the slip beside the page changes its language too', async ({ page }) => {
  const fetchedTexts = textsFetchedBy(page);
  await page.goto('/en');
  await slip(page).waitFor();
  await page.waitForLoadState('networkidle');
  expect(fetchedTexts()).toEqual(['en/betting', 'en/site']);
  await choose(page, 'Ελληνικά', '/el');
  expect(fetchedTexts()).toEqual(['el/betting', 'el/site']);
  await banner(page).getByRole('link', { name: 'Καζίνο', exact: true }).click();
  await expect(page).toHaveURL('/el/casino');
  await page.getByRole('heading', { name: 'Καζίνο' }).first().waitFor();
  expect(fetchedTexts()).toEqual(['el/casino']);
});
