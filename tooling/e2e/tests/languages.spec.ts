import { createHash } from 'node:crypto';

import { languageTag, locales, pathOf, type Locale, type Match, type SitemapId } from '@kvota/contracts';
import type { BrowserContext, Page } from '@playwright/test';

import { addresses } from '../src/addresses.ts';
import { catalogOf } from '../src/catalogs.ts';
import { foreignTexts } from '../src/foreign-texts.ts';
import { misfitsOn, textsOn } from '../src/read-screen.ts';
import { expect, openSignedIn, test } from '../src/test.ts';
import { callAs, freshMatch } from '../src/world.ts';

const phone = { width: 360, height: 780 };
const desk = { width: 1440, height: 900 };
/** A folder for pictures of every screen, for people to look at. */
const shots = process.env['KVOTA_SHOTS'];
const languageNames = ['Srpski', 'Bosanski', 'English', 'Deutsch', 'Ελληνικά', 'Shqip', 'Русский'];

let names: readonly string[] = [];
let match: Match;
let contexts: BrowserContext[] = [];
// One client for all languages on each device: what one language leaves behind, the next would show.
let visitor: Page;
let player: Page;
let bare: Page;
const noise: string[] = [];

test.beforeAll(async ({ browser }) => {
  const offers = await Promise.all([
    ...(['F', 'B', 'T'] as const).map((sport_code) => callAs(null, 'bettingOffer', { body: { sport_code } })),
    callAs(null, 'liveOffer', { body: {} }),
  ]);
  const sports = await callAs(null, 'allSports', { body: { id: 'prematch' } });
  names = [
    ...offers.flatMap(({ result }) => result.flatMap((entry) => [entry.hostName, entry.awayName, entry.leagueName])),
    ...sports.flatMap((sport) => sport.groupByCountries.flatMap(({ leagues }) => leagues.map(({ league }) => league))),
    ...languageNames,
  ];
  match = await freshMatch('prematch');
  contexts = await Promise.all([phone, desk, desk].map((viewport) => browser.newContext({ viewport })));
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  for (const page of pages) page.on('console', (message) => message.type() === 'error' && noise.push(message.text()));
  [visitor, player, bare] = pages as [Page, Page, Page]; // three contexts, three pages
  await Promise.all([
    openSignedIn(player, '/en'),
    visitor
      .goto(`/en/betting?event=${match.eventId}`)
      .then(() => visitor.locator(`[data-odd="${match.eventId}|1X2|1"]`).first().click()),
  ]);
});

test.afterAll(async () => {
  for (const context of contexts) await context.close();
  expect(noise).toEqual([]);
});

/** Goes to another address of the running client, as a link would. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Where the site sends somebody who logs in; the platform answers with its own page. */
function signInAddress(locale: Locale): string {
  const challenge = createHash('sha256')
    .update('a verifier that nobody redeems, long enough for one')
    .digest('base64url');
  return `${addresses.platform}/oidc/auth?${new URLSearchParams({
    client_id: 'kvota-site',
    redirect_uri: `${addresses.site}/callback`,
    response_type: 'code',
    scope: 'openid profile email',
    state: 'x',
    ui_locales: languageTag(locale),
    code_challenge: challenge,
    code_challenge_method: 'S256',
  }).toString()}`;
}

