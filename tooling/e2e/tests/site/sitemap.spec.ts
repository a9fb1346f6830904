import { locales } from '@kvota/contracts';
import { pathOf, sitemap, sitemapEntry, type SitemapId } from '@kvota/sitemap';
import type { Page } from '@playwright/test';

import { addresses } from '../../src/addresses.ts';
import { axeFindings } from '../../src/audit/axe.ts';
import { openSignedIn } from '../../src/screens/session.ts';
import { expect, test } from '../../src/test.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';

/** The pages whose content no other file looks at: who may open them, and the heading they have in English. */
const pages: readonly (readonly [tag: string, id: SitemapId, who: string | null, heading: string])[] = [
  ['[ROUTE-07]', 'casino', null, 'Casino'],
  ['[ROUTE-08]', 'casinoLive', null, 'Live casino'],
  ['[ROUTE-09]', 'casinoSection', null, 'Casino games'],
  ['[ROUTE-10, OP-10]', 'casino2', null, 'Games by provider'],
  ['[ROUTE-11, OP-10]', 'casino3', null, 'Games by theme'],
  ['[ROUTE-18, OP-10]', 'numberGames', null, 'Number games'],
  ['[ROUTE-19, OP-10]', 'other', null, 'Other games'],
  ['[ROUTE-22, OP-10]', 'poker', null, 'Poker'],
  ['[ROUTE-26, OP-10]', 'scores', null, 'Results'],
  ['[ROUTE-27, OP-10]', 'skillGames', null, 'Skill games'],
  ['[ROUTE-28, OP-10]', 'slots', null, 'Slots'],
  ['[ROUTE-32]', 'virtuals', null, 'Virtuals'],
  ['[ROUTE-31]', 'ticketHistory', 'player', 'My tickets'],
  ['[ROUTE-41]', 'affiliatesCalculation', 'agent', 'Calculation'],
  ['[ROUTE-42]', 'affiliatesOffice', 'agent', 'Office of agent'],
  ['[ROUTE-43]', 'affiliatesPromoCodes', 'agent', 'Promo codes'],
  ['[ROUTE-44]', 'affiliatesTickets', 'agent', 'Agency tickets'],
  ['[ROUTE-45]', 'affiliatesUserSettings', 'agent', 'User settings'],
  ['[ROUTE-46]', 'affiliatesUsersReview', 'agent', 'Users review'],
];

const open = (page: Page, path: string, who: string | null): Promise<unknown> =>
  who === null ? page.goto(path) : openSignedIn(page, path, who);

for (const [tag, id, who, heading] of pages) {
  const path = pathOf(id, 'en');
  test(`${tag} ${path} is a page of its own`, async ({ page }) => {
    await open(page, path, who);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
  });
}

test('[ROUTE-14] /live_betting shows what is in play with its odds', async ({ page }) => {
  await page.goto('/en/live_betting');
  await expect(page.getByRole('main').locator('[data-price]').first()).toBeVisible();
});

test('[ROUTE-15] /logout ends the session, then shows home', async ({ page }) => {
  await openSignedIn(page, '/en', 'player2', { ownSession: true });
  await page.goto('/en/logout');
  await expect(page).toHaveURL(/\/en\/?$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('[ROUTE-21, OP-10] /ping is a plain text that says the client runs', async ({ page }) => {
  await page.goto('/ping');
  await expect(page.locator('pre')).toHaveText('ok');
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('[ROUTE-40, OP-01, OP-99] in the site too /affiliates opens the office, and so do the two other addresses of the area', async ({
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

test('[ROUTE-53, ROUTE-49] a game stands between header and news, without sidebar, ticket or footer', async ({
  page,
}) => {
  await page.goto('/en/games/house/dice?gc=dice');
  await expect(page.getByRole('heading', { name: 'Game', exact: true })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('region', { name: 'News' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ticket' })).toHaveCount(0);
});

test('[ROUTE-54] the match tracker stands bare, without any part of the shell', async ({ page }) => {
  const { eventId } = await freshMatch('prematch');
  await page.goto(`/en/match3?event=${eventId}`);
  await expect(page.locator('main, #root').first()).not.toBeEmpty();
  for (const role of ['banner', 'contentinfo', 'navigation'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
});

/** What goes into a path where something may be left out. */
const every = Object.keys(sitemap) as SitemapId[]; // keys of the sitemap
const prefixes = [undefined, ...locales] as const;
const under = (id: SitemapId, prefix: (typeof prefixes)[number]): string => {
  const path = sitemap[id].path.replaceAll(/\/\{-\$\w+\}/g, '');
  return prefix === undefined ? path : `/${prefix}${path === '/' ? '' : path}`;
};

test('[ROUTE-01, ROUTE-02, CONST-09] every path answers over HTTP, unprefixed and under the seven prefixes', async ({
  request,
}) => {
  for (const id of every)
    for (const prefix of prefixes) {
      const response = await request.get(`${addresses.site}${under(id, prefix)}`);
      expect(response.status(), under(id, prefix)).toBe(200);
      expect(response.headers()['content-type'], under(id, prefix)).toContain('text/html');
    }
});

/** Who may see a page. */
function visitorOf(id: SitemapId): string | null {
  const { login, roles } = sitemapEntry(id);
  if (roles?.includes('AL2')) return 'al2';
  if (roles) return 'agent';
  return login ? 'player' : null;
}

/** Opens pages one after the other and sees that each says something; the console is watched by every test. */
async function visit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('h1, h2, pre, [role="img"], [data-price]').first(), path).toBeVisible();
    await expect(page.getByText('404 Not Found'), path).toHaveCount(0);
  }
}

const people = [null, 'player', 'agent', 'al2'] as const;
/** Sign-in and sign-out have tests of their own, and the tracker needs a match. */
const opened = every.filter((id) => !['callback', 'logout', 'match3'].includes(id));
const five: readonly SitemapId[] = ['home', 'betting', 'liveBetting', 'casino', 'sportbettingRules'];
/** `pnpm test:full` opens every page under every prefix; `pnpm test` every page under one, and five under all. */
const full = process.env['KVOTA_FULL'] === '1';
for (const who of people) {
  const own = opened.filter((id) => visitorOf(id) === who);
  test(`every page of ${who ?? 'a visitor'} opens with a quiet console`, async ({ page }) => {
    const paths = own.flatMap((id) =>
      prefixes.filter((prefix) => full || prefix === 'en' || five.includes(id)).map((prefix) => under(id, prefix)),
    );
    test.setTimeout(20_000 + paths.length * 6_000);
    if (who !== null) await openSignedIn(page, '/en', who);
    await visit(page, paths);
  });
}

// Every page in both themes and at two widths: the long form alone.
for (const theme of full ? (['dark', 'light'] as const) : []) {
  for (const width of [360, 1280]) {
    for (const who of people) {
      const own = opened.filter((id) => visitorOf(id) === who);
      test(`axe finds nothing on the pages of ${who ?? 'a visitor'}, ${theme} at ${width}`, async ({ page }) => {
        test.setTimeout(20_000 + own.length * 10_000);
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript((isDark) => localStorage.setItem('isDark', isDark), String(theme === 'dark'));
        if (who !== null) await openSignedIn(page, '/en', who);
        const findings: string[] = [];
        for (const id of own) {
          await visit(page, [under(id, 'en')]);
          await page.waitForLoadState('load');
          findings.push(...(await axeFindings(page)).map((finding) => `${id}: ${finding}`));
        }
        expect(findings).toEqual([]);
      });
    }
  }
}
