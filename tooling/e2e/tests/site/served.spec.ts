import { join, resolve } from 'node:path';

import { loadRenderer } from '@kvota/run/load-renderer';
import { serveApp } from '@kvota/run/serve-app';
import type { Locator, Page } from '@playwright/test';

import { addresses, portOfAddress } from '../../src/addresses.ts';
import { matchPath } from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';
import { stopTime } from '../../src/world/time.ts';
import { withSettings } from '../../src/world/with-settings.ts';

const folder = join(resolve(import.meta.dirname, '../../../..'), 'apps/site/dist');
const config = {
  platformUrl: addresses.platform,
  authority: `${addresses.platform}/oidc`,
  clientId: 'kvota-site',
  worker: 'off',
};

const userAgent = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const phone = {
  baseURL: addresses.deployed,
  viewport: { width: 412, height: 823 },
  userAgent,
  isMobile: true,
  hasTouch: true,
};
test.use(phone);

/** Serves the site with first screens that its server renders, at the address of the deployed copy. */
async function serveRendered(): Promise<AsyncDisposable> {
  const render = await loadRenderer(folder, config);
  if (!render) throw new Error('The site has no build for its server: build @kvota/site.');
  const server = await serveApp({ folder, port: portOfAddress(addresses.deployed), config, render, patience: 60_000 });
  return {
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const screenOf = (page: Page): Locator => page.locator('#kvota-served');
const appOf = (page: Page): Locator => page.locator('#root');

/** Records what the first frame shows after a served screen is removed. It returns the same afterwards. */
async function watchTakeOver(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const seen = () => ({
      middle: document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('#root main, #root [role="status"]')
        ?.tagName,
      slip: document.querySelector('#root nav button') !== null,
    });
    new MutationObserver((records) => {
      const gone = records.some(({ removedNodes }) =>
        [...removedNodes].some((node) => (node as Element).id === 'kvota-served'),
      );
      if (gone) requestAnimationFrame(() => Reflect.set(window, 'uncovered', seen()));
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'uncovered'));
}

/** Holds the scripts of the app until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return () => held.resolve();
}

/** The place and text of what a player sees first, above the bottom bar: headings, links of the frame, names, prices. */
const looks = (part: Locator) =>
  part.evaluate((root) => {
    const seen = [...root.querySelectorAll('h2, h3, [data-price], header a, nav a, [role="row"]')];
    return seen.flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width === 0 || top < 0 || top + height > innerHeight - 60) return [];
      const text = element.tagName === 'BUTTON' ? element.querySelector('span:last-of-type') : element;
      return [{ text: text?.textContent?.trim(), place: [left, top, width] }];
    });
  });

type Look = Awaited<ReturnType<typeof looks>>[number];

/** Lists place their items in fractions of a pixel. */
const isSame = (one: Look, other: Look): boolean =>
  one.text === other.text && one.place.every((value, at) => Math.abs(value - (other.place[at] ?? 0)) <= 1);

const pages = {
  home: () => '/en',
  betting: () => '/en/betting',
  live: () => '/en/live_betting',
  match: async () => matchPath(await freshMatch('prematch')),
} as const;

