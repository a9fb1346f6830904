import { thousandthsToOdds } from '@kvota/contracts';
import { createFakeClock } from '@kvota/server/fake-clock';
import { expect, test } from 'vitest';

import type { SelectionRef } from '../offer/offer.ts';
import { createOffer } from '../offer/create-offer.ts';
import { createSimulatedFeed } from '../feed/simulated/simulated-feed.ts';
import { sized } from '../testing/large-runs.ts';
import { openMemory } from '../testing/memory-database.ts';
import { paidLeg, paidTicket } from '../testing/paid-ticket.ts';
import { benchStart, createTicketBench } from '../testing/ticket-bench.ts';
import { readCashOutTerms } from './cash-out-terms.ts';
import { createCashOuts } from './create-cash-outs.ts';

const minute = 60_000;

const feed = createSimulatedFeed({ seed: 'cash-out' });

test('[CALL-53] [CALL-54] through matches of the simulated feed: legs are followed live, sold where they are priced, settled by their result', async () => {
  const own = await openMemory();
  const clock = createFakeClock(benchStart);
  const offer = await createOffer({ feed, db: own.db, clock });
  const bench = await createTicketBench({ name: 'PGlite', open: openMemory }, { offer, clock });
  const player = await bench.player({ rsd: 500_000n });
  const filter = { hours: 3, special: null, leagueIds: [], search: '', view: 'competition' as const, page: 1 };
  const refs = ['F', 'T'].flatMap((sport) =>
    offer.prematchOffer({ ...filter, sport }).matches.flatMap(({ eventId, markets }) => {
      const [marketCode] = Object.keys(markets);
      const ref = { eventId, marketCode: marketCode ?? '', selectionCode: '1' };
      return offer.price(ref).status === 'open' ? [ref] : [];
    }),
  );
  for (const ref of [...refs.slice(0, 3), ...refs.slice(-3)]) {
    const odds = thousandthsToOdds(offer.price(ref).odds);
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
  // Never more than the margin leaves of the possible payout.
  expect(count.dearest).toBeGreaterThan(0.5);
  expect(count.dearest).toBeLessThanOrEqual(0.95);
  expect(await bench.ledger.check()).toMatchObject({ ok: true, violations: [] });
  await bench.open.close();
  await own.close();
});

/** A line that is offered now, and leaves the offer undecided at some minute of play. */
function leavingLine(sport: string, families: readonly string[]): { ref: SelectionRef; at: number } {
  for (const { eventId, timeStart, sport: code } of feed.offerAt(benchStart).prematch) {
    if (code !== sport || timeStart > benchStart + 180 * minute) continue;
    const open = feed
      .pricesAt(eventId, benchStart)
      .filter(({ family, status }) => families.includes(family) && status === 'open');
    for (let at = timeStart + 20 * minute; at < timeStart + 60 * minute; at += minute) {
      const listed = new Set(feed.pricesAt(eventId, at).map(({ marketCode }) => marketCode));
      for (const { marketCode, selections } of open) {
        const [selection] = selections;
        if (listed.has(marketCode) || !selection || feed.marketAt(eventId, marketCode, at)?.status !== 'open') continue;
        return { ref: { eventId, marketCode, selectionCode: selection.selectionCode }, at };
      }
    }
  }
  throw new Error(`No line of ${sport} leaves the table.`);
}

/** A football match whose main total is 2.5 now and 3.5 or more at some minute of play before the third goal. */
function risingTotal(): { ref: SelectionRef; at: number } {
  const mainTotal = (eventId: string, at: number) =>
    Number(
      feed.pricesAt(eventId, at).find(({ family, main, status }) => family === 'OU' && main && status === 'open')
        ?.line ?? 0,
    );
  for (const { eventId, timeStart, sport } of feed.offerAt(benchStart).prematch) {
    if (sport !== 'F' || timeStart > benchStart + 180 * minute || mainTotal(eventId, benchStart) !== 2.5) continue;
    const ref = { eventId, marketCode: 'OU2.5', selectionCode: 'over' };
    for (let at = timeStart; at < timeStart + 60 * minute; at += minute) {
      if (mainTotal(eventId, at) >= 3.5 && feed.marketAt(eventId, 'OU2.5', at)?.status === 'open') return { ref, at };
    }
  }
  throw new Error('No total rises.');
}

test.each([
  ['over 2.5 when the main line has risen to 3.5', 'F', risingTotal],
  ['a total that left the table', 'B', () => leavingLine('B', ['OU'])],
  ['a handicap that left the table', 'T', () => leavingLine('T', ['HC'])],
] as const)(
  '[CALL-54] [CALL-55] %s: sold as long as it is undecided and nothing stops it, and not bet on where it is gone',
  async (_what, sport, find) => {
    const { ref, at } = find();
    const own = await openMemory();
    const clock = createFakeClock(benchStart);
    const offer = await createOffer({ feed, db: own.db, clock });
    const bench = await createTicketBench({ name: 'PGlite', open: openMemory }, { offer, clock });
    const terms = () => Promise.resolve(readCashOutTerms(undefined));
    const { open, ledger } = bench;
    const cashOuts = createCashOuts({ db: open.db, clock, ids: () => bench.id(), offer, ledger, terms });
    const player = await bench.player({ rsd: 500_000n });
    const ticketId = bench.id();
    const pay = async (name: string, type: 'prematch' | 'live') => {
      const odds = thousandthsToOdds(offer.price(ref).odds);
      const leg = paidLeg(ref.eventId, { ...ref, type, sport, odds, original_odds: odds });
      await bench.pay(player, paidTicket(name, [leg], { stake: '1000.00' }));
      return bench.info(player, name);
    };
    const ask = () => cashOuts.quote(player.id, { ticketId, ratio: 5000n });
    expect(await pay(ticketId, 'prematch')).toMatchObject({ accepted: true });

    await clock.advance(at - benchStart);
    const listed = Object.keys(offer.matchOffer(ref.eventId)?.markets ?? {}).includes(ref.marketCode);
    expect(listed).toBe(sport === 'F');
    const price = offer.price(ref);
    expect(price).toMatchObject({ status: listed ? 'open' : 'suspended', withdrawn: !listed });
    const quoted = await ask();
    if (quoted.kind !== 'quoted') throw new Error(`No quote: ${JSON.stringify(quoted)}`);
    // Half of 1000.00 at the paid odds, times the current chance, less the margin, rounded down.
    const [ticket] = (await bench.history(player)).result;
    const worth = 50_000 * Number(ticket?.totalOdds) * (price.probability / 1_000_000) * 0.95;
    expect(Math.abs(Number(quoted.quote.amount) - worth)).toBeLessThanOrEqual(1);
    const { quoteId, amount } = quoted.quote;
    expect(await cashOuts.confirm(player.id, { ticketId, quoteId, amount })).toMatchObject({ kind: 'sold' });
    if (!listed) {
      expect(await pay(bench.id(), 'live')).toMatchObject({ accepted: false, subcode: 217 });
      const item = { id: ref.eventId, type: 'live' as const, market: ref.marketCode, selection: ref.selectionCode };
      expect(await bench.tickets.check([item])).toMatchObject([{ odd: '0' }]);
    }
    for (const marketCode of [ref.marketCode, null]) {
      await offer.suspend(ref.eventId, marketCode, true, false);
      expect(await ask()).toEqual({ kind: 'unavailable', reason: 'suspended' });
      await offer.suspend(ref.eventId, marketCode, false, false);
    }

    let [sold, gone] = [0, 0];
    while (offer.result(ref) === undefined) {
      const now = await ask();
      const stopped = feed.stateAt(ref.eventId, clock.now())?.suspension !== null;
      const { probability, withdrawn } = offer.price(ref);
      if (stopped) expect(now).toEqual({ kind: 'unavailable', reason: 'suspended' });
      else if (probability > 50_000) expect(now.kind).toBe('quoted');
      if (now.kind === 'quoted') sold += 1;
      if (now.kind === 'quoted' && withdrawn) gone += 1;
      await clock.advance(sized(4, 1) * minute);
    }
    expect(sold).toBeGreaterThan(2);
    if (!listed) expect(gone).toBeGreaterThan(2);
    expect(await ask()).toMatchObject({ kind: 'unavailable', reason: 'settling' });
    await bench.tickets.settleNow();
    expect(await ask()).toMatchObject({ kind: 'unavailable', reason: 'settled' });
    expect(await bench.ledger.check()).toMatchObject({ ok: true, violations: [] });
    await open.close();
    await own.close();
  },
  120_000,
);
