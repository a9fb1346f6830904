import type { Match } from '@kvota/contracts';
import type { Browser, BrowserContext, Page } from '@playwright/test';

import { addresses } from '../../src/addresses.ts';
import { type DeployedSite, deploySite } from '../../src/network/deployed-site.ts';
import { openSignedIn } from '../../src/screens/session.ts';
import { expect, test } from '../../src/test.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';
import { operate } from '../../src/world/operate.ts';

// Builds are fetched, and the outage is as long as it says.
test.setTimeout(120_000);
test.use({ baseURL: addresses.deployed });

/** How long nobody answers, and how long the way back may take; both real, as the rule is about real seconds. */
const outage = 10_000;
const wayBack = 5000;

const slip = (page: Page) => page.getByRole('region', { name: 'Ticket', exact: true });
const priceOf = ({ eventId }: Match, code: string): string => `[data-price="${eventId}|1X2|${code}"]`;

/** What a browser says of itself when nobody answers: these pages are not held to silence. */
async function openPage(browser: Browser): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: addresses.deployed, locale: 'en-GB' });
  return { context, page: await context.newPage() };
}

/** A player with one selection and a stake on his slip. */
async function openWithSlip(page: Page): Promise<Match> {
  const match = await freshMatch('prematch');
  await openSignedIn(page, `/en/betting?event=${match.eventId}`);
  await page.locator(priceOf(match, '1')).first().click();
  await slip(page).getByRole('textbox', { name: 'Stake' }).fill('150');
  await slip(page).getByRole('textbox', { name: 'Stake' }).blur();
  await expect(slip(page).getByTestId('pay')).not.toHaveAttribute('aria-disabled', 'true');
  return match;
}

async function expectSlip(page: Page, match: Match): Promise<void> {
  await expect(slip(page).getByText(`${match.hostName} - ${match.awayName}`)).toBeVisible();
  await expect(slip(page).getByRole('textbox', { name: 'Stake' })).toHaveValue('150.00');
  await expect(slip(page).getByTestId('pay')).not.toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
}

/** Asks for documents that a page makes, answered or not. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Brings site and platform back; the milliseconds until the page shows a price that was set while nobody answered. */
async function comeBack(page: Page, site: DeployedSite, match: Match): Promise<number> {
  await operate('moveOdds', { eventId: match.eventId, marketCode: '1X2', selectionCode: '2', odds: '7.77' });
  await Promise.all([site.start(), site.line.mend()]);
  const since = Date.now();
  await page.waitForFunction(
    (selector) => document.querySelector(selector)?.textContent?.includes('7.77'),
    priceOf(match, '2'),
  );
  const took = Date.now() - since;
  test.info().annotations.push({ type: 'back after', description: `${took} ms` });
  return took;
}

/** Waits until the worker has what the page itself has loaded: its texts come last. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('kvota-build-'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().some(({ url }) => url.includes('texts-en-betting'));
  });
}

for (const [worker, death] of [
  ['on', 'refused'],
  ['off', 'refused'],
  ['off', 'silent'],
] as const) {
  test(`[NET-08, NET-09, OP-47, OP-48] an origin that is dead for 10 s (${death}): no more than one load, back within 5 s, slip and sign-in kept; worker ${worker}`, async ({
    browser,
  }) => {
    await using site = await deploySite(worker === 'off' ? { worker } : {});
    const { page, context } = await openPage(browser);
    const match = await openWithSlip(page);
    if (worker === 'on') await untilKept(page);
    const loads = countLoads(page);
    await site.stop();
    if (death === 'silent') site.line.hush();
    else await site.line.cut();
    await page.waitForTimeout(outage);
    expect(loads()).toBe(0);
    expect(await comeBack(page, site, match)).toBeLessThanOrEqual(wayBack);
    await expectSlip(page, match);
    expect(loads()).toBeLessThanOrEqual(1);
    await context.close();
  });
}

test('[PWA-01, OP-47, OP-50] a page that the player loads anew while its origin is dead stands, and is back within 5 s after it; slip and sign-in kept', async ({
  browser,
}) => {
  await using site = await deploySite();
  const { page, context } = await openPage(browser);
  const match = await openWithSlip(page);
  await untilKept(page);
  await site.stop();
  await site.line.cut();
  const loads = countLoads(page);
  await page.reload();
  await expect(slip(page).getByText(`${match.hostName} - ${match.awayName}`)).toBeVisible();
  await page.waitForTimeout(outage);
  expect(await comeBack(page, site, match)).toBeLessThanOrEqual(wayBack);
  await expectSlip(page, match);
  // His own, and no more than one besides.
  expect(loads()).toBeLessThanOrEqual(2);
  await context.close();
});

test('[NET-16] what the operator changes while nobody answers is followed as soon as the page is back, whether it was open all the time or loaded meanwhile', async ({
  browser,
}) => {
  const setting = (value: boolean): Promise<void> =>
    operate('setSetting', { group: 'status', key: 'disableLiveBettingPage', value });
  await using site = await deploySite();
  const { page, context } = await openPage(browser);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const closed = menu.locator('[aria-disabled="true"]').filter({ hasText: /^Live/ });
  const die = (): Promise<unknown> => Promise.all([site.stop(), site.line.cut()]);
  const revive = (): Promise<unknown> => Promise.all([site.start(), site.line.mend()]);
  await page.goto('/en/betting');
  await expect(page.locator('main [data-price]').first()).toBeVisible();
  await untilKept(page);
  await expect(closed).toHaveCount(0);
  try {
    await die();
    await setting(true);
    await revive();
    await expect(closed).toBeVisible();
    await die();
    await page.reload();
    await expect(menu.getByText('Live', { exact: true })).toBeVisible();
    await revive();
    await expect(closed).toBeVisible();
  } finally {
    await setting(false);
  }
  await expect(closed).toHaveCount(0);
  await context.close();
});
