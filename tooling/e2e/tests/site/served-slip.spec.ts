import type { Match } from '@kvota/contracts';
import type { Locator, Page } from '@playwright/test';

import { addresses } from '../../src/addresses.ts';
import { inEveryRun } from '../../src/in-every-run.ts';
import { holdScripts } from '../../src/network/hold-scripts.ts';
import { appOf, fontsLoaded, screenOf, threePrices } from '../../src/screens/served.ts';
import { pick, slip, slipButton, teamsOf } from '../../src/screens/slip.ts';
import { serveRendered } from '../../src/server/serve-rendered.ts';
import { expect, test } from '../../src/test.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';
import { stopTime } from '../../src/world/time.ts';

test.use({ baseURL: addresses.deployed, userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36' });

const leg = (page: Page): Locator => slip(page).getByRole('listitem');
const cell = (part: Locator, key: string): Locator => part.locator(`main [data-price="${key}"]`).first();

/** The key of a price on the served screen that belongs to another match. */
async function priceOfAnother(page: Page, { eventId }: Match): Promise<string> {
  const keys = await screenOf(page)
    .locator('main [data-price][data-state="open"]')
    .evaluateAll((cells) => cells.map((one) => one.getAttribute('data-price') ?? ''));
  return keys.find((key) => !key.startsWith(`${eventId}|`)) ?? '';
}

/** Text and place of every part of the slip that has a text. */
const slipLook = (part: Locator) =>
  part.locator('[data-slip]').evaluate((root) =>
    [...root.querySelectorAll('*')].flatMap((element) => {
      const text = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      if (text.length === 0) return [];
      const { left, top, width, height } = element.getBoundingClientRect();
      return [
        {
          text: text
            .map(({ textContent }) => textContent)
            .join('')
            .trim(),
          place: [left, top, width, height],
        },
      ];
    }),
  );

/** Records the text of the slip that a player sees in each frame, until the returned function is called. */
async function watchSlip(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    Reflect.set(window, 'seenSlips', seen);
    const look = (): void => {
      const part = document.querySelector('#kvota-served [data-slip]') ?? document.querySelector('#root [data-slip]');
      seen.add(part?.textContent ?? 'no slip');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => [...(Reflect.get(window, 'seenSlips') as Set<string>)]); // set above
}

for (const [name, path] of Object.entries({ betting: '/de/betting', live: '/en/live_betting' })) {
  test(
    `[SPEED-06] prices of ${name} that are tapped before the app is there are on the slip beside the page at once, and the app's slip looks the same`,
    inEveryRun(name === 'betting'),
    async ({ page }) => {
      await using _served = await serveRendered();
      await using _stopped = await stopTime();
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const screen = screenOf(page);
      const [one, another, third] = await threePrices(screen);
      const panel = screen.locator('[data-slip]');
      await expect(panel.getByRole('heading')).toBeVisible();
      await expect(panel.getByRole('listitem')).toHaveCount(0);
      const word = await panel.innerText();
      await cell(screen, one).click();
      await expect(panel.getByRole('listitem')).toHaveCount(1);
      await expect(panel.getByRole('listitem')).toContainText(await cell(screen, one).innerText());
      // A second tap takes it off.
      await cell(screen, one).click();
      expect(await panel.innerText()).toBe(word);
      await cell(screen, one).click();
      await cell(screen, third).click();
      // Another outcome of a match takes the place of the first.
      await cell(screen, another).click();
      await expect(cell(screen, one)).toHaveAttribute('aria-pressed', 'false');
      await expect(panel.getByRole('listitem')).toHaveCount(2);
      await expect(panel.getByRole('listitem').first()).toContainText(await cell(screen, another).innerText());
      await expect(panel.getByRole('heading')).toHaveText(`${word}2`);
      await fontsLoaded(page);
      const before = await slipLook(screen);
      const seen = await watchSlip(page);
      release();
      await expect(screen).toHaveCount(0);
      for (const [key, pressed] of Object.entries({ [one]: 'false', [another]: 'true', [third]: 'true' })) {
        await expect(cell(appOf(page), key)).toHaveAttribute('aria-pressed', pressed);
      }
      expect(await slipLook(appOf(page))).toEqual(before);
      expect(await seen()).toHaveLength(1);
    },
  );
}

test('[SPEED-06] a selection that is taken off the slip before the app is there is not on it afterwards', async ({
  page,
}) => {
  await using _served = await serveRendered();
  await using _stopped = await stopTime();
  const release = await holdScripts(page);
  await page.goto('/en/betting', { waitUntil: 'commit' });
  const [one, , third] = await threePrices(screenOf(page));
  await cell(screenOf(page), one).click();
  await cell(screenOf(page), third).click();
  await leg(page).first().getByRole('button').click();
  await expect(cell(screenOf(page), one)).toHaveAttribute('aria-pressed', 'false');
  await expect(leg(page)).toHaveCount(1);
  const left = await leg(page).innerText();
  release();
  await expect(screenOf(page)).toHaveCount(0);
  await expect(cell(appOf(page), one)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => leg(page).innerText()).toBe(left);
});

test('[SPEED-06] a stored slip is shown by the app alone, with what was tapped before', async ({ page }) => {
  await using _served = await serveRendered();
  const match = await freshMatch('prematch');
  await page.goto(`/en/betting?event=${match.eventId}`);
  await expect(screenOf(page)).toHaveCount(0);
  await pick(page, match);
  await expect(slip(page).getByText(teamsOf(match))).toBeVisible();
  const release = await holdScripts(page);
  await page.goto('/en/betting', { waitUntil: 'commit' });
  const tapped = await priceOfAnother(page, match);
  await cell(screenOf(page), tapped).click();
  await expect(cell(screenOf(page), tapped)).toHaveAttribute('aria-pressed', 'true');
  await expect(screenOf(page).locator('[data-slip] *')).toHaveCount(0);
  release();
  await expect(screenOf(page)).toHaveCount(0);
  await expect(leg(page)).toHaveCount(2);
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 412, height: 823 },
    userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    isMobile: true,
    hasTouch: true,
  });

  test('[SPEED-06] the bottom bar does not count tapped prices while a stored slip is unknown', async ({ page }) => {
    await using _served = await serveRendered();
    const match = await freshMatch('prematch');
    await page.goto(`/en/betting?event=${match.eventId}`);
    await expect(screenOf(page)).toHaveCount(0);
    await pick(page, match);
    await expect(slipButton(page, /1 selection/)).toBeVisible();
    const release = await holdScripts(page);
    await page.goto('/en/betting', { waitUntil: 'commit' });
    const tapped = await priceOfAnother(page, match);
    await cell(screenOf(page), tapped).click();
    await expect(cell(screenOf(page), tapped)).toHaveAttribute('aria-pressed', 'true');
    await expect(slipButton(page, /^Slip/)).toHaveAccessibleName('Slip');
    release();
    await expect(slipButton(page, /2 selections/)).toBeVisible();
  });
});
