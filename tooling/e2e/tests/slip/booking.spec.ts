import { chooseInMenu } from '../../src/screens/frame.ts';
import { expectOnSlip, matchPath, pick, slip, teamsOf } from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';

test('a booking code carries an unpaid slip to another device, by link and by typing', async ({ page, browser }) => {
  const match = await freshMatch('prematch');
  await page.goto(matchPath(match));
  await pick(page, match, 'X');
  const ticket = slip(page);
  await chooseInMenu(
    ticket.getByRole('button', { name: 'More for this slip' }),
    page.getByRole('menuitem', { name: 'Booking code and link' }),
  );
  const dialog = page.getByRole('dialog', { name: 'Your booking code' });
  const code = (await dialog.locator('output').textContent()) ?? '';
  expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);

  const elsewhere = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const phone = await elsewhere.newPage();
  await phone.goto(`/en/betting?booking=${code.replace('-', '')}`);
  await expectOnSlip(phone, match);
  await expect(phone).toHaveURL(/\/en\/betting$/);
  await elsewhere.close();

  await dialog.getByRole('button', { name: 'Close' }).click();
  await ticket.getByRole('button', { name: 'Delete the slip' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.goto('/en/betting');
  await page.getByRole('button', { name: 'Enter a booking code' }).click();
  const form = page.getByRole('dialog', { name: 'Enter a booking code' });
  await form.getByRole('textbox', { name: 'Code' }).fill('2222-2222');
  await form.getByRole('button', { name: 'Put it on my slip' }).click();
  await expect(form.getByText('There is no slip under this code, or it has run out.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
  await form.getByRole('button', { name: 'Put it on my slip' }).click();
  await expect(form).toHaveCount(0);
  await expect(ticket.getByText(teamsOf(match))).toBeVisible();
});
