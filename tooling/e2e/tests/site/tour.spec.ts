import { sitemapEntry, type SitemapId } from '@kvota/sitemap';
import type { BrowserContext, Page } from '@playwright/test';

import { axeFindings } from '../../src/audit/axe.ts';
import { catalogOf } from '../../src/audit/catalogs.ts';
import { expectTheme, navigate } from '../../src/screens/frame.ts';
import { openSignedIn, openWithoutSession } from '../../src/screens/session.ts';
import { anyOpenPrice, payButton } from '../../src/screens/slip.ts';
import { isFullRun } from '../../src/in-every-run.ts';
import { clientTest as test, collectNoise, expect } from '../../src/test.ts';
import { ordinaryPages, pathUnder, people, personFor } from '../../src/world/site-pages.ts';

/** Requirements of pages whose content no other test opens. */
const routes: Partial<Record<SitemapId, string>> = {
  casino: '[ROUTE-07]',
  casinoLive: '[ROUTE-08]',
  casinoSection: '[ROUTE-09]',
  casino2: '[ROUTE-10, OP-10]',
  casino3: '[ROUTE-11, OP-10]',
  numberGames: '[ROUTE-18, OP-10]',
  other: '[ROUTE-19, OP-10]',
  poker: '[ROUTE-22, OP-10]',
  scores: '[ROUTE-26, OP-10]',
  skillGames: '[ROUTE-27, OP-10]',
  slots: '[ROUTE-28, OP-10]',
  virtuals: '[ROUTE-32]',
  ticketHistory: '[ROUTE-31]',
  affiliatesCalculation: '[ROUTE-41]',
  affiliatesOffice: '[ROUTE-42]',
  affiliatesPromoCodes: '[ROUTE-43]',
  affiliatesTickets: '[ROUTE-44]',
  affiliatesUserSettings: '[ROUTE-45]',
  affiliatesUsersReview: '[ROUTE-46]',
};

/** Headings of pages, if they differ from the title. */
const headings: Partial<Record<SitemapId, string>> = {
  ticketHistory: 'My tickets',
  affiliatesOffice: 'Office of agent',
  payin: 'Cashier',
  voucherHistory: 'No vouchers yet',
  accountBonuses: 'Kvota Start',
  accountBonusesRegular: 'Kvota Start',
  accountBonusesPeriodic: 'No bonuses here yet',
  accountPayment: 'Payment',
  accountLimits: 'Limits and protection',
};

const redirects: Partial<Record<SitemapId, SitemapId>> = { affiliates: 'affiliatesOffice' };

test.describe.configure({ mode: 'parallel' });

for (const person of people) {
  test.describe(person ?? 'a visitor', () => {
    // One client walks through all pages of a person.
    test.describe.configure({ mode: 'default' });
    let context: BrowserContext;
    let page: Page;
    let writer: Page;
    let noise: readonly string[];
    let texts: ReadonlyMap<string, string>;

    test.beforeAll(async ({ browser }) => {
      texts = await catalogOf('en');
      context = await browser.newContext({ reducedMotion: 'reduce' });
      page = await context.newPage();
      noise = collectNoise(page);
      if (person === null) await page.goto('/en');
      else await openSignedIn(page, '/en', person);
      writer = await context.newPage();
      await openWithoutSession(writer);
    });
    test.afterAll(() => context.close());

    /** Chooses the theme in another tab, which the client follows. */
    async function chooseThemeElsewhere(theme: 'dark' | 'light'): Promise<void> {
      await writer.evaluate((isDark) => localStorage.setItem('isDark', isDark), String(theme === 'dark'));
      await expectTheme(page, theme);
    }

    /** Clicks a link to the path if the page has one. Otherwise navigates without a link. */
    async function followLink(path: string): Promise<void> {
      const link = page.locator(`a[href="${path}"]`).first();
      if (await link.isVisible()) await link.click();
      else await navigate(page, path);
    }

    for (const [index, id] of ordinaryPages.filter((one) => personFor(one) === person).entries()) {
      const tag = routes[id] === undefined ? '' : `${routes[id]} `;
      const path = pathUnder(id, 'en');
      const theme = index % 2 === 0 ? 'dark' : 'light';
      // The frame is the same around all pages: it is looked at in both themes, and again with a filled slip.
      const target = redirects[id] ?? id;
      const { layout } = sitemapEntry(target);
      const whole = index < 2 || id === 'betting' || layout !== 'default';
      // Stories look for findings of axe in the content of every page.
      const looksWithAxe = whole || isFullRun;
      const axe = looksWithAxe ? ', no finding of axe (WCAG 2.2 AA)' : '';
      test(`${tag}${path} has its title, headings [ROUTE-73], language${axe} and a quiet console; ${theme}`, async () => {
        const before = noise.length;
        await chooseThemeElsewhere(theme);
        await followLink(path);
        await expect(page).toHaveURL(pathUnder(target, 'en'));
        // Only the default layout has the title of its page.
        await expect(page).toHaveTitle(layout === 'default' ? `${texts.get(`page.${target}`)} · Kvota` : 'Kvota');
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        await expect(page.getByText('404 Not Found')).toHaveCount(0);
        const heading = headings[target] ?? (routes[id] === undefined ? undefined : texts.get(`page.${id}`));
        const main = page.getByRole('main');
        if (heading === undefined) await expect(page.locator('h1, h2, pre, [role="img"]').first()).toBeVisible();
        else await expect(main.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
        if (layout === 'default') await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
        if (id === 'betting') {
          // From here on the slip beside the pages is filled.
          await anyOpenPrice(page).click();
          await expect(payButton(page)).toBeVisible();
        }
        // While a live list changes, targets overlap for a frame; a finding that stays is a fault.
        if (looksWithAxe) await expect.poll(() => axeFindings(page, whole ? 'page' : 'content')).toEqual([]);
        expect(noise.slice(before), 'console output').toEqual([]);
      });
    }
  });
}
