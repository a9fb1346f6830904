import { randomUUID } from 'node:crypto';

import type { Locator, Page } from '@playwright/test';

import { addresses } from '../../src/addresses.ts';
import { notices } from '../../src/screens/frame.ts';
import { accountButton, logInButton, openSignedIn } from '../../src/screens/session.ts';
import { expect, test } from '../../src/test.ts';
import { callAs } from '../../src/world/call-as.ts';

const dialogOf = (page: Page): Locator => page.locator('[role="dialog"]:not([aria-modal="false"])');
const rowOf = (page: Page, code: string): Locator => page.getByRole('main').getByRole('row').filter({ hasText: code });

test('[ROUTE-43, CALL-40, CALL-52] an agent makes a promo code, a player who opens its link and logs in joins the agent, and the agent sees both', async ({
  page,
  browser,
}) => {
  const suffix = Date.now().toString(36);
  const [code, username, password] = [`BAR-${suffix}`.toUpperCase(), `vera-${suffix}`, 'a first password'];
  await callAs('operator', 'agencyCreateUser', {
    body: { requestId: randomUUID(), kind: 'player', username, password },
  });
  await openSignedIn(page, '/en/affiliates/promo_codes', 'agent');
  await page.getByRole('main').getByRole('button', { name: 'New promo code' }).first().click();
  await dialogOf(page).getByLabel('Promo code').fill(code.toLowerCase());
  await dialogOf(page).getByLabel('Note for you (optional)').fill('Poster in the bar');
  await dialogOf(page).getByRole('button', { name: 'Create' }).click();
  await expect(dialogOf(page)).toContainText('The code was created.');
  await expect(dialogOf(page).getByRole('img', { name: 'Code with the link' })).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(rowOf(page, code)).toContainText('Active');

  const listed = await callAs('agent', 'agencyPromoCodes');
  const link = listed.find((one) => one.code === code)?.link ?? '';
  const context = await browser.newContext({ baseURL: addresses.site, locale: 'en-GB' });
  const player = await context.newPage();
  await player.goto(`/en${link}`);
  // The profile needs a login, so that the guards lead home. The visitor looks at another page first.
  await expect(player).toHaveURL(/\/en$/);
  await player.goto('/en/betting');
  await logInButton(player).click();
  await player.getByLabel('User name').fill(username);
  await player.getByLabel('Password', { exact: true }).fill(password);
  await player.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(accountButton(player)).toBeVisible();
  await player.goto('/en/account/settings');
  await expect(player.getByLabel('Promo code')).toHaveValue(code);
  await player.getByRole('button', { name: 'Join the agent' }).click();
  const question = player.getByRole('alertdialog', { name: 'Join the agent agent?' });
  await question.getByRole('button', { name: 'Join the agent' }).click();
  await expect(notices(player).getByText('You have joined the agent agent.')).toBeVisible();
  await expect(player.getByLabel('Promo code')).toHaveCount(0);
  expect(await player.evaluate(() => sessionStorage.getItem('kvota.promo'))).toBeNull();
  await context.close();

  // The platform's word about the join fetches the agent's page again.
  await expect(rowOf(page, code).getByRole('cell').filter({ hasText: /^1$/ })).toHaveCount(1);
  await page.goto('/en/affiliates/users_review');
  await page.getByRole('searchbox').fill(username);
  await expect(page.getByRole('link', { name: username })).toBeVisible();
});
