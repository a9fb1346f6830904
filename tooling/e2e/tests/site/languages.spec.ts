import { createHash } from 'node:crypto';

import { languageTag, locales, type Locale, type Match } from '@kvota/contracts';
import { pathOf, type SitemapId } from '@kvota/sitemap';
import type { BrowserContext, Page } from '@playwright/test';

import { addresses } from '../../src/addresses.ts';
import { catalogOf } from '../../src/audit/catalogs.ts';
import { foreignTexts } from '../../src/audit/foreign-texts.ts';
import { misfitsOn, textsOn } from '../../src/audit/read-screen.ts';
import { banner, navigate } from '../../src/screens/frame.ts';
import { escapePattern } from '../../src/screens/offer.ts';
import { openSignedIn } from '../../src/screens/session.ts';
import { anyPrice, matchPath, pick, priceOf } from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';
import { callAs } from '../../src/world/call-as.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';
import { operate } from '../../src/world/operate.ts';

const phone = { width: 360, height: 780 };
const desk = { width: 1440, height: 900 };
const narrowest = { width: 320, height: 780 };
/** A folder for screenshots of every screen, if set. */
const shots = process.env['KVOTA_SHOTS'];
const languageNames = ['Srpski', 'Bosanski', 'English', 'Deutsch', 'Ελληνικά', 'Shqip', 'Русский'];

// All languages share the clients of `beforeAll`.
test.describe.configure({ mode: 'default' });

let names: readonly string[] = [];
let match: Match;
let contexts: BrowserContext[] = [];
// One client per device for all languages, so that a text left over from another language is found.
let visitor: Page;
let player: Page;
let bare: Page;
let agents: Page;
const noise: string[] = [];

test.beforeAll(async ({ browser }) => {
  /** Requests all pages of an offer. */
  const wholeOffer = async (name: 'bettingOffer' | 'liveOffer', filter: object): Promise<Match[]> => {
    const matches: Match[] = [];
    for (let at = 1, last = 1; at <= last; at += 1) {
      const { result, totalPages } = await callAs(null, name, { body: { ...filter, page: at } });
      matches.push(...result);
      last = totalPages;
    }
    return matches;
  };
  const offers = await Promise.all([
    ...(['F', 'B', 'T'] as const).map((sport_code) => wholeOffer('bettingOffer', { sport_code })),
    wholeOffer('liveOffer', {}),
  ]);
  const sports = await callAs(null, 'allSports', { body: { id: 'prematch' } });
  names = [
    ...offers.flat().flatMap((entry) => [entry.hostName, entry.awayName, entry.leagueName]),
    ...sports.flatMap((sport) => sport.groupByCountries.flatMap(({ leagues }) => leagues.map(({ league }) => league))),
    ...languageNames,
    // A word mark without room shows only its symbol.
    'Kvota Affiliates',
  ];
  match = await freshMatch('prematch');
  // A price that moves would replace the button Pay.
  await operate('moveOdds', { eventId: match.eventId, marketCode: '1X2', selectionCode: '1', odds: '2.10' });
  contexts = await Promise.all(
    [phone, desk, phone, phone].map((viewport) => browser.newContext({ viewport, reducedMotion: 'reduce' })),
  );
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  for (const page of pages) page.on('console', (message) => message.type() === 'error' && noise.push(message.text()));
  [visitor, player, bare, agents] = pages as [Page, Page, Page, Page]; // four contexts, four pages
  await Promise.all([
    agents.goto(`${addresses.affiliates}/en`),
    openSignedIn(player, '/en'),
    visitor.goto(matchPath(match)).then(() => pick(visitor, match)),
  ]);
});

test.afterAll(async () => {
  for (const context of contexts) await context.close();
  expect(noise).toEqual([]);
});

