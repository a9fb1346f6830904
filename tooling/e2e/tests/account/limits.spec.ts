import { randomUUID } from 'node:crypto';

import { banner } from '../../src/screens/frame.ts';
import { matchPath, pay, pick, setStake, showSlip, slip } from '../../src/screens/slip.ts';
import { openAndSignIn } from '../../src/screens/session.ts';
import { expect, test } from '../../src/test.ts';
import { callAs } from '../../src/world/call-as.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('[OP-87] a limit of deposits holds in the cashier, and a pause of 24 hours in cashier and slip', async ({
  page,
}) => {
  // A player of this test alone, because a pause cannot be ended.
  const [username, password] = [`vesna-${Date.now().toString(36)}`, 'a first password'];
  const opening = { currencyId: 941, amount: '1000.00' };
  await callAs('agent', 'agencyCreateUser', {
    body: { requestId: randomUUID(), kind: 'player', username, password, opening },
  });
  await openAndSignIn(page, '/en/account/limits', username, password);
  const main = page.getByRole('main');
  const payIn = async (amount: string): Promise<void> => {
    await page.goto('/en/payin');
    await page.getByRole('textbox', { name: /^Amount/ }).fill(amount);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
  };

  await test.step('a limit is set', async () => {
    await main.getByRole('button', { name: 'Limit deposits per week' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a limit' });
    await dialog.getByRole('textbox', { name: /^Amount/ }).fill('1600');
    await dialog.getByRole('button', { name: 'Set the limit' }).click();
    await expect(dialog).toHaveCount(0);
    // The credit from the agent counts.
    await expect(main.getByText('600.00').first()).toBeVisible();
  });
  await test.step('more than it is not paid in', async () => {
    await payIn('700');
    await expect(main.getByText(/You have limited what you pay in to 1,600\.00 a week/)).toBeVisible();
    await expect(page).toHaveURL(/\/payin$/);
  });
  await test.step('the cashier names what is left of it before anything is pressed, and offers it', async () => {
    await page.goto('/en/payin');
    await expect(main.getByText(/your own limit leaves 600\.00 for deposits/)).toBeVisible();
    await page.getByRole('textbox', { name: /^Amount/ }).fill('700');
    await main.getByRole('button', { name: /^Pay in 600\.00/ }).click();
    await expect(page.getByRole('textbox', { name: /^Amount/ })).toHaveValue('600.00');
  });
  await test.step('a stake above the highest single stake is named in the slip, which offers that one', async () => {
    await page.goto('/en/account/limits');
    await main.getByRole('button', { name: 'Add a limit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a limit' });
    await dialog.getByRole('radio', { name: /^Single stake/ }).click();
    await dialog.getByRole('textbox', { name: /^Amount/ }).fill('90');
    await dialog.getByRole('button', { name: 'Set the limit' }).click();
    await expect(dialog).toHaveCount(0);
    const match = await freshMatch('prematch');
    await page.goto(matchPath(match));
    await pick(page, match);
    await showSlip(page);
    await setStake(page, '150');
    await expect(slip(page).getByText('More than your own limit leaves. At most:')).toBeVisible();
    await slip(page).getByRole('button', { name: '90.00', exact: true }).click();
    await expect(slip(page).getByRole('textbox', { name: 'Stake' })).toHaveValue('90.00');
    await slip(page)
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
  });
  await test.step('play is paused by one long press', async () => {
    await page.goto('/en/account/limits');
    const hold = main.getByRole('button', { name: /^Pause for 24 hours/ });
    await hold.press('Enter', { delay: 2500 });
    await expect(main.getByText('Play is paused')).toBeVisible();
    await expect(hold).toHaveCount(0);
  });
  await test.step('nothing is paid in', async () => {
    await page.goto('/en/payin');
    await expect(main.getByText(/You have paused playing\. You can pay in again from/)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Continue to payment' })).toHaveCount(0);
    await main.getByRole('tab', { name: 'Pay out' }).click();
    await expect(main.getByRole('textbox', { name: /^Amount/ })).toBeVisible();
  });
  await test.step('nothing is staked', async () => {
    const match = await freshMatch('prematch');
    await page.goto(matchPath(match));
    await pick(page, match);
    await showSlip(page);
    await setStake(page, '100');
    await pay(page);
    await expect(slip(page).getByText('You have paused playing.')).toBeVisible();
    await slip(page).getByRole('button', { name: 'Change the slip' }).click();
    await page.keyboard.press('Escape');
    await expect(banner(page)).toContainText('1,000.00');
  });
});
