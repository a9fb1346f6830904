import { AxeBuilder } from '@axe-core/playwright';

import { expect, openSignedIn, test } from '../src/test.ts';

for (const theme of ['dark', 'light'] as const) {
  for (const [path, signedIn] of [
    ['/en', false],
    ['/en/betting', false],
    ['/en/live_betting', false],
    ['/en/casino', false],
    ['/en/ticket_history', true],
  ] as const) {
    test(`${path} in ${theme} has no finding of axe (WCAG 2.2 AA)`, async ({ page }) => {
      await page.addInitScript((isDark) => localStorage.setItem('isDark', isDark), String(theme === 'dark'));
      if (signedIn) {
        await openSignedIn(page, '/en');
        await page.getByRole('banner').getByRole('button', { name: 'Ticket history' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      } else await page.goto(path);
      if (path.endsWith('betting')) {
        const cell = page.locator('[data-odd][data-state="open"]').first();
        await cell.click();
        await expect(page.getByRole('region', { name: 'Ticket' }).getByTestId('pay')).toBeVisible();
      }
      // The click may have scrolled: a row half below the header is half covered by it, and axe takes that for its size.
      await page.evaluate(() => window.scrollTo(0, 0));
      const { violations } = await new AxeBuilder({ page })
        // Three leagues have every kind of row; the other fifty are the same again.
        .exclude('[data-phone-columns]:nth-of-type(n + 4)')
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
      ).toEqual([]);
    });
  }
}
