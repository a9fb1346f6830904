import type { CallAnswer, Match } from '@kvota/contracts';
import type { WireCalls } from '@kvota/contracts/operator';
import type { Locator, Page } from '@playwright/test';

import { ticketCard } from '../../src/screens/account.ts';
import { lightPage } from '../../src/screens/frame.ts';
import { printed, recordPrints } from '../../src/screens/printed.ts';
import { openSignedIn } from '../../src/screens/session.ts';
import { forceNextTicket, slip, teamsOf } from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';
import { creditedFor } from '../../src/world/accounts.ts';
import { callAs } from '../../src/world/call-as.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';
import { operate } from '../../src/world/operate.ts';
import { leapBy, stopTime } from '../../src/world/time.ts';

type HistoryTicket = CallAnswer<WireCalls['ticketHistory']>['result'][number];

test.use({ viewport: { width: 1280, height: 900 } });

/** Sends an accumulator as the slip would, and returns its id. */
async function send(username: string, matches: readonly Match[], stake: string): Promise<string> {
  const ticketId = crypto.randomUUID();
  const bets = { selectedSystems: [1], stake, type: 'total' };
  const answer = await callAs(username, 'ticketRequest', {
    body: {
      ticket_id: ticketId,
      selections: matches.map((match) => {
        const selection = match.markets['1X2']?.['1'];
        const odds = typeof selection === 'object' ? selection.O : '0';
        return {
          eventId: match.eventId,
          type: match.inPlay ? 'live' : 'prematch',
          marketCode: '1X2',
          selectionCode: '1',
          odds,
          original_odds: odds,
          sport: match.sport,
          systemGroup: null,
        };
      }),
      autoOddsChange: true,
      bets,
      original_bets: bets,
      wallet: { currency: 'RSD', currency_id: 941 },
      bonus: { amount: 0, percentage: 0, total_gain: 0 },
      systemGroups: [],
    },
  });
  expect(answer.ErrorText).toBe('ok');
  return ticketId;
}

/** Pays an accumulator and returns it from the history as soon as it is accepted. */
async function pay(username: string, matches: readonly Match[], stake: string): Promise<HistoryTicket> {
  const ticketId = await send(username, matches, stake);
  let found: HistoryTicket | undefined;
  await expect
    .poll(async () => {
      found = (await callAs(username, 'ticketHistory', { body: {} })).result.find((one) => one.ticketId === ticketId);
      return found?.status;
    })
    .toBe('accepted');
  if (!found) throw new Error(`Ticket ${ticketId} is not in the history.`);
  return found;
}

const ticketNow = async (username: string, ticketId: string): Promise<HistoryTicket | undefined> =>
  (await callAs(username, 'ticketHistory', { body: {} })).result.find((one) => one.ticketId === ticketId);

const cardOf = (page: Page, { ticketId }: Pick<HistoryTicket, 'ticketId'>): Locator => ticketCard(page, ticketId);

/** The printed number of a ticket. */
const numberOf = ({ ticketId }: Pick<HistoryTicket, 'ticketId'>): string =>
  ticketId
    .replaceAll('-', '')
    .slice(0, 12)
    .toUpperCase()
    .replaceAll(/(.{4})(?=.)/g, '$1-');

/** Parses an amount with two decimals into minor units. */
const minorOf = (text: string | null): bigint => BigInt((text ?? '').replaceAll(/\D/g, ''));

