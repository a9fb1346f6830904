import type { Locale } from '@kvota/contracts';
import { pathOf, type SitemapId } from '@kvota/sitemap';
import type { Page } from '@playwright/test';

import { addresses } from '../../src/addresses.ts';
import { expect, test } from '../../src/test.ts';
import { callAs } from '../../src/world/call-as.ts';
import { operate } from '../../src/world/operate.ts';

const documents = [
  // [ROUTE-04, ROUTE-23, ROUTE-25, ROUTE-30, ROUTE-47]
  ['aboutUs', 'ROUTE-04', 'about'],
  ['privacy', 'ROUTE-23', 'privacy'],
  ['responsibleGambling', 'ROUTE-25', 'responsible-gambling'],
  ['termsnc', 'ROUTE-30', 'terms'],
  ['sportbettingRules', 'ROUTE-47', 'rules'],
] as const satisfies readonly (readonly [SitemapId, string, string])[];

for (const [id, route, doc] of documents) {
  test(`[${route}] ${pathOf(id)} shows the operator's document, in Serbian without a prefix and in the language of a prefix`, async ({
    page,
  }) => {
    for (const locale of ['rs', 'el'] as const satisfies readonly Locale[]) {
      const { title, text } = await callAs(null, 'document', { params: { doc }, query: { lang: locale } });
      const sections = text.split('\n').filter((line) => line.startsWith('## ')).length;
      await page.goto(pathOf(id, locale));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(main.locator('section > h2')).toHaveCount(sections);
    }
  });
}

test('[ROUTE-48] /documents lists every document and links to each', async ({ page }) => {
  await page.goto('/en/documents');
  const main = page.getByRole('main');
  await expect(main.getByRole('link')).toHaveCount(documents.length);
  await main.getByRole('link', { name: /^Betting rules/ }).click();
  await expect(page).toHaveURL('/en/documents/rules');
  await expect(main.getByRole('heading', { level: 1, name: 'Betting rules' })).toBeVisible();
  // A link of the table of contents scrolls its section into view below the header.
  await main
    .getByRole('link', { name: /Cash-out/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#part-10$/);
  await expect(main.getByRole('heading', { name: 'Cash-out' })).toBeInViewport();
});

test('[ROUTE-48] an address with a fragment opens the document at that section', async ({ page }) => {
  await page.goto('/en/documents/rules#part-12');
  await expect(page.getByRole('heading', { name: 'Settlement by sport' })).toBeInViewport();
});

test('[ROUTE-12] [ROUTE-29] a message from /contact_us or /support reaches the operator', async ({ page }) => {
  const text = `Ticket 4471-${crypto.randomUUID()}`;
  await page.goto('/en/support');
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  await page.getByLabel('Name').fill('Ana');
  await page.getByLabel('Message').fill(text);
  // The text is kept on the way to another page, and over a reload.
  await page.goto('/en/contact_us');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue(text);
  await page.getByLabel('Email', { exact: true }).fill('ana@example.org');
  await page.getByRole('combobox', { name: 'What is it about?' }).click();
  await page.getByRole('option', { name: 'Betting and tickets' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeVisible();
  const { result } = await callAs('operator', 'contactMessages', { query: { page: '1' } });
  expect(result.filter(({ message }) => message === text)).toMatchObject([
    { name: 'Ana', email: 'ana@example.org', topic: 'betting', lang: 'en' },
  ]);
});

test('[ROUTE-24] /promo shows its banners as cards with links', async ({ page }) => {
  await page.goto('/en/promo');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(3);
  await cards.filter({ hasText: 'Cash-out' }).getByRole('link').click();
  await expect(page).toHaveURL('/en/sportbetting/rules#part-10');
  await expect(page.getByRole('heading', { name: 'Cash-out' })).toBeInViewport();
});

test('[ROUTE-13] [HEAD-17] /index1 is another home: prices first, then the five entries to the site', async ({
  page,
}) => {
  await page.goto('/en/index1');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'In play now' })).toBeVisible();
  await expect(main.locator('[data-price]').first()).toBeVisible();
  await expect(main.locator('[data-kind]')).toHaveCount(5);
});

test('[CALL-12] [CALL-13] [SET-16] [NET-16] an open home page shows at once which banners the operator has set', async ({
  page,
}) => {
  const before = await callAs(null, 'bannersAll', { query: { lang: 'en' } });
  expect(before.filter((banner) => banner.page === 'home')).toHaveLength(3);
  await page.goto('/en');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'The maths behind every price' })).toBeAttached();
  const pages = await callAs(null, 'bannersPageSettings');
  await operate('setBannersPageSettings', {
    pages: pages.map((setting) => ({ ...setting, enabled: setting.page !== 'home' })),
  });
  await expect(main.getByRole('region', { name: 'Offers and news' })).toHaveCount(0);
  await operate('setBannersPageSettings', { pages });
  await expect(main.getByRole('region', { name: 'Offers and news' })).toBeVisible();
});

