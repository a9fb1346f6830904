import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Frame, FrameLocator, Locator, Page } from '@playwright/test';

import { addresses } from '../../src/addresses.ts';
import { startCasinoWorld, type CasinoWorld } from '../../src/network/casino-world.ts';
import { banner, chooseInMenu, chooseLanguage, mainMenu } from '../../src/screens/frame.ts';
import { accountButton, signInOnPage } from '../../src/screens/session.ts';
import { clientTest as test, expect } from '../../src/test.ts';

// A platform with a game server, for this file alone.
test.use({ baseURL: addresses.ownSite });
let world: CasinoWorld;
test.beforeAll(async () => {
  world = await startCasinoWorld();
});
test.afterAll(() => world[Symbol.asyncDispose]());
test.describe.configure({ mode: 'serial' });

const symbolsOfFrame = fileURLToPath(new URL('../../../../apps/games/src/client/themes/symbols', import.meta.url));
const game = 'Orchard Classic';
/** Sets of symbols, by the names of their chunks. */
const sets = ['nature', 'places'].flatMap((folder) =>
  readdirSync(`${symbolsOfFrame}/${folder}`).map((file) => file.replace('.tsx', '')),
);
type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;
const frameOf = (page: Page): FrameLocator => page.frameLocator(`iframe[title="${game}"]`);

/** Spins once, and returns when the next round may be opened. */
async function spin(page: Page): Promise<void> {
  const button = frameOf(page).getByRole('button', { name: 'Spin' });
  await expect(button).toBeEnabled();
  await button.click();
  await expect(
    frameOf(page)
      .getByText(/ back (for|of) |Nothing back/)
      .first(),
  ).toBeVisible();
  await expect(button).toBeEnabled();
}

test('[CAS-01, CAS-25, DLG-15, CALL-56, CALL-57] a game is found, tried in a demo, and played for money; header and transactions agree', async ({
  page,
}) => {
  await page.goto('/en/casino');
  await page.getByRole('button', { name: 'Find a game' }).click();
  await page.getByRole('combobox').fill('orchard cl');
  await expect(page.getByRole('option', { name: game })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/games\/[a-z]+\/orchard-classic\?gc=orchard-classic$/);
  await expect(page.getByRole('heading', { name: game })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Demo' }).click();
  await spin(page);

  await page.getByRole('link', { name: 'To the lobby' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await signInOnPage(page, 'player');
  await expect(accountButton(page)).toBeVisible();
  await page.goto('/en/slots?find=orchard');
  await page.getByRole('button', { name: `About ${game}`, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: game });
  await expect(sheet.getByText('Return to players')).toBeVisible();
  await sheet.getByRole('button', { name: 'Play', exact: true }).click();
  await spin(page);
  await page.goto('/en/account/transactions');
  const rows = page.getByRole('row').filter({ hasText: 'Casino game' });
  await expect(rows.first()).toBeVisible();
  // The last column opens the row.
  const balance = (await rows.first().getByRole('cell').allTextContents()).at(-2) ?? '';
  expect(balance).toMatch(/\d/);
  await expect(banner(page).getByText(balance.trim(), { exact: true })).toBeVisible();
});

/** The document of the running game. */
const documentOf = (page: Page): Frame => {
  const found = page.frames().find((frame) => frame.url().startsWith(addresses.games));
  if (found === undefined) throw new Error('No game is on stage.');
  return found;
};
const overlap = (one: Box | null, other: Box | null): boolean =>
  one !== null &&
  other !== null &&
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test('[CAS-23] a game goes on small beside the bets, in another language, and returns to its page: the frame is loaded once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en/games/sava/orchard-classic?gc=orchard-classic&mode=demo');
  await spin(page);
  const load = await documentOf(page).evaluate(() => performance.timeOrigin);
  const stage = page.getByRole('region', { name: `Game: ${game}` });
  await page.getByRole('button', { name: 'Full screen' }).click();
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Betting', exact: true }).click();
  await expect(page).toHaveURL(/\/betting/);
  await expect(stage.getByRole('link', { name: 'Back to the game' })).toBeVisible();
  const slip = page.getByRole('complementary');
  await expect(slip).toBeVisible();
  expect(overlap(await stage.boundingBox(), await slip.boundingBox())).toBe(false);
  expect((await stage.locator('iframe').boundingBox())?.height).toBe(225);
  await spin(page);
  await stage.getByRole('button', { name: 'Hide the game' }).click();
  await expect.poll(async () => (await stage.boundingBox())?.height).toBeLessThan(80);
  await stage.getByRole('button', { name: 'Show the game' }).click();
  await spin(page);

  await page.setViewportSize({ width: 800, height: 900 });
  const footer = mainMenu(page).last();
  await expect(footer).toBeVisible();
  expect(overlap(await stage.boundingBox(), await footer.boundingBox())).toBe(false);
  await page.setViewportSize({ width: 1440, height: 900 });

  await chooseLanguage(page, 'Deutsch');
  await expect(page.getByRole('region', { name: `Spiel: ${game}` })).toBeVisible();
  await expect(frameOf(page).getByRole('button', { name: 'Drehen' })).toBeVisible();
  await chooseInMenu(
    banner(page).getByRole('button', { name: /^Sprache/ }),
    page.getByRole('menuitemradio', { name: 'English' }),
  );
  await stage.getByRole('link', { name: 'Back to the game' }).click();
  await expect(page.getByRole('heading', { name: game })).toBeVisible();
  await expect(stage.getByRole('link', { name: 'Back to the game' })).toBeHidden();
  await spin(page);
  await page.goBack();
  await expect(stage.getByRole('button', { name: 'Close the game' })).toBeVisible();
  expect(await documentOf(page).evaluate(() => performance.timeOrigin)).toBe(load);
  await stage.getByRole('button', { name: 'Close the game' }).click();
  await expect(stage).toBeHidden();
  await page.goForward();
  await spin(page);
  expect(await documentOf(page).evaluate(() => performance.timeOrigin)).not.toBe(load);
});

test('[CAS-23, OP-09] on a phone a game ends when its page is left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/games/sava/orchard-classic?gc=orchard-classic&mode=demo');
  await spin(page);
  await page.getByRole('link', { name: 'To the lobby' }).click();
  await expect(page).toHaveURL(/\/casino$/);
  await expect(page.locator('iframe')).toHaveCount(0);
});

