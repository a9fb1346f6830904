import type { Page } from '@playwright/test';

import { addresses } from '../../src/addresses.ts';
import { axeFindings } from '../../src/audit/axe.ts';
import { openSignedIn } from '../../src/screens/session.ts';
import { expect, test } from '../../src/test.ts';
import { signInOverHttp } from '../../src/world/sign-in-over-http.ts';

const at = (path: string, theme: string, more = ''): string =>
  `${addresses.platform}/oidc${path}?theme=${theme}&ui_locales=de${more}`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Goes to a page as a browser does that knows nobody; the status of its answer. */
const statusOf = async (page: Page, url: string): Promise<number | undefined> => (await page.goto(url))?.status();

/** Held to: what axe finds, no scrolling aside, one language and one look from page to page, a way back to the site. */
async function expectSound(page: Page, title: string): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await axeFindings(page)).toEqual([]);
}

for (const theme of ['dark', 'light'] as const) {
  for (const width of [360, 1280]) {
    test(`the identity provider's pages about a sign-out, a mistake of an app and a sign-in that is over, ${theme} at ${width}, have no finding of axe (WCAG 2.2 AA), and lead back`, async ({
      browser,
    }) => {
      // The browser itself is set otherwise: the page goes by what the app asked for.
      const colorScheme = theme === 'dark' ? 'light' : 'dark';
      const context = await browser.newContext({
        baseURL: addresses.site,
        locale: 'de-DE',
        colorScheme,
        viewport: { width, height: 800 },
      });
      const page = await context.newPage();
      const back = page.getByRole('link', { name: 'Zurück zur Seite' });
      const look = page.locator('html');

      expect(await statusOf(page, at('/auth', theme, '&client_id=nobody&response_type=code'))).toBe(400);
      await expectSound(page, 'Die Anmeldung ist fehlgeschlagen');
      await expect(look).toHaveAttribute('data-theme', theme);
      await expect(back).toHaveAttribute('href', `${addresses.site}/`);

      const signedIn = await signInOverHttp('player2');
      await context.addCookies(signedIn.cookies.map((cookie) => ({ ...cookie, url: addresses.platform })));
      expect(await statusOf(page, at('/session/end', theme))).toBe(200);
      await expectSound(page, 'Abmelden');
      await expect(look).toHaveAttribute('data-theme', theme);
      await page.getByRole('button', { name: 'Abmelden' }).click();
      await expectSound(page, 'Sie sind abgemeldet.');
      await expect(look).toHaveAttribute('data-theme', theme);
      await expect(back).toHaveAttribute('href', `${addresses.site}/`);

      expect(await statusOf(page, at('/interaction/none', theme))).toBe(410);
      await expectSound(page, 'Diese Anmeldung ist abgelaufen');
      await expect(look).toHaveAttribute('data-theme', theme);
      await back.click();
      await expect(page).toHaveURL(new RegExp(`^${addresses.site}/`));
      await context.close();
    });
  }
}

test('[ROUTE-15] who signs out of the site while somebody else is signed in at the identity provider is asked, in his language and theme; who stays there stays', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('isDark', 'false'));
  await openSignedIn(page, '/en', 'player2', { ownSession: true });
  const other = await signInOverHttp('agent');
  await page.context().addCookies(other.cookies.map((cookie) => ({ ...cookie, url: addresses.platform })));
  await page.goto('/de/logout');
  await expect(heading(page)).toHaveText('Abmelden');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('link', { name: 'Angemeldet bleiben' }).click();
  await expect(page).toHaveURL(/\/de\/?$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Anmelden' })).toBeVisible();
  // The other one's session there, and the tokens of it, are as good as before.
  const ping = await fetch(`${addresses.platform}/base/v1/users/ping`, {
    headers: { authorization: `Bearer ${other.tokens.access_token}` },
  });
  expect(ping.status).toBe(200);
  const refreshed = await fetch(`${addresses.platform}/oidc/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: other.tokens.refresh_token,
      client_id: 'kvota-site',
    }),
  });
  expect(refreshed.status).toBe(200);
});
