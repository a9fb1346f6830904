import { locales } from '@kvota/contracts';
import { pathOf } from '@kvota/sitemap';
import type { Page } from '@playwright/test';

import { inEveryRun } from '../../src/in-every-run.ts';
import { navigate } from '../../src/screens/frame.ts';
import { option, sportChip } from '../../src/screens/offer.ts';
import { anyPrice } from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';

/**
 * Looks at the filters in every frame from the first one on, so that what is shown during loading counts too. Sports are
 * in a strip that scrolls and are left out.
 */
function watchFilters(): void {
  const found = new Set<string>();
  Reflect.set(window, 'cutFilters', found);
  const isOutside = (part: DOMRect, around: DOMRect): boolean =>
    part.left < around.left - 0.5 || part.right > around.right + 0.5;
  const look = (): void => {
    const page = new DOMRect(0, 0, document.documentElement.clientWidth, 0);
    for (const part of document.querySelectorAll<HTMLElement>('main search *:not(option)')) {
      const box = part.getBoundingClientRect();
      if (box.width <= 1 || part.closest('[role="group"]')?.closest('search')) continue;
      const name = `${document.documentElement.lang}: ${part.tagName} ${part.textContent}`;
      if (isOutside(box, page)) found.add(`outside ${name}`);
      const { overflowX } = getComputedStyle(part);
      if (overflowX !== 'visible' && part.scrollWidth > part.clientWidth) found.add(`cut ${name}`);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const cutFilters = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(Reflect.get(window, 'cutFilters') as Set<string>)]); // what `watchFilters` collects

for (const [width, height, every] of [
  [320, 740, true],
  [360, 740, false],
  [412, 740, false],
  [740, 360, false],
] as const) {
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test(
      `[PRE-23, OP-75] no filter is cut or outside in any language, also during loading (${width} px)`,
      inEveryRun(every),
      async ({ page }) => {
        await page.addInitScript(watchFilters);
        await page.goto(pathOf('betting', 'de'));
        for (const locale of locales) {
          for (const id of ['betting', 'liveBetting'] as const) {
            await navigate(page, `${pathOf(id, locale)}?sport=F`);
            await anyPrice(page).waitFor();
            await expect(page.getByRole('main').getByRole('search').getByRole('combobox').first()).toBeVisible();
            const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
            expect(overflow, `${locale} ${id}`).toBeLessThanOrEqual(0);
          }
          // The longest choices.
          await navigate(page, `${pathOf('betting', locale)}?sport=F&time=all&show=Favorites`);
          await expect(page.getByRole('combobox').last()).toHaveValue('all');
        }
        expect(await cutFilters(page)).toEqual([]);
      },
    );
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('[PRE-04, PRE-09, PRE-15, PRE-23] every choice is in the address, the button counts the hidden ones, and Back goes through them', async ({
    page,
  }) => {
    const [special, time] = ['Which matches', 'Time range'].map((name) => page.getByRole('combobox', { name }));
    if (!special || !time) throw new Error('Both choices have a name.');
    const filters = page.getByRole('button', { name: /^Filters/ });
    await page.goto('/en/betting?sport=F');
    await expect(time.getByRole('option')).toHaveText(['1h', '3h', '12h', '24h', '3 days', 'All']);
    await time.selectOption('3 days');
    await expect(page).toHaveURL(/\?sport=F&time=72$/);
    await special.selectOption('Top');
    await expect(page).toHaveURL(/\?sport=F&time=72&show=TopMatches$/);
    await filters.click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await dialog.getByRole('button', { name: 'Double chance' }).click();
    await dialog.locator('label').filter({ hasText: 'By time' }).click();
    await expect(option(page, 'Order', 'By time')).toBeChecked();
    await dialog.getByRole('button', { name: 'Show matches' }).click();
    await expect(page).toHaveURL(/market=chance&view=timeline$/);
    await expect(filters).toHaveAccessibleName('Filters 2');
    await page.goBack();
    await page.goBack();
    await expect(filters).toHaveAccessibleName('Filters');
    await page.goBack();
    await expect(special).toHaveValue('NextMatches');
    await expect(time).toHaveValue('72');
    await expect(sportChip(page, 'Football')).toHaveAttribute('aria-pressed', 'true');
  });
});
