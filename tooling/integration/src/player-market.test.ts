import { fromChecks, fromPing } from '@kvota/bet-slip/wire';
import { createTestPlatform, type TestPlatform } from '@kvota/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { toSelection } from '../../../apps/sportsbook/src/offer/to-selection.ts';
import { createSlipClient } from './conformance/slip-client.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

test('[SLIP-14] [CALL-27] [SES-06] [OP-33] a selection of a player market has one id when it is picked, checked, paid and answered', async () => {
  const { result } = await platform.call('bettingOffer', { body: { sport_code: 'F', time_filter: 72 } });
  const pages = await Promise.all(
    result.slice(0, 5).map(({ eventId }) => platform.call('matchOffer', { body: { eventId } })),
  );
  const offers = pages
    .flatMap(({ result: matches }) => matches)
    .flatMap((match) =>
      Object.entries(match.markets).flatMap(([code, { MS, P, yes }]) =>
        MS === 'OPEN' && P !== undefined && typeof yes === 'object' ? [{ match, code, player: P, odds: yes.O }] : [],
      ),
    );
  const [offer] = offers;
  if (!offer) throw new Error('No market of a player is open.');
  const { match, code, player, odds } = offer;
  expect(match.players?.map(({ name }) => name)).toContain(player);
  const price = { thousandths: Math.round(Number(odds) * 1000), status: 'OPEN', available: true } as const;
  const offered = { ...match, markets: { [code]: { status: 'OPEN', player, selections: ['yes'] } as const } };
  const picked = toSelection(offered, code, 'yes', { ...price, move: 'none', movedAt: 0 }, 'To score');
  const id = `${match.eventId}_${player}`;
  expect(picked.id).toBe(id);

  const { access_token: token } = await platform.signIn('player');
  const client = createSlipClient(platform, { token, newId: () => 'player-market-1' });
  client.slip.send({ type: 'add', selection: picked });
  const [asked] = client.slip.getSnapshot().state.selections;
  const item = { id: asked?.id ?? '', type: 'prematch' as const, market: code, selection: 'yes' };
  const checks = await platform.call('checkTicketSelections', { body: { ticket: [item] } });
  expect(checks).toEqual([expect.objectContaining({ id, odd: odds })]);
  client.slip.send({ type: 'odds', updates: fromChecks(checks) });
  expect(client.slip.getSnapshot().state.selections).toMatchObject([{ id, price: odds, originalPrice: odds }]);

  client.slip.send({ type: 'set-stake', stake: '100' });
  client.slip.send({ type: 'pay' });
  await client.settle();
  expect(client.sent).toEqual(['player-market-1']);
  const ping = await platform.call('ping', { query: { ticket_id: 'player-market-1' } }, token);
  expect(ping.ticketInfo).toMatchObject({ accepted: true, mtcResponse: { selections: [{ id, odd: odds }] } });
  expect(fromPing(ping)).toMatchObject({ accepted: true });
  const history = await platform.call('ticketHistory', { body: {} }, token);
  expect(history.result[0]?.legs).toMatchObject([{ eventId: match.eventId, player, marketCode: code }]);
  client.leave();
});

test('[SLIP-14] the answer to a refused ticket names the selection by the same id, so that the slip can lock it', async () => {
  const { result } = await platform.call('bettingOffer', { body: { sport_code: 'B', time_filter: 72 } });
  const match = result.find(({ markets }) => Object.values(markets)[0]?.MS === 'OPEN');
  const [marketCode, market] = Object.entries(match?.markets ?? {})[0] ?? [];
  if (!match || !market || marketCode === undefined) throw new Error('No match is open.');
  const offered = { ...match, markets: { [marketCode]: { status: 'OPEN', player: '9', selections: ['1'] } as const } };
  const price = { thousandths: 2000, status: 'OPEN', available: true, move: 'none', movedAt: 0 } as const;
  const { access_token: token } = await platform.signIn('player');
  await platform.offer.suspend(match.eventId, null, true, false);
  const client = createSlipClient(platform, { token, newId: () => 'player-market-2' });
  client.slip.send({ type: 'add', selection: toSelection(offered, marketCode, '1', price, 'To score') });
  client.slip.send({ type: 'set-stake', stake: '100' });
  client.slip.send({ type: 'pay' });
  await client.settle();
  await client.pass(3);
  expect(client.slip.getSnapshot().state.selections).toMatchObject([{ id: `${match.eventId}_9`, price: '-' }]);
  client.leave();
});
