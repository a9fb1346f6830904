import type { Match } from '@kvota/contracts';
import type { Browser, BrowserContext, Page } from '@playwright/test';

import { addresses } from '../../src/addresses.ts';
import { inEveryRun } from '../../src/in-every-run.ts';
import {
  chooseLanguage,
  followMenu,
  maintenanceDialog,
  notices,
  offlineDialog,
  pressOutside,
} from '../../src/screens/frame.ts';
import { stopClock } from '../../src/screens/page-clock.ts';
import { accountButton, logInButton, openSignedIn, signInOnPage } from '../../src/screens/session.ts';
import {
  acceptedDialog,
  anyOpenPrice,
  anyPrice,
  expectPayable,
  matchPath,
  pay,
  payButton,
  pick,
  priceOf,
  setStake,
  slip,
  slipButton,
} from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';
import { freshMatch, freshMatches } from '../../src/world/fresh-match.ts';
import { operate } from '../../src/world/operate.ts';
import { leapBy, leapTo, platformNow } from '../../src/world/time.ts';

// A leap of time makes an attempt to connect that is under way time out. The client then closes that attempt, and the
// browser reports the same in its own words.
test.use({
  allowedOutput: {
    matching: [
      /^kvota: The sockets report (?:connect-error|auth-failed) .*: timeout/,
      /^WebSocket connection to '[^']+' failed: WebSocket is closed before the connection is established\.$/,
    ],
  },
});

const second = 1000;
const countdown = (page: Page) => notices(page).getByText(/^Maintenance starts in (\d+\ss|\d+:\d\d)\.$/);
const paused = (page: Page) => notices(page).getByText(/^Betting is paused for maintenance\. You can look around/);
const blocked = (page: Page) => notices(page).getByText(/^Your account is blocked/);
const secondsLeft = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await countdown(page).textContent()) ?? '')?.[0]);

/** Opens the site in another browser context, whose console may report failures. */
async function openContext(browser: Browser): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: addresses.site, locale: 'en-GB' });
  return { context, page: await context.newPage() };
}

/** Pays a ticket of one selection. */
async function payFor(page: Page, match: Match): Promise<void> {
  await page.goto(matchPath(match));
  if ((await priceOf(page, match).getAttribute('aria-pressed')) !== 'true') await pick(page, match);
  await setStake(page, '100');
  await pay(page);
}

