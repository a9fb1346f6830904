import type { Page } from '@playwright/test';

import { stopClock } from '../../src/screens/page-clock.ts';
import { openSignedIn } from '../../src/screens/session.ts';
import {
  acceptedDialog,
  closeAccepted,
  forceNextTicket,
  matchPath,
  offerDialog,
  pay,
  pick,
  rejectedDialog,
  setStake,
  slip,
  stakeField,
} from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';
import { creditBeforePayouts } from '../../src/world/accounts.ts';
import { callAs } from '../../src/world/call-as.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';
import { leapTo, platformNow, stopTime } from '../../src/world/time.ts';

test.use({ viewport: { width: 1280, height: 800 } });

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

/**
 * Takes the time out of the answers of pings, so that the page keeps its own. The platform's time follows by leaps: a
 * ping between two of them would put the clock of the page back.
 */
async function keepPageTime(page: Page): Promise<void> {
  await page.route('**/ping*', async (route) => {
    const response = await route.fetch();
    const answer: Record<string, unknown> = await response.json();
    await route.fulfill({ response, json: { ...answer, serverTime: '' } });
  });
}

/** Pays one selection with a stake of 100, after deciding how the platform answers. */
async function payForced(page: Page, force: object): Promise<void> {
  const match = await freshMatch('prematch');
  await openSignedIn(page, matchPath(match));
  await pick(page, match);
  await setStake(page, '100');
  await forceNextTicket(force);
  await pay(page);
}

test('[DLG-05, DLG-06, DLG-07, OP-16, OP-17, OP-18, PAY-16] an offer without an answer counts down, turns red, beeps five times and is declined', async ({
  page,
}) => {
  const beeps = await countBeeps(page);
  const before = await creditBeforePayouts('player');
  await page.clock.install({ time: await platformNow() });
  await payForced(page, { outcome: 'reoffer', stake: '40.00' });
  const dialog = offerDialog(page);
  const urgent = dialog.locator('[data-urgent]');
  await expect(dialog).toBeVisible();
  await expect(urgent).toHaveCount(0);
  // The time of the platform is stopped and follows the page by leaps, so that the page is the first to end the offer.
  await using _stopped = await stopTime();
  const clock = await stopClock(page);
  await keepPageTime(page);
  const passSecond = async (): Promise<void> => {
    await clock.pass(1000);
    await leapTo(await page.evaluate(() => Date.now()));
  };
  for (let passed = 0; passed < 20 && (await urgent.count()) === 0; passed += 1) await passSecond();
  await expect(urgent).toHaveText(/5/);
  expect(await beeps()).toBeLessThanOrEqual(1);
  for (let passed = 0; passed < 6 && (await dialog.count()) > 0; passed += 1) await passSecond();
  await clock.resume();
  await expect(dialog).toHaveCount(0);
  expect(await beeps()).toBe(5);
  // The platform ends the offer at the same instant. If its answer is first, the page reports it.
  const over = rejectedDialog(page);
  await expect(slip(page).or(over).first()).toBeVisible();
  if (await over.isVisible()) await over.getByRole('button', { name: 'OK' }).click();
  await expect(stakeField(page)).toHaveValue('40.00');
  const [ticket] = (await callAs('player', 'ticketHistory', { body: {} })).result;
  expect(ticket?.status).toBe('rejected');
  expect(await creditBeforePayouts('player')).toBe(before);
});

test('[DLG-09, OP-22, OP-90] a lowered stake is booked only if the player accepts, at the lowered stake', async ({
  page,
}) => {
  const before = await creditBeforePayouts('player');
  await payForced(page, { outcome: 'reoffer', stake: '40.00' });
  await using _stopped = await stopTime();
  const dialog = offerDialog(page);
  await expect(dialog).toContainText('Nothing is booked until you accept.');
  // The whole stake of the ticket is held while the offer is open.
  expect(await creditBeforePayouts('player')).toBe(before - 10_000n);
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(acceptedDialog(page)).toBeVisible();
  expect(await creditBeforePayouts('player')).toBe(before - 4000n);
  await closeAccepted(page);
  await expect(slip(page)).toHaveText('Slip');
});

test('[PAY-05, PAY-06, PAY-21] a confirmation is requested in the panel with its seconds, and books if the player confirms', async ({
  page,
}) => {
  await payForced(page, { outcome: 'confirm' });
  await using _stopped = await stopTime();
  await expect(slip(page).getByText('Your answer is needed')).toBeVisible();
  await expect(slip(page).getByRole('timer')).toHaveText(/^(1\d|20)$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await slip(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(acceptedDialog(page)).toBeVisible();
});

// Every run reloads during a question of the platform (`slip-reload.spec.ts`).
test(
  '[OP-89, SES-20] a reload during an offer shows the offer again, and it can still be accepted',
  { tag: '@full' },
  async ({ page }) => {
    await payForced(page, { outcome: 'oddchange', odds: '1.44' });
    const dialog = page.getByRole('dialog', { name: 'Odds have changed' });
    await expect(dialog).toBeVisible();
    {
      await using _stopped = await stopTime();
      await page.reload();
      await expect(dialog).toContainText('1.44');
      await dialog.getByRole('button', { name: 'Accept' }).click();
    }
    await expect(acceptedDialog(page)).toBeVisible();
  },
);
