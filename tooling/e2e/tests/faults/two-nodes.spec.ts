import type { Match } from '@kvota/contracts';
import { wireCalls } from '@kvota/contracts/operator';
import type { Browser, Page } from '@playwright/test';

import { addresses } from '../../src/addresses.ts';
import { startNodesWorld, type NodesWorld } from '../../src/network/nodes-world.ts';
import { historyButton, ticketCard } from '../../src/screens/account.ts';
import { banner } from '../../src/screens/frame.ts';
import { accountButton, ageTokens, openAndSignIn, storedTokens } from '../../src/screens/session.ts';
import {
  acceptedDialog,
  closeAccepted,
  expectOnSlip,
  expectPayable,
  matchPath,
  pay,
  payButton,
  pick,
  priceOf,
  rejectedDialog,
  setStake,
  slip,
} from '../../src/screens/slip.ts';
import { clientTest as test, expect } from '../../src/test.ts';
import { checkLedger, creditOf, newestTickets } from '../../src/world/accounts.ts';
import { callsAt, type CallAs } from '../../src/world/call-as.ts';

const { path } = wireCalls.ticketRequest;
const asking = (page: Page) => slip(page).getByText('No answer yet. We keep asking and book nothing twice.');

/** A player who is about to pay a slip of two selections, all of whose connections lead to the first node. */
interface AtPay {
  readonly page: Page;
  readonly matches: readonly [Match, Match];
  /** Makes calls at the second node. */
  readonly call: CallAs;
  readonly credit: bigint;
  readonly tickets: readonly string[];
  /** The ids of the tickets that the page sent. */
  readonly sent: readonly string[];
}

/** Two prematch matches whose odds are held, so that no change of a price interrupts a payment. */
async function heldMatches(call: CallAs): Promise<[Match, Match]> {
  const { result } = await call(null, 'bettingOffer', { body: { sport_code: 'F' } });
  const soon = Date.now() + 30 * 60_000;
  const [one, other] = result.filter(
    ({ markets, timeStart }) => markets['1X2']?.MS === 'OPEN' && Date.parse(timeStart) > soon,
  );
  if (!one || !other) throw new Error('No two football matches are open for the result.');
  for (const { eventId, markets } of [one, other])
    for (const [selectionCode, selection] of Object.entries(markets['1X2'] ?? {}))
      if (typeof selection === 'object')
        await call('operator', 'moveOdds', {
          body: { eventId, marketCode: '1X2', selectionCode, odds: selection.O },
        });
  return [one, other];
}

async function openAtPay(browser: Browser, { second }: NodesWorld): Promise<AtPay> {
  const call = callsAt({ node: second.url, platform: addresses.ownPlatform, site: addresses.ownSite });
  const matches = await heldMatches(call);
  // The page is outside the fixture because the browser reports lost connections to the console.
  const context = await browser.newContext({ baseURL: addresses.ownSite, locale: 'en-GB' });
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(path)) sent.push((request.postDataJSON() as { ticket_id: string }).ticket_id);
  });
  await openAndSignIn(page, matchPath(matches[0]));
  await pick(page, matches[0]);
  await page.goto(matchPath(matches[1]));
  await pick(page, matches[1]);
  await expectOnSlip(page, ...matches);
  await setStake(page, '150');
  await expectPayable(page);
  const [credit, tickets] = [await creditOf('player', 'RSD', call), await newestTickets('player', call)];
  return { page, matches, call, credit, tickets, sent };
}

/** Kills the first node. Until the balancer sends everything to the second one, the page gets no answer at all. */
async function killFirst(page: Page, { first, second, balancer }: NodesWorld): Promise<void> {
  balancer.use([]);
  await first.kill();
  await expect(asking(page)).toBeVisible();
  await expect(payButton(page)).toHaveAttribute('aria-busy', 'true');
  balancer.use([second.url]);
}

