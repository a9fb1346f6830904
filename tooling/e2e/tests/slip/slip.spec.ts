import type { Match } from '@kvota/contracts';
import type { Page } from '@playwright/test';

import { openSignedIn, signInOnPage } from '../../src/screens/session.ts';
import { expect, test } from '../../src/test.ts';
import { creditOf, newestTickets } from '../../src/world/accounts.ts';
import { callAs } from '../../src/world/call-as.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';
import { operate } from '../../src/world/operate.ts';

const cell = (page: Page, match: Match, outcome = '1') =>
  page.locator(`[data-price="${match.eventId}|1X2|${outcome}"]`).first();
const slip = (page: Page) => page.getByRole('region', { name: 'Ticket' });
const pay = (page: Page) => slip(page).getByTestId('pay');

/** Opens the page of a match in a language, where its odds are sure to be on screen. */
const matchPage = (match: Match, kind: 'betting' | 'live_betting' = 'betting'): string =>
  `/en/${kind}?event=${match.eventId}`;

test('[SLIP-01, PAY-01, ROLE-06, STAKE-18, PAY-02, PAY-04, PAY-12, ERR-17, DLG-03, ACC-01] a visitor builds a slip, is asked to log in, signs in, pays, and finds the ticket in the history', async ({
  page,
}) => {
  const [first, second] = [await freshMatch('prematch'), await freshMatch('prematch')];
  await page.goto(matchPage(first));
  await cell(page, first).click();
  await page.goto(matchPage(second));
  await cell(page, second, 'X').click();
  await expect(slip(page).getByText(`${first.hostName} - ${first.awayName}`)).toBeVisible();
  await expect(slip(page).getByText(`${second.hostName} - ${second.awayName}`)).toBeVisible();

  await pay(page).click();
  await expect(slip(page).getByText('Log in to pay this ticket.')).toBeVisible();
  await slip(page).getByRole('button', { name: 'Log in' }).click();
  await signInOnPage(page, 'player');

  await expect(slip(page).getByText(`${first.hostName} - ${first.awayName}`)).toBeVisible();
  const before = await creditOf('player');
  const stake = slip(page).getByRole('textbox', { name: 'Stake' });
  await stake.fill('150,50');
  await stake.blur();
  await pay(page).click();
  await expect(page.getByRole('dialog', { name: 'Ticket accepted' })).toBeVisible();
  expect(await creditOf('player')).toBe(before - 15_050n);
  await page.getByRole('dialog').getByRole('button', { name: 'My tickets' }).click();
  await expect(page).toHaveURL(/\/en\/ticket_history$/);
  const row = page.getByRole('article').filter({ hasText: '150.50' }).first();
  await expect(row).toContainText('Open');
  await expect(page.getByRole('banner')).toContainText(
    new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(Number(before - 15_050n) / 100),
  );
});

test('[SLIP-02, SLIP-11, SLIP-12, SLIP-13, NET-12] a price moved by the operator shows in the table and on the slip, and has to be accepted', async ({
  page,
}) => {
  const match = await freshMatch('prematch');
  // Found by its name: the table holds only what is in the window.
  await openSignedIn(page, `/en/betting?find=${encodeURIComponent(match.hostName)}`);
  await cell(page, match).click();
  await expect(pay(page)).toContainText('Pay');
  const odds = { eventId: match.eventId, marketCode: '1X2', selectionCode: '1', odds: '9.75' };
  await operate('moveOdds', odds);
  await expect(cell(page, match)).toContainText('9.75');
  await expect(slip(page).getByRole('list').getByText('9.75')).toBeVisible();
  await expect(pay(page)).toContainText('Accept changes');
  await pay(page).click();
  await expect(pay(page)).toContainText('Pay');
  await operate('moveOdds', { ...odds, odds: null });
});

test('[SLIP-07, SLIP-08, MATCH-05] a suspended market locks in the table and on the slip', async ({ page }) => {
  const match = await freshMatch('prematch');
  await page.goto(matchPage(match));
  await cell(page, match).click();
  const market = { eventId: match.eventId, marketCode: '1X2' };
  await operate('suspendMarket', { ...market, suspended: true });
  await expect(cell(page, match)).toHaveAttribute('data-state', 'suspended');
  await expect(slip(page).getByText('Suspended for the moment')).toBeVisible();
  await slip(page).getByRole('button', { name: 'Remove locked selections' }).click();
  await expect(slip(page).getByTestId('pay')).toHaveCount(0);
  await operate('suspendMarket', { ...market, suspended: false });
  await expect(cell(page, match)).toHaveAttribute('data-state', 'open');
});

