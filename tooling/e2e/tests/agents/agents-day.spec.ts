import { readFile } from 'node:fs/promises';

import type { BrowserContextOptions, Locator, Page } from '@playwright/test';

import { addresses } from '../../src/addresses.ts';
import { banner } from '../../src/screens/frame.ts';
import { fingers, keys, openInTree, recordPointers, type Hand } from '../../src/screens/hands.ts';
import { accountButton, openAndSignIn, openSignedIn } from '../../src/screens/session.ts';
import {
  acceptedDialog,
  closeAccepted,
  expectPayable,
  matchPath,
  pay,
  payButton,
  pick,
  setStake,
  showSlip,
  slip,
} from '../../src/screens/slip.ts';
import { collectNoise, clientTest as test, expect } from '../../src/test.ts';
import { freshMatches } from '../../src/world/fresh-match.ts';
import { operate } from '../../src/world/operate.ts';
import { ageSignIns } from '../../src/world/time.ts';

const main = (page: Page): Locator => page.getByRole('main');
const rows = (page: Page): Locator => main(page).getByRole('row');
/** The open dialog. Notices are dialogs too, which leave the page usable. */
const dialogOf = (page: Page): Locator => page.locator('[role="dialog"]:not([aria-modal="false"])');
const button = (within: Locator, name: string): Locator => within.getByRole('button', { name, exact: true });

interface Run {
  readonly hand: Hand;
  readonly screen: BrowserContextOptions;
  /** The kinds of pointers that the hand uses. */
  readonly pointers: readonly string[];
}

const byKeys: Run = { hand: keys, screen: { viewport: { width: 1280, height: 800 } }, pointers: [] };
const byTouch: Run = {
  hand: fingers,
  screen: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  pointers: ['touch'],
};

/** Guards transfers from 100 dinars on, until the end of the block. */
async function guardTransfers(): Promise<AsyncDisposable> {
  const set = (value: unknown) => operate('setSetting', { group: 'agency', key: 'stepUp', value });
  await set({ marks: [{ currency: 'RSD', limit: '100.00' }] });
  return { [Symbol.asyncDispose]: () => set(null) };
}

/** Logs in on the home of the agents' app. */
async function signIn(page: Page, hand: Hand, username: string): Promise<void> {
  await page.goto(`${addresses.affiliates}/en`);
  await hand.press(main(page).getByRole('button', { name: 'Log in' }));
  await hand.type(page.getByLabel('User name'), username);
  await hand.type(page.getByLabel('Password', { exact: true }), 'kvota');
  await hand.press(button(page.locator('body'), 'Log in'));
  await expect(accountButton(page)).toBeVisible();
  await hand.press(main(page).getByRole('link', { name: 'To the office' }));
}

/** Follows a link of the area, which may be in the sheet of "More" on a phone. */
async function follow(page: Page, hand: Hand, name: string): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Pages of the agents’ area' });
  const link = links.getByRole('link', { name, exact: true });
  await hand.press(link);
  await expect(link).toHaveAttribute('aria-current', 'page');
}

/** Creates a player below the agent, and returns the password of the card. */
async function createPlayer(page: Page, hand: Hand, username: string): Promise<string> {
  await hand.press(button(main(page), 'New user').first());
  const dialog = dialogOf(page);
  await hand.type(dialog.getByLabel('Name for the login'), username);
  await hand.press(button(dialog, 'Create'));
  await expect(dialog).toContainText(`The player ${username} was created.`);
  const password = /[A-Za-z0-9]{12}/.exec((await dialog.innerText()).replaceAll(username, ''))?.[0] ?? '';
  await hand.press(button(dialog, 'Close').last());
  await expect(dialog).toHaveCount(0);
  return password;
}

/** Adds credit above the mark with a sign-in that is too old: the password is asked for. */
async function addCredit(page: Page, hand: Hand, username: string): Promise<void> {
  await using _guarded = await guardTransfers();
  const dialog = dialogOf(page);
  {
    await using _old = await ageSignIns(600_000);
    await hand.press(button(main(page), 'Add credit'));
    await hand.type(dialog.getByLabel(/^Amount/), '500.25');
    await hand.press(button(dialog, 'Add credit'));
    await expect(dialog).toContainText('Confirm that it is you');
  }
  // Its pages ask for everything again.
  await page.context().clearCookies();
  await hand.press(button(dialog, 'Log in again'));
  await expect(page.getByLabel('User name')).toHaveValue('agent');
  await hand.type(page.getByLabel('Password', { exact: true }), 'kvota');
  await hand.press(button(page.locator('body'), 'Log in'));
  await expect(dialog).toContainText(`500.25 was added to the credit of ${username}.`);
  await hand.press(button(dialog, 'Close').last());
}

/** The cells of a CSV file. No value of these lists has a line break. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );

/** Saves the list of the page as CSV, and returns its rows by their headings. */
async function savedRows(page: Page, hand: Hand): Promise<readonly Readonly<Record<string, string>>[]> {
  const saving = page.waitForEvent('download');
  await hand.choose(button(main(page), 'Save as a file'), page.getByRole('menuitem', { name: 'CSV' }));
  const text = await readFile(await (await saving).path(), 'utf8');
  const [headings = [], ...lines] = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map(cellsOf);
  return lines.map((cells) => Object.fromEntries(headings.map((heading, index) => [heading, cells[index] ?? ''])));
}

