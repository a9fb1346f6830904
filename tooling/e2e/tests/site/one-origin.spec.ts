import type { Page } from '@playwright/test';

import { addresses } from '../../src/addresses.ts';
import { serveOneOrigin } from '../../src/network/one-origin.ts';
import { untilKept } from '../../src/network/worker-cache.ts';
import { accountButton, logInButton, openAndSignIn, signInOnPage, storedTokens } from '../../src/screens/session.ts';
import {
  acceptedDialog,
  anyOpenPrice,
  matchPath,
  moveOdds,
  pay,
  pick,
  priceOf,
  setStake,
} from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';
import { creditBeforePayouts } from '../../src/world/accounts.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';

// The worlds have two origins. Here an app has one, because its configuration names no platform.
test.use({ baseURL: addresses.deployed });

/** Collects the origins of everything that a page asks for, its sockets included. */
function originsOf(page: Page): ReadonlySet<string> {
  const origins = new Set<string>();
  const add = (url: string): void => void (url.startsWith('data:') || origins.add(new URL(url).host));
  page.on('request', (request) => add(request.url()));
  page.on('websocket', (socket) => add(socket.url()));
  return origins;
}

test('[NET-40] with one origin, a visit, a sign-in, a ticket and live prices need no preflight and no other address', async ({
  page,
}) => {
  await using served = await serveOneOrigin('site');
  const origins = originsOf(page);
  const match = await freshMatch('prematch');
  await page.goto('/en/betting');
  await expect(anyOpenPrice(page)).toBeVisible();
  // From now on the service worker has every request.
  await untilKept(page);
  await openAndSignIn(page, matchPath(match));
  await pick(page, match);
  await setStake(page, '100');
  const before = await creditBeforePayouts('player');
  await pay(page);
  await expect(acceptedDialog(page)).toBeVisible();
  expect(await creditBeforePayouts('player')).toBe(before - 10_000n);
  await acceptedDialog(page).getByRole('button', { name: 'OK' }).click();
  await moveOdds(match, '7.77');
  await expect(priceOf(page, match)).toContainText('7.77');

  expect([...origins]).toEqual([new URL(addresses.deployed).host]);
  expect(served.requests.filter((request) => request.startsWith('OPTIONS'))).toEqual([]);
  // A navigation that the service worker passes on is sent once.
  const signIns = served.requests.filter((request) => request.startsWith('GET /oidc/auth'));
  expect(new Set(signIns).size).toBe(signIns.length);
  expect(await storedTokens(page)).toMatchObject({ refresh_token: 'in-cookie' });
});

test('[SES-25] a site that is opened by its number signs in there', async ({ page }) => {
  await using _served = await serveOneOrigin('site');
  const origins = originsOf(page);
  await openAndSignIn(page, `${addresses.deployedByNumber}/en/scores`);
  expect(page.url()).toBe(`${addresses.deployedByNumber}/en/scores`);
  expect([...origins]).toEqual([new URL(addresses.deployedByNumber).host]);
  expect(await storedTokens(page)).toMatchObject({ refresh_token: 'in-cookie' });
});

test('[SES-25, NET-40] the agents’ app signs in at its own origin too', async ({ page }) => {
  await using _served = await serveOneOrigin('affiliates');
  const origins = originsOf(page);
  await page.goto('/en');
  await logInButton(page).click();
  await signInOnPage(page, 'agent');
  await expect(accountButton(page)).toBeVisible();
  expect([...origins]).toEqual([new URL(addresses.deployed).host]);
});
