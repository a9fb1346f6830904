import type { BrowserContext, Page, Request } from '@playwright/test';

import { isFullRun } from '../../src/in-every-run.ts';
import { hideCreditButton, showCreditButton } from '../../src/screens/account.ts';
import { banner, lightPage } from '../../src/screens/frame.ts';
import {
  accountButton,
  ageTokens,
  isPing,
  isRefresh,
  logInButton,
  openSignedIn,
  openWithoutSession,
  signInOnPage,
  storedTokens,
} from '../../src/screens/session.ts';
import { anyOpenPrice } from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';
import { userKey } from '../../src/world/stored-user.ts';

/** Opens more tabs in the same browser context. */
async function openTabs(context: BrowserContext, count: number): Promise<Page[]> {
  const tabs: Page[] = [];
  for (let at = 0; at < count; at += 1) {
    const tab = await context.newPage();
    await tab.goto(lightPage);
    await expect(accountButton(tab)).toBeVisible();
    tabs.push(tab);
  }
  return tabs;
}

/** Tabs and refreshes of the test of a long session. */
const [tabCount, rounds] = isFullRun ? [5, 10] : [3, 4];

test('[SES-05, SES-07, SES-08, OP-96, FAULT-14] tabs through several refreshes: one refresh and one ping at a time, and all stay signed in', async ({
  page,
  context,
}) => {
  await openSignedIn(page, lightPage, 'player', { ownSession: true });
  const tabs = [page, ...(await openTabs(context, tabCount - 1))];
  let [refreshes, refreshing, pinging, most] = [0, 0, 0, 0];
  context.on('request', (request) => {
    if (isRefresh(request)) [refreshes, refreshing] = [refreshes + 1, refreshing + 1];
    if (isPing(request)) pinging += 1;
    most = Math.max(most, refreshing, pinging);
  });
  const ended = (request: Request): void => {
    if (isRefresh(request)) refreshing -= 1;
    if (isPing(request)) pinging -= 1;
  };
  context.on('requestfinished', ended);
  context.on('requestfailed', ended);
  // A tab without a session writes the tokens, so that the others get a storage event as after a refresh.
  const writer = await context.newPage();
  await openWithoutSession(writer);
  const tokens = new Set<string>();
  for (let round = 1; round <= rounds; round += 1) {
    const before = await ageTokens(writer);
    tokens.add(before);
    await expect.poll(async () => (await storedTokens(writer)).access_token).not.toBe(before);
    expect(refreshes).toBe(round);
  }
  expect(tokens.size).toBe(rounds);
  expect(most).toBe(1);
  for (const tab of tabs) await expect(accountButton(tab)).toBeVisible();
});

test('[OP-95, SES-11] a sign-out in one tab signs out all: nothing of the player stays on screen or in storage', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/en/betting', 'player', { ownSession: true });
  const [other] = await openTabs(context, 1);
  if (!other) throw new Error('No tab was opened.');
  const credit = banner(other).getByText(/\d,\d{3}\.\d{2}/);
  await expect(credit).toBeVisible();
  await hideCreditButton(other).click();
  await page.goto('/en/logout');
  await expect(logInButton(page)).toBeVisible();
  await expect(logInButton(other)).toBeVisible();
  await expect(credit).toHaveCount(0);
  for (const tab of [page, other]) {
    const kept = await tab.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(kept).not.toContain('access_token');
    expect(kept).not.toContain('player');
    expect(kept).not.toContain('kvota.wallet');
    expect(kept).not.toMatch(/creditHidden","true/);
  }
});

test('[SES-12, OP-95] a sign-out deletes what the player has typed in every tab, and the other tabs report it', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/en/account/settings', 'player', { ownSession: true });
  const city = page.getByRole('textbox', { name: 'City' });
  await city.fill('Zemun');
  await page.reload();
  await expect(city).toHaveValue('Zemun');
  const [other] = await openTabs(context, 1);
  if (!other) throw new Error('No tab was opened.');
  const message = (tab: Page) => tab.getByRole('textbox', { name: 'Message' });
  for (const tab of [page, other]) {
    await tab.goto('/en/contact_us');
    await message(tab).fill('What became of my ticket?');
    await tab.reload();
    await expect(message(tab)).toHaveValue('What became of my ticket?');
  }
  await page.goto('/en/logout');
  await expect(logInButton(page)).toBeVisible();
  await expect(other.getByText('Your session has ended. Log in again to go on.').first()).toBeVisible();
  await expect(message(other)).toHaveValue('');
  await page.goto('/en/contact_us');
  await expect(message(page)).toHaveValue('');
  await expect(page.getByText('Your session has ended.')).toHaveCount(0);
  for (const tab of [page, other]) {
    const kept = await tab.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
    expect(kept).not.toContain('Zemun');
    expect(kept).not.toContain('ticket?');
  }
  // A visitor's text stays after a sign-in.
  await message(page).fill('How do I log in?');
  await logInButton(page).click();
  await signInOnPage(page, 'player');
  await expect(message(page)).toHaveValue('How do I log in?');
  await expect(accountButton(other)).toBeVisible();
  await expect(other.getByText('Your session has ended.')).toHaveCount(0);
});

test('[SES-13, OP-50] a tab and the browser store only known keys', async ({ page }) => {
  await openSignedIn(page, '/en/betting', 'player', { ownSession: true });
  await anyOpenPrice(page).click();
  await hideCreditButton(page).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('kvota.slip') ?? '')).toContain('selections');
  const keys = await page.evaluate(() => ({ tab: Object.keys(sessionStorage), all: Object.keys(localStorage) }));
  const tab = ['kvota.slip', 'kvota.slip.nextId', 'kvota.betting', 'kvota.creditHidden', 'kvota.wallet', 'kvota.promo'];
  expect(keys.tab.filter((key) => !tab.includes(key) && !key.startsWith('tsr-'))).toEqual([]);
  for (const key of ['kvota.slip', 'kvota.creditHidden']) expect(keys.tab).toContain(key);
  const all = [userKey, 'kvota.lastPath', 'isDark', 'initialColors', 'kvota.slipKey'];
  expect(keys.all.filter((key) => !all.includes(key))).toEqual([]);
  for (const key of [userKey, 'kvota.lastPath']) expect(keys.all).toContain(key);
  await page.reload();
  await expect(showCreditButton(page)).toBeVisible();
  await expect(page.locator('main [data-price][aria-pressed="true"]').first()).toBeVisible();
});
