import { inEveryRun } from '../../src/in-every-run.ts';
import { matchPath } from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';

/** A third of the length that the page had with a card for each line. */
const mostPixels = 2280;

test.use({ viewport: { width: 1280, height: 900 } });

for (const language of ['en', 'de', 'el', 'ru']) {
  // The other two are shorter.
  const every = language === 'de' || language === 'el';
  test(
    `[MATCH-34] all markets of a football match are in a short page (${language})`,
    inEveryRun(every),
    async ({ page }) => {
      await page.goto(matchPath(await freshMatch('prematch')).replace(/^\/en/, `/${language}`));
      const cards = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect.poll(() => cards.count()).toBeGreaterThan(18);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(1500);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(mostPixels);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
    },
  );
}