const hostile = `<!doctype html><title>Hostile</title><script>
  try { top.location.href = 'https://evil.example/'; } catch {}
  try { window.open('https://evil.example/'); } catch {}
  try { top.document.title = 'Evil'; } catch {}
  for (const data of [{ type: 'round', phase: 'open', id: 'x' }, { type: 'ask', for: 'cashier' }, { type: 'hello' }, 'x'])
    parent.postMessage(data, '*');
  parent.postMessage({ type: 'hello', v: 1, game: 'x' }, '*');
  addEventListener('message', ({ ports: [port] }) => {
    port.postMessage({ type: 'ask', for: 'leave', to: 'https://evil.example/' });
    port.postMessage({ type: 'trouble', code: 'failed', retry: false });
  });
</script>`;

test('[CAS-21] a hostile frame cannot navigate the page, open a window or touch the document', async ({ page }) => {
  await page.route(`${addresses.games}/play/**`, (route) => route.fulfill({ contentType: 'text/html', body: hostile }));
  const windows: Page[] = [];
  page.context().on('page', (opened) => windows.push(opened));
  await page.goto('/en/games/sava/orchard-classic?gc=orchard-classic&mode=demo');
  const address = page.url();
  await expect(page.getByRole('heading', { name: 'The game did not open' })).toBeVisible();
  expect(page.url()).toBe(address);
  expect(windows).toEqual([]);
  await expect(page).toHaveTitle(new RegExp(game));
});

