import { openSignedIn } from '../../src/screens/session.ts';
import { expect, test } from '../../src/test.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';

for (const [path, lang, text] of [
  ['/', 'sr', 'Klađenje'],
  ['/en', 'en', 'Betting'],
  ['/betting', 'sr', 'Tiket'],
  ['/en/betting', 'en', 'Ticket'],
] as const) {
  test(`[ROUTE-01, ROUTE-02, ROUTE-03, ROUTE-05] ${path} answers in its language`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`));
  });
}

test('[ROUTE-56, ROUTE-58, ROUTE-60, OP-04] an unknown path is a 404 page inside the frame, with a way home', async ({
  page,
}) => {
  await page.goto('/xx/betting');
  await expect(page.getByRole('heading', { name: /^404 / })).toBeVisible();
  await page.goto('/en/nowhere');
  await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible();
  await expect(page.getByText('This page could not be found')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Betting' }).first()).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/en\/?$/);
});

test('[ROUTE-65] a visitor on a page for players is sent home', async ({ page }) => {
  await page.goto('/en/ticket_history');
  await expect(page).toHaveURL(/\/en\/?$/);
});

test('[ROUTE-51, NET-10] going from betting to casino keeps the slip, the frame and the sockets', async ({ page }) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  const match = await freshMatch('prematch');
  await page.goto(`/en/betting?event=${match.eventId}`);
  await page.locator(`[data-price="${match.eventId}|1X2|1"]`).first().click();
  const slip = page.getByRole('region', { name: 'Ticket' });
  await expect(slip.getByText(`${match.hostName} - ${match.awayName}`)).toBeVisible();
  const opened = sockets.length;
  expect(opened).toBeGreaterThan(0);
  await page.evaluate(() => document.querySelector('header')?.setAttribute('data-mark', 'same'));
  await page.getByRole('banner').getByRole('link', { name: 'Casino', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/casino$/);
  await expect(slip.getByText(`${match.hostName} - ${match.awayName}`)).toBeVisible();
  await expect(page.locator('header[data-mark="same"]')).toHaveCount(1);
  expect(sockets.length).toBe(opened);
});

test('[HEAD-03, HEAD-06, HEAD-07, WAL-04, WAL-08] signed in, the header shows the credit, hides it on request and changes the wallet', async ({
  page,
}) => {
  await openSignedIn(page, '/en');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: 'Log in' })).toHaveCount(0);
  await expect(banner).toContainText(/\d\.\d\d/);
  await banner.getByRole('button', { name: 'Hide credit' }).click();
  await expect(banner).toContainText('****');
});

test('the header takes the focus of a page that is scrolled, and the page stays where it is', async ({ page }) => {
  await page.goto('/en/betting');
  await expect(page.locator('main [data-price]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 150));
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    const inHeader = await page.evaluate(() => document.activeElement?.closest('header') !== null);
    // The first step is the way past the header.
    if (step > 0) expect(inHeader).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(150);
  }
});

test('[HEAD-04, I18N-02, OP-76] choosing a language keeps the page', async ({ page }) => {
  await page.goto('/en/live_betting');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Language/ })
    .click();
  await page.getByRole('menuitemradio', { name: /Deutsch/ }).click();
  await expect(page).toHaveURL(/\/de\/live_betting$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('[THEME-01, THEME-02] the theme is dark, and the choice of light survives a reload', async ({ page }) => {
  await page.goto('/en');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => localStorage.setItem('isDark', 'false'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
