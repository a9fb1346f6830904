import type { Match } from '@kvota/contracts';
import { devices, type Page } from '@playwright/test';

import { openSignedIn } from '../../src/screens/session.ts';
import {
  acceptedDialog,
  forceNextTicket,
  matchPath,
  offerDialog,
  pay,
  payButton,
  pick,
  setStake,
  slip,
  slipButton,
  stakeField,
} from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';
import { creditBeforePayouts } from '../../src/world/accounts.ts';
import { callAs } from '../../src/world/call-as.ts';
import { freshMatch, freshMatches } from '../../src/world/fresh-match.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Picks one selection of a match and opens the sheet of the slip. */
async function openSlip(page: Page, match: Match): Promise<void> {
  await openSignedIn(page, matchPath(match));
  await pick(page, match);
  await slipButton(page, /1 selection/).click();
  await expect(slip(page)).toBeVisible();
}

test('[HEAD-15, STAKE-16, PAY-12, DLG-03] on a phone the footer shows odds and count, its button opens the slip, and an accepted ticket closes it', async ({
  page,
}) => {
  const match = await freshMatch('prematch');
  await openSlip(page, match);
  const before = await creditBeforePayouts('player');
  await pay(page);
  const dialog = acceptedDialog(page);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(slip(page)).toHaveCount(0);
  expect(await creditBeforePayouts('player')).toBe(before - 2000n);
});

test('[DLG-04, DLG-10, DLG-11, OP-90] an offer is shown even if the sheet was closed, with the resulting figures, and declining keeps the slip', async ({
  page,
}) => {
  const match = await freshMatch('prematch');
  await openSlip(page, match);
  const before = await creditBeforePayouts('player');
  await setStake(page, '100');
  await forceNextTicket({ outcome: 'reoffer', stake: '40.00' });
  await pay(page);
  await page.keyboard.press('Escape');
  const dialog = offerDialog(page);
  await expect(dialog).toContainText('100.00');
  await expect(dialog).toContainText('40.00');
  await expect(dialog.getByRole('timer')).toBeVisible();
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await creditBeforePayouts('player')).toBe(before);
  await slipButton(page, /1 selection/).click();
  await expect(stakeField(page)).toHaveValue('40.00');
  await expect(slip(page).getByText('The stake was lowered by the offer.')).toBeVisible();
});

test('[SYS-01, SYS-02, SYS-05, SYS-07] on a phone a system is put together, paid and found in the history', async ({
  page,
}) => {
  const matches = await freshMatches(3);
  await openSignedIn(page, matchPath(matches[0]));
  for (const match of matches) {
    await page.goto(matchPath(match));
    await pick(page, match);
  }
  await slipButton(page, /3 selections/).click();
  const ticket = slip(page);
  await ticket.getByText('System', { exact: true }).click();
  await expect(payButton(page)).toHaveAttribute('aria-disabled', 'true');
  await ticket.getByRole('button', { name: 'All', exact: true }).click();
  await ticket.getByRole('button', { name: /^2\/3/ }).click();
  await ticket.getByRole('button', { name: 'Add 3 combinations' }).click();
  await expect(ticket.getByRole('img', { name: 'Fixed in group I' })).toHaveCount(3);
  await setStake(page, '90');
  await expect(ticket.getByText('3 × 30.00')).toBeVisible();
  await pay(page);
  await expect(acceptedDialog(page)).toBeVisible();
  const [paid] = (await callAs('player', 'ticketHistory', { body: {} })).result;
  expect(paid?.systemGroups).toEqual([{ conditions: [2], totalSelections: 3 }]);
  expect(paid?.stake).toBe('90.00');
});

test('on a phone a visitor who is asked to log in and moves on sees the next page uncovered; the slip still asks', async ({
  page,
}) => {
  const match = await freshMatch('prematch');
  await page.goto(matchPath(match));
  await pick(page, match);
  await slipButton(page, /1 selection/).click();
  await pay(page);
  const back = slip(page).getByRole('button', { name: 'Back to the slip' });
  await expect(back).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(slip(page)).toHaveCount(0);
  await page.goto('/en/contact_us');
  await expect(page.getByRole('heading', { name: 'Contact' }).first()).toBeVisible();
  await expect(slipButton(page, /1 selection/)).toBeVisible();
  await expect(slip(page)).toHaveCount(0);
  await slipButton(page, /1 selection/).click();
  await expect(back).toBeVisible();
});

test.describe('on Android', () => {
  test.use({ userAgent: devices['Pixel 7'].userAgent });

  test('Back closes the question, then the sheet under it, and the page stays', async ({ page }) => {
    // On Android, Back closes the newest CloseWatcher. Desktop Chromium has no such button, so the test asks the watcher.
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
    await slip(page).getByRole('button', { name: 'Delete the slip' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete this slip?' });
    await expect(question).toBeVisible();
    await back();
    await expect(question).toHaveCount(0);
    await expect(slip(page)).toBeVisible();
    await back();
    await expect(slip(page)).toHaveCount(0);
    await expect(slipButton(page, /1 selection/)).toBeVisible();
    expect(page.url()).toBe(address);
  });
});
