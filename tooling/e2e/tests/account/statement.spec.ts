import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';

import { banner } from '../../src/screens/frame.ts';
import { matchPath, pay, pick, setStake, showSlip } from '../../src/screens/slip.ts';
import { openAndSignIn } from '../../src/screens/session.ts';
import { expect, test } from '../../src/test.ts';
import { callAs } from '../../src/world/call-as.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';

test('[OP-87] the statement shows what was paid, staked and played, saves it, and is printed alone', async ({
  page,
}) => {
  const [username, password] = [`sofija-${Date.now().toString(36)}`, 'a first password'];
  const opening = { currencyId: 941, amount: '1000.00' };
  await callAs('agent', 'agencyCreateUser', {
    body: { requestId: randomUUID(), kind: 'player', username, password, opening },
  });
  const match = await freshMatch('prematch');
  await openAndSignIn(page, matchPath(match), username, password);
  await pick(page, match);
  await showSlip(page);
  await setStake(page, '150');
  await pay(page);
  await page.getByRole('dialog', { name: 'Ticket accepted' }).getByRole('button', { name: 'OK' }).click();
  await expect(banner(page)).toContainText('850.00');

  await page.goto('/en/account/limits');
  const statement = page.getByRole('region', { name: 'RSD' });
  const amount = (name: string) =>
    statement.getByRole('term').filter({ hasText: name }).locator('xpath=..').getByRole('definition').first();
  await test.step('each amount is beside its name', async () => {
    await expect(amount('From the agent').first()).toHaveText('1,000.00');
    await expect(amount('Stakes').first()).toHaveText('150.00');
    await expect(amount('Result of play').first()).toContainText('150.00');
    await expect(statement.getByRole('row', { name: /Betting before the match/ })).toContainText('150.00');
    await expect(page.getByRole('region', { name: 'Time in this period' })).toContainText('Play sessions1');
  });
  await test.step('the saved file has the same figures', async () => {
    const downloads = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const text = await readFile(await (await downloads).path(), 'utf8');
    expect(text).toContain('Stakes,150.00');
    expect(text).toContain('From the agent,1000.00');
  });
  await test.step('only the statement is printed', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(statement).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Pause play' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
});
