import { banner } from '../../src/screens/frame.ts';
import { printed, recordPrints } from '../../src/screens/printed.ts';
import { openSignedIn, signInOnPage } from '../../src/screens/session.ts';
import {
  acceptedDialog,
  expectOnSlip,
  forceNextTicket,
  matchPath,
  pay,
  payButton,
  pick,
  priceOf,
  rejectedDialog,
  setStake,
  slip,
} from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';
import { creditBeforePayouts, creditOf, newestTickets } from '../../src/world/accounts.ts';
import { callAs } from '../../src/world/call-as.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';
import { operate } from '../../src/world/operate.ts';
import { leapBy, stopTime } from '../../src/world/time.ts';

/** The bookmaker's delay of a live ticket, and a little more. */
const liveDelay = 6000;

test('[SLIP-01, PAY-01, ROLE-06, STAKE-18, PAY-02, PAY-04, PAY-12, ERR-17, DLG-03, ACC-01] a visitor fills a slip, is asked to log in, signs in, pays, and finds the ticket in the history', async ({
  page,
}) => {
  const [first, second] = [await freshMatch('prematch'), await freshMatch('prematch')];
  await page.goto(matchPath(first));
  await pick(page, first);
  await page.goto(matchPath(second));
  await pick(page, second, 'X');
  await expectOnSlip(page, first);
  await expectOnSlip(page, second);

  await pay(page);
  await expect(slip(page).getByText('Log in to pay this slip.')).toBeVisible();
  await slip(page).getByRole('button', { name: 'Log in' }).click();
  await signInOnPage(page, 'player');

  await expectOnSlip(page, first);
  const before = await creditBeforePayouts('player');
  await setStake(page, '150,50');
  await pay(page);
  await expect(acceptedDialog(page)).toBeVisible();
  expect(await creditBeforePayouts('player')).toBe(before - 15_050n);
  await page.getByRole('dialog').getByRole('button', { name: 'My tickets' }).click();
  await expect(page).toHaveURL(/\/en\/ticket_history$/);
  const row = page.getByRole('article').filter({ hasText: '150.50' }).first();
  await expect(row).toContainText('Open');
  await expect(banner(page)).toContainText(
    new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(Number(before - 15_050n) / 100),
  );
});

test('[DLG-03, CONST-15, I18N-03] a ticket is printed from its receipt on a page that has not loaded the words of tickets', async ({
  page,
}) => {
  await recordPrints(page);
  const match = await freshMatch('prematch');
  await openSignedIn(page, matchPath(match));
  await pick(page, match);
  await setStake(page, '150');
  await pay(page);
  const words = page.waitForRequest(/\/assets\/texts-en-tickets-/);
  await acceptedDialog(page).getByRole('button', { name: 'Print' }).click();
  await words;
  const { text } = await printed(page);
  expect(text).toContain('Possible payout');
  expect(text).toContain('Scan the code to see how this ticket stands.');
});

test('[SLIP-02, SLIP-11, SLIP-12, SLIP-13, NET-12] a price moved by the operator is shown in the table and on the slip, and has to be accepted', async ({
  page,
}) => {
  const match = await freshMatch('prematch');
  // The table renders only the rows in the window, so the match is searched by its name.
  await openSignedIn(page, `/en/betting?find=${encodeURIComponent(match.hostName)}`);
  await pick(page, match);
  await expect(payButton(page)).toContainText('Pay');
  const odds = { eventId: match.eventId, marketCode: '1X2', selectionCode: '1', odds: '9.75' };
  await operate('moveOdds', odds);
  await expect(priceOf(page, match)).toContainText('9.75');
  await expect(slip(page).getByRole('list').getByText('9.75')).toBeVisible();
  await expect(payButton(page)).toContainText('Accept changes');
  // A check that began before the change may turn the button back for a moment, and a press is then void (SLIP-25).
  await page.waitForLoadState('networkidle');
  await expect(payButton(page)).toContainText('Accept changes');
  await pay(page);
  await expect(payButton(page)).toContainText('Pay');
  await operate('moveOdds', { ...odds, odds: null });
});

test('[SLIP-07, SLIP-08, MATCH-05] a suspended market is locked in the table and on the slip', async ({ page }) => {
  const match = await freshMatch('prematch');
  await page.goto(matchPath(match));
  await pick(page, match);
  const market = { eventId: match.eventId, marketCode: '1X2' };
  await operate('suspendMarket', { ...market, suspended: true });
  await expect(priceOf(page, match)).toHaveAttribute('data-state', 'suspended');
  await expect(slip(page).getByText('Suspended for the moment').first()).toBeVisible();
  await slip(page).getByRole('button', { name: 'Remove locked selections' }).click();
  await expect(payButton(page)).toHaveCount(0);
  await operate('suspendMarket', { ...market, suspended: false });
  await expect(priceOf(page, match)).toHaveAttribute('data-state', 'open');
});

