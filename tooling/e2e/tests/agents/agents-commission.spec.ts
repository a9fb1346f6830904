import { randomUUID } from 'node:crypto';

import type { Locator, Page } from '@playwright/test';

import { addresses } from '../../src/addresses.ts';
import { openAndSignIn, openSignedIn } from '../../src/screens/session.ts';
import { acceptedDialog, matchPath, pay, pick, setStake, showSlip } from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';
import { callAs } from '../../src/world/call-as.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';
import { operate } from '../../src/world/operate.ts';
import { leapTo, platformNow } from '../../src/world/time.ts';

const hour = 3_600_000;
const day = 24 * hour;
const main = (page: Page): Locator => page.getByRole('main');
const dialogOf = (page: Page): Locator => page.locator('[role="dialog"]:not([aria-modal="false"])');

/** Pixels of an A4 sheet between margins of a centimetre. */
const widthOnPaper = 718;

/** Returns width and height of the sheets of a document, in whole millimetres. */
function paperSizes(pdf: Buffer): readonly (readonly [width: number, height: number])[] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g);
  const millimetres = (points = '0'): number => Math.round((Number(points) / 72) * 25.4);
  return [...boxes].map(([, width, height]) => [millimetres(width), millimetres(height)] as const);
}

/** Noon of the next Monday, in UTC. */
function nextMonday(now: number): number {
  const noon = Math.floor(now / day) * day + day / 2;
  const weekday = (new Date(noon).getUTCDay() + 6) % 7;
  return noon + (7 - weekday) * day;
}

test('[ROUTE-41, AFF-01] an agent gives a plan, a week of bets is closed, its statement is verified in the browser and paid', async ({
  page,
  browser,
}) => {
  const [username, password] = [`vesna-${Date.now().toString(36)}`, 'a first password'];
  const opening = { currencyId: 941, amount: '1000.00' };
  const user = { requestId: randomUUID(), kind: 'player', username, password, opening };
  await callAs('subagent', 'agencyCreateUser', { body: user });
  const found = await callAs('agent', 'agencySearchUser', { query: { searchTerm: 'subagent' } });
  const id = found.find((node) => node.username === 'subagent')?.id ?? '';

  await openSignedIn(page, `/en/affiliates/calculation/plan?user=${id}`, 'agent', { ownSession: true });
  await main(page).getByRole('button', { name: 'Add a line' }).click();
  await dialogOf(page).or(main(page)).getByLabel('Percentage').last().fill('30');
  await main(page)
    .getByRole('button', { name: /^Save, from/ })
    .click();
  await expect(main(page).getByText(/Version 1/)).toBeVisible();
  // Its session does not last for the weeks that pass, and a ping would report that to the console.
  await page.goto('about:blank');

  const monday = nextMonday(await platformNow());
  await leapTo(monday);
  const match = await freshMatch('prematch');
  const context = await browser.newContext({ baseURL: addresses.site, locale: 'en-GB' });
  const player = await context.newPage();
  await openAndSignIn(player, matchPath(match), username, password);
  await pick(player, match);
  await showSlip(player);
  await setStake(player, '250');
  await pay(player);
  await expect(acceptedDialog(player)).toBeVisible();
  await operate('endMatch', { eventId: match.eventId, score: [0, 9] });
  const periods = await callAs('master', 'agencyPeriods');
  const week = periods.find(({ cycle, closed }) => cycle === 'week' && !closed)?.id ?? '';
  const query = { periodId: week, userId: id };
  await expect.poll(async () => (await callAs('master', 'agencyStatement', { query })).row.total).toBe('75.00');
  await context.close();

  await leapTo(monday + 7 * day);
  await expect.poll(async () => (await callAs('operator', 'agencyStatement', { query })).period.closed).toBe(true);
  await openSignedIn(page, `/en/affiliates/calculation?view=commission&period=${week}`, 'agent', { ownSession: true });
  const row = main(page).getByRole('row').filter({ hasText: 'subagent' });
  await expect(row).toContainText('75.00');
  await row.getByRole('link', { name: 'subagent' }).click();
  await expect(page).toHaveURL(new RegExp(`/affiliates/calculation/${week}`));
  await main(page).getByRole('button', { name: 'Verify' }).click();
  await expect(main(page).getByText('Computed again in this browser: equal')).toBeVisible();
  await expect(main(page).getByText('The hash fits the document.')).toBeVisible();

  await main(page).getByRole('button', { name: 'Pay' }).click();
  await dialogOf(page).getByRole('button', { name: /^Pay/ }).last().click();
  await expect(dialogOf(page)).toContainText('was paid to subagent');
  await dialogOf(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(main(page).getByText('Nothing open')).toBeVisible();

  // On paper: A4, nothing wider than the sheet between its margins.
  const sheets = paperSizes(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.length).toBeLessThan(4);
  for (const sheet of sheets) expect(sheet).toEqual([210, 297]);
  await page.setViewportSize({ width: widthOnPaper, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(widthOnPaper);
  await expect(main(page).getByText('Nothing open')).toBeVisible();
});
