import type { BrowserContext, Page } from '@playwright/test';

import { openSignedIn, signInOnPage } from '../../src/screens/session.ts';
import { expect, test } from '../../src/test.ts';
import { userKey } from '../../src/world/stored-user.ts';

const account = (page: Page) => page.getByRole('button', { name: /^Account/ });
const login = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log in' });

/** Opens so many more tabs of the same browser. */
async function openTabs(context: BrowserContext, count: number): Promise<Page[]> {
  const tabs: Page[] = [];
  for (let at = 0; at < count; at += 1) {
    const tab = await context.newPage();
    await tab.goto('/en');
    await expect(account(tab)).toBeVisible();
    tabs.push(tab);
  }
  return tabs;
}

test('[SES-05, SES-07, SES-08, OP-96] five tabs, ten refreshes: one refresh and one ping at a time, and all stay signed in', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await openSignedIn(page, '/en', 'player', { ownSession: true });
  const tabs = [page, ...(await openTabs(context, 4))];
  let [refreshes, refreshing, pinging, most] = [0, 0, 0, 0];
  const isRefresh = (url: string): boolean => url.endsWith('/oidc/token');
  const isPing = (url: string): boolean => url.includes('/users/ping');
  context.on('request', (request) => {
    // A request of another origin is asked for first; that is none of its own.
    if (request.method() === 'OPTIONS') return;
    if (isRefresh(request.url())) [refreshes, refreshing] = [refreshes + 1, refreshing + 1];
    if (isPing(request.url())) pinging += 1;
    most = Math.max(most, refreshing, pinging);
  });
  const ended = (request: { url(): string; method(): string }): void => {
    if (request.method() === 'OPTIONS') return;
    if (isRefresh(request.url())) refreshing -= 1;
    if (isPing(request.url())) pinging -= 1;
  };
  context.on('requestfinished', ended);
  context.on('requestfailed', ended);
  // A tab that does not refresh itself tells the others, as after a refresh, that the token ends soon.
  const teller = await context.newPage();
  await teller.goto('/icon.svg');
  const tokens = new Set<string>();
  for (let round = 1; round <= 10; round += 1) {
    const before = await teller.evaluate((key) => {
      const text = localStorage.getItem(key) ?? '';
      const user = JSON.parse(text) as { expires_at: number; access_token: string };
      localStorage.setItem(key, JSON.stringify({ ...user, expires_at: Math.trunc(Date.now() / 1000) + 20 }));
      return user.access_token;
    }, userKey);
    tokens.add(before);
    await expect
      .poll(() => teller.evaluate((key) => localStorage.getItem(key) ?? '', userKey), { timeout: 30_000 })
      .not.toContain(before);
    expect(refreshes).toBe(round);
  }
  expect(tokens.size).toBe(10);
  expect(most).toBe(1);
  for (const tab of tabs) await expect(account(tab)).toBeVisible();
});

test('[OP-95, SES-11] a sign-out in one tab is one in all: nothing of the player stays on their screens or in storage', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/en/betting', 'player', { ownSession: true });
  const [other] = await openTabs(context, 1);
  if (!other) throw new Error('A tab was asked for.');
  const credit = other.getByRole('banner').getByText(/\d,\d{3}\.\d{2}/);
  await expect(credit).toBeVisible();
  await other.getByRole('button', { name: 'Hide credit' }).click();
  await page.goto('/en/logout');
  await expect(login(page)).toBeVisible();
  await expect(login(other)).toBeVisible();
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

test('[SES-12, OP-95] what a player has typed goes with him when he signs out, in every tab; the tabs that he did it not in say so', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/en/account/settings', 'player', { ownSession: true });
  const city = page.getByRole('textbox', { name: 'City' });
  await city.fill('Zemun');
  await page.reload();
  await expect(city).toHaveValue('Zemun');
  const [other] = await openTabs(context, 1);
  if (!other) throw new Error('A tab was asked for.');
  const message = (tab: Page) => tab.getByRole('textbox', { name: 'Message' });
  for (const tab of [page, other]) {
    await tab.goto('/en/contact_us');
    await message(tab).fill('What became of my ticket?');
    await tab.reload();
    await expect(message(tab)).toHaveValue('What became of my ticket?');
  }
  await page.goto('/en/logout');
  await expect(login(page)).toBeVisible();
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
  // What a visitor writes is his own, also after he has signed in.
  await message(page).fill('How do I log in?');
  await login(page).click();
  await signInOnPage(page, 'player');
  await expect(message(page)).toHaveValue('How do I log in?');
  await expect(account(other)).toBeVisible();
  await expect(other.getByText('Your session has ended.')).toHaveCount(0);
});

test('[SES-13, OP-50] what a tab keeps, and what all tabs share, is this and nothing else', async ({ page }) => {
  await openSignedIn(page, '/en/betting', 'player', { ownSession: true });
  await page.locator('main [data-price][data-state="open"]').first().click();
  await page.getByRole('button', { name: 'Hide credit' }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('kvota.slip') ?? '')).toContain('selections');
  const keys = await page.evaluate(() => ({ tab: Object.keys(sessionStorage), all: Object.keys(localStorage) }));
  const tab = ['kvota.slip', 'kvota.slip.nextId', 'kvota.betting', 'kvota.creditHidden', 'kvota.wallet'];
  expect(keys.tab.filter((key) => !tab.includes(key) && !key.startsWith('tsr-'))).toEqual([]);
  for (const key of ['kvota.slip', 'kvota.creditHidden']) expect(keys.tab).toContain(key);
  const all = [userKey, 'kvota.lastPath', 'isDark', 'initialColors', 'kvota.slipKey'];
  expect(keys.all.filter((key) => !all.includes(key))).toEqual([]);
  for (const key of [userKey, 'kvota.lastPath']) expect(keys.all).toContain(key);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show credit' })).toBeVisible();
  await expect(page.locator('main [data-price][aria-pressed="true"]').first()).toBeVisible();
});
