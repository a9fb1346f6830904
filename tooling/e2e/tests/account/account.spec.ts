import { addresses } from '../../src/addresses.ts';
import { axeFindings } from '../../src/audit/axe.ts';
import { accountMenu } from '../../src/screens/account.ts';
import { banner, expectTheme, rememberTheme } from '../../src/screens/frame.ts';
import { openSignedIn } from '../../src/screens/session.ts';
import { expect, test } from '../../src/test.ts';
import { creditOf } from '../../src/world/accounts.ts';
import { callAs } from '../../src/world/call-as.ts';
import { operate } from '../../src/world/operate.ts';
import { signInOverHttp } from '../../src/world/sign-in-over-http.ts';

test('[ROUTE-36] [ACC-02] transactions are listed, filtered by the address, and saved as a file', async ({ page }) => {
  await openSignedIn(page, '/en/account/transactions', 'player2');
  const table = page.getByRole('table', { name: 'Transactions' });
  await expect(table.getByText('+50,000.00').first()).toBeVisible();
  await expect(table.getByText('+500.00 EUR').first()).toBeVisible();
  const credit = (Number(await creditOf('player2')) / 100).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  await expect(banner(page).getByText(credit).first()).toBeVisible();

  await page.getByRole('combobox', { name: 'Wallet' }).click();
  await page.getByRole('option', { name: 'EUR' }).click();
  await expect(page).toHaveURL(/\?wallet=978$/);
  await expect(table.getByText('+50,000.00')).toHaveCount(0);
  await page.reload();
  await expect(table.getByText('+500.00 EUR').first()).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await saving).suggestedFilename()).toBe('transactions.csv');
});

test('[ROUTE-17] [OP-87] a message of the operator appears on an open page and can be read there', async ({ page }) => {
  await openSignedIn(page, '/en/messages', 'player2');
  await expect(page.getByRole('link', { name: /Welcome to Kvota/ })).toBeVisible();
  const texts = { en: { title: 'Roof closed', text: 'The final is played\nunder the roof.' } };
  await operate('sendMessage', { username: 'player2', texts });
  const line = page.getByRole('link', { name: /^Unread Roof closed/ });
  await expect(line).toBeVisible();
  await line.click();
  await expect(page.getByRole('heading', { name: 'Roof closed' })).toBeFocused();
  await expect(page.getByRole('link', { name: /^Roof closed/ })).toBeVisible();
  await expect.poll(async () => (await callAs('player2', 'messages')).result[0]?.read).toBe(true);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: /Roof closed/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /Roof closed/ })).toBeVisible();
});

// The tour opens the pages of the account by links.
test(
  '[ACC-01, ACC-04] the ticket history links to the other pages of the account and back',
  { tag: '@full' },
  async ({ page }) => {
    await openSignedIn(page, '/en/ticket_history');
    const pages = accountMenu(page);
    await expect(pages.getByRole('link', { name: 'Tickets' })).toHaveAttribute('aria-current', 'page');
    await pages.getByRole('link', { name: 'Transactions' }).click();
    await expect(page).toHaveURL(/\/en\/account\/transactions/);
    await pages.getByRole('link', { name: 'Tickets' }).click();
    await expect(page).toHaveURL(/\/en\/ticket_history/);
  },
);

test('[ROUTE-35] a profile is saved, and an invalid value is reported at its field', async ({ page }) => {
  await openSignedIn(page, '/en/account/settings', 'player2');
  const phone = page.getByLabel('Phone');
  await phone.fill('12');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(phone).toHaveAccessibleDescription('Write a number like +381 60 1234567.');
  await phone.fill('+381 60 7654321');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  expect((await callAs('player2', 'profile')).phone).toBe('+381 60 7654321');
});

test('[ROUTE-34] [ROLE-03] [ROLE-04] the payment page is for AL2: if the role is revoked while it is open, the player is sent home', async ({
  page,
}) => {
  await openSignedIn(page, '/en/account/payment', 'al2');
  await expect(page.getByRole('tab', { name: 'Pay in' })).toBeVisible();
  await expect(accountMenu(page).getByRole('link', { name: 'Payment' })).toHaveAttribute('aria-current', 'page');
  try {
    await operate('setRoles', { username: 'al2', roles: [] });
    await expect(page).toHaveURL(`${addresses.site}/en`);
    await page.goto('/en/account/transactions');
    await expect(accountMenu(page).getByRole('link', { name: 'Profile' })).toBeVisible();
    await expect(accountMenu(page).getByRole('link', { name: 'Payment' })).toHaveCount(0);
  } finally {
    await operate('setRoles', { username: 'al2', roles: ['AL2'] });
  }
  // The role is granted again in the same way.
  await expect(accountMenu(page).getByRole('link', { name: 'Payment' })).toBeVisible();
});

test('the links from the profile to the identity provider and back keep language and theme', async ({ page }) => {
  await rememberTheme(page, 'light');
  // The same player is signed in on another device.
  const elsewhere = await signInOverHttp('agent');
  await openSignedIn(page, '/en', 'agent', { ownSession: true });
  await page.goto('/de/account/settings');
  await page.getByRole('link', { name: 'Wo Sie angemeldet sind' }).click();
  await expect(page.getByRole('heading', { name: 'Wo Sie angemeldet sind' })).toBeVisible();
  await expectTheme(page, 'light');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Alle anderen Geräte abmelden' }).click();
  await expect(page.getByRole('status')).toHaveText('Alle anderen Geräte sind abgemeldet.');
  const answer = await fetch(`${addresses.platform}/base/v1/users/ping`, {
    headers: { authorization: `Bearer ${elsewhere.tokens.access_token}` },
  });
  expect(answer.status).toBe(401);
  await page.getByRole('link', { name: 'Passwort ändern' }).click();
  await page.getByLabel('Bisheriges Passwort').fill('wrong');
  await page.getByLabel('Neues Passwort', { exact: true }).fill('another-one');
  await page.getByLabel('Neues Passwort noch einmal').fill('another-one');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Zurück zur Seite' }).click();
  await expect(page).toHaveURL(`${addresses.site}/de/account/settings`);
});
