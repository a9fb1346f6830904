import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { cashOuts as cashOutRows } from '../database/schema/index.ts';
import { createCashOutBench, type CashOutBench, type PaidTicket } from '../testing/cash-out-bench.ts';
import { sqlDatabases } from '../testing/databases.ts';
import { paidLeg, paidTicket } from '../testing/paid-ticket.ts';
import { stakePart } from './create-cash-outs.ts';
import { startCashOuts } from './start-cash-outs.ts';

describe.each(sqlDatabases)('cash-out on $name', (kind) => {
  let bench: CashOutBench;
  beforeAll(async () => {
    bench = await createCashOutBench(kind);
  });
  afterEach(async () => {
    expect(await bench.ledger.check()).toMatchObject({ ok: true, violations: [] });
    expect(bench.logged).toEqual([]);
  });
  afterAll(async () => bench.open.close());

  const asked = ({ player, ticketId }: PaidTicket, ratio = 10_000n) =>
    bench.cashOuts.quote(player.id, { ticketId, ratio });
  const last = async ({ player }: PaidTicket) => (await bench.history(player)).result[0];

  test('[CALL-54] a quote is stake by used odds by fair chance by margin, for five seconds', async () => {
    const ticket = await bench.paid(['2.00', '3.00']);
    bench.offer.set(ticket.events[0]!, { odds: 1500, probability: 600_000 });
    bench.offer.set(ticket.events[1]!, { odds: 4000, probability: 230_000 });
    // 100.00 × 6 × 0.6 × 0.23 × 0.95 = 78.66
    expect(await bench.quote(ticket)).toMatchObject({
      stake: 10_000n,
      amount: 7866n,
      currency: 'RSD',
      expiresAt: bench.clock.now() + 5000,
    });
    expect(await last(ticket)).toMatchObject({ cashOut: '78.66', openStake: '100.00', cashedOut: [] });
  });

  test('[CALL-54] decided legs count at their factor: won, void, half won, half lost', async () => {
    const ticket = await bench.paid(['2.00', '3.00', '1.50', '1.80', '2.50']);
    const [won, gone, halfWon, halfLost] = ticket.events;
    bench.offer.end(won!, 'won');
    bench.offer.end(gone!, 'void');
    bench.offer.end(halfWon!, 'half_won');
    bench.offer.end(halfLost!, 'half_lost');
    await bench.tickets.settleNow();
    // 100.00 × 2 × 1 × 1.25 × 0.5 × 2.50 × 0.48 × 0.95 = 142.50
    expect(await bench.quote(ticket)).toMatchObject({ amount: 14_250n });
  });

  test('[CALL-54] a system is priced line by line', async () => {
    const systemGroups = [{ conditions: [2], totalSelections: 3 }];
    const ticket = await bench.paid(['2.00', '3.00', '4.00'], { systemGroups, stake: '90.00' });
    bench.offer.end(ticket.events[0]!, 'won');
    await bench.tickets.settleNow();
    // Lines of 30.00: (2 × 1.44 + 2 × 1.92 + 1.44 × 1.92) × 30 × 0.95 = 270.31…
    expect(await bench.quote(ticket)).toMatchObject({ amount: 27_031n });
  });

  test('[CALL-55] the quoted amount is paid into wallet_1 and ends the ticket', async () => {
    const ticket = await bench.paid(['2.00']);
    const quote = await bench.quote(ticket);
    expect(quote.amount).toBe(9120n);
    expect(await bench.take(ticket, quote)).toEqual({ kind: 'sold', credit: 49_120n });
    expect(await bench.money(ticket.player)).toEqual(['400.00', '91.20']);
    expect(await last(ticket)).toMatchObject({
      status: 'cashed_out',
      payout: '0.00',
      openStake: '0.00',
      cashOut: null,
      cashedOut: [{ stake: '100.00', amount: '91.20', at: '2026-11-21T12:00:00.000Z' }],
      settledAt: '2026-11-21T12:00:00.000Z',
      possiblePayout: '200.00',
    });
    expect((await bench.history(ticket.player, { status: 'cashed_out' })).result).toHaveLength(1);
    bench.offer.end(ticket.events[0]!, 'won');
    await bench.tickets.settleNow();
    expect(await bench.money(ticket.player)).toEqual(['400.00', '91.20']);
    expect(await last(ticket)).toMatchObject({ status: 'cashed_out', legs: [{ status: 'won' }] });
    expect(await asked(ticket)).toEqual({ kind: 'unavailable', reason: 'settled' });
  });

  test('[CALL-55] the same quote answers the same and is paid once, a hundred at a time and after a restart', async () => {
    const ticket = await bench.paid(['2.00', '2.00']);
    const quote = await bench.quote(ticket, 5000n);
    const sold = { kind: 'sold', credit: 40_000n + quote.amount };
    const answers = await Promise.all(Array.from({ length: 100 }, () => bench.take(ticket, quote)));
    for (const answer of answers) expect(answer).toEqual(sold);
    await bench.pay(ticket.player, paidTicket(bench.id(), [paidLeg(bench.id())]));
    bench.offer.end(ticket.events[0]!, 'lost');
    await bench.tickets.settleNow();
    await bench.clock.advance(3_600_000);
    expect(await bench.take(ticket, quote)).toEqual(sold);
    const parts = (await bench.history(ticket.player)).result.flatMap(({ cashedOut }) => cashedOut);
    expect(parts).toMatchObject([{ stake: '50.00', amount: '43.77' }]);
  });

  test('[CALL-55] of many quotes for the whole one is taken, the others meet a ticket that is over', async () => {
    const ticket = await bench.paid(['2.00']);
    const quotes = await Promise.all(Array.from({ length: 20 }, () => bench.quote(ticket)));
    const answers = await Promise.all(quotes.map((quote) => bench.take(ticket, quote)));
    expect(answers.filter(({ kind }) => kind === 'sold')).toHaveLength(1);
    expect(answers.filter(({ kind }) => kind === 'unavailable')).toHaveLength(19);
    expect(await bench.money(ticket.player)).toEqual(['400.00', '91.20']);
  });

  test('[CALL-54] parts are sold one after the other; the last takes what is left', async () => {
    const ticket = await bench.paid(['2.00'], { stake: '100.01' });
    const third = await bench.quote(ticket, 3333n);
    expect(third).toMatchObject({ stake: 3333n, amount: 3039n });
    await bench.take(ticket, third);
    expect(await last(ticket)).toMatchObject({
      status: 'accepted',
      stake: '100.01',
      openStake: '66.68',
      possiblePayout: '133.36',
      cashOut: '60.81',
    });
    const half = await bench.quote(ticket, 5000n);
    expect(half.stake).toBe(3334n);
    await bench.take(ticket, half);
    const rest = await bench.quote(ticket);
    expect(rest.stake).toBe(3334n);
    await bench.take(ticket, rest);
    expect(await last(ticket)).toMatchObject({ status: 'cashed_out', openStake: '0.00' });
  });

  test('[CALL-55] another amount, a quote out of time, and one of a ticket that has changed are answered with a new quote', async () => {
    const ticket = await bench.paid(['2.00']);
    const quote = await bench.quote(ticket);
    expect(await bench.take(ticket, quote, '91.21')).toMatchObject({ kind: 'changed', quote: { amount: 9120n } });
    const half = await bench.quote(ticket, 5000n);
    expect(await bench.take(ticket, half)).toMatchObject({ kind: 'sold' });
    expect(await bench.take(ticket, half, '1.00')).toMatchObject({ kind: 'changed' });
    const after = await bench.take(ticket, quote);
    expect(after).toMatchObject({ kind: 'changed', quote: { stake: 5000n, amount: 4560n } });
    await bench.clock.advance(5000);
    const late = 'quote' in after && after.quote ? await bench.take(ticket, after.quote) : undefined;
    expect(late).toMatchObject({ kind: 'changed', quote: { stake: 5000n, amount: 4560n } });
    expect(await bench.take(ticket, { ...quote, quoteId: 'no-such-quote' })).toMatchObject({ kind: 'changed' });
    if (late?.kind !== 'changed' || !late.quote) throw new Error('There is a new quote.');
    expect(await bench.take(ticket, late.quote)).toMatchObject({ kind: 'sold', credit: 49_120n });
  });

  test('[CALL-55] before the matches a quote holds until it expires, whatever the prices do', async () => {
    const ticket = await bench.paid(['2.00']);
    const quote = await bench.quote(ticket);
    bench.offer.set(ticket.events[0]!, { odds: 9000, probability: 100_000 });
    await bench.clock.advance(4999);
    expect(await bench.take(ticket, quote)).toEqual({ kind: 'sold', credit: 49_120n });
  });

  test('[CALL-55] with a live leg the price is compared again: within two percent the quote is paid, below it there is a new one', async () => {
    const ticket = await bench.paid(['2.00']);
    const event = ticket.events[0]!;
    bench.offer.set(event, { live: true });
    const quote = await bench.quote(ticket);
    bench.offer.set(event, { probability: 470_000 });
    expect(await bench.take(ticket, quote)).toMatchObject({ kind: 'changed', quote: { amount: 8930n } });
    bench.offer.set(event, { probability: 471_000 });
    expect(await bench.take(ticket, quote)).toEqual({ kind: 'sold', credit: 49_120n });
    const risen = await bench.paid(['2.00']);
    bench.offer.set(risen.events[0]!, { live: true });
    const before = await bench.quote(risen);
    bench.offer.set(risen.events[0]!, { probability: 900_000 });
    // The agreed amount is paid, and no other.
    expect(await bench.take(risen, before)).toEqual({ kind: 'sold', credit: 49_120n });
  });

  test('[CALL-55] a quote of before a leg was lost is not paid, though the ticket goes on', async () => {
    const systemGroups = [{ conditions: [2], totalSelections: 3 }];
    const ticket = await bench.paid(['2.00', '2.00', '2.00'], { systemGroups, stake: '90.00' });
    const quote = await bench.quote(ticket);
    bench.offer.end(ticket.events[0]!, 'lost');
    await bench.tickets.settleNow();
    // One of three lines of 30.00 is left: 30 × 0.96 × 0.96 × 0.95.
    expect(await bench.take(ticket, quote)).toMatchObject({ kind: 'changed', quote: { amount: 2626n } });
  });

  test('[CALL-54] [CALL-55] nothing is sold while a leg is suspended, closed or without a price, or its result is known', async () => {
    const ticket = await bench.paid(['2.00', '2.00']);
    const event = ticket.events[1]!;
    const quote = await bench.quote(ticket);
    for (const [price, reason] of [
      [{ status: 'suspended' }, 'suspended'],
      [{ status: 'closed' }, 'closed'],
      [{ status: 'unknown' }, 'closed'],
      [{ odds: 0 }, 'suspended'],
    ] as const) {
      bench.offer.set(event, price);
      expect(await asked(ticket)).toEqual({ kind: 'unavailable', reason });
      expect(await bench.take(ticket, quote)).toEqual({ kind: 'unavailable', reason });
      expect((await last(ticket))?.cashOut).toBeNull();
      bench.offer.set(event, { status: 'open', odds: 2000 });
    }
    bench.offer.end(event, 'won');
    expect(await asked(ticket)).toEqual({ kind: 'unavailable', reason: 'settling' });
    expect(await bench.take(ticket, quote)).toEqual({ kind: 'unavailable', reason: 'settling' });
    await bench.tickets.settleNow();
    expect(await bench.quote(ticket)).toMatchObject({ amount: 18_240n });
    // The earlier quote is in time, for the same stake, and below what the ticket is worth now.
    expect(await bench.take(ticket, quote)).toMatchObject({ kind: 'sold' });
  });

  test('[CALL-54] free bets, tickets that wait or are over, sums too small and tickets of others are not sold', async () => {
    const wallet = { currency: 'FREEBET-RSD', currency_id: 1000 };
    const free = await bench.paid(['2.00', '1.50', '1.50', '2.00'], { wallet });
    expect(await asked(free)).toEqual({ kind: 'unavailable', reason: 'freeBet' });
    const lost = await bench.paid(['2.00']);
    bench.offer.end(lost.events[0]!, 'lost');
    await bench.tickets.settleNow();
    expect(await asked(lost)).toEqual({ kind: 'unavailable', reason: 'settled' });
    const ticket = await bench.paid(['2.00'], { stake: '20.00' });
    bench.offer.set(ticket.events[0]!, { probability: 262_999 });
    expect(await asked(ticket)).toEqual({ kind: 'unavailable', reason: 'tooLittle' });
    expect((await last(ticket))?.cashOut).toBeNull();
    bench.offer.set(ticket.events[0]!, { probability: 480_000 });
    expect(await asked(ticket, 1n)).toEqual({ kind: 'unavailable', reason: 'tooLittle' });
    expect(await asked({ ...ticket, player: lost.player })).toEqual({ kind: 'unknown' });
    const quote = await bench.quote(ticket);
    expect(await bench.take({ ...ticket, player: lost.player }, quote)).toEqual({ kind: 'unknown' });
    expect(await bench.take({ ...ticket, ticketId: 'no-such-ticket' }, quote)).toEqual({ kind: 'unknown' });
    const player = await bench.player({ rsd: 50_000n });
    const [live, ticketId] = [bench.id(), bench.id()];
    bench.offer.set(live, { live: true });
    await bench.pay(player, paidTicket(ticketId, [paidLeg(live, { type: 'live' })]));
    expect(await asked({ player, ticketId, events: [live] })).toEqual({ kind: 'unavailable', reason: 'pending' });
    await bench.tickets.force(player.id, { outcome: 'denied', subcode: 208 });
    const denied = bench.id();
    await bench.pay(player, paidTicket(denied, [paidLeg(bench.id())]));
    expect(await asked({ player, ticketId: denied, events: [] })).toEqual({ kind: 'unavailable', reason: 'settled' });
  });

  test('[OP-39] a quote is never above the highest win, and what was sold counts against it', async () => {
    const odds = Array.from({ length: 8 }, () => '9.00');
    const ticket = await bench.paid(odds);
    for (const event of ticket.events.slice(1)) bench.offer.end(event, 'won');
    bench.offer.set(ticket.events[0]!, { probability: 990_000 });
    await bench.tickets.settleNow();
    // 10 000 000 × 0.99 × 0.95, although the ticket would pay far more without the cap.
    const quote = await bench.quote(ticket, 5000n);
    expect(quote.amount).toBe(470_250_000n);
    await bench.take(ticket, quote);
    expect(await last(ticket)).toMatchObject({ openStake: '50.00', possiblePayout: '5297500.00' });
    bench.offer.end(ticket.events[0]!, 'won');
    await bench.tickets.settleNow();
    expect(await last(ticket)).toMatchObject({
      status: 'won',
      payout: '5297500.00',
      capped: true,
      explanation: [{ rule: 'capped', to: '5297500.00' }],
    });
    expect(await bench.money(ticket.player)).toEqual(['400.00', '10000000.00']);
  });

  test('[CALL-53] what is left of a ticket is settled on the open stake', async () => {
    const ticket = await bench.paid(['2.00', '3.00']);
    await bench.take(ticket, await bench.quote(ticket, 2500n));
    for (const event of ticket.events) bench.offer.end(event, 'won');
    await bench.tickets.settleNow();
    expect(await last(ticket)).toMatchObject({ status: 'won', payout: '450.00', cashedOut: [{ stake: '25.00' }] });
    const lost = await bench.paid(['2.00']);
    await bench.take(lost, await bench.quote(lost, 2500n));
    bench.offer.end(lost.events[0]!, 'lost');
    await bench.tickets.settleNow();
    expect(await last(lost)).toMatchObject({ status: 'lost', payout: '0.00', openStake: '0.00' });
    expect(await bench.money(lost.player)).toEqual(['400.00', '22.80']);
  });

  test('[CALL-53] [OP-97] a void ticket gives back the stake that is still in play, to where it came from', async () => {
    const player = await bench.player({ rsd: 6000n });
    const first = bench.id();
    await bench.pay(player, paidTicket(bench.id(), [paidLeg(first)], { stake: '40.00' }));
    bench.offer.end(first, 'won');
    await bench.tickets.settleNow();
    expect(await bench.money(player)).toEqual(['20.00', '80.00']);
    const [event, ticketId] = [bench.id(), bench.id()];
    const ticket = { player, ticketId, events: [event] };
    // 20.00 of wallet_0 and 40.00 of wallet_1. Half of it is sold, so that 20.00 and 10.00 are in play.
    await bench.pay(player, paidTicket(ticketId, [paidLeg(event)], { stake: '60.00' }));
    await bench.take(ticket, await bench.quote(ticket, 5000n));
    expect(await bench.money(player)).toEqual(['0.00', '67.36']);
    bench.offer.end(event, 'void');
    await bench.tickets.settleNow();
    await bench.another().settleNow();
    expect(await bench.money(player)).toEqual(['20.00', '77.36']);
    expect(await last(ticket)).toMatchObject({
      status: 'void',
      payout: '30.00',
      capped: false,
      explanation: [{ rule: 'leg', eventId: event, because: 'void', factor: '1.00' }],
    });
  });

  test('quotes that were not taken are deleted, sales are not', async () => {
    const ticket = await bench.paid(['2.00']);
    await bench.take(ticket, await bench.quote(ticket, 5000n));
    await bench.quote(ticket);
    const { stop } = startCashOuts({ cashOuts: bench.cashOuts, clock: bench.clock });
    await bench.clock.advance(86_400_000);
    await expect
      .poll(async () => {
        await bench.clock.advance(3_600_000);
        return (await bench.open.db.select().from(cashOutRows)).every(({ bookedAt }) => bookedAt !== null);
      })
      .toBe(true);
    stop();
    expect((await last(ticket))?.cashedOut).toHaveLength(1);
  });
});

test('[CALL-54] a part of the stake and what stays add up to it, and the whole can be sold in any parts', () => {
  const ratio = fc.bigInt(0n, 10_000n);
  fc.assert(
    fc.property(fc.bigInt(1n, 20_000_000n), fc.array(ratio), (stake, ratios) => {
      let open = stake;
      for (const one of ratios) {
        const part = stakePart(open, one);
        expect(part >= 0n && part <= open).toBe(true);
        // Within half a minor unit of the requested share.
        const off = part * 10_000n - open * one;
        expect(off <= 5000n && off > -5000n).toBe(true);
        open -= part;
      }
      expect(stakePart(open, 10_000n)).toBe(open);
    }),
  );
});
