import type { Match } from '@kvota/contracts';
import type { Browser, BrowserContext, Page } from '@playwright/test';

import { addresses } from '../../src/addresses.ts';
import { openSignedIn, signInOnPage } from '../../src/screens/session.ts';
import { expect, test } from '../../src/test.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';
import { operate } from '../../src/world/operate.ts';

// A countdown and the ten seconds after it are real.
test.setTimeout(180_000);

const account = (page: Page) => page.getByRole('button', { name: /^Account/ });
const login = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log in' });
const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Maintenance' });
const countdown = (page: Page) =>
  page.getByRole('region', { name: 'Notices' }).getByText(/^Maintenance starts in (\d+\ss|\d+:\d\d)\.$/);
const blocked = (page: Page) => page.getByRole('region', { name: 'Notices' }).getByText(/^Your account is blocked/);
const slip = (page: Page) => page.getByRole('region', { name: 'Ticket', exact: true });

/** The same site in a browser of its own. */
async function another(browser: Browser): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: addresses.site, locale: 'en-GB' });
  return { context, page: await context.newPage() };
}

/** Pays a ticket of one selection. */
async function pay(page: Page, match: Match): Promise<void> {
  await page.goto(`/en/betting?event=${match.eventId}`);
  const price = page.locator(`[data-price="${match.eventId}|1X2|1"]`).first();
  if ((await price.getAttribute('aria-pressed')) !== 'true') await price.click();
  const stake = slip(page).getByRole('textbox', { name: 'Stake' });
  await stake.fill('100');
  await stake.blur();
  await slip(page).getByTestId('pay').click();
}

/** Nothing that a player can do takes the dialog away. */
async function expectNoWayOut(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await page.mouse.click(700, 20);
  await expect(dialog(page).getByRole('button')).toHaveCount(0);
  await page.goBack();
  await expect(dialog(page)).toBeVisible();
  await page.goForward();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/en/betting');
}

