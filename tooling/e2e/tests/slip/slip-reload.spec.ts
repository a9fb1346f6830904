import type { Match } from '@kvota/contracts';
import type { Page } from '@playwright/test';

import { inEveryRun } from '../../src/in-every-run.ts';
import { accountButton, logInButton, openSignedIn, signInOnPage } from '../../src/screens/session.ts';
import {
  acceptedDialog,
  autoOddsSwitch,
  closeAccepted,
  expectOnSlip,
  expectPayable,
  forceNextTicket,
  matchPath,
  moveOdds,
  pay,
  payButton,
  pick,
  priceOf,
  rejectedDialog,
  setStake,
  showSlip,
  slip,
  stakeField,
} from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';
import { creditBeforePayouts, newestTickets } from '../../src/world/accounts.ts';
import { freshMatches } from '../../src/world/fresh-match.ts';
import { stopTime } from '../../src/world/time.ts';

async function reload(page: Page): Promise<void> {
  await page.reload();
  await showSlip(page);
}

/** Picks the home side of every match and shows the slip. */
async function fill(page: Page, matches: readonly Match[], stake?: string): Promise<void> {
  for (const match of matches) {
    if (!page.url().endsWith(matchPath(match))) await page.goto(matchPath(match));
    await pick(page, match);
  }
  await showSlip(page);
  if (stake === undefined) return;
  await setStake(page, stake);
}

test.use({ viewport: { width: 1280, height: 800 } });

test('[OP-50] a reload keeps a filled slip, changed odds that are not accepted yet, and the question to log in', async ({
  page,
}) => {
  const [first, second] = await freshMatches(2);
  await fill(page, [first, second], '150,50');
  await slip(page).getByText('Accept odds changes automatically').click();
  await reload(page);
  for (const match of [first, second]) await expectOnSlip(page, match);
  await expect(stakeField(page)).toHaveValue('150.50');
  const auto = autoOddsSwitch(page);
  await expect(auto).toBeChecked();
  await slip(page).getByText('Accept odds changes automatically').click();

  // A change while the page is open is still pending after a reload.
  await moveOdds(first, '9.75');
  await expect(payButton(page)).toContainText('Accept changes');
  await reload(page);
  await expect(auto).not.toBeChecked();
  await expect(slip(page).getByRole('list').getByText('9.75')).toBeVisible();
  await expect(payButton(page)).toContainText('Accept changes');
  await pay(page);
  await reload(page);
  await expect(payButton(page)).toContainText('Pay');

  // If the odds change while no page is open, the change is pending too.
  await page.goto('about:blank');
  await moveOdds(first, '8.25');
  await page.goto(matchPath(first));
  await showSlip(page);
  await expect(slip(page).getByRole('list').getByText('8.25')).toBeVisible();
  await expect(payButton(page)).toContainText('Accept changes');
  await pay(page);

  await pay(page);
  await expect(slip(page).getByText('Log in to pay this slip.')).toBeVisible();
  await reload(page);
  await slip(page).getByRole('button', { name: 'Log in' }).click();
  await signInOnPage(page, 'player');
  await showSlip(page);
  for (const match of [first, second]) await expectOnSlip(page, match);
  await expect(stakeField(page)).toHaveValue('150.50');
  await reload(page);
  await expectPayable(page);
  await page.goto('/en/logout');
  await expect(logInButton(page)).toBeVisible();
  await showSlip(page);
  await expect(stakeField(page)).toHaveValue('150.50');
  await pay(page);
  await expect(slip(page).getByText('Log in to pay this slip.')).toBeVisible();
  await moveOdds(first, null);
});

// Unit tests store and read every state of a slip; the other tests of this file reload real pages.
test(
  '[SYS-02, SYS-03, OP-50] a reload keeps a group in the making, and a finished one',
  { tag: '@full' },
  async ({ page }) => {
    const matches = await freshMatches(3);
    await fill(page, matches);
    await slip(page).getByText('System', { exact: true }).click();
    await slip(page).getByRole('button', { name: 'All', exact: true }).click();
    const twoOfThree = slip(page).getByRole('button', { name: /^2\/3/ });
    await twoOfThree.click();
    await reload(page);
    await expect(twoOfThree).toHaveAttribute('aria-pressed', 'true');
    await slip(page).getByRole('button', { name: 'Add 3 combinations' }).click();
    await expect(slip(page).getByRole('img', { name: 'Fixed in group I' })).toHaveCount(3);
    await setStake(page, '90');
    await reload(page);
    await expect(slip(page).getByRole('img', { name: 'Fixed in group I' })).toHaveCount(3);
    await expect(slip(page).getByText('3 × 30.00')).toBeVisible();
  },
);

