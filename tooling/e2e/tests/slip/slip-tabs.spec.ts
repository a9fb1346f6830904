import { logInButton, openAndSignIn, openSignedIn } from '../../src/screens/session.ts';
import { acceptedDialog, matchPath, pay, payButton, pick } from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';
import { newestTickets } from '../../src/world/accounts.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';

test('[OP-95, OP-89] a duplicated tab never pays the same slip twice, and both tabs show that it was accepted', async ({
  page,
}) => {
  const match = await freshMatch('live');
  const address = matchPath(match, 'live_betting');
  await openSignedIn(page, address);
  await pick(page, match);
  await expect(payButton(page)).toContainText('Pay');
  // When a page opens a tab, the tab starts with a copy of its session storage.
  const [copy] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((url) => void window.open(url), address),
  ]);
  await expect(payButton(copy)).toContainText('Pay');
  const before = await newestTickets('player');
  // Without waiting for the button to be enabled: the other tab's ticket may have disabled it already.
  await Promise.all([page, copy].map((tab) => payButton(tab).dispatchEvent('click')));
  for (const tab of [page, copy]) await expect(acceptedDialog(tab)).toBeVisible();
  expect((await newestTickets('player')).slice(1)).toEqual(before.slice(0, 19));
});

// Another test signs out in one of two tabs (`session-tabs.spec.ts`). What the slip asks a visitor is in its stories.
test('[OP-95] signing out in one tab signs the other out and asks it to log in', { tag: '@full' }, async ({ page }) => {
  const match = await freshMatch('prematch');
  await openAndSignIn(page, matchPath(match));
  const other = await page.context().newPage();
  await other.goto(matchPath(match));
  await pick(other, match);
  await expect(logInButton(other)).toHaveCount(0);
  await page.goto('/en/logout');
  await expect(logInButton(other)).toBeVisible();
  await pay(other);
  await expect(other.getByText('Log in to pay this slip.')).toBeVisible();
});
