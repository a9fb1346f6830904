import { thousandthsToOdds } from '@kvota/contracts';
import { expect, test } from 'vitest';

import { createBook } from '../book/create-book.ts';
import { createFakeClock } from '../fake-clock.ts';
import { createSimulatedFeed } from '../feed/simulated-feed.ts';
import { openMemory } from '../testing/memory-database.ts';
import { paidLeg, paidTicket } from '../testing/paid-ticket.ts';
import { benchStart, createTicketBench } from '../testing/ticket-bench.ts';

const minute = 60_000;

test('[CALL-53] [CALL-54] through matches of the simulated feed: legs are followed live, sold where they are priced, settled by their result', async () => {
  const own = await openMemory();
  const clock = createFakeClock(benchStart);
  const book = await createBook({ feed: createSimulatedFeed({ seed: 'cash-out' }), db: own.db, clock });
  const bench = await createTicketBench({ name: 'PGlite', open: openMemory }, { book, clock });
  const player = await bench.player({ rsd: 500_000n });
  const filter = { hours: 3, special: null, leagueIds: [], search: '', view: 'competition' as const, page: 1 };
  const refs = ['F', 'T'].flatMap((sport) =>
    book.prematchOffer({ ...filter, sport }).matches.flatMap(({ eventId, markets }) => {
      const [marketCode] = Object.keys(markets);
      const ref = { eventId, marketCode: marketCode ?? '', selectionCode: '1' };
      return book.price(ref).status === 'open' ? [ref] : [];
    }),
  );
  for (const ref of [...refs.slice(0, 3), ...refs.slice(-3)]) {
    const odds = thousandthsToOdds(book.price(ref).odds);
    await bench.pay(player, paidTicket(bench.id(), [paidLeg(ref.eventId, { ...ref, odds, original_odds: odds })]));
  }
  const count = { sellable: 0, followed: 0, dearest: 0 };
  let open = Number.POSITIVE_INFINITY;
  for (let passed = 0; passed < 400 && open > 0; passed += 10) {
    await clock.advance(10 * minute);
    await bench.tickets.settleNow();
    const { result } = await bench.history(player);
    open = result.filter(({ status }) => status === 'accepted').length;
    for (const { cashOut, legs, possiblePayout } of result) {
      if (cashOut !== null) count.sellable += 1;
      if (legs[0]?.match) count.followed += 1;
      count.dearest = Math.max(count.dearest, Number(cashOut ?? 0) / Number(possiblePayout));
    }
  }
  expect(open).toBe(0);
  const { result } = await bench.history(player);
  expect(result).toHaveLength(6);
  for (const { status, payout, possiblePayout, legs } of result) {
    expect(legs[0]).toMatchObject({ status, match: null });
    expect(legs[0]?.result).toMatch(/^\d+:\d+$/);
    expect(payout).toBe({ won: possiblePayout, lost: '0.00', void: '100.00' }[status as string]);
  }
  expect(new Set(result.map(({ status }) => status))).toEqual(new Set(['won', 'lost']));
  expect(count.sellable).toBeGreaterThan(20);
  expect(count.followed).toBeGreaterThan(20);
  // Never more than the margin leaves of what the ticket can pay.
  expect(count.dearest).toBeGreaterThan(0.5);
  expect(count.dearest).toBeLessThanOrEqual(0.95);
  expect(await bench.ledger.check()).toMatchObject({ ok: true, violations: [] });
  await bench.open.close();
  await own.close();
}, 120_000);
