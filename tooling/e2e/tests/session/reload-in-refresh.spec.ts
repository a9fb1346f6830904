import type { Page, Request } from '@playwright/test';

import { openSignedIn } from '../../src/screens/session.ts';
import { expect, test } from '../../src/test.ts';
import { userKey } from '../../src/world/stored-user.ts';

const tokenCall = '**/oidc/token';
const account = (page: Page) => page.getByRole('button', { name: /^Account/ });
const isPing = (request: Request): boolean => request.method() === 'GET' && request.url().includes('/users/ping');

interface Kept {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_at: number;
}

const kept = (page: Page): Promise<Kept> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as Kept, userKey); // what the site stores

/** Ages the token so far that the next page refreshes it at once. A file of the site runs no session meanwhile. */
async function age(page: Page): Promise<void> {
  await page.goto('/icon.svg');
  await page.evaluate((key) => {
    const user = JSON.parse(localStorage.getItem(key) ?? '') as Kept; // what the site stores
    localStorage.setItem(key, JSON.stringify({ ...user, expires_at: Math.trunc(Date.now() / 1000) + 20 }));
  }, userKey);
}

for (const [moment, reaches] of [
  ['before the provider has heard of it', false],
  ['after the provider has answered, and before the page has heard the answer', true],
] as const) {
  test(`[SES-07, SES-09, OP-50] a page that is loaded anew in the middle of a refresh, ${moment}, stays signed in, and so does the session after it`, async ({
    page,
  }) => {
    await openSignedIn(page, '/en/betting', 'player', { ownSession: true });
    const first = await kept(page);
    await age(page);
    const under = Promise.withResolvers<void>();
    await page.route(
      tokenCall,
      async (route) => {
        if (reaches) expect((await route.fetch()).status()).toBe(200);
        // Nobody answers: the page is gone by then.
        under.resolve();
      },
      { times: 1 },
    );
    await page.goto('/en/betting');
    await under.promise;
    expect((await kept(page)).refresh_token).toBe(first.refresh_token);
    await page.reload();
    await expect.poll(async () => (await kept(page)).refresh_token).not.toBe(first.refresh_token);
    const second = await kept(page);
    expect(second.access_token).not.toBe(first.access_token);
    expect(second.expires_at - Date.now() / 1000).toBeGreaterThan(200);
    await page.waitForResponse((response) => isPing(response.request()) && response.ok());
    await expect(account(page)).toBeVisible();

    // The family of tokens is whole: the next refresh is as good as any.
    await age(page);
    await page.goto('/en/betting');
    await expect.poll(async () => (await kept(page)).refresh_token).not.toBe(second.refresh_token);
    await page.waitForResponse((response) => isPing(response.request()) && response.ok());
    await expect(account(page)).toBeVisible();
  });
}