test('[SES-14, SES-15, SES-16, SES-17, SES-19, ROLE-05, DLG-01, OP-46] maintenance is counted down to, stops the page for everybody and signs all out but AL99, who goes on to pay; when it ends everybody may', async ({
  page,
  browser,
}) => {
  const [first, second] = [await freshMatch('prematch'), await freshMatch('prematch')];
  const exempt = await another(browser);
  await openSignedIn(exempt.page, '/en/betting', 'al99', { ownSession: true });
  await openSignedIn(page, '/en', 'player2', { ownSession: true });
  // A page to go back to.
  await page.getByRole('navigation').getByRole('link', { name: 'Betting' }).first().click();
  await expect(page.locator('[data-price]').first()).toBeVisible();
  try {
    await operate('setMaintenance', { seconds: 8 });
    for (const one of [page, exempt.page]) await expect(countdown(one)).toBeVisible();
    const seconds = async (): Promise<number> => Number(/\d+/.exec((await countdown(page).textContent()) ?? '')?.[0]);
    const shown = await seconds();
    expect(shown).toBeGreaterThan(0);
    await expect.poll(seconds).toBeLessThan(shown);
    for (const one of [page, exempt.page]) {
      await expect(dialog(one)).toBeVisible();
      await expect(countdown(one)).toHaveCount(0);
    }
    const started = Date.now();
    await expectNoWayOut(page);
    await expect(login(page)).toBeVisible({ timeout: 20_000 });
    expect(Date.now() - started).toBeGreaterThan(5000);
    await expect(dialog(page)).toHaveCount(0);
    await expect(dialog(exempt.page)).toHaveCount(0);
    await expect(account(exempt.page)).toBeVisible();

    // Who is exempt goes on betting, and may come in anew.
    await pay(exempt.page, first);
    await expect(exempt.page.getByRole('dialog', { name: 'Ticket accepted' })).toBeVisible();
    const late = await another(browser);
    await openSignedIn(late.page, '/en', 'al99', { ownSession: true });
    await pay(late.page, second);
    await expect(late.page.getByRole('dialog', { name: 'Ticket accepted' })).toBeVisible();
    await late.context.close();

    // A player may sign in and look, and is told why he cannot bet.
    await login(page).click();
    await signInOnPage(page, 'player2');
    await expect(account(page)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await pay(page, first);
    await expect(page.getByText('Betting is paused for maintenance.').first()).toBeVisible();
  } finally {
    await operate('setMaintenance', { seconds: 0 });
  }
  await slip(page).getByRole('button', { name: 'Back to the ticket' }).click();
  await slip(page).getByTestId('pay').click();
  await expect(page.getByRole('dialog', { name: 'Ticket accepted' })).toBeVisible();
  await exempt.context.close();
});

test('[SES-14, OP-43] maintenance that is withdrawn leaves nothing behind', async ({ page }) => {
  await openSignedIn(page, '/en', 'player2');
  try {
    await operate('setMaintenance', { seconds: 60 });
    await expect(countdown(page)).toBeVisible();
  } finally {
    await operate('setMaintenance', { seconds: 0 });
  }
  await expect(countdown(page)).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
  await expect(account(page)).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`[ERR-02, OP-51] a player who is blocked is told so until he is not, reads on, and cannot pay; at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const match = await freshMatch('prematch');
    await openSignedIn(page, `/en/betting?event=${match.eventId}`, 'player2');
    await page.locator(`[data-price="${match.eventId}|1X2|1"]`).first().click();
    try {
      await operate('setBlocked', { username: 'player2', blocked: true });
      await expect(blocked(page)).toBeVisible();
      await page.goto('/en/betting');
      await expect(blocked(page)).toBeVisible();
      await expect(page.locator('[data-price][data-state="open"]').first()).toBeVisible();
      if (width < 1264)
        await page
          .getByRole('navigation')
          .getByRole('button', { name: /selection/ })
          .click();
      const stake = slip(page).getByRole('textbox', { name: 'Stake' });
      await stake.fill('100');
      await stake.blur();
      await expect(slip(page).getByTestId('pay')).toHaveAttribute('aria-disabled', 'true');
      await expect(slip(page).getByText('Your account is blocked. Please contact support.').first()).toBeVisible();
    } finally {
      await operate('setBlocked', { username: 'player2', blocked: false });
    }
    await expect(blocked(page)).toHaveCount(0);
    await expect(slip(page).getByTestId('pay')).not.toHaveAttribute('aria-disabled', 'true');
  });
}

test('[ERR-02] what a blocked player is told follows the language of the page', async ({ page }) => {
  await openSignedIn(page, '/en', 'player2');
  try {
    await operate('setBlocked', { username: 'player2', blocked: true });
    await expect(blocked(page)).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Language/ })
      .click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(/\/de\/?$/);
    await expect(page.getByRole('region', { name: 'Hinweise' }).getByText(/^Ihr Konto ist gesperrt\./)).toBeVisible();
    await expect(page.getByText('Your account is blocked')).toHaveCount(0);
  } finally {
    await operate('setBlocked', { username: 'player2', blocked: false });
  }
});

test('[NET-01, DLG-02] the dialog without connection comes too where the network went before its parts had come, and the page is whole again after', async ({
  browser,
}) => {
  const { page, context } = await another(browser);
  // The parts of the dialog are on their way for as long as there is a network, and are lost with it.
  const lost = Promise.withResolvers<void>();
  await page.route(/\/assets\/Dialogs-/, async (route) => {
    await lost.promise;
    await route.abort();
  });
  const asked = page.waitForRequest(/\/assets\/Dialogs-/);
  await page.goto('/en/betting');
  await expect(page.locator('[data-price]').first()).toBeVisible();
  const offline = page.getByRole('alertdialog', { name: 'No connection' });
  await context.setOffline(true);
  await asked;
  lost.resolve();
  await expect(offline).toBeVisible();
  await expect(offline).toContainText('Your device is offline.');
  for (const press of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(press);
  await page.mouse.click(5, 5);
  await expect(offline).toBeVisible();
  await page.unroute(/\/assets\/Dialogs-/);
  await context.setOffline(false);
  await expect(offline).toHaveCount(0);
  await expect(page.locator('[data-price][data-state="open"]').first()).toBeVisible();
  await context.close();
});

test('[NET-01, PWA-04] a page whose texts are lost on the way says in its language that the site cannot be reached, and comes when it can', async ({
  browser,
}) => {
  const { page, context } = await another(browser);
  const lost = Promise.withResolvers<void>();
  await page.route(/\/assets\/texts-de-/, async (route) => {
    await lost.promise;
    await route.abort();
  });
  const asked = page.waitForRequest(/\/assets\/texts-de-/);
  await page.goto('/de/betting');
  await asked;
  await context.setOffline(true);
  lost.resolve();
  await expect(page.getByText('Die Seite ist nicht erreichbar.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Erneut versuchen' })).toBeVisible();
  await expect(page.getByText(/error\.|ui\.retry|missingPart/).filter({ visible: true })).toHaveCount(0);
  await page.unroute(/\/assets\/texts-de-/);
  await context.setOffline(false);
  await expect(page.locator('[data-price][data-state="open"]').first()).toBeVisible();
  await context.close();
});

test('[NET-01, NET-02, DLG-02] the dialog without connection is not left by Back, Escape or a press beside it, and goes with the network', async ({
  browser,
}) => {
  // What a browser says of itself without network is expected.
  const { page, context } = await another(browser);
  await page.goto('/en');
  await page.getByRole('navigation').getByRole('link', { name: 'Betting' }).first().click();
  await expect(page.locator('[data-price]').first()).toBeVisible();
  const offline = page.getByRole('alertdialog', { name: 'No connection' });
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await page.goBack();
  await expect(offline).toBeVisible();
  await page.goForward();
  await expect(offline).toBeVisible();
  await expect(page).toHaveURL('/en/betting');
  await context.setOffline(false);
  await expect(offline).toHaveCount(0);
  await expect(page.locator('[data-price][data-state="open"]').first()).toBeVisible();
  await context.close();
});
