import { browserArguments, findPageBrowser } from '@kvota/run/browser';

import { addresses } from '../../src/addresses.ts';
import { serveOneOrigin } from '../../src/network/one-origin.ts';
import { accountButton, ageTokens, openAndSignIn, storedTokens } from '../../src/screens/session.ts';
import { chooseInMenu } from '../../src/screens/frame.ts';
import { acceptedDialog, matchPath, pay, pick, setStake, slip } from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';

const executablePath = findPageBrowser();

test.use({
  baseURL: addresses.deployedOnNetwork,
  launchOptions: {
    args: [...browserArguments, '--host-resolver-rules=MAP network.test 127.0.0.1'],
    ...(executablePath === undefined ? {} : { executablePath }),
  },
  // Browsers report headers that have no effect without https.
  allowedOutput: { matching: [/untrustworthy/] },
});

test('[SES-25, SES-02, SEC-19] a site on another machine of the network signs in, pays and refreshes, though browsers have no digest there', async ({
  page,
}) => {
  await using _served = await serveOneOrigin('site');
  const match = await freshMatch('prematch');
  await openAndSignIn(page, matchPath(match));
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await pick(page, match);
  await setStake(page, '100');
  await pay(page);
  await expect(acceptedDialog(page)).toBeVisible();
  await acceptedDialog(page).getByRole('button', { name: 'OK' }).click();
  // Browsers do not state there that the page is on the platform's site, and its host shows it.
  expect(await storedTokens(page)).toMatchObject({ refresh_token: 'in-cookie' });
  const before = await ageTokens(page);
  await page.reload();
  await expect.poll(async () => (await storedTokens(page)).access_token).not.toBe(before);
  await expect(accountButton(page)).toBeVisible();
});

test('over plain http the link of a booking code is copied, and the focus stays', async ({ page }) => {
  await using _served = await serveOneOrigin('site');
  await page.goto(matchPath(await freshMatch('prematch')));
  await page.getByRole('main').locator('[data-price][data-state="open"]').first().click();
  await chooseInMenu(
    slip(page).getByRole('button', { name: 'More for this slip' }),
    page.getByRole('menuitem', { name: 'Booking code and link' }),
  );
  const dialog = page.getByRole('dialog', { name: 'Your booking code' });
  const code = (await dialog.locator('output').innerText()).trim();
  const copy = dialog.getByRole('button', { name: 'Copy the link' });
  await copy.click();
  await expect(page.getByText('The link is copied.').first()).toBeVisible();
  await expect(copy).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).click();
  const search = page.getByRole('searchbox').first();
  await search.click();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(search).toHaveValue(new RegExp(`booking=${code}$`));
});
