import { axeFindings } from '../../src/audit/axe.ts';
import { openSignedIn } from '../../src/screens/session.ts';
import { expect, test } from '../../src/test.ts';

for (const theme of ['dark', 'light'] as const) {
  for (const [path, signedIn] of [
    ['/en', false],
    ['/en/betting', false],
    ['/en/live_betting', false],
    ['/en/casino', false],
    ['/en/sportbetting/rules', false],
    ['/en/contact_us', false],
    ['/en/promo', false],
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
        const cell = page.locator('[data-price][data-state="open"]').first();
        await cell.click();
        await expect(page.getByRole('region', { name: 'Ticket' }).getByTestId('pay')).toBeVisible();
      }
      // A page is looked at once its content stands.
      await expect(page.getByRole('contentinfo')).toBeAttached();
      expect(await axeFindings(page)).toEqual([]);
    });
  }
}
