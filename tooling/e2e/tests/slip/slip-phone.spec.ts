import type { Match } from '@kvota/contracts';
import { devices, type Page } from '@playwright/test';

import { openSignedIn } from '../../src/screens/session.ts';
import { expect, test } from '../../src/test.ts';
import { creditOf } from '../../src/world/accounts.ts';
import { callAs } from '../../src/world/call-as.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';
import { operate } from '../../src/world/operate.ts';

test.use({ viewport: { width: 360, height: 740 } });

const cell = (page: Page, match: Match, outcome = '1') =>
  page.locator(`[data-price="${match.eventId}|1X2|${outcome}"]`).first();
const slip = (page: Page) => page.getByRole('region', { name: 'Ticket' });
const footer = (page: Page, name: RegExp) => page.getByRole('navigation').getByRole('button', { name });

/** A slip with one selection of a match, its sheet open. */
async function openSlip(page: Page, match: Match): Promise<void> {
  await openSignedIn(page, `/en/betting?event=${match.eventId}`);
  await cell(page, match).click();
  await footer(page, /1 selection/).click();
  await expect(slip(page)).toBeVisible();
}

test('[HEAD-15, STAKE-16, PAY-12, DLG-03] on a phone the footer shows odds and count, its button opens the slip, and the accepted ticket closes it', async ({
  page,
}) => {
  const match = await freshMatch('prematch');
  await openSlip(page, match);
  const before = await creditOf('player');
  await slip(page).getByTestId('pay').click();
  const dialog = page.getByRole('dialog', { name: 'Ticket accepted' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(slip(page)).toHaveCount(0);
  expect(await creditOf('player')).toBe(before - 2000n);
});

test('[DLG-04, DLG-10, DLG-11, OP-90] an offer shows over the page even where the sheet was closed, with the resulting figures, and declining keeps the slip', async ({
  page,
}) => {
  const match = await freshMatch('prematch');
  await openSlip(page, match);
  const before = await creditOf('player');
  const stake = slip(page).getByRole('textbox', { name: 'Stake' });
  await stake.fill('100');
  await stake.blur();
  await operate('forceTicket', { username: 'player', force: { outcome: 'reoffer', stake: '40.00' } });
  await slip(page).getByTestId('pay').click();
  await page.keyboard.press('Escape');
  const dialog = page.getByRole('dialog', { name: /offer|Odds have changed/ });
  await expect(dialog).toContainText('100.00');
  await expect(dialog).toContainText('40.00');
  await expect(dialog.getByRole('timer')).toBeVisible();
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await creditOf('player')).toBe(before);
  await footer(page, /1 selection/).click();
  await expect(slip(page).getByRole('textbox', { name: 'Stake' })).toHaveValue('40.00');
  await expect(slip(page).getByText('The stake was lowered by the offer.')).toBeVisible();
});

test('[SYS-01, SYS-02, SYS-05, SYS-07] on a phone a system of two groups is put together, paid and found in the history', async ({
  page,
}) => {
  const matches = [await freshMatch('prematch'), await freshMatch('prematch'), await freshMatch('prematch')];
  await openSignedIn(page, `/en/betting?event=${matches[0]?.eventId ?? ''}`);
  for (const match of matches) {
    await page.goto(`/en/betting?event=${match.eventId}`);
    await cell(page, match).click();
  }
  await footer(page, /3 selections/).click();
  const ticket = slip(page);
  await ticket.getByText('System', { exact: true }).click();
  await expect(ticket.getByTestId('pay')).toHaveAttribute('aria-disabled', 'true');
  await ticket.getByRole('button', { name: 'All', exact: true }).click();
  await ticket.getByRole('button', { name: /^2\/3/ }).click();
  await ticket.getByRole('button', { name: 'Add 3 combinations' }).click();
  await expect(ticket.getByRole('img', { name: 'Fixed in group I' })).toHaveCount(3);
  const stake = ticket.getByRole('textbox', { name: 'Stake' });
  await stake.fill('90');
  await stake.blur();
  await expect(ticket.getByText('3 × 30.00')).toBeVisible();
  await ticket.getByTestId('pay').click();
  await expect(page.getByRole('dialog', { name: 'Ticket accepted' })).toBeVisible();
  const [paid] = (await callAs('player', 'ticketHistory', { body: {} })).result;
  expect(paid?.systemGroups).toEqual([{ conditions: [2], totalSelections: 3 }]);
  expect(paid?.stake).toBe('90.00');
});

test('on a phone a visitor who was told to log in and looks on finds the next page free; the ticket still says it', async ({
  page,
}) => {
  const match = await freshMatch('prematch');
  await page.goto(`/en/betting?event=${match.eventId}`);
  await cell(page, match).click();
  await footer(page, /1 selection/).click();
  await slip(page).getByTestId('pay').click();
  const back = slip(page).getByRole('button', { name: 'Back to the ticket' });
  await expect(back).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(slip(page)).toHaveCount(0);
  await page.goto('/en/contact_us');
  await expect(page.getByRole('heading', { name: 'Contact' }).first()).toBeVisible();
  await expect(footer(page, /1 selection/)).toBeVisible();
  await expect(slip(page)).toHaveCount(0);
  await footer(page, /1 selection/).click();
  await expect(back).toBeVisible();
});

test.describe('on Android', () => {
  test.use({ userAgent: devices['Pixel 7'].userAgent });

  test('the way back closes the question, then the sheet under it, and the page stays', async ({ page }) => {
    // What Android's way back asks to close is the watcher opened last; of a desk's Chromium it can only be asked so.
    await page.addInitScript(`
      const open = [];
      window.CloseWatcher = class extends CloseWatcher {
        constructor() {
          super();
          open.push(this);
          this.addEventListener('close', () => this.leave());
        }
        leave() {
          open.splice(open.indexOf(this), 1);
        }
        destroy() {
          if (open.includes(this)) this.leave();
          super.destroy();
        }
      };
      window.goBackOnAndroid = () => open.at(-1).requestClose();
    `);
    const back = () => page.evaluate('window.goBackOnAndroid()');
    const match = await freshMatch('prematch');
    await openSlip(page, match);
    const address = page.url();
    await slip(page).getByRole('button', { name: 'Delete the ticket' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete this ticket?' });
    await expect(question).toBeVisible();
    await back();
    await expect(question).toHaveCount(0);
    await expect(slip(page)).toBeVisible();
    await back();
    await expect(slip(page)).toHaveCount(0);
    await expect(footer(page, /1 selection/)).toBeVisible();
    expect(page.url()).toBe(address);
  });
});