test('[NET-16] [CALL-16] [CALL-17] an open page follows a change of menu and news', async ({ page }) => {
  const general = await callAs(null, 'generalSettings');
  const menuItems = general.find(({ key }) => key === 'menuItems')?.value;
  const marquee = general.find(({ key }) => key === 'marquee')?.value;
  const set = (key: string, value: unknown) => operate('setSetting', { group: 'general', key, value });
  await page.goto('/en/betting');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByText('Virtuals')).toBeVisible();
  try {
    await set('menuItems', [{ id: 'live', title: { en: 'In play' } }, 'betting']);
    await set('marquee', { en: ['Tonight: the derby'] });
    await expect(menu.getByText('In play')).toBeVisible();
    await expect(menu.getByText('Virtuals')).toHaveCount(0);
    await expect(page.getByText('Tonight: the derby').first()).toBeVisible();
    await operate('setSetting', { group: 'status', key: 'disableLiveBettingPage', value: true });
    await expect(menu.getByRole('button', { name: 'In play' })).toHaveAttribute('aria-disabled', 'true');
  } finally {
    await operate('setSetting', { group: 'status', key: 'disableLiveBettingPage', value: false });
    await set('menuItems', menuItems);
    await set('marquee', marquee);
  }
  await expect(menu.getByText('Virtuals')).toBeVisible();
});

const canvas = '--kvota-color-bg-canvas';
const background = (page: Page) => page.locator('body');

test('[THEME-03] [THEME-05] [THEME-07] [CALL-14] [NET-16] colours are set by origin, apply at once, and are in the first frame of the next visit', async ({
  page,
}) => {
  await page.goto('/en/contact_us');
  await expect(page.getByRole('link', { name: /support@kvota\.example/ })).toBeVisible();
  await expect(background(page)).toHaveCSS('background-color', 'rgb(10, 21, 25)');
  const [none, support] = [{ colors: {} }, { email: 'help@bet.example', phone: '', hours: '' }];
  const dark = { colors: { [canvas]: '#301050' }, name: 'Bet', support };
  try {
    await operate('setTheme', { domain: addresses.site, dark, light: none });
    await expect(background(page)).toHaveCSS('background-color', 'rgb(48, 16, 80)');
    // The theme also sets the contact.
    await expect(page.getByRole('link', { name: /help@bet\.example/ })).toBeVisible();
    // The next visit, before any script of the site runs.
    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.reload();
    await expect(background(page)).toHaveCSS('background-color', 'rgb(48, 16, 80)');
    await page.unroute('**/assets/*.js');
  } finally {
    await operate('setTheme', { domain: addresses.site, dark: none, light: none });
  }
  await page.reload();
  await expect(background(page)).toHaveCSS('background-color', 'rgb(10, 21, 25)');
});

test('the footer links the documents and states the age limit', async ({ page }) => {
  await page.goto('/en/betting');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('18+')).toBeAttached();
  await footer.getByRole('link', { name: 'Terms and conditions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
});