for (const locale of locales) {
  test(`[I18N-01, I18N-04, OP-75, OP-76] everything is in ${locale}, and fits a narrow phone`, async () => {
    const [source, own] = await Promise.all([catalogOf('en'), catalogOf(locale)]);
    const text = (id: string): string => own.get(id) ?? id;
    const foreign = foreignTexts(source, own, names);
    const findings = new Set<string>();
    const read = async (page: Page, where: string): Promise<void> => {
      if (shots) await page.screenshot({ path: `${shots}/${locale}-${where}.png` });
      if (locale === 'en') return;
      for (const finding of foreign(await textsOn(page))) findings.add(`${where}: ${finding}`);
    };
    const readOnPhone = async (where: string): Promise<void> => {
      await read(visitor, where);
      for (const misfit of await misfitsOn(visitor, names)) findings.add(`${where}: ${misfit}`);
    };
    const titled = async (page: Page, id: SitemapId, query = ''): Promise<void> => {
      await go(page, pathOf(id, locale) + query);
      await expect(page).toHaveTitle(`${text(`page.${id}`)} · Kvota`);
    };
    const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

    await test.step('a visitor on a phone', async () => {
      await titled(visitor, 'home');
      await expect(visitor.getByRole('heading', { name: text('home.title') })).toBeAttached();
      await expect(visitor.locator('html')).toHaveAttribute('lang', new RegExp(`^${languageTag(locale)}`));
      await readOnPhone('home');
      await titled(visitor, 'casino');
      await expect(visitor.getByRole('heading', { name: text('casino.title') })).toBeAttached();
      await readOnPhone('casino');
      await go(visitor, `${pathOf('betting', locale)}/nowhere`);
      await expect(visitor.getByRole('heading', { name: '404 Not Found' })).toBeVisible();
      await readOnPhone('404');
      for (const id of ['betting', 'liveBetting'] as const) {
        await titled(visitor, id);
        await visitor.locator('[data-odd]').first().waitFor();
        await readOnPhone(id);
      }
      await titled(visitor, 'betting', `?event=${match.eventId}`);
      await visitor.locator(`[data-odd="${match.eventId}|1X2|1"]`).first().waitFor();
      await readOnPhone('match');
    });

    await test.step('the ticket of a visitor', async () => {
      await visitor.getByRole('navigation').getByRole('button', { name: text('frame.ticket') }).click();
      await visitor.getByTestId('pay').waitFor();
      await readOnPhone('slip');
      await visitor.getByTestId('pay').click();
      await expect(visitor.getByText(text('snackbarMustLogin')).first()).toBeVisible();
      await readOnPhone('mustLogin');
      await visitor.getByRole('button', { name: text('slip.back') }).click();
      await visitor.keyboard.press('Escape');
      await expect(dialog(visitor, text('frame.ticket'))).toBeHidden();
    });

    await test.step('sports and leagues, and the languages', async () => {
      await titled(visitor, 'betting');
      await visitor.getByRole('button', { name: text('frame.sidebar.open') }).click();
      await dialog(visitor, text('frame.sidebar')).waitFor();
      await readOnPhone('sidebar');
      await visitor.keyboard.press('Escape');
      await expect(dialog(visitor, text('frame.sidebar'))).toBeHidden();
      await visitor
        .getByRole('banner')
        .getByRole('button', { name: new RegExp(`^${text('ui.language')}`) })
        .click();
      await visitor.getByRole('menu').waitFor();
      await readOnPhone('languages');
      await visitor.keyboard.press('Escape');
      await expect(visitor.getByRole('menu')).toBeHidden();
    });

    await test.step('a player at a desk', async () => {
      await titled(player, 'betting');
      await player.locator('[data-odd]').first().waitFor();
      await read(player, 'desk-betting');
      await titled(player, 'ticketHistory');
      await expect(player.getByRole('heading', { name: text('history.title') })).toBeVisible();
      await read(player, 'desk-history');
      await titled(player, 'accountTransactions');
      await expect(player.getByText(text('page.beingBuilt'))).toBeVisible();
      await player
        .getByRole('banner')
        .getByRole('button', { name: text('frame.account').replace('{name}', 'player') })
        .click();
      await dialog(player, text('account.title')).waitFor();
      await read(player, 'desk-account');
      await player.keyboard.press('Escape');
    });

    await test.step('the sign-in page of the platform', async () => {
      await bare.goto(signInAddress(locale));
      await expect(bare.locator('html')).toHaveAttribute('lang', new RegExp(`^${languageTag(locale)}`));
      await read(bare, 'sign-in');
      if (locale !== 'en') expect(await bare.title()).not.toContain('Log in');
    });

    expect([...findings]).toEqual([]);
  });
}
