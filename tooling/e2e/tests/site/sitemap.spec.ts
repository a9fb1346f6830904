import type { Page } from '@playwright/test';

import { addresses } from '../../src/addresses.ts';
import { axeFindings } from '../../src/audit/axe.ts';
import { banner, rememberTheme } from '../../src/screens/frame.ts';
import { logInButton, openSignedIn } from '../../src/screens/session.ts';
import { anyPrice, slip } from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';
import {
  everyPage,
  ordinaryPages,
  pathUnder,
  people,
  type Person,
  personFor,
  prefixes,
} from '../../src/world/site-pages.ts';

test('[ROUTE-14] /live_betting shows matches in play with their prices', async ({ page }) => {
  await page.goto('/en/live_betting');
  await expect(anyPrice(page)).toBeVisible();
});

test('[ROUTE-15] /logout ends the session, then shows home', async ({ page }) => {
  await openSignedIn(page, '/en', 'player2', { ownSession: true });
  await page.goto('/en/logout');
  await expect(page).toHaveURL(/\/en\/?$/);
  await expect(logInButton(page)).toBeVisible();
});

test('[ROUTE-21, OP-10] /ping is a plain text that reports that the client runs', async ({ page }) => {
  await page.goto('/ping');
  await expect(page.locator('pre')).toHaveText('ok');
  await expect(banner(page)).toHaveCount(0);
});

test('[ROUTE-40, OP-01, OP-99] /affiliates and its two other addresses open the office in the site too', async ({
  page,
}) => {
  await openSignedIn(page, '/en/affiliates', 'agent');
  await expect(page).toHaveURL('/en/affiliates/office');
  for (const path of ['/account/affiliates', '/de/account/bonuses/affiliates']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/affiliates\/office$/);
  }
  await page.goto('/en/account/affiliates/tickets');
  await expect(page).toHaveURL('/en/affiliates/tickets');
});

test('[ROUTE-53, ROUTE-49] a game is shown between header and news, without sidebar, slip or footer', async ({
  page,
}) => {
  await page.goto('/en/games/house/dice?gc=dice');
  await expect(page.getByRole('heading', { name: 'Game', exact: true })).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'News' })).toBeVisible();
  await expect(slip(page)).toHaveCount(0);
});

test('[ROUTE-54] the match tracker is shown without any part of the shell', async ({ page }) => {
  const { eventId } = await freshMatch('prematch');
  await page.goto(`/en/match3?event=${eventId}`);
  await expect(page.locator('main, #root').first()).not.toBeEmpty();
  for (const role of ['banner', 'contentinfo', 'navigation'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
});

test('[ROUTE-01, ROUTE-02, CONST-09] every path answers over HTTP, without a prefix and under the seven prefixes', async ({
  request,
}) => {
  for (const id of everyPage)
    for (const prefix of prefixes) {
      const path = pathUnder(id, prefix);
      const response = await request.get(`${addresses.site}${path}`);
      expect(response.status(), path).toBe(200);
      expect(response.headers()['content-type'], path).toContain('text/html');
    }
});

/** Loads pages one after the other and expects each to show something. Every test watches the console. */
async function load(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('h1, h2, pre, [role="img"], [data-price]').first(), path).toBeVisible();
    await expect(page.getByText('404 Not Found'), path).toHaveCount(0);
  }
}

const signIn = async (page: Page, person: Person): Promise<void> => {
  if (person !== null) await openSignedIn(page, '/en', person);
};

test('home loads under every prefix with a quiet console', async ({ page }) => {
  await load(
    page,
    prefixes.map((prefix) => pathUnder('home', prefix)),
  );
});

// The tour opens every page by links. `pnpm test:full` also loads every page under every prefix, and runs axe in both
// themes at two widths.
for (const person of people) {
  const own = ordinaryPages.filter((id) => personFor(id) === person);
  test(
    `every page of ${person ?? 'a visitor'} loads under every prefix with a quiet console`,
    { tag: '@full' },
    async ({ page }) => {
      const paths = own.flatMap((id) => prefixes.map((prefix) => pathUnder(id, prefix)));
      test.setTimeout(20_000 + paths.length * 6_000);
      await signIn(page, person);
      await load(page, paths);
    },
  );

  for (const theme of ['dark', 'light'] as const) {
    for (const width of [360, 1280]) {
      test(
        `axe finds nothing on the pages of ${person ?? 'a visitor'}, ${theme} at ${width}`,
        { tag: '@full' },
        async ({ page }) => {
          test.setTimeout(20_000 + own.length * 10_000);
          await page.setViewportSize({ width, height: 900 });
          await rememberTheme(page, theme);
          await signIn(page, person);
          const findings: string[] = [];
          for (const id of own) {
            await load(page, [pathUnder(id, 'en')]);
            await page.waitForLoadState('load');
            findings.push(...(await axeFindings(page)).map((finding) => `${id}: ${finding}`));
          }
          expect(findings).toEqual([]);
        },
      );
    }
  }
}
