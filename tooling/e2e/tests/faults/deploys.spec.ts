import type { Browser, BrowserContext, Page } from '@playwright/test';

import { addresses } from '../../src/addresses.ts';
import { inEveryRun } from '../../src/in-every-run.ts';
import { type DeployedSite, deploySite } from '../../src/network/deployed-site.ts';
import { followMenu } from '../../src/screens/frame.ts';
import { openSignedIn } from '../../src/screens/session.ts';
import { acceptedDialog, forceNextTicket, matchPath, pay, payButton, pick, setStake } from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';
import { leapBy, stopTime } from '../../src/world/time.ts';

test.use({ baseURL: addresses.deployed });

const givenUp = (page: Page) => page.getByRole('dialog', { name: 'The site cannot be reached' });

/** Opens a page outside the fixture, because the browser reports missing files to the console. */
async function openPage(browser: Browser): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: addresses.deployed, locale: 'en-GB' });
  return { context, page: await context.newPage() };
}

/** Opens home and waits until everything after the first paint is loaded too. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/en');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Betting' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Counts the loads of the page after the first. */
const reloadsOf = (site: DeployedSite): number => site.pages.length - 1;

test('[PWA-04] a deploy removes the old chunks: the page reloads once and runs the new build', async ({ browser }) => {
  await using site = await deploySite({ worker: 'off' });
  const { page, context } = await openPage(browser);
  await openHome(page);
  await site.deploy();
  // Home needs the chunks of betting too, but not those of the lobby.
  await followMenu(page, 'Casino');
  // The title of home has the word too.
  await expect(page.getByRole('heading', { level: 1, name: 'Casino', exact: true })).toBeVisible();
  expect(reloadsOf(site)).toBe(1);
  expect(new URL(page.url()).pathname).toBe('/en/casino');
  await context.close();
});

for (const storage of ['kept', 'blocked'] as const) {
  test(
    `[PWA-04, OP-47, FAULT-13] if the chunks of a build are missing, the page reloads once, then reports it and offers to try again; storage ${storage}`,
    inEveryRun(storage === 'kept'),
    async ({ browser }) => {
      await using site = await deploySite({ worker: 'off' });
      const { page, context } = await openPage(browser);
      if (storage === 'blocked') await page.addInitScript(blockStorage);
      await openHome(page);
      site.lose('LobbyPage-');
      await followMenu(page, 'Casino');
      await expect.poll(() => reloadsOf(site)).toBe(1);
      await expect(givenUp(page)).toBeVisible();
      // The page reloads again only if the player asks for it.
      await page.waitForLoadState('networkidle');
      expect(reloadsOf(site)).toBe(1);
      await givenUp(page).getByRole('button', { name: 'Try again' }).click();
      await expect.poll(() => reloadsOf(site)).toBe(2);
      await expect(givenUp(page)).toBeVisible();
      await site.deploy();
      expect(reloadsOf(site)).toBe(2);
      await context.close();
    },
  );
}

// Every run loses chunks with a network, and the network with a chunk (`maintenance.spec.ts`).
test(
  '[PWA-04, OP-47, FAULT-13] a chunk that is missing while offline causes no reload; the page opens when the network returns',
  { tag: '@full' },
  async ({ browser }) => {
    await using site = await deploySite({ worker: 'off' });
    const { page, context } = await openPage(browser);
    await openHome(page);
    await context.setOffline(true);
    await expect(page.getByRole('alertdialog', { name: 'No connection' })).toBeVisible();
    // The dialog blocks the player but not a change of the address.
    await page.evaluate(() => history.pushState({}, '', '/en/casino'));
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'));
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate', { state: {} })));
    await failed;
    expect(reloadsOf(site)).toBe(0);
    await site.deploy();
    await context.setOffline(false);
    await expect.poll(() => reloadsOf(site)).toBe(1);
    await expect(page.getByRole('heading', { level: 1, name: 'Casino', exact: true })).toBeVisible();
    expect(reloadsOf(site)).toBe(1);
    await context.close();
  },
);

test('[PWA-04, OP-47, FAULT-13] a chunk that is missing while a ticket is pending causes a reload only after its decision', async ({
  browser,
}) => {
  await using site = await deploySite({ worker: 'off' });
  const match = await freshMatch('prematch');
  const { page, context } = await openPage(browser);
  await openSignedIn(page, matchPath(match));
  await pick(page, match);
  await forceNextTicket({ outcome: 'silent', seconds: 12 });
  await setStake(page, '100');
  await pay(page);
  await expect(payButton(page)).toHaveAttribute('aria-busy', 'true');
  const before = site.pages.length;
  {
    // No decision comes while the platform's time is stopped.
    await using _stopped = await stopTime();
    await site.deploy();
    const missing = page.waitForResponse(
      (response) => response.status() === 404 && response.url().includes('/assets/'),
    );
    await followMenu(page, 'Casino');
    await missing;
    // The page has handled the missing chunk when it asks for the decision twice more.
    for (let asked = 0; asked < 2; asked += 1)
      await page.waitForRequest((request) => request.url().includes('ticket_id='));
    expect(site.pages.length).toBe(before);
  }
  await leapBy(12_000);
  await expect.poll(() => site.pages.length).toBe(before + 1);
  // The outcome survives the reload.
  await expect(acceptedDialog(page)).toBeVisible();
  await context.close();
});

/** Makes storage throw, as a browser does if the user blocks it for a site. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}
