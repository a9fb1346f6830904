import { browserArguments, findPageBrowser } from '@kvota/run/browser';

import { addresses } from '../../src/addresses.ts';
import { serveOneOrigin } from '../../src/network/one-origin.ts';
import { openAndSignIn } from '../../src/screens/session.ts';
import { acceptedDialog, matchPath, pay, pick, setStake } from '../../src/screens/slip.ts';
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

test('[SES-25, SES-02] a site on another machine of the network signs in and pays, though browsers have no digest there', async ({
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
});
