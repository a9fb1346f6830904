import type { Match } from '@kvota/contracts';
import type { Page } from '@playwright/test';

import { escapePattern, rowOf } from '../../src/screens/offer.ts';
import { openSignedIn } from '../../src/screens/session.ts';
import { acceptedDialog, matchPath, pay, priceOf, setStake } from '../../src/screens/slip.ts';
import type { ScoreAhead } from '../../src/server/serve-time.ts';
import { expect, test } from '../../src/test.ts';
import { creditedFor, newestTickets } from '../../src/world/accounts.ts';
import { callAs } from '../../src/world/call-as.ts';
import { offerOf } from '../../src/world/offer.ts';
import { operate } from '../../src/world/operate.ts';
import { leapTo, platformNow, scoresAhead } from '../../src/world/time.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const minute = 60_000;
/** Milliseconds from the kick-off of a football match to its end, with the break and without added time. */
const shortestMatch = 105 * minute;

/**
 * Returns the next football match with two scores. Three minutes or more are between the kick-off, the first, the second,
 * and a third score or the end of the match, at which it leaves the live table.
 */
async function nextMatch(): Promise<{ match: Match; first: ScoreAhead; second: ScoreAhead }> {
  const now = await platformNow();
  for (const match of await offerOf({ hours: 12, view: 'timeline' })) {
    const start = Date.parse(match.timeStart);
    if (start < now + 2 * minute || match.markets['1X2']?.MS !== 'OPEN') continue;
    const [first, second, third] = await scoresAhead(match.eventId);
    if (!first || !second) continue;
    const instants = [start, first.at, second.at, Math.min(third?.at ?? Infinity, start + shortestMatch)];
    if (instants.every((at, index) => at > (instants[index - 1] ?? 0) + 3 * minute)) return { match, first, second };
  }
  throw new Error('No football match of the next twelve hours has two scores.');
}

/** Expects a score on the board of the match page and in its row of the live table. */
async function showsScore(pages: { board: Page; table: Page }, match: Match, [home, away]: ScoreAhead['score']) {
  const board = pages.board.getByRole('table', { name: 'Score' });
  for (const [team, goals] of [
    [match.hostName, home],
    [match.awayName, away],
  ] as const)
    await expect(board.getByRole('row').filter({ hasText: team }).getByRole('cell').last()).toHaveText(String(goals));
  const link = pages.table.getByRole('main').getByRole('link', {
    name: new RegExp(
      String.raw`^${escapePattern(match.hostName)}.* ${home} ${escapePattern(match.awayName)}.* ${away}$`,
    ),
  });
  await expect(link).toBeVisible();
}

test('[LIVE-01, LIVE-02, LIVE-03, NET-12, NET-13, NET-15, NET-17] a match from a bet before it to the payout after it', async ({
  page,
}) => {
  const { match, first, second } = await nextMatch();
  const start = Date.parse(match.timeStart);
  const price = { eventId: match.eventId, marketCode: '1X2', selectionCode: '1' };
  const find = encodeURIComponent(match.hostName);
  await operate('moveOdds', { ...price, odds: '2.10' });

  await test.step('a bet on it, from the prematch table', async () => {
    await openSignedIn(page, `/en/betting?time=12&find=${find}`, 'player2');
    await expect(priceOf(page, match)).toContainText('2.10');
    await priceOf(page, match).click();
    await setStake(page, '100');
    await pay(page);
    const accepted = acceptedDialog(page);
    await expect(accepted).toContainText('210.00');
    await accepted.getByRole('button', { name: 'OK' }).click();
    await operate('moveOdds', { ...price, odds: null });
  });
  const [ticketId = ''] = await newestTickets('player2');

  const board = await page.context().newPage();
  const sent: string[] = [];
  board.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await board.goto(matchPath(match));
  await expect(priceOf(board, match)).toBeVisible();

  await test.step('it kicks off: it leaves the prematch table and is live on its page and in the live table', async () => {
    await expect(rowOf(page, match)).toBeVisible();
    await leapTo(start + minute);
    await expect(rowOf(page, match)).toHaveCount(0);
    await expect(board.getByRole('table', { name: 'Score' })).toContainText('1st half');
    await page.goto(`/en/live_betting?sport=F&find=${find}`);
    await showsScore({ board, table: page }, match, [0, 0]);
  });

  await board.goto(`/en/live_betting?event=${match.eventId}`);
  await test.step('its odds move in the table and on its page', async () => {
    for (const odds of ['3.35', '2.95']) {
      await operate('moveOdds', { ...price, odds });
      await expect(priceOf(page, match)).toContainText(odds);
      await expect(priceOf(board, match)).toContainText(odds);
    }
    await operate('moveOdds', { ...price, odds: null });
    await expect(priceOf(board, match)).not.toContainText('2.95');
  });

  await test.step('its scores reach the table, the board, the tracker and the list of events [MATCH-31]', async () => {
    const happened = board.getByRole('list', { name: 'Key events' });
    const marks = board.getByRole('list', { name: 'Timeline' }).getByRole('listitem');
    for (const { at, score } of [first, second]) {
      await leapTo(at + 5000);
      await showsScore({ board, table: page }, match, score);
      const [newest] = await happened
        .getByRole('listitem')
        .filter({ hasText: `${score[0]}:${score[1]}` })
        .all();
      await expect(newest ?? happened).toContainText(/\d'/);
      const events = (await callAs(null, 'liveMatchOffer', { body: { eventId: match.eventId } })).result[0]?.events;
      const drawn = (events ?? []).filter(({ kind }) => kind === 'score' || kind === 'redCard');
      await expect(marks).toHaveCount(drawn.length);
    }
  });

  await test.step('it ends: it leaves the live table, and its page keeps a final report [MATCH-21]', async () => {
    await operate('endMatch', { eventId: match.eventId, score: [7, 1] });
    await expect(rowOf(page, match)).toHaveCount(0);
    const report = board.getByRole('table', { name: 'Score' });
    await expect(report).toContainText('Finished');
    await expect(report.getByRole('row').nth(1).getByRole('cell').last()).toHaveText('7');
    await board.getByRole('link', { name: 'All live matches' }).click();
    await expect(board).toHaveURL(/\/en\/live_betting$/);
    // The page leaves a room a few seconds after its last use.
    const room = ['"livematch"', `"eventId":"${match.eventId}"`, '"disconnect":true'];
    await expect.poll(() => sent.some((frame) => room.every((part) => frame.includes(part)))).toBe(true);
  });

  await test.step('the ticket has won, and the wallet has its payout', async () => {
    await page.goto(`/en/ticket_history?ticket=${ticketId}`);
    const card = page.locator(`[data-ticket="${ticketId}"]`);
    await expect(card).toHaveAttribute('data-status', 'won');
    await expect(card).toContainText('7:1');
    await expect(card).toContainText('210.00');
    expect(await creditedFor('player2', ticketId)).toBe(21_000n);
  });
});
