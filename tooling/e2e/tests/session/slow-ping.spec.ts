import type { Page, Request } from '@playwright/test';

import { openSignedIn } from '../../src/screens/session.ts';
import { expect, test } from '../../src/test.ts';
import { creditOf } from '../../src/world/accounts.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';
import { operate } from '../../src/world/operate.ts';

const pings = '**/base/v1/users/ping*';
const isPing = (request: Request): boolean => request.method() === 'GET' && request.url().includes('/users/ping');
const slip = (page: Page) => page.getByRole('region', { name: 'Ticket', exact: true });
/** Also below a dialog, where the header is no landmark any more. */
const credit = (page: Page, text: string) => page.locator('header').getByText(text);
const shown = (minor: bigint): string => (Number(minor) / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 });

/** What can be waited for, and what ends the wait. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

test('[SES-05, SES-06] fault 15: while a ping is unanswered no other goes out, and the next one follows the answer', async ({
  page,
}) => {
  await openSignedIn(page, '/en');
  let [open, most, sent] = [0, 0, 0];
  page.on('request', (request) => {
    if (!isPing(request)) return;
    sent += 1;
    open += 1;
    most = Math.max(most, open);
  });
  const ended = (request: Request): void => {
    if (isPing(request)) open -= 1;
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  const arrived = gate();
  const held = gate();
  await page.route(
    pings,
    async (route) => {
      arrived.open();
      await held.opened;
      await route.continue();
    },
    { times: 1 },
  );
  await arrived.opened;
  const before = sent;
  // Two turns pass meanwhile; the third would find the ping given up.
  await page.waitForTimeout(6500);
  expect(sent).toBe(before);
  const answer = page.waitForResponse((response) => isPing(response.request()) && response.ok());
  held.open();
  await answer;
  await expect.poll(() => sent).toBeGreaterThan(before + 1);

  // One that nobody ever answers is given up, and the next one goes out after that.
  const lost = gate();
  const never = gate();
  await page.route(
    pings,
    async (route) => {
      lost.open();
      await never.opened;
      await route.abort().catch(() => undefined);
    },
    { times: 1 },
  );
  await lost.opened;
  const given = sent;
  const failed = await page.waitForEvent('requestfailed', isPing);
  expect(failed.failure()?.errorText).toContain('ABORTED');
  expect(sent).toBe(given);
  await page.waitForResponse((response) => isPing(response.request()) && response.ok());
  never.open();
  expect(most).toBe(1);
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
});

/** Notes every text that the credit in the header has from now on. */
async function noteCredit(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    Reflect.set(window, 'seenCredit', seen);
    const note = (): void => {
      for (const [text] of document.querySelector('header')?.textContent?.matchAll(/\d[\d,]*\.\d{2}/g) ?? [])
        seen.add(text);
    };
    note();
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => [...(Reflect.get(window, 'seenCredit') as Set<string>)]);
}

test('[SES-06, SES-20, OP-96] fault 15: an answer that is overtaken by a newer one is dropped in every tab: the credit never goes back', async ({
  page,
  context,
}) => {
  const match = await freshMatch('prematch');
  await openSignedIn(page, '/en');
  const before = shown(await creditOf('player'));
  const after = shown((await creditOf('player')) - 10_000n);
  await expect(credit(page, before)).toBeVisible();
  const payer = await context.newPage();
  await payer.goto(`/en/betting?event=${match.eventId}`);
  await payer.locator(`[data-price="${match.eventId}|1X2|1"]`).first().click();
  await slip(payer).getByRole('textbox', { name: 'Stake' }).fill('100');
  await slip(payer).getByRole('textbox', { name: 'Stake' }).blur();
  await expect(credit(payer, before)).toBeVisible();

  // The first tab pings for both. Its answer is made before the ticket, and is kept on the way.
  const made = gate();
  const held = gate();
  await page.route(
    pings,
    async (route) => {
      const response = await route.fetch();
      made.open();
      await held.opened;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await made.opened;
  await operate('forceTicket', { username: 'player', force: { outcome: 'silent', seconds: 1 } });
  await slip(payer).getByTestId('pay').click();
  for (const tab of [page, payer]) await expect(credit(tab, after)).toBeVisible();
  const seen = await Promise.all([page, payer].map(noteCredit));
  const late = page.waitForEvent('requestfinished', isPing);
  held.open();
  await late;
  // Whatever the late answer does has been done when the ping after it goes out.
  await page.waitForRequest(isPing);
  for (const texts of seen) expect(await texts()).toEqual([after]);
  await payer.getByRole('dialog', { name: 'Ticket accepted' }).getByRole('button', { name: 'OK' }).click();
});
