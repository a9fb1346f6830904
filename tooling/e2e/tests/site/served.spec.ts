import type { Locator, Page } from '@playwright/test';

import { addresses } from '../../src/addresses.ts';
import { inEveryRun } from '../../src/in-every-run.ts';
import { holdScripts } from '../../src/network/hold-scripts.ts';
import { appOf, fontsLoaded, screenOf, threePrices } from '../../src/screens/served.ts';
import { matchPath, slip, slipButton } from '../../src/screens/slip.ts';
import { serveRendered } from '../../src/server/serve-rendered.ts';
import { expect, test } from '../../src/test.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';
import { stopTime } from '../../src/world/time.ts';
import { withSettings } from '../../src/world/with-settings.ts';

const userAgent = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const phone = {
  baseURL: addresses.deployed,
  viewport: { width: 412, height: 823 },
  userAgent,
  isMobile: true,
  hasTouch: true,
};
test.use(phone);

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

/** The prices in the window, by their key, with the distance from its top. */
const pricesInWindow = async (part: Locator): Promise<Map<string, number>> =>
  new Map(
    await part.evaluate((root) =>
      [...root.querySelectorAll<HTMLElement>('[data-price]')].flatMap((price): [string, number][] => {
        const { top, bottom } = price.getBoundingClientRect();
        return top > 120 && bottom < innerHeight - 60 ? [[price.dataset['price'] ?? '', top]] : [];
      }),
    ),
  );

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
  test(
    `[SPEED-05] ${name} has its odds in the document, and the app that takes over looks the same`,
    inEveryRun(name !== 'live'),
    async ({ page }) => {
      await using _served = await serveRendered();
      const release = await holdScripts(page);
      const uncovered = await watchTakeOver(page);
      const address = await path();
      await using _stopped = await stopTime();
      const answer = await page.goto(address, { waitUntil: 'commit' });
      expect(answer?.headers()['cache-control']).toBe('no-store');
      await expect(screenOf(page).locator('[data-price][data-state="open"]').first()).toBeVisible();
      await expect(screenOf(page).getByRole('heading').first()).toBeVisible();
      await fontsLoaded(page);
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
    },
  );
}

test('[SPEED-06, HEAD-15] prices that are tapped before the app is there are chosen and counted at once, and are on the slip', async ({
  page,
}) => {
  await using _served = await serveRendered();
  await using _stopped = await stopTime();
  const release = await holdScripts(page);
  await page.goto('/en/betting', { waitUntil: 'commit' });
  const screen = screenOf(page);
  const [one, another, third] = await threePrices(screen);
  const cell = (key: string, part = screen): Locator => part.locator(`[data-price="${key}"]`).first();
  const button = slipButton(page, /^Slip/);
  await expect(button).toHaveAccessibleName('Slip');
  await cell(one).click();
  await expect(cell(one)).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toHaveAccessibleName(`Slip ${await cell(one).innerText()} 1`);
  // The slip has one selection of a match.
  await cell(another).click();
  await expect(cell(one)).toHaveAttribute('aria-pressed', 'false');
  await expect(button).toHaveAccessibleName(`Slip ${await cell(another).innerText()} 1`);
  await cell(third).click();
  await expect(button).toHaveAccessibleName(/^Slip \d+\.\d\d 2$/);
  // The second thought is repeated too.
  await cell(one).click();
  await cell(one).click();
  await cell(another).click();
  const counted = await button.innerText();
  const place = await button.boundingBox();
  release();
  await expect(screen).toHaveCount(0);
  for (const [key, pressed] of Object.entries({ [one]: 'false', [another]: 'true', [third]: 'true' })) {
    await expect(cell(key, appOf(page))).toHaveAttribute('aria-pressed', pressed);
  }
  await expect(button).toHaveText(new RegExp(`^${counted.replaceAll(/\s+/g, '\\s')}(?: selections)?$`));
  expect(await button.boundingBox()).toEqual(place);
});

test('[SPEED-06] the slip that is asked for before the app is there opens with it', async ({ page }) => {
  await using _served = await serveRendered();
  const release = await holdScripts(page);
  await page.goto('/en/betting', { waitUntil: 'commit' });
  const [, , key] = await threePrices(screenOf(page));
  await screenOf(page).locator(`[data-price="${key}"]`).first().click();
  await slipButton(page, /1$/).click();
  release();
  await expect(slip(page).getByRole('textbox', { name: 'Stake' })).toBeVisible();
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

test('[SPEED-05] the screen is drawn once: no colour fades in when the style sheet arrives', async ({ browser }) => {
  await using _served = await serveRendered();
  const context = await browser.newContext({ ...phone, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const faded: string[] = [];
    Reflect.set(window, 'faded', faded);
    document.addEventListener('transitionrun', ({ target }) => faded.push((target as Element).tagName), true);
  });
  const sheet = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.css$/, async (route) => {
    await sheet.promise;
    await route.continue();
  });
  await holdScripts(page);
  await page.goto('/en/betting', { waitUntil: 'commit' });
  const prices = screenOf(page).locator('[data-price]');
  await expect(prices.first()).toBeHidden();
  const frame = () => page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  await frame();
  sheet.resolve();
  await expect(prices.first()).toBeVisible();
  await frame();
  expect(await page.evaluate(() => Reflect.get(window, 'faded'))).toEqual([]);
  await context.close();
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

test('[ROUTE-74] the picture of the link to a match is drawn with the fonts of the kit, and is another than that of any link', async ({
  page,
}) => {
  await using _served = await serveRendered();
  const { eventId } = await freshMatch('prematch');
  await page.goto('/en/betting', { waitUntil: 'commit' });
  const sizeOf = (address: string) =>
    page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, address);
  for (const item of [eventId, 'gone']) expect(await sizeOf(`/card.png?item=${item}&lang=en`)).toEqual([1200, 630]);
  const bytes = async (item: string) => (await page.request.get(`/card.png?item=${item}&lang=en`)).body();
  expect((await bytes(eventId)).equals(await bytes('gone'))).toBe(false);
});

test('[SPEED-06] who has scrolled before the app takes over stays in the same place', async ({ page }) => {
  await using _served = await serveRendered();
  const release = await holdScripts(page);
  await page.goto('/en/betting', { waitUntil: 'commit' });
  await expect(screenOf(page).locator('[data-price]').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  await fontsLoaded(page);
  const before = await pricesInWindow(screenOf(page));
  release();
  await expect(screenOf(page)).toHaveCount(0);
  // An item above the window may be measured, which moves the page by the difference and leaves what is seen in place.
  const after = await pricesInWindow(appOf(page));
  const kept = [...before].filter(([key]) => after.has(key));
  expect(kept.length).toBeGreaterThan(0);
  for (const [key, top] of kept) expect(Math.abs(top - (after.get(key) ?? 0))).toBeLessThan(4);
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
