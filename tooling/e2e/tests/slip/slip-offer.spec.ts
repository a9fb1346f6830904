import type { Page } from '@playwright/test';

import { openSignedIn } from '../../src/screens/session.ts';
import { expect, test } from '../../src/test.ts';
import { creditOf } from '../../src/world/accounts.ts';
import { callAs } from '../../src/world/call-as.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';
import { operate } from '../../src/world/operate.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const slip = (page: Page) => page.getByRole('region', { name: 'Ticket' });
const pay = (page: Page) => slip(page).getByTestId('pay');

/** Counts the tones that the page starts. */
async function countBeeps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, 'beeps', 0);
    OscillatorNode.prototype.start = new Proxy(Reflect.get(OscillatorNode.prototype, 'start'), {
      apply(start, node, at) {
        Reflect.set(window, 'beeps', Number(Reflect.get(window, 'beeps')) + 1);
        Reflect.apply(start, node, at);
      },
    });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'beeps')));
}

/** One selection, a stake of 100, and what the platform is to do with the ticket; then Pay. */
async function payForced(page: Page, force: object): Promise<void> {
  const match = await freshMatch('prematch');
  await openSignedIn(page, `/en/betting?event=${match.eventId}`);
  await page.locator(`[data-price="${match.eventId}|1X2|1"]`).first().click();
  const stake = slip(page).getByRole('textbox', { name: 'Stake' });
  await stake.fill('100');
  await stake.blur();
  await operate('forceTicket', { username: 'player', force });
  await pay(page).click();
}

test('[DLG-05, DLG-06, DLG-07, OP-16, OP-17, OP-18, PAY-16] an offer that nobody answers counts down, turns red, beeps five times and declines itself', async ({
  page,
}) => {
  const beeps = await countBeeps(page);
  const before = await creditOf('player');
  await payForced(page, { outcome: 'reoffer', stake: '40.00' });
  const dialog = page.getByRole('dialog', { name: /offer|Odds have changed/ });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('[data-urgent]')).toHaveCount(0);
  await expect(dialog.locator('[data-urgent]')).toHaveText(/5/, { timeout: 20_000 });
  // A busy machine sees the five a little late.
  expect(await beeps()).toBeLessThan(4);
  await expect(dialog).toHaveCount(0, { timeout: 15_000 });
  expect(await beeps()).toBe(5);
  // The platform ends the offer at the same instant: where its word comes first, it says so.
  const over = page.getByRole('dialog', { name: 'Ticket not accepted' });
  await expect(slip(page).or(over).first()).toBeVisible();
  if (await over.isVisible()) await over.getByRole('button', { name: 'OK' }).click();
  await expect(slip(page).getByRole('textbox', { name: 'Stake' })).toHaveValue('40.00');
  const [ticket] = (await callAs('player', 'ticketHistory', { body: {} })).result;
  expect(ticket?.status).toBe('rejected');
  expect(await creditOf('player')).toBe(before);
});

test('[DLG-09, OP-22, OP-90] a lowered stake is booked only after a yes, at the lowered stake', async ({ page }) => {
  const before = await creditOf('player');
  await payForced(page, { outcome: 'reoffer', stake: '40.00' });
  const dialog = page.getByRole('dialog', { name: /offer|Odds have changed/ });
  await expect(dialog).toContainText('Nothing is booked until you accept.');
  // Held while the offer stands, and no more than the ticket asked for.
  expect(await creditOf('player')).toBe(before - 10_000n);
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('dialog', { name: 'Ticket accepted' })).toBeVisible();
  expect(await creditOf('player')).toBe(before - 4000n);
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(slip(page)).toContainText('Pick an odd');
});

test('[PAY-05, PAY-06, PAY-21] a confirmation is asked for in the panel, with its seconds, and books after a yes', async ({
  page,
}) => {
  await payForced(page, { outcome: 'confirm' });
  await expect(slip(page).getByText('Your answer is needed')).toBeVisible();
  await expect(slip(page).getByRole('timer')).toHaveText(/^(1\d|20)$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await slip(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog', { name: 'Ticket accepted' })).toBeVisible();
});

test('[OP-89, SES-20] a reload in the middle of an offer brings the offer back, and it can still be accepted', async ({
  page,
}) => {
  await payForced(page, { outcome: 'oddchange', odds: '1.44' });
  await expect(page.getByRole('dialog', { name: 'Odds have changed' })).toBeVisible();
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Odds have changed' });
  await expect(dialog).toContainText('1.44');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('dialog', { name: 'Ticket accepted' })).toBeVisible();
});