test('[PAY-09, ERR-15, LIVE-01, NET-13] a live ticket waits for its delay, is accepted, and pays when the match ends', async ({
  page,
}) => {
  const match = await freshMatch('live');
  await openSignedIn(page, matchPath(match, 'live_betting'), 'player2');
  await slip(page).or(page.getByRole('main')).first().waitFor();
  await pick(page, match);
  await slip(page).getByText('Accept odds changes automatically').click();
  {
    await using _stopped = await stopTime();
    await pay(page);
    await expect(slip(page).getByText('Waiting for the bookmaker')).toBeVisible();
    await leapBy(liveDelay);
  }
  await expect(acceptedDialog(page)).toBeVisible();
  const paid = await creditOf('player2');
  await operate('endMatch', { eventId: match.eventId, score: [9, 0] });
  await page.getByRole('dialog').getByRole('button', { name: 'My tickets' }).click();
  const [ticket] = (await callAs('player2', 'ticketHistory', { body: {} })).result;
  const card = page.locator(`[data-ticket="${ticket?.ticketId ?? ''}"]`);
  await expect(card).toContainText('Won');
  expect(await creditOf('player2')).toBeGreaterThan(paid);
});

test('[SES-20, SES-21, SLIP-17] a reload while a ticket is pending loses nothing', async ({ page }) => {
  const match = await freshMatch('live');
  await openSignedIn(page, matchPath(match, 'live_betting'));
  await pick(page, match);
  await slip(page).getByText('Accept odds changes automatically').click();
  const before = await newestTickets('player');
  {
    await using _stopped = await stopTime();
    await pay(page);
    await expect(slip(page).getByText('Waiting for the bookmaker')).toBeVisible();
    await page.reload();
    await leapBy(liveDelay);
  }
  await expect(acceptedDialog(page)).toBeVisible();
  expect((await newestTickets('player')).slice(1)).toEqual(before.slice(0, 19));
});

test('[ERR-11, PAY-07, PAY-11] a denied ticket shows the reason, keeps the slip and costs nothing', async ({
  page,
}) => {
  const match = await freshMatch('prematch');
  await openSignedIn(page, matchPath(match));
  const before = await creditBeforePayouts('player');
  await pick(page, match);
  await forceNextTicket({ outcome: 'denied', subcode: 217 });
  await pay(page);
  const dialog = rejectedDialog(page);
  await expect(dialog).toContainText('a selection is closed for betting');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expectOnSlip(page, match);
  expect(await creditBeforePayouts('player')).toBe(before);
});

test('[DLG-04, DLG-08, SES-22, PAY-17] changed odds are offered with a countdown and booked only if accepted', async ({
  page,
}) => {
  const match = await freshMatch('prematch');
  await openSignedIn(page, matchPath(match));
  await pick(page, match);
  await forceNextTicket({ outcome: 'oddchange', odds: '1.44' });
  await pay(page);
  {
    await using _stopped = await stopTime();
    const dialog = page.getByRole('dialog', { name: 'Odds have changed' });
    await expect(dialog).toContainText('1.44');
    await expect(dialog.getByRole('timer')).toBeVisible();
    await dialog.getByRole('button', { name: 'Accept' }).click();
  }
  await expect(acceptedDialog(page)).toBeVisible();
  const [ticket] = (await callAs('player', 'ticketHistory', { body: {} })).result;
  expect(ticket?.legs[0]?.usedOdds).toBe('1.44');
});

// Unit tests prove the answer of a busy server in the engine and over HTTP; every run has a denied ticket, above.
test(
  '[ERR-16, PAY-14] a busy server is reported by a snackbar that stays, and the slip can be paid again',
  { tag: '@full' },
  async ({ page }) => {
    const match = await freshMatch('prematch');
    await openSignedIn(page, matchPath(match));
    await pick(page, match);
    await forceNextTicket({ outcome: 'busy' });
    await pay(page);
    await expect(page.getByText('The betting server is busy right now.')).toBeVisible();
    await expect(payButton(page)).toContainText('Pay');
  },
);

test('[DLG-14, SLIP-18] the whole slip is deleted only after a confirmation', async ({ page }) => {
  const match = await freshMatch('prematch');
  await page.goto(matchPath(match));
  await pick(page, match);
  await slip(page).getByRole('button', { name: 'Delete the slip' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expectOnSlip(page, match);
  await slip(page).getByRole('button', { name: 'Delete the slip' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(slip(page)).toHaveText('Slip');
});

test('[SLIP-20, OP-13] if betting and live are both switched off there is no slip, and either brings it back', async ({
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