/** Opens the page of a user below the agent: in the tree, which has one level on a phone. */
async function openUser(page: Page, hand: Hand, username: string): Promise<void> {
  await follow(page, hand, 'Users');
  await hand.select(main(page).getByRole('radio', { name: 'Tree' }));
  if (hand === keys) await openInTree(page.getByRole('treegrid'), username);
  else await hand.press(main(page).getByRole('link', { name: username }));
  await expect(page.getByRole('heading', { name: username })).toBeVisible();
}

/** The cells of a transfer in the list, from its row in the file. */
function transferCells(saved: Readonly<Record<string, string>> | undefined): string[] {
  const { Time = '', Direction, Basis, From, To, Amount, 'Credit after': after = '', Note = '' } = saved ?? {};
  const at = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short' }).format(new Date(Time));
  return [
    at.replace(',', ''),
    Basis === 'Cash' ? `${Direction}` : `${Direction} · ${Basis}`,
    `${From} → ${To}`,
    `+${Amount}`,
    after,
    Note || '-',
  ];
}

for (const [name, { hand, screen, pointers }] of [
  ['by keyboard at 1280 px', byKeys],
  ['by touch at 360 px', byTouch],
] as const)
  test(`[ROUTE-42, AFF-02, AFF-03, AFF-07, CALL-41, CALL-42, CALL-44, CALL-45, CALL-47, CALL-49, CALL-50, SEC-23] an agent's day, ${name}`, async ({
    browser,
  }) => {
    const username = `day-${Date.now().toString(36)}`;
    const contextOf = (options: BrowserContextOptions) =>
      browser.newContext({ baseURL: addresses.site, locale: 'en-GB', reducedMotion: 'reduce', ...options });
    const agents = await contextOf(screen);
    const used = await recordPointers(agents);
    const page = await agents.newPage();
    const noise = collectNoise(page, [/Failed to load resource: .*401/]);

    await signIn(page, hand, 'agent');
    await expect(page.getByRole('heading', { name: 'Office of agent' })).toBeVisible();
    const password = await createPlayer(page, hand, username);
    await openUser(page, hand, username);
    await addCredit(page, hand, username);

    await follow(page, hand, 'Tickets');
    await hand.select(main(page).getByRole('radio', { name: 'Happening now' }));
    await expect(page.getByText('Waiting for tickets')).toBeVisible();
    const [match, other] = await freshMatches(2);
    const player = await (await contextOf({})).newPage();
    await openAndSignIn(player, matchPath(match), username, password);
    await pick(player, match);
    await showSlip(player);
    await setStake(player, '137');
    await pay(player);
    await expect(acceptedDialog(player)).toBeVisible();
    await closeAccepted(player);
    const placed = rows(page).filter({ hasText: username });
    await expect(placed).toContainText('Placed');
    await expect(placed).toContainText('137.00');
    const number = (await placed.getByRole('link').first().innerText()).trim();

    // The player has the next selection on the slip, and a stake, when the agent blocks the account.
    await player.goto(matchPath(other));
    await pick(player, other);
    await showSlip(player);
    await setStake(player, '50');
    await expectPayable(player);
    await openUser(page, hand, username);
    await hand.press(button(main(page), 'Block'));
    await hand.type(dialogOf(page).getByLabel(/^Reason/), 'Asked for a pause');
    await hand.press(button(dialogOf(page), 'Block'));
    await expect(slip(player).getByText(/^Your account is blocked/)).toBeVisible();
    await expect(payButton(player)).toHaveAttribute('aria-disabled', 'true');

    await follow(page, hand, 'Tickets');
    await hand.type(page.getByRole('searchbox', { name: 'Ticket number or name' }), number);
    const listed = rows(page).filter({ hasText: username });
    await expect(listed).toHaveCount(1);
    await hand.press(listed.getByRole('button', { name: /^Details of ticket/ }));
    await hand.press(button(main(page), 'Request a void'));
    await hand.type(dialogOf(page).getByLabel('Reason'), 'Wrong stake');
    await hand.press(button(dialogOf(page), 'Send the request'));
    await expect(page.getByText(/Void requested by agent/)).toBeVisible();

    const parent = await contextOf(screen);
    const parentUsed = await recordPointers(parent);
    const master = await parent.newPage();
    await openSignedIn(master, '/en/affiliates/tickets?view=requests', 'master');
    const request = rows(master).filter({ hasText: username });
    await hand.press(button(request, 'Decide'));
    await hand.type(dialogOf(master).getByLabel('Your reason'), 'Agreed');
    await hand.press(button(dialogOf(master), 'Void and refund'));
    await expect(request).toContainText('Approved');
    // The platform's word about the decision fetches the agent's page again.
    await expect(listed.first()).toContainText('Void');
    await expect(banner(player)).toContainText('500.25');

    await follow(page, hand, 'Transfers');
    const suggestion = page.getByRole('option', { name: new RegExp(username) });
    const search = page.getByRole('combobox', { name: 'Find a user' });
    await hand.suggest(search, username, suggestion);
    await expect(search).toHaveValue('');
    await expect(main(page).getByRole('region', { name: 'Totals of all pages' })).toContainText('500.25');
    const moved = rows(page).filter({ hasText: username });
    await expect(moved).toHaveCount(1);
    const cells = await moved.locator('th, td').allInnerTexts();
    const [saved, ...more] = await savedRows(page, hand);
    expect(more).toEqual([]);
    expect(cells.map((cell) => cell.trim())).toEqual(transferCells(saved));

    expect(noise).toEqual([]);
    expect([...used.union(parentUsed)]).toEqual(pointers);
    for (const context of [agents, parent, player.context()]) await context.close();
  });