test('[ACC-01, CALL-53, CALL-54, CALL-55] a ticket opens by its number, half of it is cashed out at the price on the button, and it settles with its payout', async ({
  page,
}) => {
  const [first, second] = [await freshMatch('prematch'), await freshMatch('prematch')];
  const ticket = await pay('player2', [first, second], '200.00');
  await openSignedIn(page, lightPage, 'player2');
  // The number on the paper and the code beside it open the same ticket.
  await page.goto(`/en/ticket_history?ticket=${numberOf(ticket)}`);
  const card = cardOf(page, ticket);
  await expect(card.getByRole('button', { expanded: true })).toBeFocused();
  await expect(card.getByText(numberOf(ticket), { exact: true })).toBeVisible();
  await expect(card.getByRole('list', { name: 'Selections' })).toContainText(first.hostName);
  await expect(card.getByText('Possible payout')).toBeVisible();

  await card.locator('[data-cash-out]').click();
  const dialog = page.getByRole('dialog', { name: 'Cash out' });
  await dialog.getByRole('button', { name: '50%' }).click();
  await expect(dialog.getByText('100.00 of 200.00')).toBeVisible();
  const confirm = page.getByTestId('confirm-cash-out');
  // Prices change all the time, so the booked amount has to be the one at the time when the button was pressed.
  const shown = await dialog.getByTestId('cash-out-amount').textContent();
  await confirm.click({ delay: 450 });
  await expect(page.getByText(/^Cashed out: /)).toBeVisible();
  await expect(dialog).toBeHidden();
  const half = await ticketNow('player2', ticket.ticketId);
  expect(half).toMatchObject({ openStake: '100.00', cashedOut: [{ stake: '100.00' }] });
  const paid = minorOf(half?.cashedOut[0]?.amount ?? '');
  expect(paid).toBe(minorOf(shown));
  expect(await creditedFor('player2', ticket.ticketId)).toBe(paid);
  await expect(card.getByText('Stake still in play')).toBeVisible();

  for (const { eventId } of [first, second]) await operate('endMatch', { eventId, score: [9, 0] });
  await expect.poll(async () => (await ticketNow('player2', ticket.ticketId))?.status).toBe('won');
  // The page updates without a reload.
  await expect(card.getByText('Won').first()).toBeVisible();
  await expect(card.getByText('Payout of the rest')).toBeVisible();
  await expect(card.getByText('Possible payout')).toHaveCount(0);
  const won = await ticketNow('player2', ticket.ticketId);
  expect(await creditedFor('player2', ticket.ticketId)).toBe(paid + minorOf(won?.payout ?? ''));
});

test('[ACC-01, CONST-15] a ticket is printed 58 mm wide with a code that opens it, and its selections can be bet on again', async ({
  page,
}) => {
  const match = await freshMatch('prematch');
  const ticket = await pay('player', [match], '150.00');
  await recordPrints(page);
  await openSignedIn(page, lightPage);
  await page.goto(`/en/ticket_history?ticket=${ticket.ticketId}`);
  const card = cardOf(page, ticket);
  await card.getByRole('button', { name: 'Print' }).click();
  const paper = await printed(page);
  expect(paper.text).toContain(numberOf(ticket));
  expect(paper.text).not.toContain(ticket.ticketId);
  expect(paper.text).toContain(teamsOf(match));
  expect(paper.text).toContain('Possible payout');
  expect(paper.page).toMatch(/size: 58mm \d+mm/);
  expect(Math.round((paper.width / 96) * 25.4)).toBe(58);

  await card.getByRole('button', { name: 'Bet again' }).click();
  await expect(page).toHaveURL(/\/en\/betting/);
  await expect(slip(page).getByText(teamsOf(match))).toBeVisible();
});

// The filters are tested with stories and over HTTP.
test(
  '[ACC-01, CALL-53] filters are in the address and survive a reload; pending tickets count as open',
  { tag: '@full' },
  async ({ page }) => {
    const [first, second] = [await freshMatch('prematch'), await freshMatch('prematch')];
    const ticket = await pay('player', [first], '60.00');
    await openSignedIn(page, lightPage);
    await page.goto('/en/ticket_history');
    await expect(cardOf(page, ticket)).toBeVisible();
    await page.getByText('Lost', { exact: true }).first().click();
    await expect(page).toHaveURL(/status=lost/);
    await expect(cardOf(page, ticket)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Lost' })).toBeChecked();

    await forceNextTicket({ outcome: 'silent', seconds: 12 });
    const waiting = { ticketId: await send('player', [second], '70.00') };
    {
      await using _stopped = await stopTime();
      await page.goto('/en/ticket_history?status=open');
      await expect(cardOf(page, ticket)).toHaveAttribute('data-status', 'accepted');
      await expect(cardOf(page, waiting)).toHaveAttribute('data-status', 'pending');
      await expect(cardOf(page, waiting)).toContainText('Waiting');
    }
    // The page follows a pending ticket, and keeps it in the list after the decision.
    await leapBy(12_000);
    await expect(cardOf(page, waiting)).toHaveAttribute('data-status', 'accepted');
  },
);
