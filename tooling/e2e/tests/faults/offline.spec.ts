import type { Browser, Page } from '@playwright/test';

import { addresses } from '../../src/addresses.ts';
import { deploySite } from '../../src/network/deployed-site.ts';
import { untilGone, untilKept, workerCache, workerCaches } from '../../src/network/worker-cache.ts';
import { offlineDialog } from '../../src/screens/frame.ts';
import { anyPrice } from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';

// The worker fetches whole builds, twice.
test.use({ baseURL: addresses.deployed });

const entryOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLElement>('[data-entry]')?.dataset['entry'] ?? '');

/** Opens a page outside the fixture, because the browser reports connections that fail to the console. */
async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: addresses.deployed, locale: 'en-GB' });
  return context.newPage();
}

test('[PWA-01, PWA-05, OP-79] after a visit the site opens without network at the last page and in its language; the worker keeps the page and files of the build, nothing else', async ({
  browser,
}) => {
  await using site = await deploySite();
  const page = await openPage(browser);
  await page.goto('/en/betting');
  await expect(anyPrice(page)).toBeVisible();
  await untilKept(page);
  // The page writes its copy of the table when it is idle.
  await expect.poll(() => page.evaluate(() => caches.has('kvota-last-offer'))).toBe(true);
  const { paths } = await workerCache(page);
  expect(paths.filter((path) => path !== '/' && !/^\/assets\/[\w.-]+-[\w-]{7}\.\w+$/.test(path))).toEqual([]);
  expect(paths.filter((path) => /texts-(?!en)/.test(path))).toEqual([]);

  await site.stop();
  await site.line.cut();
  await page.context().setOffline(true);
  // Scripts, styles and texts: flags and fonts that the player never saw are not kept.
  const missing: string[] = [];
  page.on('requestfailed', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.(?:js|css)$/.test(pathname)) missing.push(pathname);
  });
  await page.goto('/?app');
  await expect(offlineDialog(page)).toBeVisible();
  // The last odds can be read but not bet on.
  await expect(offlineDialog(page).getByText(/The odds as you last saw them/)).toBeVisible();
  await expect(offlineDialog(page).getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(offlineDialog(page).getByRole('button')).toHaveCount(0);
  expect(missing, 'files that the worker does not keep').toEqual([]);
  await expect(page.locator('header').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/en/betting');
  // A page that was never opened works too.
  await page.goto('/en/scores');
  await expect(offlineDialog(page)).toBeVisible();

  await site.start();
  await site.line.mend();
  await page.context().setOffline(false);
  await expect(offlineDialog(page)).toHaveCount(0);
  await page.goto('/en/betting');
  await expect(anyPrice(page)).toBeVisible();
  await page.context().close();
});

test('[OP-79] a new build is shown by the next load and cached in the background, and the old cache is deleted', async ({
  browser,
}) => {
  await using site = await deploySite();
  const page = await openPage(browser);
  await page.goto('/en/betting');
  await expect(anyPrice(page)).toBeVisible();
  await untilKept(page);
  const [first] = (await workerCache(page)).caches;
  const entry = await entryOf(page);
  await site.deploy();
  await page.reload();
  await expect(anyPrice(page)).toBeVisible();
  expect(await entryOf(page)).not.toBe(entry);
  // The worker precaches the language of the page for the new build as well.
  await expect.poll(async () => (await workerCache(page)).caches.some((cache) => cache !== first)).toBe(true);
  await page.reload();
  await expect(anyPrice(page)).toBeVisible();
  await untilGone(page, first ?? '');
  const { paths } = await workerCache(page);
  expect(paths.filter((path) => path.includes('texts-en-betting'))).toHaveLength(1);
  await site.stop();
  await page.reload();
  await expect(anyPrice(page)).toBeVisible();
  await page.context().close();
});

test('[PWA-01] a worker that is switched off unregisters and deletes its caches', async ({ browser }) => {
  await using site = await deploySite();
  const page = await openPage(browser);
  await page.goto('/en/betting');
  await untilKept(page);
  await site.stop();
  await site.start({ worker: 'off' });
  await page.reload();
  await expect(anyPrice(page)).toBeVisible();
  await expect.poll(() => workerCaches(page)).toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.context().close();
});

test('[PWA-01] Chromium finds the site installable', async ({ page }) => {
  await using _site = await deploySite();
  await page.goto('/en');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const cdp = await page.context().newCDPSession(page);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // A test's browser has no profile to install into.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  const { errors, url } = await cdp.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${addresses.deployed}/manifest.webmanifest`, []]);
});