const crowded = `<!doctype html><title>Crowded</title><script>
  const hello = { type: 'hello', v: 1, game: 'orchard-classic' };
  const inner = document.createElement('iframe');
  inner.srcdoc = '<script>addEventListener("message", ({ data }) => parent.postMessage({ got: data }, "*"));' +
    'top.postMessage(' + JSON.stringify(hello) + ', "*"); parent.postMessage("asked", "*");</' + 'script>';
  addEventListener('message', ({ source, data, ports: [port] }) => {
    if (source === inner.contentWindow && data === 'asked') parent.postMessage(hello, '*');
    else if (source === inner.contentWindow) answered('inner');
    else if (port) {
      answered('game');
      // The frame of a game that was taken over would go on elsewhere.
      location.href = 'https://evil.example/';
    }
  });
  document.documentElement.append(inner);
</script>`;

test('[CAS-20] a window within the game is not answered, and the frame cannot go on at another origin', async ({
  page,
}) => {
  await page.route(`${addresses.games}/play/**`, (route) => route.fulfill({ contentType: 'text/html', body: crowded }));
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('evil') && asked.push(request.url()));
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-src'));
  const answered: string[] = [];
  await page.exposeBinding('answered', (_, window: string) => void answered.push(window));
  await page.goto('/en/games/sava/orchard-classic?gc=orchard-classic&mode=demo');
  await refused;
  await expect.poll(() => answered).toEqual(['game']);
  expect(asked).toEqual([]);
});

test('[RGS-22] a game of cards loads no symbols of slots, and a slot loads only those of its theme', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === addresses.games) scripts.push(/\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(pathname)?.[1] ?? '');
  });
  const symbols = (): readonly string[] => scripts.filter((name) => sets.includes(name));
  await page.goto('/en/games/x/tavern-blackjack?gc=tavern-blackjack&mode=demo');
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(scripts).toContain('blackjack-view');
  expect(symbols()).toEqual([]);
  await page.goto('/en/games/x/old-tavern-classic?gc=old-tavern-classic&mode=demo');
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible();
  expect(symbols()).toEqual(['tavern']);
});

test('[RGS-25] numbers of keno are 24 px or more in a frame of 400 × 225, and none covers another', async ({
  page,
}) => {
  await page.goto('/en/games/x/keno?gc=keno&mode=demo');
  await page.locator('iframe').evaluate((frame) => {
    for (const [name, value] of [
      ['position', 'fixed'],
      ['inset', '0 auto auto 0'],
      ['width', '400px'],
      ['height', '225px'],
    ])
      frame.style.setProperty(name ?? '', value ?? '', 'important');
  });
  const numbers = page.frameLocator('iframe').locator('[data-mark]');
  await expect(numbers).toHaveCount(80);
  const boxes = (): Promise<readonly (readonly [number, number, number, number])[]> =>
    numbers.evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [x, y, width, height] as const;
      }),
    );
  // The frame takes its new size a moment later.
  await expect.poll(async () => Math.max(...(await boxes()).map(([x, , width]) => x + width))).toBeLessThanOrEqual(400);
  const all = await boxes();
  expect(Math.min(...all.flatMap(([, , width, height]) => [width, height]))).toBeGreaterThanOrEqual(24);
  const [first, second] = [all[0] ?? [0, 0, 0, 0], all[1] ?? [0, 0, 0, 0]];
  expect(second[0]).toBeGreaterThanOrEqual(first[0] + first[2]);
  expect(Math.max(...all.map(([, y, , height]) => y + height))).toBeLessThan(225 - 67);
});

test('[CAS-25] a round that waits for a decision shows its stake as taken, before the hold ends by itself', async ({
  page,
}) => {
  // The end of the hold by itself, after 10 s, would show the same.
  await page.addInitScript(() => {
    const later = globalThis.setTimeout;
    const withoutHolds = (run: () => void, wait?: number): number => (wait === 10_000 ? 0 : Number(later(run, wait)));
    Reflect.set(globalThis, 'setTimeout', withoutHolds);
  });
  await page.goto('/en');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await signInOnPage(page, 'player');
  const credit = banner(page).getByText(/\d,\d{3}\.\d{2}/);
  await expect(credit).toBeVisible();
  await page.goto('/en/games/x/mines?gc=mines');
  const frame = page.frameLocator('iframe[title="Mines"]');
  await expect(frame.locator('[data-phase="idle"] [data-primary]')).toBeEnabled();
  const before = await credit.innerText();
  await frame.locator('[data-primary]').click();
  await expect(frame.locator('[data-phase="open"]')).toBeVisible();
  const cents = (text: string): number => Number(text.replaceAll(/\D/g, ''));
  await expect.poll(async () => cents(await credit.innerText())).toBeLessThan(cents(before));
  await expect(frame.locator('[data-phase="open"]')).toBeVisible();
  // Before the first tile, cashing out returns the stake.
  await frame.locator('[data-primary]').click();
  await expect(credit).toHaveText(before);
});

