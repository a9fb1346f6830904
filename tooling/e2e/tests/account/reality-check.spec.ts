import { randomUUID } from 'node:crypto';

import { banner } from '../../src/screens/frame.ts';
import { matchPath, pay, pick, setStake, showSlip, slip } from '../../src/screens/slip.ts';
import { isPing, openAndSignIn } from '../../src/screens/session.ts';
import { expect, test } from '../../src/test.ts';
import { callAs } from '../../src/world/call-as.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';
import { leapBy } from '../../src/world/time.ts';

const minute = 60_000;
const waits = 'Your reality check waits. Answer it, then pay again.';
const pings = '**/base/v1/users/ping*';

test.use({ viewport: { width: 360, height: 740 } });

test('[OP-87, CAS-32] after the chosen time of play nothing is staked until the player has answered the reality check', async ({
  page,
}) => {
  const [username, password] = [`mira-${Date.now().toString(36)}`, 'a first password'];
  const opening = { currencyId: 941, amount: '1000.00' };
  await callAs('agent', 'agencyCreateUser', {
    body: { requestId: randomUUID(), kind: 'player', username, password, opening },
  });
  await openAndSignIn(page, '/en/account/limits', username, password);
  const check = page.getByRole('dialog', { name: 'A moment to look at your play' });
  const accepted = async (): Promise<void> => {
    await page.getByRole('dialog', { name: 'Ticket accepted' }).getByRole('button', { name: 'OK' }).click();
  };
  const fillSlip = async (): Promise<void> => {
    const match = await freshMatch('prematch');
    await page.goto(matchPath(match));
    await pick(page, match);
    await showSlip(page);
    await setStake(page, '100');
  };

  await test.step('the check is to come after fifteen minutes', async () => {
    await page.getByRole('main').getByRole('combobox', { name: 'Reality check' }).click();
    await page.getByRole('option', { name: '15 min' }).click();
    await expect(page.getByText('The change holds from now on.')).toBeVisible();
  });
  await test.step('a ticket within them is accepted', async () => {
    await leapBy(8 * minute);
    await fillSlip();
    await pay(page);
    await accepted();
    await expect(banner(page)).toContainText('900.00');
  });
  await test.step('after them a stake is refused, and the check comes', async () => {
    await fillSlip();
    // A ping would bring the check before the stake, so none is answered. One that is held follows the last answer.
    const held = page.waitForRequest(isPing);
    await page.route(pings, () => {});
    await held;
    await leapBy(8 * minute);
    await pay(page);
    await expect(slip(page).getByText(waits)).toBeVisible();
    await page.unroute(pings);
    await expect(check).toBeVisible();
  });
  await test.step('the check shows time and money, and stays after a reload', async () => {
    await page.reload();
    await expect(check.getByText('16 min')).toBeVisible();
    await expect(check.getByText('100.00').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(check).toBeVisible();
  });
  await test.step('the player goes on, and the same ticket is accepted', async () => {
    await check.getByRole('button', { name: 'Go on' }).click();
    await expect(check).toHaveCount(0);
    await showSlip(page);
    await expect(slip(page).getByText(waits)).toBeVisible();
    await slip(page).getByRole('button', { name: 'Pay again' }).click();
    await accepted();
    await expect(banner(page)).toContainText('800.00');
  });
});
