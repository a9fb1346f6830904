import type { CallAnswer, Calls, Match } from '@kvota/contracts';
import type { Locator, Page } from '@playwright/test';

import { openSignedIn } from '../../src/screens/session.ts';
import { expect, test } from '../../src/test.ts';
import { creditOf } from '../../src/world/accounts.ts';
import { callAs } from '../../src/world/call-as.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';
import { operate } from '../../src/world/operate.ts';

type HistoryTicket = CallAnswer<Calls['ticketHistory']>['result'][number];

/** Where signing in costs least: a page without an offer. */
const lightPage = '/en/privacy';

const widths = [
  { name: 'desk', width: 1280, height: 900 },
  { name: 'phone', width: 360, height: 780 },
];

/** Sends an accumulator over the wire, as the slip would. */
async function send(username: string, matches: readonly Match[], stake: string): Promise<string> {
  const ticketId = crypto.randomUUID();
  const bets = { selectedSystems: [], stake, type: 'total' };
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

/** Pays an accumulator, and gives it as the history has it once it is accepted. */
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

const cardOf = (page: Page, { ticketId }: Pick<HistoryTicket, 'ticketId'>): Locator =>
  page.locator(`[data-ticket="${ticketId}"]`);

/** A ticket's number as it is read out. */
const numberOf = ({ ticketId }: Pick<HistoryTicket, 'ticketId'>): string =>
  ticketId
    .replaceAll('-', '')
    .slice(0, 12)
    .toUpperCase()
    .replaceAll(/(.{4})(?=.)/g, '$1-');

/** An amount as English writes it, in minor units. */
const minorOf = (text: string | null): bigint => BigInt((text ?? '').replaceAll(/\D/g, ''));

for (const { name, width, height } of widths) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: { width, height } });

    test(`[ACC-01, CALL-53, CALL-54, CALL-55] a ticket opens from its code, is sold by half at the price on the button, and settles with its payout (${name})`, async ({
      page,
    }) => {
      const [first, second] = [await freshMatch('prematch'), await freshMatch('prematch')];
      const ticket = await pay('player2', [first, second], '200.00');
      await openSignedIn(page, lightPage, 'player2');
      // Typed as it stands on the paper, or by the code beside it: both lead there.
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
      const before = await creditOf('player2');
      // Prices are asked anew all the time: what is booked has to be what stood there when it was pressed.
      const shown = await dialog.getByTestId('cash-out-amount').textContent();
      await confirm.click({ delay: 450 });
      await expect(page.getByText(/^Cashed out: /)).toBeVisible();
      await expect(dialog).toBeHidden();
      const half = await ticketNow('player2', ticket.ticketId);
      expect(half).toMatchObject({ openStake: '100.00', cashedOut: [{ stake: '100.00' }] });
      const paid = minorOf(half?.cashedOut[0]?.amount ?? '');
      expect(paid).toBe(minorOf(shown));
      expect(await creditOf('player2')).toBe(before + paid);
      await expect(card.getByText('Stake still in play')).toBeVisible();

      for (const { eventId } of [first, second]) await operate('endMatch', { eventId, score: [9, 0] });
      await expect
        .poll(async () => (await ticketNow('player2', ticket.ticketId))?.status, { timeout: 30_000 })
        .toBe('won');
      // Money moves, and the page learns it by itself.
      await expect(card.getByText('Won').first()).toBeVisible({ timeout: 30_000 });
      await expect(card.getByText('Payout of the rest')).toBeVisible();
      await expect(card.getByText('Possible payout')).toHaveCount(0);
      const won = await ticketNow('player2', ticket.ticketId);
      expect(await creditOf('player2')).toBe(before + paid + minorOf(won?.payout ?? ''));
    });

    test(`[ACC-01, CONST-15] a ticket is printed on 58 mm, with a code that leads back to it, and its selections are bet on again (${name})`, async ({
      page,
    }) => {
      const match = await freshMatch('prematch');
      const ticket = await pay('player', [match], '150.00');
      await page.addInitScript(() => {
        // The browser's own dialog would stop the test: what would be printed is kept instead.
        window.print = () => {
          const paper = document.body.firstElementChild;
          const sheets = [...document.querySelectorAll('style')].map((sheet) => sheet.textContent).join('\n');
          Reflect.set(window.parent, 'printed', {
            text: paper?.textContent,
            page: /@page \{[^}]*\}/.exec(sheets.slice(sheets.lastIndexOf('@page')))?.[0],
            width: paper?.getBoundingClientRect().width,
          });
        };
      });
      await openSignedIn(page, lightPage);
      await page.goto(`/en/ticket_history?ticket=${ticket.ticketId}`);
      const card = cardOf(page, ticket);
      await card.getByRole('button', { name: 'Print' }).click();
      await expect.poll(() => page.evaluate(() => Boolean(Reflect.get(window, 'printed')))).toBe(true);
      const printed = await page.evaluate(
        () => Reflect.get(window, 'printed') as { text: string; page: string; width: number },
      );
      expect(printed.text).toContain(numberOf(ticket));
      expect(printed.text).not.toContain(ticket.ticketId);
      expect(printed.text).toContain(`${match.hostName} - ${match.awayName}`);
      expect(printed.text).toContain('Possible payout');
      expect(printed.page).toMatch(/size: 58mm \d+mm/);
      expect(Math.round((printed.width / 96) * 25.4)).toBe(58);

      await card.getByRole('button', { name: 'Bet again' }).click();
      await expect(page).toHaveURL(/\/en\/betting/);
      await expect(
        page.getByRole('region', { name: 'Ticket', exact: true }).getByText(`${match.hostName} - ${match.awayName}`),
      ).toBeVisible();
    });

    test(`[ACC-01, CALL-53] filters live in the address, and a reload keeps them; open is also what waits for the acceptor (${name})`, async ({
      page,
    }) => {
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

      await operate('forceTicket', { username: 'player', force: { outcome: 'silent', seconds: 6 } });
      const waiting = { ticketId: await send('player', [second], '70.00') };
      await page.goto('/en/ticket_history?status=open');
      await expect(cardOf(page, ticket)).toHaveAttribute('data-status', 'accepted');
      await expect(cardOf(page, waiting)).toHaveAttribute('data-status', 'pending');
      await expect(cardOf(page, waiting)).toContainText('Waiting');
      // It is followed while it waits, and stays in the list when it is decided.
      await expect(cardOf(page, waiting)).toHaveAttribute('data-status', 'accepted');
    });
  });
}
