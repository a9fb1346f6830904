import { hideCreditButton } from '../../src/screens/account.ts';
import { banner, chooseLanguage, expectTheme, followMenu, chooseInMenu, notices } from '../../src/screens/frame.ts';
import { escapePattern } from '../../src/screens/offer.ts';
import { logInButton, openSignedIn, signInOnPage } from '../../src/screens/session.ts';
import { anyPrice, expectOnSlip, matchPath, pick } from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';
import { creditOf } from '../../src/world/accounts.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';

for (const [path, lang, text] of [
  ['/', 'sr', 'Klađenje'],
  ['/en', 'en', 'Betting'],
  ['/betting', 'sr', 'Tiket'],
  ['/en/betting', 'en', 'Slip'],
] as const) {
  test(`[ROUTE-01, ROUTE-02, ROUTE-03, ROUTE-05] ${path} answers in its language`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`));
  });
}

test.describe('unknown paths', () => {
  // The browser reports the status of the page itself.
  test.use({ allowedOutput: { matching: [/status of 404/] } });

  test('[ROUTE-56, ROUTE-58, ROUTE-60, ROUTE-72, OP-04] an unknown path shows the 404 page inside the frame, with a link home', async ({
    page,
  }) => {
    expect((await page.goto('/xx/betting'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: /^404 / })).toBeVisible();
    await page.goto('/en/nowhere');
    await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible();
    await expect(page.getByText('This page could not be found')).toBeVisible();
    await expect(banner(page).getByRole('link', { name: 'Betting' }).first()).toBeVisible();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/en\/?$/);
  });
});

test('[ROUTE-65, ROUTE-71, ROUTE-72] a visitor who opens a page for players is sent home, and is there after the sign-in', async ({
  page,
}) => {
  await page.goto('/en/betting');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en\/betting$/);
  await page.goto('/EN/Ticket_History');
  await expect(page).toHaveURL(/\/en\/?$/);
  await notices(page).getByRole('button', { name: 'Log in' }).click();
  await signInOnPage(page, 'player');
  await expect(page).toHaveURL(/\/ticket_history$/i);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});

test('[ROUTE-73] after a navigation the focus is on the content, and the title of the page is announced', async ({
  page,
}) => {
  await page.goto('/en/betting');
  await expect(anyPrice(page)).toBeVisible();
  for (const title of ['Casino', 'Virtuals', 'Betting']) {
    await followMenu(page, title);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: title, exact: true })).toBeAttached();
    await expect(page.locator('#content')).toBeFocused();
    await expect(page.locator('[aria-live="polite"]').getByText(title, { exact: true })).toBeAttached();
  }
});

test('[ROUTE-51, NET-10] going from betting to casino keeps the slip, the frame and the sockets', async ({ page }) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  const match = await freshMatch('prematch');
  await page.goto(matchPath(match));
  await pick(page, match);
  await expectOnSlip(page, match);
  const opened = sockets.length;
  expect(opened).toBeGreaterThan(0);
  await page.evaluate(() => document.querySelector('header')?.setAttribute('data-mark', 'same'));
  await followMenu(page, 'Casino');
  await expect(page).toHaveURL(/\/en\/casino$/);
  await expectOnSlip(page, match);
  await expect(page.locator('header[data-mark="same"]')).toHaveCount(1);
  expect(sockets.length).toBe(opened);
});

test('[HEAD-03, HEAD-06, HEAD-07, WAL-04, WAL-08] the header of a player shows the credit, hides it, and switches the wallet', async ({
  page,
}) => {
  const shown = async (currency: string): Promise<string> =>
    (Number(await creditOf('player2', currency)) / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 });
  await openSignedIn(page, '/en', 'player2');
  await expect(logInButton(page)).toHaveCount(0);
  // RSD has no label.
  const wallet = banner(page).getByRole('button', { name: await shown('RSD'), exact: true });
  await chooseInMenu(wallet, page.getByRole('menuitemradio', { name: /^EUR/ }));
  const euros = new RegExp(String.raw`^${escapePattern(await shown('EUR'))}\s*EUR$`);
  await expect(banner(page).getByRole('button', { name: euros })).toBeVisible();
  await hideCreditButton(page).click();
  await expect(banner(page)).toContainText('****');
});

test('tabbing through the header of a scrolled page does not scroll it', async ({ page }) => {
  await page.goto('/en/betting');
  await expect(anyPrice(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 150));
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    const inHeader = await page.evaluate(() => document.activeElement?.closest('header') !== null);
    // The first stop is the link that skips the header.
    if (step > 0) expect(inHeader).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(150);
  }
});

// Every run changes the language in `languages-loading.spec.ts`.
test('[HEAD-04, I18N-02, OP-76] a change of language keeps the page', { tag: '@full' }, async ({ page }) => {
  await page.goto('/en/live_betting');
  await chooseLanguage(page, /Deutsch/);
  await expect(page).toHaveURL(/\/de\/live_betting$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('[THEME-01, THEME-02] the theme is dark by default, and light survives a reload', async ({ page }) => {
  await page.goto('/en');
  await expectTheme(page, 'dark');
  await page.evaluate(() => localStorage.setItem('isDark', 'false'));
  await page.reload();
  await expectTheme(page, 'light');
});