for (const [name, path] of Object.entries(pages)) {
  test(`[SPEED-05] ${name} has its odds in the document, and the app that takes over looks the same`, async ({
    page,
  }) => {
    await using _served = await serveRendered();
    const release = await holdScripts(page);
    const uncovered = await watchTakeOver(page);
    const address = await path();
    await using _stopped = await stopTime();
    const answer = await page.goto(address, { waitUntil: 'commit' });
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await expect(screenOf(page).locator('[data-price][data-state="open"]').first()).toBeVisible();
    await expect(screenOf(page).getByRole('heading').first()).toBeVisible();
    const before = await looks(screenOf(page));
    expect(before.length).toBeGreaterThan(3);
    release();
    await expect(screenOf(page)).toHaveCount(0);
    await expect
      .poll(uncovered, 'the app in the first frame without the screen')
      .toEqual({ middle: 'MAIN', slip: true });
    await expect(appOf(page).locator('[data-price]').first()).toBeVisible();
    // A list adds the cards at the lower edge of the window one by one.
    await expect
      .poll(async () => {
        const after = await looks(appOf(page));
        return before.filter((part) => !after.some((other) => isSame(part, other)));
      })
      .toEqual([]);
    // The next page is the app's own.
    await page.getByRole('navigation').getByRole('link', { name: 'Casino', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Casino', exact: true })).toBeVisible();
  });
}

test('[SPEED-06] a price that is tapped before the app is there is chosen at once, and is on the slip', async ({
  page,
}) => {
  await using _served = await serveRendered();
  const release = await holdScripts(page);
  await page.goto('/en/betting', { waitUntil: 'commit' });
  const prices = screenOf(page).locator('[data-price][data-state="open"]');
  const keys = await Promise.all([0, 4].map((at) => prices.nth(at).getAttribute('data-price')));
  const [first, other] = keys.map((key) => screenOf(page).locator(`[data-price="${key}"]`));
  await first?.click();
  await expect(first ?? prices).toHaveAttribute('aria-pressed', 'true');
  // The second thought is repeated too.
  await other?.click();
  await other?.click();
  await expect(other ?? prices).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect(screenOf(page)).toHaveCount(0);
  await expect(appOf(page).locator(`[data-price="${keys[0]}"]`)).toHaveAttribute('aria-pressed', 'true');
  await expect(appOf(page).locator(`[data-price="${keys[1]}"]`)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('button', { name: /^Slip/ })).toHaveAccessibleName(/1/);
});

test('[SPEED-06] a link that is tapped before the app is there is followed by it', async ({ page }) => {
  await using _served = await serveRendered();
  const release = await holdScripts(page);
  await page.goto('/en', { waitUntil: 'commit' });
  await screenOf(page).getByRole('link', { name: 'Live', exact: true }).first().click();
  expect(new URL(page.url()).pathname).toBe('/en');
  release();
  await expect(page).toHaveURL(/\/en\/live_betting$/);
});

test('[SPEED-05] a browser of another size than the server assumed shows the splash and then the app', async ({
  page,
}) => {
  await using _served = await serveRendered();
  const release = await holdScripts(page);
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto('/en/betting', { waitUntil: 'commit' });
  await expect(appOf(page).getByRole('status')).toBeVisible();
  await expect(screenOf(page)).toHaveCount(0);
  release();
  await expect(appOf(page).locator('[data-price]').first()).toBeVisible();
});

test('[SPEED-05] if the code of the app cannot be loaded, the page says so instead of showing odds that answer nothing', async ({
  browser,
}) => {
  await using _served = await serveRendered();
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/en/betting');
  await expect(page.getByText('The site cannot be reached.').first()).toBeVisible();
  await expect(screenOf(page)).toBeHidden();
  await context.close();
});

test('[ROUTE-72] the document of a match has its teams in the title and in the card of a link', async ({ request }) => {
  await using _served = await serveRendered();
  const match = await freshMatch('prematch');
  const html = await (await request.get(matchPath(match))).text();
  const teams = `${match.hostName} – ${match.awayName}`.replaceAll('&', '&amp;');
  expect(html).toContain(`<title>${teams} · ${match.leagueName} · Kvota</title>`);
  expect(html).toContain(`<meta property="og:title" content="${teams} · ${match.leagueName} · Kvota">`);
});

test('[SPEED-06] who has scrolled before the app takes over stays in the same place', async ({ page }) => {
  await using _served = await serveRendered();
  const release = await holdScripts(page);
  await page.goto('/en/betting', { waitUntil: 'commit' });
  await expect(screenOf(page).locator('[data-price]').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  release();
  await expect(screenOf(page)).toHaveCount(0);
  // Items that are measured move the page by fractions of a pixel.
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - 300)).toBeLessThan(4);
});

test('[SPEED-06] what was typed and the focus stay when the app takes over', async ({ page }) => {
  await using _served = await serveRendered();
  const release = await holdScripts(page);
  await page.goto(matchPath(await freshMatch('prematch')), { waitUntil: 'commit' });
  const field = (part: Locator): Locator => part.getByRole('searchbox').or(part.getByRole('textbox')).first();
  await field(screenOf(page)).fill('goal');
  release();
  await expect(screenOf(page)).toHaveCount(0);
  await expect(field(appOf(page))).toHaveValue('goal');
  await expect(field(appOf(page))).toBeFocused();
});

test('[SPEED-05, ROUTE-62] an address that leads elsewhere, such as a page that is off, has no screen', async ({
  request,
}) => {
  await using _served = await serveRendered();
  const hasScreen = async (path: string): Promise<boolean> =>
    (await (await request.get(path)).text()).includes('<div id="kvota-served"');
  expect(await hasScreen('/en/live_betting')).toBe(true);
  await withSettings({ disableLiveBettingPage: true }, async () => {
    await expect.poll(() => hasScreen('/en/live_betting')).toBe(false);
  });
});
