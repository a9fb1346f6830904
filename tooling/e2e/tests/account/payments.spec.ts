import type { Page } from '@playwright/test';

import { openSignedIn } from '../../src/screens/session.ts';
import { expect, test } from '../../src/test.ts';
import { checkLedger, creditBeforePayouts } from '../../src/world/accounts.ts';
import { callAs } from '../../src/world/call-as.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Begins a deposit, and arrives at the page of the provider. */
async function beginDeposit(page: Page, amount: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Amount/ }).fill(amount);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/pay\//);
}

test('[CALL-59, ROUTE-20, WAL-12] a player pays in at the provider and pays out again; the credit is that of the ledger', async ({
  page,
}) => {
  const before = await creditBeforePayouts('player2');
  await openSignedIn(page, '/en/payin', 'player2');

  await test.step('the bank declines', async () => {
    await beginDeposit(page, '700');
    await page.getByRole('button', { name: 'The bank declines' }).click();
    await expect(page).toHaveURL(/\/en\/payin\?payment=/);
    await expect(page.getByText('Your bank declined the payment, and nothing was charged.')).toBeVisible();
    expect(await creditBeforePayouts('player2')).toBe(before);
  });
  await test.step('the deposit is paid', async () => {
    await beginDeposit(page, '1000');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page).toHaveURL(/\/en\/payin\?payment=/);
    await expect(page.getByText('The money is in your wallet.')).toBeVisible();
    expect(await creditBeforePayouts('player2')).toBe(before + 1000_00n);
  });
  await test.step('a withdrawal right after a deposit waits for a person, and is paid out when it is approved', async () => {
    await page.getByRole('tab', { name: 'Pay out' }).click();
    await expect(page.getByText(/1,000\.00 of deposits is still to be staked once/)).toBeVisible();
    await page.getByRole('textbox', { name: /^Amount/ }).fill('600');
    await page.getByRole('button', { name: 'Request withdrawal' }).click();
    await expect(page.getByText('In review').first()).toBeVisible();
    const { result } = await callAs('operator', 'payments', {
      query: { page: '1', state: 'review', username: 'player2' },
    });
    const [waiting] = result;
    const decision = { paymentId: waiting?.id ?? '', decision: 'approve' as const };
    await callAs('operator', 'decideWithdrawal', { body: decision });
    // While a person decides, the page asks once a minute.
    await page.reload();
    await expect(page.getByText('Your bank has received the money.')).toBeVisible();
    expect(await creditBeforePayouts('player2')).toBe(before + 400_00n);
    expect((await checkLedger()).ok).toBe(true);
  });
});
