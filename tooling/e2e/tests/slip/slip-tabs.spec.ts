import { openAndSignIn, openSignedIn } from '../../src/screens/session.ts';
import { expect, test } from '../../src/test.ts';
import { newestTickets } from '../../src/world/accounts.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';

test('[OP-95, OP-89] a duplicated tab never pays the same slip twice, and both tabs learn that it was accepted', async ({
  page,
}) => {
  const match = await freshMatch('live');
  const address = `/en/live_betting?event=${match.eventId}`;
  await openSignedIn(page, address);
  await page.locator(`[data-price="${match.eventId}|1X2|1"]`).first().click();
  const pay = page.getByRole('region', { name: 'Ticket' }).getByTestId('pay');
  await expect(pay).toContainText('Pay');
  // As a browser does it: the new tab begins with a copy of what the first one keeps.
  const [copy] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((url) => void window.open(url), address),
  ]);
  const copied = copy.getByRole('region', { name: 'Ticket' }).getByTestId('pay');
  await expect(copied).toContainText('Pay');
  const before = await newestTickets('player');
  // Pressed at once, without waiting for a button that the other tab's ticket may have stopped by then.
  await Promise.all([pay, copied].map((button) => button.dispatchEvent('click')));
  for (const tab of [page, copy])
    await expect(tab.getByRole('dialog', { name: 'Ticket accepted' })).toBeVisible({ timeout: 30_000 });
  expect((await newestTickets('player')).slice(1)).toEqual(before.slice(0, 19));
});

test('[OP-95] signing out in one tab signs the other out and asks it to log in', async ({ page }) => {
  const match = await freshMatch('prematch');
  await openAndSignIn(page, `/en/betting?event=${match.eventId}`);
  const other = await page.context().newPage();
  await other.goto(`/en/betting?event=${match.eventId}`);
  await other.locator(`[data-price="${match.eventId}|1X2|1"]`).first().click();
  await expect(other.getByRole('banner').getByRole('button', { name: 'Log in' })).toHaveCount(0);
  await page.goto('/en/logout');
  await expect(other.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible({ timeout: 20_000 });
  await other.getByRole('region', { name: 'Ticket' }).getByTestId('pay').click();
  await expect(other.getByText('Log in to pay this ticket.')).toBeVisible();
});
