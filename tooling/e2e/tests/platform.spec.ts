import { addresses } from '../src/addresses.ts';
import { expect, test } from '../src/test.ts';
import { creditBeforePayouts } from '../src/world/accounts.ts';
import { callAs, tokenOf } from '../src/world/call-as.ts';
import { freshMatch } from '../src/world/fresh-match.ts';

test('[CALL-19, CALL-20] the same ticket sent twenty times at once is booked once', async () => {
  const match = await freshMatch('prematch');
  const market = match.markets['1X2'];
  const odds = typeof market?.['1'] === 'object' ? market['1'].O : '';
  const { wallets } = await callAs('player', 'ping');
  const wallet = wallets.find((entry) => entry.currency === 'RSD');
  const bets = { selectedSystems: [1], stake: '33.00', type: 'total' };
  const ticket = {
    ticket_id: crypto.randomUUID(),
    selections: [
      {
        eventId: match.eventId,
        type: 'prematch',
        sfid: match.sfId,
        marketCode: '1X2',
        selectionCode: '1',
        odds,
        original_odds: odds,
        sport: 'F',
        player: null,
        systemGroup: null,
      },
    ],
    autoOddsChange: true,
    bets,
    original_bets: bets,
    wallet: { currency: wallet?.currency, currency_id: wallet?.currency_id },
    bonus: { amount: 0, percentage: 0, total_gain: 0 },
    systemGroups: [],
  };
  const before = await creditBeforePayouts('player');
  const authorization = `Bearer ${await tokenOf('player')}`;
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const response = await fetch(`${addresses.platform}/sportsbetting/v1/ticketRequest`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(ticket),
      });
      return `${response.status} ${await response.text()}`;
    }),
  );
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^200 .*"ErrorText":"ok"/);
  await expect(async () => {
    const { ticketInfo } = await callAs('player', 'ping', { query: { ticket_id: ticket.ticket_id } });
    expect(ticketInfo?.accepted).toBe(true);
  }).toPass();
  expect(await creditBeforePayouts('player')).toBe(before - 3300n);
  const { result } = await callAs('player', 'ticketHistory', { body: {} });
  expect(result.filter(({ ticketId }) => ticketId === ticket.ticket_id)).toHaveLength(1);
});

test('the API documentation and the page of socket events are served', async ({ page }) => {
  await page.goto(`${addresses.platform}/docs/events`);
  await expect(page.getByText('prematch_update').first()).toBeVisible();
  const openapi = await fetch(`${addresses.platform}/docs/json`);
  const document = (await openapi.json()) as { paths: Record<string, unknown> };
  expect(Object.keys(document.paths)).toContain('/sportsbetting/v1/ticketRequest');
});