// Only here the phone differs: a question opens the sheet of the slip by itself.
for (const [device, width] of [
  ['a desktop', 1280],
  ['a phone', 360],
] as const) {
  test(
    `[OP-50, OP-89, PAY-05, DLG-03] a reload keeps the question in the slip; the acceptance is shown until it is closed, and not again; on ${device}`,
    inEveryRun(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const [match] = await freshMatches(1);
      await openSignedIn(page, matchPath(match));
      await fill(page, [match], '100');
      const [tickets, credit] = [await newestTickets('player'), await creditBeforePayouts('player')];
      await forceNextTicket({ outcome: 'confirm' });
      await pay(page);
      await expect(slip(page).getByText('Your answer is needed')).toBeVisible();
      {
        await using _stopped = await stopTime();
        await reload(page);
        await expect(slip(page).getByText('Your answer is needed')).toBeVisible();
        await expect(slip(page).getByRole('timer')).toHaveText(/^(1?\d|20)$/);
        await slip(page).getByRole('button', { name: 'Confirm' }).click();
      }
      await expect(acceptedDialog(page)).toBeVisible();

      await page.reload();
      await expect(acceptedDialog(page)).toHaveCount(1);
      await expect(acceptedDialog(page)).toContainText('100.00');
      await closeAccepted(page);
      await expect(acceptedDialog(page)).toHaveCount(0);
      await page.reload();
      await expect(accountButton(page)).toBeVisible();
      await expect(priceOf(page, match)).toHaveAttribute('aria-pressed', 'false');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect((await newestTickets('player')).slice(1)).toEqual(tickets.slice(0, 19));
      expect(await creditBeforePayouts('player')).toBe(credit - 10_000n);
    },
  );
}

// Every run reloads a question and an acceptance, above.
test(
  '[OP-50, PAY-07, PAY-11] a reload keeps a refusal until it is closed, and the slip',
  { tag: '@full' },
  async ({ page }) => {
    const [match] = await freshMatches(1);
    await openSignedIn(page, matchPath(match));
    await fill(page, [match], '100');
    await forceNextTicket({ outcome: 'denied', subcode: 217 });
    const credit = await creditBeforePayouts('player');
    await pay(page);
    await expect(rejectedDialog(page)).toContainText('a selection is closed for betting');
    await page.reload();
    await expect(rejectedDialog(page)).toHaveCount(1);
    await expect(rejectedDialog(page)).toContainText('a selection is closed for betting');
    await rejectedDialog(page).getByRole('button', { name: 'OK' }).click();
    await reload(page);
    await expect(rejectedDialog(page)).toHaveCount(0);
    await expectOnSlip(page, match);
    await expect(stakeField(page)).toHaveValue('100.00');
    expect(await creditBeforePayouts('player')).toBe(credit);
  },
);

test('[OP-25, OP-89, ERR-08] after a reload while the outcome of a ticket is unknown the page asks on, and the ticket is booked once', async ({
  browser,
}) => {
  const [match] = await freshMatches(1);
  // The page is outside the fixture because it reports the lost connection to the console.
  await using context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await openSignedIn(page, matchPath(match));
  await fill(page, [match], '100');
  const [tickets, credit] = [await newestTickets('player'), await creditBeforePayouts('player')];
  const sent: string[] = [];
  // If the server cuts the connection, the browser repeats the request and the page never notices. So the test cuts it.
  let arrives = true;
  await page.route('**/ticketRequest', async (route) => {
    sent.push((route.request().postDataJSON() as { ticket_id: string }).ticket_id);
    if (arrives) await route.fetch();
    await route.abort('connectionreset');
  });

  // The request arrives and its answer is lost: the page learns the outcome after the reload.
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('ticketRequest'));
  await pay(page);
  await failed;
  await page.reload();
  await expect(acceptedDialog(page)).toBeVisible();
  expect(await newestTickets('player')).toEqual([sent[0], ...tickets].slice(0, 20));
  expect(await creditBeforePayouts('player')).toBe(credit - 10_000n);
  await closeAccepted(page);

  // The request never arrives: before and after the reload the page only asks, and sends nothing again.
  arrives = false;
  await fill(page, [match], '100');
  // The page asks for ten seconds of the server's time, and a slow machine needs longer to reload it.
  await using _stopped = await stopTime();
  await pay(page);
  const asking = slip(page).getByText('No answer yet. We keep asking and book nothing twice.');
  await expect(asking).toBeVisible();
  await reload(page);
  await expect(asking).toBeVisible();
  await expect(payButton(page)).toHaveAttribute('aria-busy', 'true');
  expect(new Set(sent).size).toBe(2);
  expect(sent).toHaveLength(2);
  expect(await creditBeforePayouts('player')).toBe(credit - 10_000n);
});
