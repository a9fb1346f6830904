import type { Match } from '@kvota/contracts';
import type { Page } from '@playwright/test';

import { openSignedIn, signInOnPage } from '../../src/screens/session.ts';
import { expect, test } from '../../src/test.ts';
import { creditOf, newestTickets } from '../../src/world/accounts.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';
import { operate } from '../../src/world/operate.ts';

const widths = [
  { name: 'desk', width: 1280, height: 800 },
  { name: 'phone', width: 360, height: 740 },
];

const slip = (page: Page) => page.getByRole('region', { name: 'Ticket', exact: true });
const pay = (page: Page) => slip(page).getByTestId('pay');
const stakeOf = (page: Page) => slip(page).getByRole('textbox', { name: 'Stake' });
const accepted = (page: Page) => page.getByRole('dialog', { name: 'Ticket accepted' });
const refused = (page: Page) => page.getByRole('dialog', { name: 'Ticket not accepted' });
const address = (match: Match): string => `/en/betting?event=${match.eventId}`;
const namesOf = (match: Match): string => `${match.hostName} - ${match.awayName}`;

/** On a phone the slip is a sheet that its button in the footer opens. */
async function showSlip(page: Page): Promise<void> {
  const button = page.getByRole('navigation').getByRole('button', { name: /selection/ });
  await expect(slip(page).or(button).first()).toBeVisible();
  // A question in the ticket opens the sheet by itself, and then nobody reaches the button any more.
  await expect(async () => {
    if (!(await slip(page).isVisible())) await button.click({ timeout: 1000 });
    await expect(slip(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await showSlip(page);
}

/** Puts the home side of every match on the slip, and shows it. */
async function fill(page: Page, matches: readonly Match[], stake?: string): Promise<void> {
  for (const match of matches) {
    if (!page.url().endsWith(address(match))) await page.goto(address(match));
    await page.locator(`[data-price="${match.eventId}|1X2|1"]`).first().click();
  }
  await showSlip(page);
  if (stake === undefined) return;
  await stakeOf(page).fill(stake);
  await stakeOf(page).blur();
}

const freshMatches = async (count: number): Promise<Match[]> => {
  const matches: Match[] = [];
  while (matches.length < count) matches.push(await freshMatch('prematch'));
  return matches;
};

for (const { name, width, height } of widths) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: { width, height } });

    test(`[OP-50] a reload keeps a filled slip, odds that were not agreed to yet, and the question to log in (${name})`, async ({
      page,
    }) => {
      const [first, second] = await freshMatches(2);
      if (!first || !second) throw new Error('Two matches were asked for.');
      await fill(page, [first, second], '150,50');
      await slip(page).getByText('Accept odds changes automatically').click();
      await reload(page);
      for (const match of [first, second]) await expect(slip(page).getByText(namesOf(match))).toBeVisible();
      await expect(stakeOf(page)).toHaveValue('150.50');
      const auto = slip(page).getByRole('switch', { name: 'Accept odds changes automatically' });
      await expect(auto).toBeChecked();
      await slip(page).getByText('Accept odds changes automatically').click();

      // The change comes while the page is open, and stands there after it has been opened anew.
      const odds = { eventId: first.eventId, marketCode: '1X2', selectionCode: '1', odds: '9.75' };
      await operate('moveOdds', odds);
      await expect(pay(page)).toContainText('Accept changes');
      await reload(page);
      await expect(auto).not.toBeChecked();
      await expect(slip(page).getByRole('list').getByText('9.75')).toBeVisible();
      await expect(pay(page)).toContainText('Accept changes');
      await pay(page).click();
      await reload(page);
      await expect(pay(page)).toContainText('Pay');

      // A change that nobody was there to see is told as well.
      await page.goto('about:blank');
      await operate('moveOdds', { ...odds, odds: '8.25' });
      await page.goto(address(first));
      await showSlip(page);
      await expect(slip(page).getByRole('list').getByText('8.25')).toBeVisible();
      await expect(pay(page)).toContainText('Accept changes');
      await pay(page).click();

      await pay(page).click();
      await expect(slip(page).getByText('Log in to pay this ticket.')).toBeVisible();
      await reload(page);
      await slip(page).getByRole('button', { name: 'Log in' }).click();
      await signInOnPage(page, 'player');
      await showSlip(page);
      for (const match of [first, second]) await expect(slip(page).getByText(namesOf(match))).toBeVisible();
      await expect(stakeOf(page)).toHaveValue('150.50');
      await reload(page);
      await expect(pay(page)).not.toHaveAttribute('aria-disabled', 'true');
      await page.goto('/en/logout');
      await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
      await showSlip(page);
      await expect(stakeOf(page)).toHaveValue('150.50');
      await pay(page).click();
      await expect(slip(page).getByText('Log in to pay this ticket.')).toBeVisible();
      await operate('moveOdds', { ...odds, odds: null });
    });

    test(`[SYS-02, SYS-03, OP-50] a reload keeps a group that is half made, and one that is made (${name})`, async ({
      page,
    }) => {
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
      await stakeOf(page).fill('90');
      await stakeOf(page).blur();
      await reload(page);
      await expect(slip(page).getByRole('img', { name: 'Fixed in group I' })).toHaveCount(3);
      await expect(slip(page).getByText('3 × 30.00')).toBeVisible();
    });

    test(`[OP-50, OP-89, PAY-05, DLG-03] a reload keeps the question in the ticket; the good news is told until it was read, and no more (${name})`, async ({
      page,
    }) => {
      const [match] = await freshMatches(1);
      if (!match) throw new Error('A match was asked for.');
      await openSignedIn(page, address(match));
      await fill(page, [match], '100');
      const [tickets, credit] = [await newestTickets('player'), await creditOf('player')];
      await operate('forceTicket', { username: 'player', force: { outcome: 'confirm' } });
      await pay(page).click();
      await expect(slip(page).getByText('Your answer is needed')).toBeVisible();
      await reload(page);
      await expect(slip(page).getByText('Your answer is needed')).toBeVisible();
      await expect(slip(page).getByRole('timer')).toHaveText(/^(1?\d|20)$/);
      await slip(page).getByRole('button', { name: 'Confirm' }).click();
      await expect(accepted(page)).toBeVisible();

      await page.reload();
      await expect(accepted(page)).toHaveCount(1);
      await expect(accepted(page)).toContainText('100.00');
      await accepted(page).getByRole('button', { name: 'OK' }).click();
      await expect(accepted(page)).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
      await expect(page.locator(`[data-price="${match.eventId}|1X2|1"]`).first()).toHaveAttribute(
        'aria-pressed',
        'false',
      );
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect((await newestTickets('player')).slice(1)).toEqual(tickets.slice(0, 19));
      expect(await creditOf('player')).toBe(credit - 10_000n);
    });

    test(`[OP-50, PAY-07, PAY-11] a reload keeps a refusal until it was read, and the slip (${name})`, async ({
      page,
    }) => {
      const [match] = await freshMatches(1);
      if (!match) throw new Error('A match was asked for.');
      await openSignedIn(page, address(match));
      await fill(page, [match], '100');
      await operate('forceTicket', { username: 'player', force: { outcome: 'denied', subcode: 217 } });
      const credit = await creditOf('player');
      await pay(page).click();
      await expect(refused(page)).toContainText('a selection is closed for betting');
      await page.reload();
      await expect(refused(page)).toHaveCount(1);
      await expect(refused(page)).toContainText('a selection is closed for betting');
      await refused(page).getByRole('button', { name: 'OK' }).click();
      await reload(page);
      await expect(refused(page)).toHaveCount(0);
      await expect(slip(page).getByText(namesOf(match))).toBeVisible();
      await expect(stakeOf(page)).toHaveValue('100.00');
      expect(await creditOf('player')).toBe(credit);
    });

    test(`[OP-25, OP-89, ERR-08] a reload while nobody knows what became of a ticket asks on, and it is booked once (${name})`, async ({
      browser,
    }) => {
      const [match] = await freshMatches(1);
      if (!match) throw new Error('A match was asked for.');
      // A line that is cut is told in the console, as it should be: this page is not held to silence.
      await using context = await browser.newContext({ viewport: { width, height } });
      const page = await context.newPage();
      await openSignedIn(page, address(match));
      await fill(page, [match], '100');
      const [tickets, credit] = [await newestTickets('player'), await creditOf('player')];
      const sent: string[] = [];
      // Cut here and not by the operator: a browser repeats what was sent on a connection that the server cuts, and
      // the platform takes the repetition, so that the page never learns of the cut.
      let arrives = true;
      await page.route('**/ticketRequest', async (route) => {
        sent.push((route.request().postDataJSON() as { ticket_id: string }).ticket_id);
        if (arrives) await route.fetch();
        await route.abort('connectionreset');
      });

      // It arrived and its answer was lost: the page hears of it after the reload.
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('ticketRequest'));
      await pay(page).click();
      await failed;
      await page.reload();
      await expect(accepted(page)).toBeVisible();
      expect(await newestTickets('player')).toEqual([sent[0], ...tickets].slice(0, 20));
      expect(await creditOf('player')).toBe(credit - 10_000n);
      await accepted(page).getByRole('button', { name: 'OK' }).click();

      // It never arrived: before the reload and after it the platform is asked, and nothing is sent again.
      arrives = false;
      await fill(page, [match], '100');
      await pay(page).click();
      const asking = slip(page).getByText('No answer yet. We keep asking and book nothing twice.');
      await expect(asking).toBeVisible();
      await reload(page);
      await expect(asking).toBeVisible();
      await expect(pay(page)).toHaveAttribute('aria-busy', 'true');
      expect(new Set(sent).size).toBe(2);
      expect(sent).toHaveLength(2);
      expect(await creditOf('player')).toBe(credit - 10_000n);
    });
  });
}
