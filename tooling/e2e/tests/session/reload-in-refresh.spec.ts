import type { Page } from '@playwright/test';

import { inEveryRun } from '../../src/in-every-run.ts';
import {
  accountButton,
  ageTokens,
  nextPing,
  openSignedIn,
  openWithoutSession,
  storedTokens,
} from '../../src/screens/session.ts';
import { expect, test } from '../../src/test.ts';

const tokenCall = '**/oidc/token';

/** Ages the tokens while no page runs a session, so that the next page refreshes at once. */
async function age(page: Page): Promise<void> {
  await openWithoutSession(page);
  await ageTokens(page);
}

for (const [moment, reaches] of [
  ['before the request reaches the provider', false],
  ['after the provider has answered, before the answer reaches the page', true],
] as const) {
  test(
    `[SES-07, SES-09, OP-50] a page that is reloaded in the middle of a refresh, ${moment}, stays signed in, and the next refresh works`,
    inEveryRun(reaches),
    async ({ page }) => {
      await openSignedIn(page, '/en/betting', 'player', { ownSession: true });
      const first = await storedTokens(page);
      await age(page);
      const aged = await storedTokens(page);
      const under = Promise.withResolvers<void>();
      await page.route(
        tokenCall,
        async (route) => {
          if (reaches) expect((await route.fetch()).status()).toBe(200);
          // The page never gets the answer because it is gone by then.
          under.resolve();
        },
        { times: 1 },
      );
      await page.goto('/en/betting');
      await under.promise;
      expect((await storedTokens(page)).access_token).toBe(first.access_token);
      await page.reload();
      await expect.poll(async () => (await storedTokens(page)).access_token).not.toBe(first.access_token);
      const second = await storedTokens(page);
      expect(second.expires_at - aged.expires_at).toBeGreaterThan(200);
      await nextPing(page);
      await expect(accountButton(page)).toBeVisible();

      // The provider has not revoked the family of tokens.
      await age(page);
      await page.goto('/en/betting');
      await expect.poll(async () => (await storedTokens(page)).access_token).not.toBe(second.access_token);
      await nextPing(page);
      await expect(accountButton(page)).toBeVisible();
    },
  );
}