/** Tries everything that a player can do to close the dialog. */
async function expectNoWayOut(page: Page): Promise<void> {
  await pressOutside(page);
  await page.mouse.click(700, 20);
  await expect(maintenanceDialog(page).getByRole('button')).toHaveCount(0);
  await page.goBack();
  await expect(maintenanceDialog(page)).toBeVisible();
  await page.goForward();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(maintenanceDialog(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/en/betting');
}

test('[SES-14, SES-15, SES-16, OP-43, SES-17, SES-19, ROLE-05, DLG-01, OP-46] maintenance counts down, stops the page, and signs everybody out 10 s later except AL99, who can still pay; after it everybody can', async ({
  page,
  browser,
}) => {
  const [first] = await freshMatches(1);
  const exempt = await openContext(browser);
  for (const one of [page, exempt.page]) await one.clock.install({ time: await platformNow() });
  await openSignedIn(exempt.page, '/en/betting', 'al99', { ownSession: true });
  await openSignedIn(page, '/en', 'player2', { ownSession: true });
  // Makes a page to go back to.
  await followMenu(page, 'Betting');
  await expect(anyPrice(page)).toBeVisible();
  try {
    await operate('setMaintenance', { seconds: 40 });
    for (const one of [page, exempt.page]) await expect(countdown(one)).toBeVisible();
    const shown = await secondsLeft(page);
    expect(shown).toBeGreaterThan(0);
    await expect.poll(() => secondsLeft(page)).toBeLessThan(shown);
    const early = ((await secondsLeft(page)) - 8) * second;
    await Promise.all([leapBy(early), ...[page, exempt.page].map((one) => one.clock.fastForward(early))]);
    // The clock of this page is stopped, so that the time to the logout does not depend on the machine. Platform and
    // exempt client follow it, because each ping corrects the countdown.
    const clock = await stopClock(page);
    await clock.passUntil(async () => {
      await leapTo(await page.evaluate(() => Date.now()));
      await exempt.page.clock.runFor(250);
      return maintenanceDialog(page).isVisible();
    });
    await expect(maintenanceDialog(exempt.page)).toBeVisible();
    await expect(countdown(page)).toHaveCount(0);
    await expectNoWayOut(page);
    await clock.pass(5 * second);
    await expect(maintenanceDialog(page)).toBeVisible();
    await clock.resume();
    await page.clock.fastForward(6 * second);
    await expect(logInButton(page)).toBeVisible();
    await expect(maintenanceDialog(page)).toHaveCount(0);
    await exempt.page.clock.fastForward(11 * second);
    await expect(maintenanceDialog(exempt.page)).toHaveCount(0);
    await expect(accountButton(exempt.page)).toBeVisible();

    // An exempt player can sign in again, and can go on betting.
    await openSignedIn(exempt.page, '/en', 'al99', { ownSession: true });
    await payFor(exempt.page, first);
    await expect(acceptedDialog(exempt.page)).toBeVisible();

    // Any other player can sign in and look, but not bet, and gets the reason before and after.
    await logInButton(page).click();
    await expect(page.getByText('Betting is paused for maintenance.')).toBeVisible();
    await signInOnPage(page, 'player2');
    await expect(accountButton(page)).toBeVisible();
    await expect(maintenanceDialog(page)).toHaveCount(0);
    await expect(paused(page)).toBeVisible();
    await page.reload();
    await expect(paused(page)).toBeVisible();
    await payFor(page, first);
    await expect(slip(page).getByText('Betting is paused for maintenance.').first()).toBeVisible();
  } finally {
    await operate('setMaintenance', { seconds: 0 });
  }
  await expect(paused(page)).toHaveCount(0);
  await slip(page).getByRole('button', { name: 'Change the slip' }).click();
  await pay(page);
  await expect(acceptedDialog(page)).toBeVisible();
  await exempt.context.close();
});

// Unit tests withdraw a maintenance; every run has a whole one, above.
test(
  '[SES-14, OP-43] the countdown disappears if the operator withdraws the maintenance',
  { tag: '@full' },
  async ({ page }) => {
    await openSignedIn(page, '/en', 'player2');
    try {
      await operate('setMaintenance', { seconds: 60 });
      await expect(countdown(page)).toBeVisible();
    } finally {
      await operate('setMaintenance', { seconds: 0 });
    }
    await expect(countdown(page)).toHaveCount(0);
    await expect(maintenanceDialog(page)).toHaveCount(0);
    await expect(accountButton(page)).toBeVisible();
  },
);

for (const width of [360, 1280]) {
  test(
    `[ERR-02, OP-51] a blocked player sees a notice until the block ends, can read but cannot pay; at ${width}`,
    inEveryRun(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const match = await freshMatch('prematch');
      await openSignedIn(page, `/en/betting?event=${match.eventId}`, 'player2');
      await pick(page, match);
      try {
        await operate('setBlocked', { username: 'player2', blocked: true });
        await expect(blocked(page)).toBeVisible();
        await page.goto('/en/betting');
        await expect(blocked(page)).toBeVisible();
        await expect(anyOpenPrice(page)).toBeVisible();
        if (width < 1264) await slipButton(page).click();
        await setStake(page, '100');
        await expect(payButton(page)).toHaveAttribute('aria-disabled', 'true');
        await expect(slip(page).getByText('Your account is blocked. Please contact support.').first()).toBeVisible();
      } finally {
        await operate('setBlocked', { username: 'player2', blocked: false });
      }
      await expect(blocked(page)).toHaveCount(0);
      await expectPayable(page);
    },
  );
}

// The block itself is tested above. Its notice follows the language as all texts do, which every run reads.
test('[ERR-02] the notice of a block follows the language of the page', { tag: '@full' }, async ({ page }) => {
  await openSignedIn(page, '/en', 'player2');
  try {
    await operate('setBlocked', { username: 'player2', blocked: true });
    await expect(blocked(page)).toBeVisible();
    await chooseLanguage(page, 'Deutsch');
    await expect(page).toHaveURL(/\/de\/?$/);
    await expect(page.getByRole('region', { name: 'Hinweise' }).getByText(/^Ihr Konto ist gesperrt\./)).toBeVisible();
    await expect(page.getByText('Your account is blocked')).toHaveCount(0);
  } finally {
    await operate('setBlocked', { username: 'player2', blocked: false });
  }
});

for (const [what, chunk, every] of [
  ['its chunk', /\/assets\/Dialogs-/, false],
  ['the place of the dialogs', /\/assets\/AllOverlays-/, false],
  [
    'anything that comes after the content',
    /\/assets\/(HeaderTools|SiteFooter|AsideSheet|SlipAside|SlipOverlay|AllOverlays|Dialogs)-/,
    true,
  ],
] as const) {
  test(
    `[NET-01, DLG-02] the offline dialog opens even if the network fails before ${what} is loaded, and closes when the network returns`,
    inEveryRun(every),
    async ({ browser }) => {
      const { page, context } = await openContext(browser);
      // The chunk is loading for as long as there is a network, and then fails.
      const lost = Promise.withResolvers<void>();
      await page.route(chunk, async (route) => {
        await lost.promise;
        await route.abort();
      });
      const asked = page.waitForRequest(chunk);
      await page.goto('/en/betting');
      await expect(anyPrice(page)).toBeVisible();
      const offline = offlineDialog(page);
      await context.setOffline(true);
      await asked;
      lost.resolve();
      await expect(offline).toBeVisible();
      await expect(offline).toContainText('Your device is offline.');
      for (let times = 0; times < 3; times += 1) await pressOutside(page);
      await expect(offline).toBeVisible();
      await page.unroute(chunk);
      await context.setOffline(false);
      await expect(offline).toHaveCount(0);
      await expect(anyOpenPrice(page)).toBeVisible();
      await context.close();
    },
  );
}

const lostFiles = { texts: /\/assets\/texts-de-/, 'scripts and texts': /\/assets\/[^/]+\.js/ } as const;

for (const [files, pattern] of Object.entries(lostFiles)) {
  test(`[NET-01, PWA-04] a page whose ${files} fail to load reports in its language that the site is unreachable, and opens when the network returns`, async ({
    browser,
  }) => {
    const { page, context } = await openContext(browser);
    const lost = Promise.withResolvers<void>();
    await page.route(pattern, async (route) => {
      await lost.promise;
      await route.abort();
    });
    const held = page.waitForRequest(pattern);
    // With all scripts held, the page is not loaded before they are lost.
    await page.goto('/de/betting', { waitUntil: 'commit' });
    await held;
    await context.setOffline(true);
    lost.resolve();
    await expect(page.getByText('Die Seite ist nicht erreichbar.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Erneut versuchen' })).toBeVisible();
    await expect(page.getByText(/error\.|ui\.retry|missingPart/).filter({ visible: true })).toHaveCount(0);
    await page.unroute(pattern);
    await context.setOffline(false);
    await expect(anyOpenPrice(page)).toBeVisible();
    await context.close();
  });
}

test('[NET-01, NET-02, DLG-02] the offline dialog ignores Back, Escape and a press beside it, and closes when the network returns', async ({
  browser,
}) => {
  const { page, context } = await openContext(browser);
  await page.goto('/en');
  await followMenu(page, 'Betting');
  await expect(anyPrice(page)).toBeVisible();
  const offline = offlineDialog(page);
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  await pressOutside(page);
  await page.goBack();
  await expect(offline).toBeVisible();
  await page.goForward();
  await expect(offline).toBeVisible();
  await expect(page).toHaveURL('/en/betting');
  await context.setOffline(false);
  await expect(offline).toHaveCount(0);
  await expect(anyOpenPrice(page)).toBeVisible();
  await context.close();
});