test('[OP-66, CAS-33, CAS-46] if the casino is switched off in mid-round, the round is found and finished, and no new one begins', async ({
  page,
}) => {
  await page.goto('/en');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await signInOnPage(page, 'player');
  await expect(accountButton(page)).toBeVisible();
  await page.goto('/en/games/x/mines?gc=mines');
  const frame = page.frameLocator('iframe[title="Mines"]');
  await expect(frame.locator('[data-phase="idle"] [data-primary]')).toBeEnabled();
  await frame.locator('[data-primary]').click();
  await expect(frame.locator('[data-phase="open"]')).toBeVisible();
  await world.switchOff(true);
  try {
    await page.goto('/en/slots');
    await expect(page).toHaveURL(/\/en\/casino$/);
    await expect(page.getByText('The casino is closed at the moment.')).toBeVisible();
    await page.getByRole('link', { name: 'Finish the round: Mines' }).click();
    await expect(frame.locator('[data-phase="open"]')).toBeVisible();
    await frame.locator('[data-primary]').click();
    await expect(page.getByRole('heading', { name: 'Not available now' })).toBeVisible();
    await page.goto('/en/casino');
    await expect(page).toHaveURL(/\/en$/);
  } finally {
    await world.switchOff(false);
  }
});

test('[CAS-58, RGS-30, RGS-31, CAS-25] a live table is chosen by its running round, takes a bet, and pays its result; header and transactions agree', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const answers: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/games/v1/tables') answers.push(response.status());
  });
  await page.goto('/en');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await signInOnPage(page, 'player');
  await expect(accountButton(page)).toBeVisible();
  await page.goto('/en/casino_live');
  const tile = page.getByRole('article', { name: 'Live Roulette', exact: true });
  await expect(tile.getByText(/^(Bets are open|No more bets|Next round)$/).last()).toBeVisible();
  await expect(tile.getByText(/10–[\d.,]+/)).toBeVisible();
  await tile.getByRole('link', { name: 'Live Roulette' }).click();
  await expect(page).toHaveURL(/games\/[a-z]+\/live-roulette\?gc=live-roulette$/);
  // Nothing is asked while no tile is in view.
  const asked = answers.length;
  const frame = page.frameLocator('iframe[title="Live Roulette"]');
  /** Moves the time on by seconds until something is there. */
  const passUntil = (seen: () => Promise<boolean>) =>
    expect.poll(async () => (await seen()) || (await world.leap(2000), false), { intervals: [500] }).toBe(true);
  const betting = frame.locator('[data-table="betting"]');
  await expect(frame.locator('[data-table]')).toBeVisible();
  // Most of the betting is still to come.
  await passUntil(
    async () => (await betting.isVisible()) && /0:(1[5-9]|2\d)/.test(await frame.getByRole('timer').innerText()),
  );
  for (const place of ['red', 'black']) await frame.locator(`[data-on="${place}"]`).click();
  await frame.locator('[data-primary]').click();
  await expect(frame.locator('li[data-state="open"]')).toHaveCount(1);
  await passUntil(() => frame.locator('[data-result]').isVisible());
  await expect(frame.locator('[data-result]')).toContainText(/back (for|of)|Nothing back/);
  expect(answers).toHaveLength(asked);
  await page.goto('/en/account/transactions');
  const rows = page.getByRole('row').filter({ hasText: 'Casino game' });
  await expect(rows.first()).toBeVisible();
  // The last column opens the row.
  const balance = (await rows.first().getByRole('cell').allTextContents()).at(-2) ?? '';
  expect(balance).toMatch(/\d/);
  await expect(banner(page).getByText(balance.trim(), { exact: true })).toBeVisible();
});
