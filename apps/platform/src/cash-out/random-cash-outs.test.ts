import { defaultTicketSettings, moneyToMinor, type HistoryTicket } from '@kvota/contracts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createCashOutBench, type CashOutBench, type PaidTicket } from '../testing/cash-out-bench.ts';
import { sqlDatabases } from '../testing/databases.ts';
import { sized } from '../testing/large-runs.ts';
import type { Quote } from './cash-outs.ts';

const maxWin = 40_000n;
const leg = fc.integer({ min: 0, max: 3 });
const outcome = fc.constantFrom('won', 'won', 'lost', 'void', 'half_won', 'half_lost');

/** An operation on a ticket, at any moment and concurrent with others. */
const operation = fc.oneof(
  fc.record({ what: fc.constant('quote' as const), ratio: fc.constantFrom(10_000n, 5000n, 3333n, 1000n, 9999n) }),
  fc.record({ what: fc.constant('take' as const), quote: fc.nat({ max: 20 }), times: fc.integer({ min: 1, max: 4 }) }),
  fc.record({
    what: fc.constant('takeWrong' as const),
    quote: fc.nat({ max: 20 }),
    off: fc.constantFrom(-1n, 1n, 5000n),
  }),
  fc.record({ what: fc.constant('price' as const), leg, chance: fc.integer({ min: 10_000, max: 990_000 }) }),
  fc.record({ what: fc.constant('shut' as const), leg, open: fc.boolean() }),
  fc.record({ what: fc.constant('kickOff' as const), leg }),
  fc.record({ what: fc.constant('end' as const), leg, outcome, settle: fc.boolean() }),
  fc.record({ what: fc.constant('settle' as const) }),
  fc.record({ what: fc.constant('wait' as const), seconds: fc.constantFrom(1, 3, 6) }),
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

const shape = fc.record({
  odds: fc.array(fc.constantFrom('1.40', '2.00', '3.50', '7.00'), { minLength: 1, maxLength: 4 }),
  system: fc.boolean(),
  stake: fc.constantFrom('20.00', '100.01', '333.33'),
});

interface TicketRun {
  readonly ticket: PaidTicket;
  readonly quotes: Quote[];
  /** Amounts that confirmations reported as paid, by quote. A repeated confirmation must report the same. */
  readonly confirmed: Map<string, bigint>;
}

async function run(bench: CashOutBench, ticketRun: TicketRun, operation: Operation): Promise<void> {
  const { ticket, quotes, confirmed } = ticketRun;
  const eventOf = (index: number): string => ticket.events[index % ticket.events.length] ?? '';
  const { player, ticketId } = ticket;
  switch (operation.what) {
    case 'quote': {
      const asked = await bench.cashOuts.quote(player.id, { ticketId, ratio: operation.ratio });
      if (asked.kind === 'quoted') quotes.push(asked.quote);
      return;
    }
    case 'take': {
      const quote = quotes[operation.quote % Math.max(1, quotes.length)];
      if (!quote) return;
      // A quote that was paid stays paid.
      const taken = confirmed.has(quote.quoteId);
      const sales = await Promise.all(Array.from({ length: operation.times }, () => bench.take(ticket, quote)));
      for (const sale of sales) {
        if (sale.kind === 'changed' && sale.quote) quotes.push(sale.quote);
        if (taken) expect(sale.kind).toBe('sold');
        if (sale.kind !== 'sold') continue;
        expect(confirmed.get(quote.quoteId) ?? sale.credit).toBe(sale.credit);
        confirmed.set(quote.quoteId, sale.credit);
      }
      return;
    }
    case 'takeWrong': {
      const quote = quotes[operation.quote % Math.max(1, quotes.length)];
      const amount = (quote?.amount ?? 0n) + operation.off;
      if (!quote || amount <= 0n) return;
      const sale = await bench.cashOuts.confirm(player.id, { ticketId, quoteId: quote.quoteId, amount });
      expect(sale.kind).not.toBe('sold');
      return;
    }
    case 'price':
      return bench.offer.set(eventOf(operation.leg), { probability: operation.chance });
    case 'shut':
      return bench.offer.set(eventOf(operation.leg), { status: operation.open ? 'open' : 'suspended' });
    case 'kickOff':
      return bench.offer.set(eventOf(operation.leg), { live: true });
    case 'end':
      if (bench.offer.result({ eventId: eventOf(operation.leg), marketCode: '1X2', selectionCode: '1' })) return;
      bench.offer.end(eventOf(operation.leg), operation.outcome);
      return operation.settle ? bench.tickets.settleNow() : undefined;
    case 'settle':
      return bench.tickets.settleNow();
    case 'wait':
      await bench.clock.advance(operation.seconds * 1000);
  }
}

/** The payout of the open stake with the legs as they ended, in floating point and without the cap. */
function paidFor({ legs, systemGroups }: HistoryTicket, openStake: bigint): number {
  const factors = legs.map(({ status, usedOdds }) => {
    const odds = Number(usedOdds);
    return { open: 0, won: odds, lost: 0, void: 1, half_won: (odds + 1) / 2, half_lost: 0.5 }[status];
  });
  const product = factors.reduce((all, factor) => all * factor, 1);
  const single = factors.reduce((all, factor) => all + factor, 0) / factors.length;
  return (Number(openStake) / 100) * (systemGroups.length > 0 ? single : product);
}

const sum = (amounts: readonly string[]): bigint => amounts.reduce((total, one) => total + moneyToMinor(one), 0n);

/** Invariants of a ticket at any moment, computed only from what its player sees. */
async function expectInvariants(bench: CashOutBench, ticketRun: TicketRun, before: HistoryTicket | undefined) {
  expect(bench.logged).toEqual([]);
  const { player } = ticketRun.ticket;
  const [ticket] = (await bench.history(player)).result;
  if (!ticket) throw new Error('The ticket is in its history.');
  const soldStake = sum(ticket.cashedOut.map(({ stake }) => stake));
  const soldFor = sum(ticket.cashedOut.map(({ amount }) => amount));
  const payout = moneyToMinor(ticket.payout ?? '0');
  // A stake is in play or sold, never both.
  if (ticket.status === 'accepted') expect(soldStake + moneyToMinor(ticket.openStake)).toBe(moneyToMinor(ticket.stake));
  expect(soldStake <= moneyToMinor(ticket.stake)).toBe(true);
  // Each confirmed sale is a part of the ticket, and each part was confirmed.
  expect(ticket.cashedOut).toHaveLength(ticketRun.confirmed.size);
  const taken = ticketRun.quotes.filter(({ quoteId }) => ticketRun.confirmed.has(quoteId));
  expect(soldFor).toBe(taken.reduce((total, { amount }) => total + amount, 0n));
  if (ticket.status !== 'void') expect(soldFor + payout <= maxWin).toBe(true);
  if (ticket.status === 'won' || ticket.status === 'lost') {
    const uncapped = paidFor(ticket, moneyToMinor(ticket.stake) - soldStake);
    const due = Math.min(uncapped, Number(maxWin - soldFor) / 100);
    // A leg that ended after the ticket was lost changes nothing.
    expect(Math.abs(Number(ticket.payout) - (ticket.status === 'lost' ? 0 : due))).toBeLessThan(0.006);
  }
  // The credited money equals the ticket's payout. All of the stake came from wallet_0.
  const [wallet0, wallet1] = await bench.money(player);
  const returned = ticket.status === 'void' ? payout : 0n;
  expect(moneyToMinor(wallet0)).toBe(50_000n - moneyToMinor(ticket.stake) + returned);
  expect(moneyToMinor(wallet1)).toBe(soldFor + payout - returned);
  // Written values do not change.
  if (before) expect(ticket.cashedOut.slice(0, before.cashedOut.length)).toEqual(before.cashedOut);
  if (before && before.status !== 'accepted') {
    const { status, settledAt, explanation } = before;
    expect(ticket).toMatchObject({ status, payout: before.payout, settledAt, explanation });
  }
  return ticket;
}

const numRuns = sized(5, 100);

describe.each(sqlDatabases)('random cash-outs on $name', (kind) => {
  let bench: CashOutBench;
  beforeAll(async () => {
    const maxTicketWin = [{ currency: 'RSD', limit: String(maxWin / 100n) }];
    const settings = () => Promise.resolve({ ...defaultTicketSettings, maxTicketWin });
    bench = await createCashOutBench(kind, { minimum: [] }, { settings });
  });
  afterAll(async () => bench.open.close());

  test(
    '[CALL-54] [CALL-55] [OP-39] whatever happens, at once too: books balance, the cap holds, no stake is sold or settled twice',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          shape,
          fc.array(fc.array(operation, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 12 }),
          async ({ odds, system, stake }, steps) => {
            const systemGroups = [{ conditions: [1], totalSelections: odds.length }];
            const ticket = await bench.paid(odds, system ? { stake, systemGroups } : { stake });
            const ticketRun: TicketRun = { ticket, quotes: [], confirmed: new Map() };
            let before: HistoryTicket | undefined;
            for (const together of steps) {
              await Promise.all(together.map((one) => run(bench, ticketRun, one)));
              before = await expectInvariants(bench, ticketRun, before);
            }
            expect(await bench.ledger.check()).toMatchObject({ ok: true, violations: [] });
          },
        ),
        { numRuns },
      );
    },
    sized(120_000, 900_000),
  );
});
