import { languageTag, locales } from '@kvota/contracts';
import { pathOf } from '@kvota/sitemap';
import type { Locator, Page } from '@playwright/test';

import { inEveryRun, isFullRun } from '../../src/in-every-run.ts';
import { navigate } from '../../src/screens/frame.ts';
import { rowsOf } from '../../src/screens/offer.ts';
import { payButton, pick, slip, slipButton } from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';
import { freshMatches } from '../../src/world/fresh-match.ts';

const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Number.POSITIVE_INFINITY;

/** Returns how many rows have room between the first one and the bottom bar, however the leagues are grouped. */
async function roomForRows(page: Page): Promise<number> {
  const bar = await topOf(page.getByRole('navigation', { name: 'Main menu' }).last());
  const first = await rowsOf(page).first().boundingBox();
  return first ? (bar - first.y) / first.height : 0;
}

/** Returns the number of lines that the visible controls of a toolbar take. Controls that overlap are in one line. */
const linesOf = (toolbar: Locator): Promise<number> =>
  toolbar.evaluate((root) => {
    const boxes = [...root.querySelectorAll('button, [role="radiogroup"], input[type="search"]')]
      .map((control) => control.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
      .toSorted((a, b) => a.top - b.top);
    let [lines, bottom] = [0, Number.NEGATIVE_INFINITY];
    for (const box of boxes) {
      if (box.top >= bottom) lines += 1;
      bottom = Math.max(bottom, box.bottom);
    }
    return lines;
  });

/** Returns how many sports are visible as a whole. */
const sportsInView = (toolbar: Locator): Promise<number> =>
  toolbar.getByRole('group').evaluate((row) => {
    const { right } = row.getBoundingClientRect();
    return [...row.children].filter((sport) => sport.getBoundingClientRect().right <= right + 1).length;
  });

test.describe('in a low window', () => {
  test.use({ viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true });

  test('[PRE-21] the days and the sports of the results share a line, and a sport can be chosen', async ({ page }) => {
    await page.goto('/en/scores');
    const sport = page.getByRole('main').getByRole('button', { name: /^Football/ });
    // Fails if the middle of the button is covered or out of view.
    await sport.tap();
    await expect(page).toHaveURL(/sport=F/);
    const all = page.getByRole('main').getByRole('button', { name: /^All sports/ });
    const today = page.getByText('Today', { exact: true });
    await all.scrollIntoViewIfNeeded();
    for (const part of [all, today]) await expect(part).toBeInViewport({ ratio: 0.9 });
    expect(Math.abs((await topOf(all)) - (await topOf(today)))).toBeLessThan(30);
  });
});

test.describe('in a usual window', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('[PRE-21] the first match begins in the upper third, below two lines of filters', async ({ page }) => {
    await page.goto('/en/betting');
    await expect(rowsOf(page).first()).toBeVisible();
    await expect.poll(() => topOf(rowsOf(page).first())).toBeLessThan(300);
    await page.goto('/en/live_betting');
    await expect(rowsOf(page).first()).toBeVisible();
    await expect.poll(() => topOf(rowsOf(page).first())).toBeLessThan(300);
  });

  test('[PRE-21, PRE-03] the filters take two lines in every width of a desk and in every language', async ({
    page,
  }) => {
    await page.goto('/betting');
    // The languages with the longest texts; all of them in a full run.
    for (const locale of isFullRun ? locales : (['de', 'el', 'ru'] as const)) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await navigate(page, pathOf('betting', locale));
      await expect(page.locator('html')).toHaveAttribute('lang', languageTag(locale));
      await expect(rowsOf(page).first()).toBeVisible();
      const toolbar = page.getByRole('search').first();
      await expect.poll(() => sportsInView(toolbar)).toBeGreaterThanOrEqual(4);
      // The list of times is the last part that comes.
      await expect(toolbar.getByRole('combobox')).toBeVisible();
      for (const width of [1264, 1280, 1440, 1700, 1701, 1760]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => linesOf(toolbar), { message: `${locale}: lines at ${width}` }).toBeLessThanOrEqual(2);
      }
      // The times in the sidebar (PRE-03), the last of which is the longest in some languages.
      const times = page.locator('[role="radiogroup"]:not(search *)').first();
      await page.setViewportSize({ width: 1701, height: 900 });
      await expect(times).toBeVisible();
      expect(await times.evaluate((row) => row.scrollWidth - row.clientWidth), locale).toBe(0);
    }
  });
});

for (const [width, height, rows] of [
  [740, 360, 3],
  [640, 450, 4],
] as const) {
  test.describe(`in a window of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test(
      `[PRE-21, HEAD-23] several matches have room, without news (${width} × ${height})`,
      inEveryRun(width === 740),
      async ({ page }) => {
        await page.goto('/en/betting');
        await expect(rowsOf(page).first()).toBeVisible();
        await expect.poll(() => roomForRows(page)).toBeGreaterThanOrEqual(rows);
        await expect(page.getByRole('region', { name: 'News', includeHidden: true })).toBeHidden();
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      },
    );

    test(
      `[SLIP-29] a leg, the possible payout and the main button are whole (${width} × ${height})`,
      inEveryRun(width === 740),
      async ({ page }) => {
        const matches = await freshMatches(3);
        for (const match of matches) {
          await page.goto(`/en/betting?event=${match.eventId}`);
          await pick(page, match);
        }
        await slipButton(page, /3 selections/).click();
        await expect(payButton(page)).toBeInViewport({ ratio: 1 });
        await expect(slip(page).getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
        // The ratio counts what a scrolling part cuts off.
        await expect(slip(page).getByText('Possible payout').locator('..')).toBeInViewport({ ratio: 1 });
      },
    );
  });
}