/** Expects one ticket for one stake: in the dialog, on the ledger, in the header and in the history. */
async function expectOneTicket({ page, call, credit, tickets, sent }: AtPay): Promise<void> {
  await expect(acceptedDialog(page)).toBeVisible();
  await expect(acceptedDialog(page)).toHaveCount(1);
  const [id = ''] = sent;
  expect(new Set(sent)).toEqual(new Set([id]));
  expect(await newestTickets('player', call)).toEqual([id, ...tickets]);
  const left = credit - 15_000n;
  expect(await creditOf('player', 'RSD', call)).toBe(left);
  expect(await checkLedger(call)).toMatchObject({ ok: true, violations: [] });
  await closeAccepted(page);
  const shown = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(Number(left) / 100);
  await expect(banner(page)).toContainText(shown);
}

/** Expects the page to get new odds, to refresh its token and to find its ticket in the history, all at the second node. */
async function expectToGoOn({ page, matches: [, match], call, sent: [id = ''] }: AtPay): Promise<void> {
  await expect(accountButton(page)).toBeVisible();
  await call('operator', 'moveOdds', {
    body: { eventId: match.eventId, marketCode: '1X2', selectionCode: '2', odds: '7.77' },
  });
  await expect(priceOf(page, match, '2')).toContainText('7.77');
  await expect(priceOf(page, match, '2')).toHaveAttribute('data-state', 'open');
  const token = await ageTokens(page);
  await page.reload();
  await expect.poll(async () => (await storedTokens(page)).access_token).not.toBe(token);
  await historyButton(page).click();
  await expect(ticketCard(page, id)).toBeVisible();
  await expect(ticketCard(page, id)).toHaveCount(1);
}

/** Runs a test over two nodes, unless there is nothing that they could share. */
async function overTwoNodes(run: (world: NodesWorld) => Promise<void>): Promise<void> {
  await using world = await startNodesWorld();
  test.skip(world === undefined, 'No PostgreSQL or no Redis answers.');
  if (world) await run(world);
}

test('[OP-25, ERR-08, FAULT-01, SES-20] if a node is killed after it booked a ticket and before its answer arrives, the page asks the other node and shows the ticket once', async ({
  browser,
}) => {
  await overTwoNodes(async (world) => {
    const { balancer, line, second } = world;
    const player = await openAtPay(browser, world);
    const { page, call, tickets } = player;
    line.dropAnswers();
    await pay(page);
    await expect.poll(() => newestTickets('player', call)).toHaveLength(tickets.length + 1);
    await expect(acceptedDialog(page)).toHaveCount(0);
    expect(balancer.requests.filter((request) => request.path === path)).toEqual([
      { method: 'POST', path, node: addresses.line },
    ]);
    await killFirst(page, world);
    await expectOneTicket(player);
    await expectToGoOn(player);
    const asked = balancer.requests.filter(({ node }) => node === second.url).map((request) => request.path);
    expect(asked).toEqual(expect.arrayContaining([wireCalls.ping.path, '/socket.io/']));
    expect(asked).not.toContain(path);
    await page.context().close();
  });
});

test('[OP-25, ERR-08, FAULT-01] if a node is killed before it booked a ticket, nothing is booked, the slip is kept, and paying again books it once', async ({
  browser,
}) => {
  await overTwoNodes(async (world) => {
    const { balancer } = world;
    const player = await openAtPay(browser, world);
    const { page, matches, call, credit, tickets, sent } = player;
    const setFault = (fault: object | null): Promise<unknown> =>
      call('operator', 'setFault', { body: { call: 'ticketRequest', fault, username: 'player' } });
    await setFault({ kind: 'slow', milliseconds: 60_000 });
    await pay(page);
    await expect.poll(() => balancer.requests.filter((request) => request.path === path)).toHaveLength(1);
    await setFault(null);
    await killFirst(page, world);

    // The page has asked for ten seconds.
    await expect(rejectedDialog(page)).toContainText('The server has not confirmed this slip.');
    await rejectedDialog(page).getByRole('button', { name: 'OK' }).click();
    await expectOnSlip(page, ...matches);
    expect(await newestTickets('player', call)).toEqual(tickets);
    expect(await creditOf('player', 'RSD', call)).toBe(credit);
    await pay(page);
    await expectOneTicket(player);
    expect(sent).toHaveLength(2);
    await expectToGoOn(player);
    await page.context().close();
  });
});
