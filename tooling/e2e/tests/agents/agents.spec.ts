import type { Browser, Locator, Page } from '@playwright/test';

import { addresses } from '../../src/addresses.ts';
import { banner, notices } from '../../src/screens/frame.ts';
import { accountButton, logInButton, openSignedIn } from '../../src/screens/session.ts';
import { expect, test } from '../../src/test.ts';
import { callAs } from '../../src/world/call-as.ts';

const rsd = 941;

/** Opens the site as a player who was just created, with the password of the card. */
async function openAsNewPlayer(browser: Browser, username: string, password: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: addresses.site, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('/en/betting');
  await logInButton(page).click();
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(accountButton(page)).toBeVisible();
  return page;
}

/** The open dialog. Notices are dialogs too, which leave the page usable. */
const dialogOf = (page: Page): Locator => page.locator('[role="dialog"]:not([aria-modal="false"])');

/** Fills in the dialog for money and sends it. */
async function move(page: Page, button: 'Add credit' | 'Take credit', amount: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  await dialogOf(page)
    .getByLabel(/^Amount/)
    .fill(amount);
  await dialogOf(page).getByRole('button', { name: button, exact: true }).click();
}

/** The credit of the agent, in minor units. */
async function creditOfAgent(): Promise<bigint> {
  const { node } = await callAs('agent', 'agencyConnection');
  const wallet = node?.wallets.find(({ currency_id }) => currency_id === rsd);
  return [wallet?.wallet_0, wallet?.wallet_1].reduce(
    (sum, text) => sum + BigInt((text ?? '0.00').replace('.', '')),
    0n,
  );
}

test('[AFF-01, CALL-45, CALL-46, CALL-47, CALL-48, CALL-51] an agent creates a player, gives credit, blocks, lifts the block and takes the credit back, by keyboard', async ({
  page,
  browser,
}) => {
  const before = await creditOfAgent();
  const username = `anna-${Date.now().toString(36)}`;
  await openSignedIn(page, '/en/affiliates/office', 'agent');
  await page.getByRole('button', { name: 'New user' }).focus();
  await page.keyboard.press('Enter');
  await dialogOf(page).getByLabel('Name for the login').fill(username);
  await dialogOf(page)
    .getByLabel(/^Opening credit/)
    .fill('50');
  await dialogOf(page).getByRole('button', { name: 'Create' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toContainText(`The player ${username} was created.`);
  const password = /[A-Za-z0-9]{12}/.exec((await dialogOf(page).innerText()).replace(username, ''))?.[0] ?? '';
  await dialogOf(page).getByRole('button', { name: 'Close' }).last().click();

  const player = await openAsNewPlayer(browser, username, password);
  await expect(banner(player)).toContainText('50.00');

  await page.goto('/en/affiliates/users_review');
  await page.getByRole('searchbox').fill(username.slice(0, 8));
  await page.getByRole('link', { name: username }).click();
  await expect(page).toHaveURL(/users_review\/[^/?]+/);
  await move(page, 'Add credit', '25,50');
  await expect(dialogOf(page)).toContainText(`25.50 was added to the credit of ${username}.`);
  await page.keyboard.press('Escape');
  await expect(banner(player)).toContainText('75.50');

  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await dialogOf(page)
    .getByLabel(/^Reason/)
    .fill('Asked for a pause');
  await dialogOf(page).getByRole('button', { name: 'Block', exact: true }).click();
  await expect(notices(player).getByText(/^Your account is blocked/)).toBeVisible();
  await expect(page.getByText('Blocked', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Unblock', exact: true }).click();
  await dialogOf(page).getByRole('button', { name: 'Unblock', exact: true }).click();
  await expect(notices(player).getByText(/^Your account is blocked/)).toHaveCount(0);

  await move(page, 'Take credit', '75.50');
  await expect(dialogOf(page)).toContainText(`75.50 was taken from the credit of ${username}.`);
  await page.keyboard.press('Escape');
  await expect(banner(player)).toContainText('0.00');
  expect(await creditOfAgent()).toBe(before);
  await player.goto('/en/account/transactions');
  await expect(player.getByRole('row').filter({ hasText: 'Transfer' })).toHaveCount(3);
  await page.goto('/en/affiliates/transfers');
  await expect(page.getByRole('row').filter({ hasText: username })).toHaveCount(3);
  await player.context().close();
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    allowedOutput: { matching: [/Failed to load resource/] },
  });

  test('[CALL-45, AFF-01] if the answer to a transfer is lost, the page tells the truth after a reload, and nothing is moved twice', async ({
    page,
  }) => {
    const before = await creditOfAgent();
    await openSignedIn(page, '/en/affiliates/users_review', 'agent');
    await page.getByRole('link', { name: 'subagent' }).click();
    let lost = 0;
    // The request arrives, and its answer does not.
    await page.route('**/agency/addCredit', async (route) => {
      await route.fetch();
      lost += 1;
      await route.abort();
    });
    // Nor does the question after it, until the page is loaded again.
    await page.route('**/agency/request?*', (route) => route.abort());
    await move(page, 'Add credit', '12.50');
    await expect(dialogOf(page)).toContainText('it is not known yet whether the money was moved');
    expect(lost).toBe(1);
    // Not before: the old page would learn the truth, and the new one had nothing to ask for.
    await page.reload({ waitUntil: 'commit' });
    await page.unroute('**/agency/request?*');
    await page.getByRole('main').getByRole('button', { name: 'Add credit', exact: true }).click();
    await expect(dialogOf(page)).toContainText('12.50 was added to the credit of subagent.');
    expect(lost).toBe(1);
    expect(await creditOfAgent()).toBe(before - 1250n);
  });
});
