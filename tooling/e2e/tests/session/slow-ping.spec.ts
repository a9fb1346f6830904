import type { Page, Request } from '@playwright/test';

import { stopClock } from '../../src/screens/page-clock.ts';
import { accountButton, isPing, openSignedIn } from '../../src/screens/session.ts';
import { closeAccepted, forceNextTicket, matchPath, pay, pick, setStake } from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';
import { creditOf } from '../../src/world/accounts.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';

const pings = '**/base/v1/users/ping*';
/** The credit in the header. A dialog hides the landmark of the header, so it is found by its tag. */
const credit = (page: Page, text: string) => page.locator('header').getByText(text);
const format = (minor: bigint): string => (Number(minor) / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 });

/** A promise, and the function that resolves it. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

// Unit tests prove the order of pings; every run has a slow ping in several tabs, below.
test(
  '[SES-05, SES-06, FAULT-15] while a ping is unanswered no other is sent, and the next one follows the answer',
  { tag: '@full' },
  async ({ page }) => {
    await page.clock.install();
    await openSignedIn(page, '/en');
    const open = new Set<Request>();
    let [most, sent] = [0, 0];
    page.on('request', (request) => {
      if (!isPing(request)) return;
      sent += 1;
      open.add(request);
      most = Math.max(most, open.size);
    });
    const ended = (request: Request): void => void open.delete(request);
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
    const clock = await stopClock(page);
    await clock.passUntil(() => sent > 0);
    await arrived.opened;
    const before = sent;
    // Two turns of three seconds pass. The page gives the ping up when the third one would begin.
    await clock.pass(6500);
    expect(sent).toBe(before);
    const answer = page.waitForResponse((response) => isPing(response.request()) && response.ok());
    held.open();
    await answer;
    await clock.passUntil(() => sent > before);

    // If a ping gets no answer, the page gives it up, and only then sends the next one.
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
    const answered = sent;
    await clock.passUntil(() => sent > answered);
    await lost.opened;
    const given = sent;
    const failed = page.waitForEvent('requestfailed', isPing);
    await clock.pass(7500);
    expect(sent).toBe(given);
    await clock.pass(500);
    expect((await failed).failure()?.errorText).toContain('ABORTED');
    const next = page.waitForResponse((response) => isPing(response.request()) && response.ok());
    await clock.resume();
    await next;
    never.open();
    expect(most).toBe(1);
    await expect(accountButton(page)).toBeVisible();
  },
);

/** Records every amount that the header shows from now on. */
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

test('[SES-06, SES-20, OP-96, FAULT-15] every tab drops an answer that a newer one has overtaken: the credit never goes back', async ({
  page,
  context,
}) => {
  const match = await freshMatch('prematch');
  await openSignedIn(page, '/en');
  const before = format(await creditOf('player'));
  const after = format((await creditOf('player')) - 10_000n);
  await expect(credit(page, before)).toBeVisible();
  const payer = await context.newPage();
  await payer.goto(matchPath(match));
  await pick(payer, match);
  await setStake(payer, '100');
  await expect(credit(payer, before)).toBeVisible();

  // The first tab pings for both. Its answer predates the ticket and is held back.
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
  await forceNextTicket({ outcome: 'silent', seconds: 1 });
  await pay(payer);
  for (const tab of [page, payer]) await expect(credit(tab, after)).toBeVisible();
  const seen = await Promise.all([page, payer].map(noteCredit));
  const late = page.waitForEvent('requestfinished', isPing);
  held.open();
  await late;
  // The page has handled the late answer when it sends the next ping.
  await page.waitForRequest(isPing);
  for (const texts of seen) expect(await texts()).toEqual([after]);
  await closeAccepted(payer);
});
