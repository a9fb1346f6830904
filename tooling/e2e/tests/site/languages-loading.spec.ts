import type { Page } from '@playwright/test';

import { expect, test } from '../../src/test.ts';

/** The files of texts that a page fetches from now on, as language and group; taking them empties the list. */
function textsFetchedBy(page: Page): () => string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [, locale, group] = /\/texts-(\w+)-(\w+)-[^/]*\.js$/.exec(request.url()) ?? [];
    if (locale !== undefined && group !== undefined) fetched.push(`${locale}/${group}`);
  });
  return () => fetched.splice(0).sort();
}

/** By keyboard: where a menu still opens, Playwright looks for a better place of the page to press it, and scrolls. */
async function choose(page: Page, language: string, path: string): Promise<void> {
  await page.locator('header button[aria-haspopup="menu"]').first().press('Enter');
  await page.getByRole('menuitemradio', { name: language }).press('Enter');
  await expect(page).toHaveURL(path);
}

test('[I18N-02, I18N-03] a page fetches the texts that it shows, and another language those that are on screen', async ({
  page,
}) => {
  const taken = textsFetchedBy(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/en/casino');
  await page.getByRole('heading', { name: 'Casino' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(taken()).toEqual(['en/casino', 'en/site']);
  await choose(page, 'Deutsch', '/de/casino');
  expect(taken()).toEqual(['de/casino', 'de/site']);
  await choose(page, 'English', '/en/casino');
  expect(taken()).toEqual([]);
});

test('[HEAD-04] a choice of language leaves the page where it was scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/en/casino');
  await page.getByRole('heading', { name: 'Casino' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 150));
  await choose(page, 'Deutsch', '/de/casino');
  await page.getByRole('heading', { name: 'Tischspiele' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => scrollY)).toBe(150);
});

test('[I18N-02, I18N-03] beside a page on a desk stands the ticket, whose texts change with it', async ({ page }) => {
  const taken = textsFetchedBy(page);
  await page.goto('/en');
  await page.getByRole('region', { name: 'Ticket' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(taken()).toEqual(['en/betting', 'en/site']);
  await choose(page, 'Ελληνικά', '/el');
  expect(taken()).toEqual(['el/betting', 'el/site']);
  await page.getByRole('banner').getByRole('link', { name: 'Καζίνο', exact: true }).click();
  await expect(page).toHaveURL('/el/casino');
  await page.getByRole('heading', { name: 'Καζίνο' }).first().waitFor();
  expect(taken()).toEqual(['el/casino']);
});
