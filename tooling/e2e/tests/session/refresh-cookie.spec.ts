import type { Page } from '@playwright/test';

import { addresses } from '../../src/addresses.ts';
import { inEveryRun } from '../../src/in-every-run.ts';
import { serveOneOrigin } from '../../src/network/one-origin.ts';
import { readableByScripts, refreshCookies } from '../../src/screens/refresh-cookies.ts';
import {
  accountButton,
  ageTokens,
  isPing,
  logInButton,
  openAndSignIn,
  openSignedIn,
  openWithoutSession,
  storedTokens,
} from '../../src/screens/session.ts';
import { expect, test } from '../../src/test.ts';

/** Makes the page refresh its tokens and waits until it has stored the new ones. */
async function refresh(page: Page): Promise<void> {
  const before = await ageTokens(page);
  await page.reload();
  await expect.poll(async () => (await storedTokens(page)).access_token).not.toBe(before);
  await expect(accountButton(page)).toBeVisible();
}

for (const [where, origins] of [
  ['on its origin', { site: addresses.deployed, platform: addresses.deployed }],
  ['on its site', { site: addresses.site, platform: addresses.platform }],
] as const) {
  test.describe(`with the platform ${where}`, () => {
    test.use({ baseURL: origins.site });

    test(
      '[SEC-19] scripts can read no refresh token after sign-in, refresh and reload, in any tab, and all tabs stay signed in',
      inEveryRun(where === 'on its origin'),
      async ({ page, context }) => {
        await using _served = await serveOneOrigin('site');
        const tokens = new Set<string>();
        const check = async (...tabs: readonly Page[]): Promise<void> => {
          const cookies = await refreshCookies(context, origins.platform);
          expect(cookies).toMatchObject([{ path: '/oidc/token', httpOnly: true, sameSite: 'Strict' }]);
          for (const { value } of cookies) tokens.add(value);
          for (const tab of tabs) {
            const readable = await readableByScripts(tab);
            expect(readable).toContain('access_token');
            for (const token of tokens) expect(readable).not.toContain(token);
            expect(await storedTokens(tab)).toMatchObject({ refresh_token: 'in-cookie' });
          }
        };
        await openAndSignIn(page, '/en');
        await check(page);
        const second = await context.newPage();
        await second.goto('/en/scores');
        await expect(accountButton(second)).toBeVisible();
        await check(page, second);
        await refresh(page);
        await check(page, second);
        await refresh(second);
        await check(page, second);
        for (const tab of [page, second]) {
          // One tab pings for all.
          const pinged = context.waitForEvent('response', (answer) => isPing(answer.request()) && answer.ok());
          await tab.reload();
          await pinged;
          await expect(accountButton(tab)).toBeVisible();
        }
        await check(page, second);
        expect(tokens.size).toBeGreaterThanOrEqual(3);
      },
    );
  });
}

test('[SEC-19] a player whose refresh token an earlier build has stored stays signed in, and the next refresh takes it out of storage', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/en', 'player', { ownSession: true });
  const { refresh_token: stored } = await storedTokens(page);
  expect(stored).not.toBe('in-cookie');
  expect(await refreshCookies(context, addresses.platform)).toEqual([]);
  await refresh(page);
  expect(await readableByScripts(page)).not.toContain(stored);
  expect(await storedTokens(page)).toMatchObject({ refresh_token: 'in-cookie' });
  await refresh(page);
});

test('[SEC-19, SEC-20, OP-95] two apps on one host refresh with a cookie each, and a sign-out deletes both', async ({
  page,
  context,
}) => {
  await openAndSignIn(page, '/en', 'agent');
  const office = await context.newPage();
  await office.goto(`${addresses.affiliates}/en`);
  await logInButton(office).click();
  await expect(accountButton(office)).toBeVisible();
  const before = await refreshCookies(context, addresses.platform);
  expect(before.map(({ name }) => name.split('.')[0] ?? '').toSorted()).toEqual(['kvota-affiliates', 'kvota-site']);
  for (const tab of [page, office]) await refresh(tab);
  const after = await refreshCookies(context, addresses.platform);
  const values = new Set([...before, ...after].map(({ value }) => value));
  expect([after.length, values.size]).toEqual([2, 4]);
  // The office's own session would end with reports of refused calls.
  await openWithoutSession(office);
  await page.goto('/en/logout');
  await expect(logInButton(page)).toBeVisible();
  expect(await refreshCookies(context, addresses.platform)).toEqual([]);
});
