import { creditOf, minorToMoney, moneyToMinor } from '@kvota/contracts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { listTransactions } from '../ledger/transactions.ts';
import { ticketLegs, tickets } from '../database/schema/index.ts';
import { sqlDatabases } from '../testing/databases.ts';
import { sized } from '../testing/large-runs.ts';
import { paidLeg, paidTicket } from '../testing/paid-ticket.ts';
import { createTicketBench, type TicketBench } from '../testing/ticket-bench.ts';
import type { Player } from './tickets.ts';

const matches = 4;
const match = fc.integer({ min: 0, max: matches - 1 });
const whichTicket = fc.nat({ max: 30 });

/** An operation at any moment and concurrent with others. */
const operation = fc.oneof(
  fc.record({
    what: fc.constant('pay' as const),
    legs: fc.uniqueArray(match, { minLength: 1, maxLength: 3 }),
    live: fc.boolean(),
    auto: fc.boolean(),
    oddsPolicy: fc.constantFrom(undefined, 'none' as const, 'higher' as const, 'any' as const),
    stake: fc.constantFrom('20.00', '100.00', '333.33', '1.00', '5000.00'),
    who: fc.nat({ max: 1 }),
    force: fc.constantFrom(
      null,
      null,
      null,
      { outcome: 'confirm' as const },
      { outcome: 'reoffer' as const, stake: '25.00' },
      { outcome: 'oddchange' as const, odds: '1.50' },
      { outcome: 'silent' as const, seconds: 60 },
      { outcome: 'cut' as const, when: 'after' as const },
      { outcome: 'busy' as const },
    ),
  }),
  fc.record({ what: fc.constant('repeat' as const), ticket: whichTicket }),
  fc.record({ what: fc.constant('accept' as const), ticket: whichTicket }),
  fc.record({ what: fc.constant('decline' as const), ticket: whichTicket }),
  fc.record({ what: fc.constant('price' as const), match, odds: fc.constantFrom(1500, 2000, 2000, 2600) }),
  fc.record({ what: fc.constant('shut' as const), match, open: fc.boolean() }),
  fc.record({ what: fc.constant('wait' as const), seconds: fc.constantFrom(1, 5, 20, 30) }),
  fc.record({ what: fc.constant('end' as const), match, outcome: fc.constantFrom('won', 'lost', 'void', 'half_won') }),
  fc.record({ what: fc.constant('settle' as const) }),
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

const final = ['accepted', 'rejected', 'declined', 'expired', 'cancelled'];

async function run(bench: TicketBench, operation: Operation, current: Round): Promise<unknown> {
  const { paid, players, round } = current;
  const event = (index: number): string => `${round}-m${index}`;
  const at = (index: number) => paid[index % Math.max(1, paid.length)];
  switch (operation.what) {
    case 'pay': {
      const { auto: autoOddsChange, oddsPolicy: named, stake, force, live } = operation;
      const policy = named ? { oddsPolicy: named } : {};
      const type = live ? ('live' as const) : ('prematch' as const);
      const legs = operation.legs.map((index) => paidLeg(event(index), { type }));
      const player = players[operation.who]!;
      const request = paidTicket(bench.id(), legs, { autoOddsChange, ...policy, stake });
      paid.push({ player, request });
      if (force) await bench.tickets.force(player.id, force);
      return bench.tickets.request(player, request, request);
    }
    case 'repeat': {
      const ticket = at(operation.ticket);
      return ticket && bench.tickets.request(ticket.player, ticket.request, ticket.request);
    }
    case 'accept':
    case 'decline': {
      const ticket = at(operation.ticket);
      if (!ticket) return undefined;
      const answer = { ticketId: ticket.request.ticket_id };
      return operation.what === 'accept'
        ? bench.tickets.reoffer(ticket.player, { ...answer, accepted: true })
        : bench.tickets.reoffer(ticket.player, { ...answer, accepted: false, reason: 'Player declined.' });
    }
    case 'price':
      return bench.offer.set(event(operation.match), { odds: operation.odds });
    case 'shut':
      return bench.offer.set(event(operation.match), { status: operation.open ? 'open' : 'suspended' });
    case 'wait':
      await bench.clock.advance(operation.seconds * 1000);
      return bench.tickets.decideNow();
    case 'end':
      bench.offer.end(event(operation.match), operation.outcome);
      return bench.tickets.settleNow();
    case 'settle':
      break;
  }
  return bench.tickets.settleNow();
}

/** A ticket as last seen: final states do not change. */
interface Seen {
  readonly state: string;
  readonly settlement: string | null;
  readonly payout: bigint | null;
}

interface Round {
  readonly round: string;
  readonly players: Player[];
  readonly paid: { player: Player; request: ReturnType<typeof paidTicket> }[];
}

/**
 * The list of movements is complete: each balance is the previous one plus the movement, and the last equals the
 * wallet's credit.
 */
async function expectStatement(bench: TicketBench, userId: string): Promise<void> {
  const pageSize = 7;
  const pages = [await listTransactions(bench.open.db, userId, { page: 1, pageSize })];
  const [first] = pages;
  for (let page = 2; page <= (first?.totalPages ?? 0); page += 1)
    pages.push(await listTransactions(bench.open.db, userId, { page, pageSize }));
  const oldestFirst = pages.flatMap(({ result }) => result).toReversed();
  expect(oldestFirst).toHaveLength(first?.rowCount ?? 0);
  let balance = 0n;
  for (const { amount, balanceAfter } of oldestFirst) {
    balance += moneyToMinor(amount);
    expect(balanceAfter).toBe(minorToMoney(balance));
  }
  const [wallet] = await bench.ledger.wallets(userId);
  expect(minorToMoney(balance)).toBe(wallet && creditOf(wallet));
  expect(first?.totals.map(({ net }) => net)).toEqual([minorToMoney(balance)]);
}

async function expectInvariants(
  bench: TicketBench,
  seen: Map<string, Seen>,
  players: readonly Player[],
): Promise<void> {
  expect(await bench.ledger.check()).toMatchObject({ ok: true, violations: [] });
  expect(bench.logged).toEqual([]);
  for (const player of players) await expectStatement(bench, player.id);
  const rows = await bench.open.db.select().from(tickets);
  const inOrder = await bench.open.db.select().from(ticketLegs).orderBy(ticketLegs.ticketId, ticketLegs.position);
  const legs = Map.groupBy(inOrder, ({ ticketId }) => ticketId);
  for (const row of rows) {
    const { state, settlement, payout } = row;
    const before = seen.get(row.id);
    if (before && final.includes(before.state))
      expect({ id: row.id, state }).toEqual({ id: row.id, state: before.state });
    if (before?.settlement && before.settlement !== 'open') {
      expect({ settlement, payout }).toEqual({ settlement: before.settlement, payout: before.payout });
    }
    seen.set(row.id, { state, settlement, payout });
    if (state !== 'accepted') continue;
    expect(row.stake <= row.requestedStake).toBe(true);
    const agreed = row.offer?.accepted ? row.offer.odds : row.request.selections.map(({ odds }) => Number(odds) * 1000);
    const used = legs.get(row.id)?.map(({ usedOdds }) => usedOdds) ?? [];
    const policy = row.request.oddsPolicy ?? (row.request.autoOddsChange ? 'any' : 'none');
    if (policy === 'none') expect(used).toEqual(agreed);
    if (policy === 'higher') expect(used.every((price, i) => price >= (agreed[i] ?? 0))).toBe(true);
  }
}

const numRuns = sized(5, 100);

describe.each(sqlDatabases)('random operations on $name', (kind) => {
  let bench: TicketBench;
  const seen = new Map<string, Seen>();
  beforeAll(async () => {
    bench = await createTicketBench(kind);
  });
  afterAll(async () => bench.open.close());

  test(
    '[ACC-02] whatever happens, in any order and at once: the books balance, movements lead to the credit, final states stay, only agreed odds are booked',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(operation, { minLength: 1, maxLength: 3 }), { minLength: 5, maxLength: 20 }),
          async (steps) => {
            const players = [await bench.player({ rsd: 100_000n }), await bench.player({ rsd: 20_000n })];
            const current: Round = { round: bench.id(), players, paid: [] };
            for (const together of steps) {
              await Promise.all(together.map((operation) => run(bench, operation, current)));
              await expectInvariants(bench, seen, players);
            }
          },
        ),
        { numRuns },
      );
    },
    sized(120_000, 900_000),
  );
});