test('[PAY-09, ERR-15, LIVE-01, NET-13] a live ticket waits for its delay, is accepted, and pays when the match ends', async ({
  page,
}) => {
  const match = await freshMatch('live');
  await openSignedIn(page, matchPage(match, 'live_betting'), 'player2');
  await slip(page).or(page.getByRole('main')).first().waitFor();
  await cell(page, match).click();
  await slip(page).getByText('Accept odds changes automatically').click();
  await pay(page).click();
  await expect(slip(page).getByText('Waiting for the bookmaker')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Ticket accepted' })).toBeVisible();
  const paid = await creditOf('player2');
  await operate('endMatch', { eventId: match.eventId, score: [9, 0] });
  await page.getByRole('dialog').getByRole('button', { name: 'My tickets' }).click();
  const [ticket] = (await callAs('player2', 'ticketHistory', { body: {} })).result;
  const card = page.locator(`[data-ticket="${ticket?.ticketId ?? ''}"]`);
  await expect(card).toContainText('Won', { timeout: 30_000 });
  expect(await creditOf('player2')).toBeGreaterThan(paid);
});

test('[SES-20, SES-21, SLIP-17] reloading in the middle of a pending ticket loses nothing', async ({ page }) => {
  const match = await freshMatch('live');
  await openSignedIn(page, matchPage(match, 'live_betting'));
  await cell(page, match).click();
  await slip(page).getByText('Accept odds changes automatically').click();
  const before = await newestTickets('player');
  await pay(page).click();
  await expect(slip(page).getByText('Waiting for the bookmaker')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Ticket accepted' })).toBeVisible({ timeout: 30_000 });
  expect((await newestTickets('player')).slice(1)).toEqual(before.slice(0, 19));
});

test('[ERR-11, PAY-07, PAY-11] a denied ticket says why, keeps the slip and costs nothing', async ({ page }) => {
  const match = await freshMatch('prematch');
  await openSignedIn(page, matchPage(match));
  const before = await creditOf('player');
  await cell(page, match).click();
  await operate('forceTicket', { username: 'player', force: { outcome: 'denied', subcode: 217 } });
  await pay(page).click();
  const dialog = page.getByRole('dialog', { name: 'Ticket not accepted' });
  await expect(dialog).toContainText('a selection is closed for betting');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(slip(page).getByText(`${match.hostName} - ${match.awayName}`)).toBeVisible();
  expect(await creditOf('player')).toBe(before);
});

test('[DLG-04, DLG-08, SES-22, PAY-17] changed odds are offered with a countdown and booked only when accepted', async ({
  page,
}) => {
  const match = await freshMatch('prematch');
  await openSignedIn(page, matchPage(match));
  await cell(page, match).click();
  await operate('forceTicket', { username: 'player', force: { outcome: 'oddchange', odds: '1.44' } });
  await pay(page).click();
  const dialog = page.getByRole('dialog', { name: 'Odds have changed' });
  await expect(dialog).toContainText('1.44');
  await expect(dialog.getByRole('timer')).toBeVisible();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('dialog', { name: 'Ticket accepted' })).toBeVisible();
  const [ticket] = (await callAs('player', 'ticketHistory', { body: {} })).result;
  expect(ticket?.legs[0]?.usedOdds).toBe('1.44');
});

test('[ERR-16, PAY-14] a busy server is a blue-grey snackbar that stays, and the slip can be paid again', async ({
  page,
}) => {
  const match = await freshMatch('prematch');
  await openSignedIn(page, matchPage(match));
  await cell(page, match).click();
  await operate('forceTicket', { username: 'player', force: { outcome: 'busy' } });
  await pay(page).click();
  await expect(page.getByText('The betting server is busy right now.')).toBeVisible();
  await expect(pay(page)).toContainText('Pay');
});

test('[DLG-14, SLIP-18] the whole ticket is deleted only after a question', async ({ page }) => {
  const match = await freshMatch('prematch');
  await page.goto(matchPage(match));
  await cell(page, match).click();
  await slip(page).getByRole('button', { name: 'Delete the ticket' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(slip(page).getByText(`${match.hostName} - ${match.awayName}`)).toBeVisible();
  await slip(page).getByRole('button', { name: 'Delete the ticket' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(slip(page)).toContainText('Pick an odd');
});

test('[SLIP-20, OP-13] where betting and live are both switched off there is no ticket, and it comes back with either', async ({
  page,
}) => {
  const keys = ['disableBettingPage', 'disableLiveBettingPage'];
  const disable = (key: string, value: boolean): Promise<void> =>
    operate('setSetting', { group: 'status', key, value });
  await page.goto('/en/casino');
  await expect(slip(page)).toBeVisible();
  try {
    for (const key of keys) await disable(key, true);
    await expect(slip(page)).toHaveCount(0);
    await disable('disableBettingPage', false);
    await expect(slip(page)).toBeVisible();
  } finally {
    for (const key of keys) await disable(key, false);
  }
});
