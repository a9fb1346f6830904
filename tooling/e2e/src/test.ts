import { test as base, expect, type Page } from '@playwright/test';

import { addresses } from './addresses.ts';
import { signInOverHttp } from './sign-in-over-http.ts';
import { storedUser, userKey } from './stored-user.ts';
import { ledger } from './world.ts';

/** Console output that a page may make: what the browser says of itself, and what the specification wants in the log only. */
const expected = [/Download the React DevTools/];

/** Playwright's test with two more promises: no unexpected console output, and a ledger that holds after every test. */
export const test = base.extend<{ calm: void; tolerated: readonly RegExp[] }>({
  /** What a file's tests make a page say, with `test.use({ tolerated: […] })`. */
  tolerated: [[], { option: true }],
  calm: [
    async ({ page, tolerated }, use) => {
      const noise: string[] = [];
      page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        const text = message.text();
        if (
          (message.type() === 'error' || message.type() === 'warning') &&
          ![...expected, ...tolerated].some((pattern) => pattern.test(text))
        )
          noise.push(text);
      });
      await use();
      expect(noise, 'console output').toEqual([]);
      expect(await ledger()).toMatchObject({ ok: true, violations: [] });
    },
    { auto: true },
  ],
});

export { expect };

/** Goes through the real sign-in page, wherever the site sent the browser from. */
export async function signInOnPage(page: Page, username: string): Promise<void> {
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('kvota');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Opens a page and signs in by the header's button and the pages of the identity provider; for tests about signing in. */
export async function openAndSignIn(page: Page, path: string, username = 'player'): Promise<void> {
  await page.goto(path);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await signInOnPage(page, username);
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
}

/**
 * Opens a page as a player. The sign-in is real and of this test alone, so that no other test's refresh ends it; only
 * the loading of pages is saved: the browser is given what the sign-in leaves behind there.
 */
export async function openSignedIn(page: Page, path: string, username = 'player'): Promise<void> {
  const signedIn = await signInOverHttp(username);
  await page.context().addCookies(signedIn.cookies.map((cookie) => ({ ...cookie, url: addresses.platform })));
  // A file of the site runs none of its scripts.
  await page.goto('/icon.svg');
  await page.evaluate(([key, user]) => localStorage.setItem(key, user), [userKey, storedUser(signedIn)] as const);
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
}
