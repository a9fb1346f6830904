import { randomUUID } from 'node:crypto';

import { digitsOfVoucher } from '@kvota/contracts';
import type { Locator, Page } from '@playwright/test';

import { addresses } from '../../src/addresses.ts';
import { banner, notices } from '../../src/screens/frame.ts';
import { printed, recordPrints } from '../../src/screens/printed.ts';
import { squaresIn, squaresOf } from '../../src/screens/qr.ts';
import { logInButton, openAndSignIn, signInOnPage } from '../../src/screens/session.ts';
import { closeAccepted, matchPath, pay, pick, setStake, showSlip } from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';
import { callAs } from '../../src/world/call-as.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';

const phone = { width: 360, height: 740 };
test.use({ viewport: phone });

const password = 'a first password';

/** Opens an account that no other test uses. Its first credit comes from the agent, so it need not be staked. */
async function freshPlayer(name: string): Promise<string> {
  const username = `${name}-${Date.now().toString(36)}`;
  const opening = { currencyId: 941, amount: '500.00' };
  await callAs('agent', 'agencyCreateUser', {
    body: { requestId: randomUUID(), kind: 'player', username, password, opening },
  });
  return username;
}

const rowOf = (page: Page, last4: string): Locator => page.getByRole('row').filter({ hasText: last4 });

test('[VOU-01, VOU-06, VOU-08, VOU-10, VOU-11, VOU-14, ROUTE-33, CONST-15] a voucher is made of staked money, printed with its link, and redeemed by another player', async ({
  page,
  browser,
}) => {
  test.slow();
  const [maker, redeemer] = [await freshPlayer('maja'), await freshPlayer('ratko')];
  await recordPrints(page);
  const main = page.getByRole('main');
  const create = page.getByRole('dialog', { name: 'Create a voucher' });
  const askFor = async (amount: string): Promise<void> => {
    await create.getByRole('textbox', { name: /^Amount/ }).fill(amount);
    await create.getByRole('button', { name: 'Create a voucher' }).click();
  };

  await test.step('the maker pays in at the provider', async () => {
    await openAndSignIn(page, '/en/payin', maker, password);
    await page.getByRole('textbox', { name: /^Amount/ }).fill('1000');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL(/\/pay\//);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByText('The money is in your wallet.')).toBeVisible();
    await expect(banner(page)).toContainText('1,500.00');
  });
  await test.step('money that was not staked makes no voucher', async () => {
    await page.goto('/en/voucher_history');
    await main.getByRole('button', { name: 'Create a voucher' }).click();
    await askFor('600');
    await expect(notices(page).getByText(/1,000\.00 is still to be staked/)).toBeVisible();
    await expect(create.getByRole('textbox', { name: /^Amount/ })).toHaveValue('600.00');
    await create.getByRole('button', { name: 'Cancel' }).click();
    await expect(banner(page)).toContainText('1,500.00');
  });
  await test.step('the maker stakes it', async () => {
    const match = await freshMatch('prematch');
    await page.goto(matchPath(match));
    await pick(page, match);
    await showSlip(page);
    await setStake(page, '1000');
    await pay(page);
    await closeAccepted(page);
    await expect(banner(page)).toContainText(/(?<![\d,])500\.00/);
  });

  const code = await test.step('the voucher is made, and its code is shown', async () => {
    await page.goto('/en/voucher_history');
    await main.getByRole('button', { name: 'Create a voucher' }).click();
    await askFor('300');
    const shown = page.getByRole('dialog', { name: 'Your voucher' });
    const text = await shown.getByText(/^\d{4}\s-\s\d{4}/).textContent();
    expect(digitsOfVoucher(text ?? '')).toMatch(/^\d{16}$/);
    return digitsOfVoucher(text ?? '');
  });
  const link = `${addresses.site}/en/voucher_history#${code}`;

  for (const roll of [58, 80]) {
    await test.step(`it is printed on a roll of ${roll} mm, with a QR code that holds its link`, async () => {
      await page.evaluate((width) => localStorage.setItem('kvota.roll', String(width)), roll);
      await page.getByRole('dialog', { name: 'Your voucher' }).getByRole('button', { name: 'Print' }).click();
      const paper = await printed(page);
      expect(paper.page).toMatch(new RegExp(`size: ${roll}mm \\d+mm`));
      expect(Math.round((paper.width / 96) * 25.4)).toBe(roll);
      expect(paper.text.replaceAll(/\D/g, '')).toContain(code);
      expect(paper.text).toContain('300.00 RSD');
      expect(paper.text).toContain('Valid until');
      const [picture] = paper.pictures.filter(({ name }) => name === 'Opens the page with this code');
      expect(squaresIn(picture?.path ?? '')).toEqual(squaresOf(link));
      // With 41 squares in a row, each is wider than half a millimetre.
      expect(((picture?.width ?? 0) / 96) * 25.4).toBeGreaterThan(25);
    });
  }
  await test.step('the maker has it in the list, without its code', async () => {
    await page.getByRole('dialog', { name: 'Your voucher' }).getByRole('button', { name: 'Close' }).last().click();
    await expect(banner(page)).toContainText(/(?<![\d,])200\.00/);
    await expect(rowOf(page, code.slice(-4))).toContainText('Open');
    await expect(rowOf(page, code.slice(-4))).toContainText('300.00');
    await expect(main).not.toContainText(code.slice(0, 4));
  });

  const context = await browser.newContext({ baseURL: addresses.site, locale: 'en-GB', viewport: phone });
  const other = await context.newPage();
  await test.step('another player opens the link, logs in, and redeems it', async () => {
    await other.goto(link);
    await logInButton(other).click();
    await signInOnPage(other, redeemer, password);
    const use = other.getByRole('dialog', { name: 'Redeem a voucher' });
    await expect(use.getByRole('textbox', { name: 'Voucher code' })).toHaveValue(
      (code.match(/\d{4}/g) ?? []).join(' - '),
    );
    await use.getByRole('button', { name: 'Redeem', exact: true }).click();
    await expect(notices(other).getByText('300.00 RSD was added to your credit.')).toBeVisible();
    await expect(banner(other)).toContainText('800.00');
    await expect(rowOf(other, code.slice(-4))).toContainText('Redeemed by you');
  });
  await test.step('a second time it is refused, and nothing is booked', async () => {
    await other.goto('/en');
    await other.goto(link);
    const use = other.getByRole('dialog', { name: 'Redeem a voucher' });
    await use.getByRole('button', { name: 'Redeem', exact: true }).click();
    await expect(use.getByText('You have redeemed this voucher already.')).toBeVisible();
    await use.getByRole('button', { name: 'Cancel' }).click();
    await expect(banner(other)).toContainText('800.00');
  });
  await context.close();
  await test.step('the maker sees that it was redeemed', async () => {
    await page.reload();
    await expect(rowOf(page, code.slice(-4))).toContainText('Redeemed');
    await expect(rowOf(page, code.slice(-4)).getByRole('button', { name: 'Take back' })).toHaveCount(0);
  });
});
