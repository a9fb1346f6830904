import type { Page } from '@playwright/test';

import { addresses } from '../../src/addresses.ts';
import { axeFindings } from '../../src/audit/axe.ts';
import { inEveryRun } from '../../src/in-every-run.ts';
import { banner, rememberTheme } from '../../src/screens/frame.ts';
import { openSignedIn } from '../../src/screens/session.ts';
import { expect, test } from '../../src/test.ts';
import { signInOverHttp } from '../../src/world/sign-in-over-http.ts';

const at = (path: string, theme: string, more = ''): string =>
  `${addresses.platform}/oidc${path}?theme=${theme}&ui_locales=de${more}`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens an address and returns the status of its answer. */
const statusOf = async (page: Page, url: string): Promise<number | undefined> => (await page.goto(url))?.status();

/** Expects a page of the provider to have its title, the language, no horizontal scrolling and no finding of axe. */
async function expectSound(page: Page, title: string): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await axeFindings(page)).toEqual([]);
}

for (const theme of ['dark', 'light'] as const) {
  for (const width of [360, 1280]) {
    test(
      `the identity provider's pages about sign-out, a faulty request and an expired sign-in have no finding of axe (WCAG 2.2 AA) and link back; ${theme} at ${width}`,
      inEveryRun((theme === 'dark') === (width === 360)),
      async ({ browser }) => {
        // The browser prefers the other theme: the page has to follow the app.
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
      },
    );
  }
}

test('[ROUTE-15] a sign-out while another player is signed in at the identity provider asks first, in language and theme of the site; the other session stays valid', async ({
  page,
}) => {
  await rememberTheme(page, 'light');
  await openSignedIn(page, '/en', 'player2', { ownSession: true });
  const other = await signInOverHttp('agent');
  await page.context().addCookies(other.cookies.map((cookie) => ({ ...cookie, url: addresses.platform })));
  await page.goto('/de/logout');
  await expect(heading(page)).toHaveText('Abmelden');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('link', { name: 'Angemeldet bleiben' }).click();
  await expect(page).toHaveURL(/\/de\/?$/);
  await expect(banner(page).getByRole('button', { name: 'Anmelden' })).toBeVisible();
  // The other player's tokens are still valid and can be refreshed.
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
