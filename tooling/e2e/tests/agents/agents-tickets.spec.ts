import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';

import { banner, notices } from '../../src/screens/frame.ts';
import { openAndSignIn, openSignedIn } from '../../src/screens/session.ts';
import { acceptedDialog, closeAccepted, matchPath, pay, pick, setStake, showSlip } from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';
import { callAs } from '../../src/world/call-as.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';
import { operate } from '../../src/world/operate.ts';

const dialogOf = (page: Page): Locator => page.locator('[role="dialog"]:not([aria-modal="false"])');
const rows = (page: Page): Locator => page.getByRole('main').getByRole('row');

test(
  '[AFF-01, AFF-02, AFF-03, AFF-07, CALL-49, CALL-50] an agent sees a ticket as it is placed, finds it by its number, saves it as CSV, and has it voided by the agent above',
  { tag: '@full' },
  async ({ page, browser, baseURL }) => {
    const signedIn = async (user: string, path: string): Promise<Page> => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' });
      const other = await context.newPage();
      await openSignedIn(other, path, user);
      return other;
    };
    const match = await freshMatch('prematch');
    await openSignedIn(page, '/en/affiliates/tickets?view=live', 'agent');
    await expect(page.getByText('Waiting for tickets')).toBeVisible();

    const player = await signedIn('player', matchPath(match));
    // The time beside it changes.
    const before = /\d[\d,]*\.\d\d/.exec(await banner(player).innerText())?.[0] ?? '';
    await pick(player, match);
    await showSlip(player);
    await setStake(player, '137');
    await pay(player);
    await expect(acceptedDialog(player)).toBeVisible();
    await closeAccepted(player);

    const placed = rows(page).filter({ hasText: '137.00' });
    await expect(placed).toContainText('Placed');
    await expect(placed).toContainText('player');
    const number = (await placed.getByRole('link').first().innerText()).trim();
    await page.goto('/en/affiliates/tickets');
    await page.getByRole('searchbox', { name: 'Ticket number or name' }).fill(number);
    const listed = rows(page).filter({ hasText: '137.00' });
    await expect(listed).toHaveCount(1);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/^tickets-\d{4}-\d\d-\d\d\.csv$/);
    const [headings, ...lines] = (await readFile(await saved.path(), 'utf8')).trimEnd().split('\r\n');
    expect(headings).toContain('Time,Number,Player,Sold by,Ticket,Odds,Stake');
    expect(lines).toEqual([expect.stringMatching(/,player,agent,Single,[\d.]+,137\.00,.+,Open$/)]);
    await listed.getByRole('button', { name: /^Details of ticket/ }).click();
    await expect(page.getByRole('main')).toContainText(`${match.hostName} - ${match.awayName}`);
    await page.getByRole('button', { name: 'Request a void' }).click();
    await dialogOf(page).getByLabel('Reason').fill('Wrong stake');
    await dialogOf(page).getByRole('button', { name: 'Send the request' }).click();
    await expect(notices(page).getByText(/^The request for ticket/)).toBeVisible();
    await expect(page.getByText(/Void requested by agent/)).toBeVisible();

    const master = await signedIn('master', '/en/affiliates/tickets?view=requests');
    const request = rows(master).filter({ hasText: '137.00' });
    await request.getByRole('button', { name: 'Decide' }).click();
    await dialogOf(master).getByLabel('Your reason').fill('Agreed');
    await dialogOf(master).getByRole('button', { name: 'Void and refund' }).click();
    await expect(request).toContainText('Approved');
    await expect(request).toContainText('Agreed');
    await expect(banner(player)).toContainText(before);
    // The platform's word about the decision fetches the agent's page again.
    await expect(listed.first()).toContainText('Void');
    await player.context().close();
    await master.context().close();
  },
);

test('[CALL-43, AFF-01] what is settled is in the figures of the office, of the calculation and of the player at once', async ({
  page,
  browser,
  baseURL,
}) => {
  // A player of this test alone: tickets of others would be in the figures too.
  const [username, password] = [`mira-${Date.now().toString(36)}`, 'a first password'];
  const opening = { currencyId: 941, amount: '1000.00' };
  const user = { requestId: randomUUID(), kind: 'player', username, password, opening };
  const created = await callAs('agent', 'agencyCreateUser', { body: user });
  const userId = created.userId ?? '';
  const match = await freshMatch('prematch');
  const stakes = (page: Page): Locator =>
    page
      .getByRole('main')
      .getByText(/^Stakes/)
      .first()
      .locator('..');
  const stakeOf = async (): Promise<string> => {
    const { stake } = await callAs('agent', 'agencyUserStats', { query: { userId, period: 'today' } });
    return stake;
  };
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' });
  const player = await context.newPage();
  await openAndSignIn(player, matchPath(match), username, password);
  await pick(player, match);
  await showSlip(player);
  await setStake(player, '240');
  await pay(player);
  await expect(acceptedDialog(player)).toBeVisible();
  await operate('endMatch', { eventId: match.eventId, score: [0, 9] });
  await expect.poll(stakeOf).toBe('240.00');

  // Tickets of other tests may be settled at the same time, so the office has more than this one.
  await openSignedIn(page, '/en/affiliates/office', 'agent');
  const format = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 });
  await expect(async () => {
    const { now } = await callAs('agent', 'agencyOffice', { query: { period: 'today' } });
    expect(Number(now.stake)).toBeGreaterThanOrEqual(240);
    await expect(stakes(page)).toContainText(format.format(Number(now.stake)), { timeout: 2000 });
  }).toPass();
  const shown = '240.00';
  await page.goto('/en/affiliates/calculation?by=player&p=today');
  await expect(rows(page).filter({ has: page.getByRole('link', { name: username, exact: true }) })).toContainText(
    shown,
  );
  await rows(page).getByRole('link', { name: username, exact: true }).click();
  await page.getByRole('tab', { name: 'Figures' }).click();
  await expect(stakes(page)).toContainText(shown);
  await context.close();
});
