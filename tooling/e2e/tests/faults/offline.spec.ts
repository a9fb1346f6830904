import type { Browser, Page } from '@playwright/test';

import { addresses } from '../../src/addresses.ts';
import { deploySite } from '../../src/network/deployed-site.ts';
import { expect, test } from '../../src/test.ts';

// Whole builds are fetched, twice.
test.setTimeout(120_000);
test.use({ baseURL: addresses.deployed });

/** Paths in the worker's caches, and the caches' names. */
async function keptOf(page: Page): Promise<{ readonly caches: readonly string[]; readonly paths: readonly string[] }> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('kvota-build-'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { caches: names, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
  });
}

/** Waits until the worker has what the page itself has loaded: its texts come last. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(async () => (await keptOf(page)).paths.some((path) => path.includes('texts-en-betting')), { timeout: 30_000 })
    .toBe(true);
}

/**
 * Waits until a cache is gone. A new worker that may take over still waits until the old one rests, for which a busy
 * browser takes its time, up to minutes: after a while it is told to rest.
 */
async function untilGone(page: Page, cache: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  let looks = 0;
  const isKept = async (): Promise<boolean> => {
    const kept = (await keptOf(page)).caches.includes(cache);
    looks += 1;
    if (kept && looks > 4) await browser.send('ServiceWorker.stopAllWorkers');
    return kept;
  };
  await expect.poll(isKept, { timeout: 60_000, intervals: [3000] }).toBe(false);
}

const entryOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLElement>('[data-entry]')?.dataset['entry'] ?? '');
const odds = (page: Page) => page.locator('main [data-price]').first();
const noConnection = (page: Page) => page.getByRole('alertdialog', { name: 'No connection' });

/** What a browser says of itself when nobody answers: these pages are not held to silence. */
async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: addresses.deployed, locale: 'en-GB' });
  return context.newPage();
}

test('[PWA-01, OP-79] once visited, the site opens without network where the player was and in his language; kept are files of the build and the page, nothing else', async ({
  browser,
}) => {
  await using site = await deploySite();
  const page = await openPage(browser);
  await page.goto('/en/betting');
  await expect(odds(page)).toBeVisible();
  await untilKept(page);
  const { paths } = await keptOf(page);
  expect(paths.filter((path) => path !== '/' && !/^\/assets\/[\w.-]+-[\w-]{8}\.\w+$/.test(path))).toEqual([]);
  expect(paths.filter((path) => /texts-(?!en)/.test(path))).toEqual([]);

  await site.stop();
  await site.line.cut();
  await page.context().setOffline(true);
  await page.goto('/?app');
  await expect(noConnection(page)).toBeVisible();
  // What was on screen last is to be read, and not to be bet on.
  await expect(noConnection(page).getByText(/The odds as you last saw them/)).toBeVisible();
  await expect(noConnection(page).getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(noConnection(page).getByRole('button')).toHaveCount(0);
  // The frame is there, behind the dialog.
  await expect(page.locator('header').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/en/betting');
  // A page that was never opened is there too.
  await page.goto('/en/scores');
  await expect(noConnection(page)).toBeVisible();

  await site.start();
  await site.line.mend();
  await page.context().setOffline(false);
  await expect(noConnection(page)).toHaveCount(0);
  await page.goto('/en/betting');
  await expect(odds(page)).toBeVisible();
  await page.context().close();
});

test('[OP-79] a new build is there with the next load, is kept in the background, and the old one goes', async ({
  browser,
}) => {
  await using site = await deploySite();
  const page = await openPage(browser);
  await page.goto('/en/betting');
  await expect(odds(page)).toBeVisible();
  await untilKept(page);
  const [first] = (await keptOf(page)).caches;
  const entry = await entryOf(page);
  await site.deploy();
  await page.reload();
  await expect(odds(page)).toBeVisible();
  expect(await entryOf(page)).not.toBe(entry);
  // The language that the player has is fetched ahead of the new build as well.
  await expect
    .poll(async () => (await keptOf(page)).caches.some((cache) => cache !== first), { timeout: 30_000 })
    .toBe(true);
  await page.reload();
  await expect(odds(page)).toBeVisible();
  await untilGone(page, first ?? '');
  const { paths } = await keptOf(page);
  expect(paths.filter((path) => path.includes('texts-en-betting'))).toHaveLength(1);
  await site.stop();
  await page.reload();
  await expect(odds(page)).toBeVisible({ timeout: 30_000 });
  await page.context().close();
});

test('[PWA-01] a worker that is switched off leaves, and takes what it kept along', async ({ browser }) => {
  await using site = await deploySite();
  const page = await openPage(browser);
  await page.goto('/en/betting');
  await untilKept(page);
  await site.stop();
  await site.start({ worker: 'off' });
  await page.reload();
  await expect(odds(page)).toBeVisible();
  await expect.poll(async () => (await keptOf(page)).caches, { timeout: 30_000 }).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), {
      timeout: 30_000,
    })
    .toBe(0);
  await page.context().close();
});

test('[PWA-01] Chromium finds everything that it needs to install the site', async ({ page }) => {
  await using _site = await deploySite();
  await page.goto('/en');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const cdp = await page.context().newCDPSession(page);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // The browser of a test has no profile to install into; that is no fault of the page.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  const { errors, url } = await cdp.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${addresses.deployed}/manifest.webmanifest`, []]);
});
