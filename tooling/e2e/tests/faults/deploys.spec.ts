import type { Browser, BrowserContext, Page } from '@playwright/test';

import { addresses } from '../../src/addresses.ts';
import { type DeployedSite, deploySite } from '../../src/network/deployed-site.ts';
import { openSignedIn } from '../../src/screens/session.ts';
import { expect, test } from '../../src/test.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';
import { operate } from '../../src/world/operate.ts';

test.use({ baseURL: addresses.deployed });

const odds = (page: Page) => page.locator('main [data-price]').first();
const givenUp = (page: Page) => page.getByRole('dialog', { name: 'The site cannot be reached' });

/** A page without a worker, so that nothing is kept but what the browser itself keeps; what it says of missing files is expected. */
async function openPage(browser: Browser): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: addresses.deployed, locale: 'en-GB' });
  return { context, page: await context.newPage() };
}

/** Opens home to the end: whatever comes after the first paint is loaded. */
async function openHome(page: Page): Promise<void> {
  const quiet = page.waitForLoadState('networkidle');
  await page.goto('/en');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Betting' }).first()).toBeVisible();
  await quiet;
}

const toBetting = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'Betting' }).first().click();

/** Loads of the page since it was first opened. */
const reloadsOf = (site: DeployedSite): number => site.pages.length - 1;

test('[PWA-04] a deploy takes the old chunks away: the page is loaded anew once, and is the new build', async ({
  browser,
}) => {
  await using site = await deploySite({ worker: 'off' });
  const { page, context } = await openPage(browser);
  await openHome(page);
  await site.deploy();
  // Home has fetched what betting needs; the lobby is still to come.
  await page.getByRole('navigation').getByRole('link', { name: 'Casino', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Casino' })).toBeVisible();
  expect(reloadsOf(site)).toBe(1);
  expect(new URL(page.url()).pathname).toBe('/en/casino');
  await context.close();
});

for (const storage of ['kept', 'blocked'] as const) {
  test(`[PWA-04, OP-47] a build whose chunks are missing is loaded anew once, then the page says so and offers another try; storage ${storage}`, async ({
    browser,
  }) => {
    await using site = await deploySite({ worker: 'off' });
    const { page, context } = await openPage(browser);
    if (storage === 'blocked') await page.addInitScript(blockStorage);
    await openHome(page);
    site.lose('BettingPage-', 'PrematchTable-');
    await toBetting(page);
    await expect.poll(() => reloadsOf(site)).toBe(1);
    await expect(givenUp(page)).toBeVisible();
    // Whatever the page tries meanwhile, it does not load itself again.
    await page.waitForLoadState('networkidle');
    expect(reloadsOf(site)).toBe(1);
    await givenUp(page).getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => reloadsOf(site)).toBe(2);
    await expect(givenUp(page)).toBeVisible();
    await site.deploy();
    expect(reloadsOf(site)).toBe(2);
    await context.close();
  });
}

test('[PWA-04, OP-47] a chunk that is missing while there is no network loads nothing anew; the network brings the page', async ({
  browser,
}) => {
  await using site = await deploySite({ worker: 'off' });
  const { page, context } = await openPage(browser);
  await openHome(page);
  await context.setOffline(true);
  await expect(page.getByRole('alertdialog', { name: 'No connection' })).toBeVisible();
  // The dialog stops the player, not the address.
  await page.evaluate(() => history.pushState({}, '', '/en/betting'));
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate', { state: {} })));
  await failed;
  expect(reloadsOf(site)).toBe(0);
  await site.deploy();
  await context.setOffline(false);
  // Home, which still stands there, has odds of its own.
  await expect.poll(() => reloadsOf(site)).toBe(1);
  await expect(page.getByRole('main').getByRole('search')).toBeVisible();
  await expect(odds(page)).toBeVisible();
  expect(reloadsOf(site)).toBe(1);
  await context.close();
});

test('[PWA-04, OP-47] a chunk that is missing while a ticket is under way waits for its end', async ({ browser }) => {
  await using site = await deploySite({ worker: 'off' });
  const match = await freshMatch('prematch');
  const { page, context } = await openPage(browser);
  await openSignedIn(page, `/en/betting?event=${match.eventId}`);
  await page.locator(`[data-price="${match.eventId}|1X2|1"]`).first().click();
  await operate('forceTicket', { username: 'player', force: { outcome: 'silent', seconds: 6 } });
  const slip = page.getByRole('region', { name: 'Ticket', exact: true });
  await slip.getByRole('textbox', { name: 'Stake' }).fill('100');
  await slip.getByTestId('pay').click();
  await expect(slip.getByTestId('pay')).toHaveAttribute('aria-busy', 'true');
  await site.deploy();
  const before = site.pages.length;
  const missing = page.waitForResponse((response) => response.status() === 404 && response.url().includes('/assets/'));
  await page.getByRole('navigation').getByRole('link', { name: 'Casino' }).first().click();
  await missing;
  const decided = page.waitForResponse(
    async (response) => response.url().includes('ticket_id=') && (await response.text()).includes('"accepted":true'),
  );
  await decided;
  expect(site.pages.length).toBe(before);
  await expect.poll(() => site.pages.length).toBe(before + 1);
  // How it ended is told all the same.
  await expect(page.getByRole('dialog', { name: 'Ticket accepted' })).toBeVisible();
  await context.close();
});

/** What a browser does whose player allows a site no storage. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}
