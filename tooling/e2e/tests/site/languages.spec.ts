import { createHash } from 'node:crypto';

import { languageTag, locales, type Locale, type Match } from '@kvota/contracts';
import { pathOf, type SitemapId } from '@kvota/sitemap';
import type { BrowserContext, Page } from '@playwright/test';

import { addresses } from '../../src/addresses.ts';
import { createLanguageReader, type LanguageReader } from '../../src/audit/language-reader.ts';
import { inEveryRun, isFullRun } from '../../src/in-every-run.ts';
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
    // The word mark shows only its symbol if it has no room.
    'Kvota Affiliates',
  ];
  match = await freshMatch('prematch');
  // If the price moved, the button would accept changes instead of paying.
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

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function open(reader: LanguageReader, page: Page, id: SitemapId): Promise<void> {
  await navigate(page, pathOf(id, reader.locale));
  await reader.expectTitle(page, id);
}

async function readOnPhone(reader: LanguageReader, page: Page, where: string): Promise<void> {
  await reader.read(page, where);
  await reader.measure(page, where);
}

async function visitPages(reader: LanguageReader): Promise<void> {
  const { text, locale } = reader;
  const read = (where: string) => readOnPhone(reader, visitor, where);
  for (const [id, title] of [
    ['home', 'home.title'],
    ['casino', 'casino.empty'],
  ] as const) {
    await open(reader, visitor, id);
    await expect(heading(visitor, text(title))).toBeAttached();
    await read(id);
  }
  await navigate(visitor, `${pathOf('betting', locale)}/nowhere`);
  await expect(heading(visitor, '404 Not Found')).toBeVisible();
  await read('404');
  for (const id of ['liveBetting', 'betting'] as const) {
    await open(reader, visitor, id);
    await anyPrice(visitor).waitFor();
    await read(id);
  }
  await visitor.getByRole('button', { name: text('frame.sidebar.open') }).click();
  await dialog(visitor, text('frame.sidebar')).waitFor();
  await read('sidebar');
  await visitor.keyboard.press('Escape');
  await expect(dialog(visitor, text('frame.sidebar'))).toBeHidden();
  await banner(visitor)
    .getByRole('button', { name: text('frame.visitor') })
    .click();
  const choices = dialog(visitor, text('frame.visitor'));
  await choices.getByRole('combobox', { name: text('frame.languages') }).click();
  await visitor.getByRole('listbox').waitFor();
  await read('languages');
  await visitor.keyboard.press('Escape');
  await expect(visitor.getByRole('listbox')).toBeHidden();
  await visitor.keyboard.press('Escape');
  await expect(choices).toBeHidden();
  await navigate(visitor, `${pathOf('betting', locale)}?event=${match.eventId}`);
  await priceOf(visitor, match).waitFor();
  await expect(visitor).toHaveTitle(`${match.hostName} – ${match.awayName} · ${match.leagueName} · Kvota`);
  await read('match');
}

async function visitSlip(reader: LanguageReader): Promise<void> {
  const { text } = reader;
  const label = text('slip.pay').split('{0}').map(escapePattern).join('.*');
  const payIn = visitor.getByRole('button', { name: new RegExp(`^${label}`) });
  await visitor
    .getByRole('navigation')
    .getByRole('button', { name: text('frame.ticket') })
    .click();
  await payIn.waitFor();
  await readOnPhone(reader, visitor, 'slip');
  await payIn.click();
  await expect(visitor.getByText(text('snackbarMustLogin')).first()).toBeVisible();
  await readOnPhone(reader, visitor, 'mustLogin');
  await visitor.getByRole('button', { name: text('slip.back') }).click();
  await visitor.keyboard.press('Escape');
  await expect(dialog(visitor, text('frame.ticket'))).toBeHidden();
}

/** Reads the desktop page, and checks that it fits the narrowest phone too. */
async function readAtBothWidths(reader: LanguageReader, where: string): Promise<void> {
  await reader.read(player, `desk-${where}`);
  await player.setViewportSize(narrowest);
  await reader.measure(player, `narrow-${where}`);
  await player.setViewportSize(desk);
}

async function visitAccount(reader: LanguageReader): Promise<void> {
  const { text } = reader;
  await open(reader, player, 'betting');
  await anyPrice(player).waitFor();
  await reader.read(player, 'desk-betting');
  await open(reader, player, 'ticketHistory');
  await expect(heading(player, text('history.title'))).toBeVisible();
  await readAtBothWidths(reader, 'history');
  for (const id of [
    'accountTransactions',
    'accountSettings',
    'accountBonuses',
    'payin',
    'voucherHistory',
    'accountLimits',
  ] as const) {
    await open(reader, player, id);
    await expect(player.getByRole('main').getByRole('heading').first()).toBeVisible();
    await readAtBothWidths(reader, id);
  }
  await banner(player)
    .getByRole('button', { name: text('frame.account').replace('{name}', 'player') })
    .click();
  await dialog(player, text('account.title')).waitFor();
  await reader.read(player, 'desk-account');
  await player.keyboard.press('Escape');
}

async function visitEntries(reader: LanguageReader): Promise<void> {
  const { text, locale } = reader;
  await navigate(agents, pathOf('home', locale));
  await expect(heading(agents, text('affiliates.welcome'))).toBeVisible();
  await readOnPhone(reader, agents, 'affiliates');
  await bare.goto(signInAddress(locale));
  await readOnPhone(reader, bare, 'sign-in');
  if (locale !== 'en') expect(await bare.title()).not.toContain('Log in');
}

/**
 * The languages whose account pages every run reads: those with the longest words and with another script. The others
 * are read there by a full run; that no text is missing is proved by the check of the catalogs.
 */
const readInAccount: readonly Locale[] = isFullRun ? locales : ['de', 'el', 'ru'];

/** The languages that every run reads: as above, and Albanian, whose formats Chromium lacks. */
const readInEveryRun: readonly Locale[] = [...readInAccount, 'sq'];

for (const locale of locales) {
  const every = inEveryRun(readInEveryRun.includes(locale));
  test(`[I18N-01, I18N-04, OP-75, OP-76] every text is in ${locale} and fits a narrow phone`, every, async () => {
    const reader = await createLanguageReader(locale, names);
    // The clients are independent of each other.
    await Promise.all([
      test.step('a visitor on a phone', async () => {
        await visitPages(reader);
        await visitSlip(reader);
      }),
      test.step('a player on a desktop', () => (readInAccount.includes(locale) ? visitAccount(reader) : undefined)),
      test.step('an agent who is not signed in, and the sign-in page of the platform', () => visitEntries(reader)),
    ]);
    expect(reader.findings()).toEqual([]);
  });
}
