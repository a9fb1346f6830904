import { oddsToThousandths, type HistoryTicket } from '@kvota/contracts';
import { expect, test } from 'vitest';

import { describePlatforms } from '../testing/describe-platforms.ts';
import { paidLeg, paidTicket } from '../testing/paid-ticket.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

let tickets = 0;

/** Pays a ticket of 100 RSD on home wins of offered matches, and returns it from the history. */
async function paid(platform: TestPlatform, token: string, legs: number): Promise<HistoryTicket> {
  const { result } = await platform.call('bettingOffer', { body: { sport_code: 'F' } });
  const open = result.flatMap(({ eventId, markets }) => {
    const market = markets['1X2'];
    const odds = market?.['1'];
    if (market?.MS !== 'OPEN' || typeof odds !== 'object' || oddsToThousandths(odds.O) < 1010) return [];
    return [paidLeg(eventId, { odds: odds.O, original_odds: odds.O })];
  });
  const wallet = { currency: 'RSD', currency_id: 941 };
  tickets += 1;
  const request = paidTicket(`cash-out-${tickets}`, open.slice(tickets, tickets + legs), { wallet });
  const answer = await platform.call('ticketRequest', { body: request }, token);
  expect(answer.error).toBeNull();
  return newest(platform, token);
}

async function newest(platform: TestPlatform, token: string): Promise<HistoryTicket> {
  const [ticket] = (await platform.call('ticketHistory', { body: {} }, token)).result;
  if (!ticket) throw new Error('The history is empty.');
  return ticket;
}

describePlatforms('cash-out calls', {}, (platform) => {
  test('[CALL-54] [CALL-55] a ticket on the offer is quoted and sold in two parts', async () => {
    const { access_token: token } = await platform().signIn('player');
    const { ticketId, cashOut } = await paid(platform(), token, 2);
    const half = await platform().call('cashOut', { body: { ticketId, ratio: '0.5' } }, token);
    expect(half).toMatchObject({ ErrorText: 'ok', error: null, stake: '50.00', currency: 'RSD' });
    expect(Date.parse(half.expiresAt ?? '') - Date.parse(half.serverTime)).toBe(5000);
    // A fresh ticket sells for the stake less both margins.
    expect(Number(cashOut)).toBeGreaterThan(70);
    expect(Number(cashOut)).toBeLessThan(95);
    const taking = { body: { ticketId, quoteId: half.quoteId ?? '', amount: half.amount ?? '' } };
    const sold = await platform().call('confirmCashOut', taking, token);
    expect(sold).toMatchObject({ ErrorText: 'ok', error: null });
    expect(Number(sold.newCredit)).toBeCloseTo(50_000 - 100 + Number(half.amount), 2);
    expect(await platform().call('confirmCashOut', taking, token)).toEqual(sold);
    const changed = await platform().call('confirmCashOut', { body: { ...taking.body, amount: '99.99' } }, token);
    expect(changed).toMatchObject({ ErrorText: 'error', error: 'cashOutChanged', quote: { stake: '50.00' } });
    const { quoteId = '', amount = '' } = changed.quote ?? {};
    await platform().call('confirmCashOut', { body: { ticketId, quoteId, amount } }, token);
    expect(await newest(platform(), token)).toMatchObject({ status: 'cashed_out', cashedOut: [{}, {}] });
    expect(await platform().ledger.check()).toMatchObject({ ok: true });
  });

  test('[CALL-54] a suspended market, a ticket of another player and a bad ratio', async () => {
    const { access_token: token } = await platform().signIn('player');
    const { access_token: operator } = await platform().signIn('operator');
    const { access_token: other } = await platform().signIn('player2');
    const { ticketId, legs } = await paid(platform(), token, 2);
    const quote = await platform().call('cashOut', { body: { ticketId } }, token);
    expect(quote.error).toBeNull();
    expect(await platform().call('cashOut', { body: { ticketId } }, other)).toMatchObject({ error: 'ticketUnknown' });
    const eventId = legs[0]?.eventId ?? '';
    const suspension = { eventId, marketCode: '1X2', cms: true };
    await platform().call('suspendMarket', { body: { ...suspension, suspended: true } }, operator);
    const refused = { ErrorText: 'error', error: 'cashOutUnavailable', reason: 'suspended' };
    expect(await platform().call('cashOut', { body: { ticketId } }, token)).toMatchObject(refused);
    const { quoteId = '', amount = '' } = quote;
    const taking = { body: { ticketId, quoteId, amount } };
    expect(await platform().call('confirmCashOut', taking, token)).toMatchObject(refused);
    await platform().call('suspendMarket', { body: { ...suspension, suspended: false } }, operator);
    expect(await platform().call('confirmCashOut', taking, token)).toMatchObject({ error: null });
    for (const ratio of ['0.12345', '1.5', '-1', 'half']) {
      expect((await platform().send('cashOut', { body: { ticketId, ratio } }, token)).status).toBe(400);
    }
  });

  test("the operator's setting takes effect at once", async () => {
    const { access_token: token } = await platform().signIn('player');
    const { access_token: operator } = await platform().signIn('operator');
    const { ticketId } = await paid(platform(), token, 1);
    const set = (value: unknown) =>
      platform().call('setSetting', { body: { group: 'general', key: 'cashOut', value } }, operator);
    await set({ margin: '1', quoteSeconds: 30 });
    const whole = await platform().call('cashOut', { body: { ticketId } }, token);
    expect(Date.parse(whole.expiresAt ?? '') - Date.parse(whole.serverTime)).toBe(30_000);
    await set({ margin: '0.5' });
    const half = await platform().call('cashOut', { body: { ticketId } }, token);
    expect(Math.abs(Number(half.amount) * 2 - Number(whole.amount))).toBeLessThan(0.021);
    expect((await newest(platform(), token)).cashOut).toBe(half.amount);
    await set(null);
  });
});