/** Returns the address of the sign-in page, as the site would open it. */
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
  test(`[I18N-01, I18N-04, OP-75, OP-76] every text is in ${locale} and fits a narrow phone`, async () => {
    const [source, own] = await Promise.all([catalogOf('en'), catalogOf(locale)]);
    const text = (id: string): string => own.get(id) ?? id;
    const foreign = foreignTexts(source, locale === 'en' ? source : own, names);
    const findings = new Set<string>();
    const read = async (page: Page, where: string): Promise<void> => {
      if (shots) await page.screenshot({ path: `${shots}/${locale}-${where}.png` });
      expect(await page.locator('html').getAttribute('lang'), where).toBe(languageTag(locale));
      for (const finding of foreign(await textsOn(page))) findings.add(`${where}: ${finding}`);
    };
    const readOnPhone = async (page: Page, where: string): Promise<void> => {
      await read(page, where);
      for (const misfit of await misfitsOn(page, names)) findings.add(`${where}: ${misfit}`);
    };
    const titled = async (page: Page, id: SitemapId, query = ''): Promise<void> => {
      await navigate(page, pathOf(id, locale) + query);
      await expect(page).toHaveTitle(`${text(`page.${id}`)} · Kvota`);
    };
    const heading = (page: Page, name: string) => page.getByRole('heading', { name });
    const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

    const visitorOnAPhone = async (): Promise<void> => {
      const header = banner(visitor);
      await titled(visitor, 'home');
      await expect(heading(visitor, text('home.title'))).toBeAttached();
      await readOnPhone(visitor, 'home');
      await titled(visitor, 'casino');
      await expect(heading(visitor, text('casino.title'))).toBeAttached();
      await readOnPhone(visitor, 'casino');
      await navigate(visitor, `${pathOf('betting', locale)}/nowhere`);
      await expect(heading(visitor, '404 Not Found')).toBeVisible();
      await readOnPhone(visitor, '404');
      for (const id of ['liveBetting', 'betting'] as const) {
        await titled(visitor, id);
        await anyPrice(visitor).waitFor();
        await readOnPhone(visitor, id);
      }
      await visitor.getByRole('button', { name: text('frame.sidebar.open') }).click();
      await dialog(visitor, text('frame.sidebar')).waitFor();
      await readOnPhone(visitor, 'sidebar');
      await visitor.keyboard.press('Escape');
      await expect(dialog(visitor, text('frame.sidebar'))).toBeHidden();
      await header.getByRole('button', { name: new RegExp(`^${text('ui.language')}`) }).click();
      await visitor.getByRole('menu').waitFor();
      await readOnPhone(visitor, 'languages');
      await visitor.keyboard.press('Escape');
      await expect(visitor.getByRole('menu')).toBeHidden();
      await titled(visitor, 'betting', `?event=${match.eventId}`);
      await priceOf(visitor, match).waitFor();
      await readOnPhone(visitor, 'match');

      const payButtonIn = (label: string) =>
        visitor.getByRole('button', { name: new RegExp(`^${label.split('{0}').map(escapePattern).join('.*')}`) });
      const ticket = visitor.getByRole('navigation').getByRole('button', { name: text('frame.ticket') });
      await ticket.click();
      await payButtonIn(text('slip.pay')).waitFor();
      await readOnPhone(visitor, 'slip');
      await payButtonIn(text('slip.pay')).click();
      await expect(visitor.getByText(text('snackbarMustLogin')).first()).toBeVisible();
      await readOnPhone(visitor, 'mustLogin');
      await visitor.getByRole('button', { name: text('slip.back') }).click();
      await visitor.keyboard.press('Escape');
      await expect(dialog(visitor, text('frame.ticket'))).toBeHidden();
    };

    /** Reads the desktop page, and checks that it fits the narrowest phone too. */
    const readAtBothWidths = async (where: string): Promise<void> => {
      await read(player, `desk-${where}`);
      await player.setViewportSize(narrowest);
      if (shots) await player.screenshot({ path: `${shots}/${locale}-narrow-${where}.png` });
      for (const misfit of await misfitsOn(player, names)) findings.add(`narrow-${where}: ${misfit}`);
      await player.setViewportSize(desk);
    };

    const playerOnADesktop = async (): Promise<void> => {
      const header = banner(player);
      await titled(player, 'betting');
      await anyPrice(player).waitFor();
      await read(player, 'desk-betting');
      await titled(player, 'ticketHistory');
      await expect(heading(player, text('history.title'))).toBeVisible();
      await readAtBothWidths('history');
      for (const id of [
        'accountTransactions',
        'accountSettings',
        'accountBonuses',
        'payin',
        'voucherHistory',
      ] as const) {
        await titled(player, id);
        await expect(player.getByRole('main').getByRole('heading').first()).toBeVisible();
        await readAtBothWidths(id);
      }
      await header.getByRole('button', { name: text('frame.account').replace('{name}', 'player') }).click();
      await dialog(player, text('account.title')).waitFor();
      await read(player, 'desk-account');
      await player.keyboard.press('Escape');
    };

    const agentAndSignIn = async (): Promise<void> => {
      await navigate(agents, pathOf('home', locale));
      await expect(heading(agents, text('affiliates.welcome'))).toBeVisible();
      await readOnPhone(agents, 'affiliates');
      await bare.goto(signInAddress(locale));
      await readOnPhone(bare, 'sign-in');
      if (locale !== 'en') expect(await bare.title()).not.toContain('Log in');
    };

    // The clients are independent of each other.
    await Promise.all([
      test.step('a visitor on a phone', visitorOnAPhone),
      test.step('a player on a desktop', playerOnADesktop),
      test.step('an agent who is not signed in, and the sign-in page of the platform', agentAndSignIn),
    ]);
    expect([...findings]).toEqual([]);
  });
}
