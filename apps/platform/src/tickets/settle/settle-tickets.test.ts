import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { sqlDatabases } from '../../testing/databases.ts';
import { paidLeg, paidTicket } from '../../testing/paid-ticket.ts';
import { createTicketBench, type TicketBench } from '../../testing/ticket-bench.ts';
import { startTickets } from '../start-tickets.ts';

describe.each(sqlDatabases)('settlement and history on $name', (kind) => {
  let bench: TicketBench;
  beforeAll(async () => {
    bench = await createTicketBench(kind);
  });
  afterEach(async () => {
    expect(await bench.ledger.check()).toMatchObject({ ok: true, violations: [] });
    expect(bench.logged).toEqual([]);
  });
  afterAll(async () => bench.open.close());

  /** A paid ticket over as many new matches as there are odds. */
  async function paid(odds: string[], more: Parameters<typeof paidTicket>[2] = {}, deposit = 50_000n) {
    const player = await bench.player({ rsd: deposit, freeBet: 50_000n });
    const events = odds.map(() => bench.id());
    odds.forEach((price, i) => bench.offer.set(events[i]!, { odds: Math.round(Number(price) * 1000) }));
    const systemGroup = more.systemGroups ? 0 : null;
    const legs = odds.map((price, i) => paidLeg(events[i]!, { odds: price, original_odds: price, systemGroup }));
    await bench.pay(player, paidTicket(bench.id(), legs, more));
    return { player, events };
  }

  test('[CALL-53] [OP-97] a won ticket pays stake by odds into wallet_1 once, with the results in the history', async () => {
    const { player, events } = await paid(['1.85', '2.40']);
    bench.offer.end(events[0]!, 'won');
    await bench.tickets.settleNow();
    expect((await bench.history(player)).result).toMatchObject([
      {
        status: 'accepted',
        payout: null,
        legs: [
          { status: 'won', result: '2:1' },
          { status: 'open', result: null },
        ],
      },
    ]);
    bench.offer.end(events[1]!, 'won');
    await Promise.all([bench.tickets.settleNow(), bench.another().settleNow()]);
    await bench.tickets.settleNow();
    expect(await bench.money(player)).toEqual(['400.00', '444.00']);
    expect((await bench.history(player)).result).toMatchObject([
      { status: 'won', payout: '444.00', capped: false, settledAt: '2026-11-21T12:00:00.000Z' },
    ]);
  });

  test('an accumulator is lost with its first lost leg, and its other legs still get their results', async () => {
    const { player, events } = await paid(['1.85', '2.40']);
    bench.offer.end(events[1]!, 'lost');
    await bench.tickets.settleNow();
    expect((await bench.history(player)).result).toMatchObject([{ status: 'lost', payout: '0.00' }]);
    bench.offer.end(events[0]!, 'won');
    await bench.tickets.settleNow();
    expect((await bench.history(player)).result).toMatchObject([
      { status: 'lost', payout: '0.00', legs: [{ status: 'won' }, { status: 'lost' }] },
    ]);
    expect(await bench.money(player)).toEqual(['400.00', '0.00']);
  });

  test('void and half legs count as the engine counts them', async () => {
    const { player, events } = await paid(['2.00', '3.00', '1.50']);
    bench.offer.end(events[0]!, 'void');
    bench.offer.end(events[1]!, 'half_won');
    bench.offer.end(events[2]!, 'half_lost');
    await bench.tickets.settleNow();
    // 1 × (3 × 0.5 + 0.5) × 0.5 on 100.00
    expect((await bench.history(player)).result).toMatchObject([{ status: 'won', payout: '100.00' }]);
    expect(await bench.money(player)).toEqual(['400.00', '100.00']);
  });

  test('a void ticket gives its stake back to where it came from', async () => {
    const first = await paid(['3.00'], {}, 10_000n);
    bench.offer.end(first.events[0]!, 'won');
    await bench.tickets.settleNow();
    expect(await bench.money(first.player)).toEqual(['0.00', '300.00']);
    const event = bench.id();
    await bench.pay(first.player, paidTicket(bench.id(), [paidLeg(event)]));
    bench.offer.end(event, 'void');
    await bench.tickets.settleNow();
    expect(await bench.money(first.player)).toEqual(['0.00', '300.00']);
    expect((await bench.history(first.player, { status: 'void' })).result).toMatchObject([{ payout: '100.00' }]);
  });

  test('a system pays the combinations that won', async () => {
    const systemGroups = [{ conditions: [2], totalSelections: 3 }];
    const { player, events } = await paid(['2.00', '3.00', '4.00'], { systemGroups, stake: '90.00' });
    bench.offer.end(events[0]!, 'won');
    bench.offer.end(events[1]!, 'won');
    bench.offer.end(events[2]!, 'lost');
    await bench.tickets.settleNow();
    expect((await bench.history(player)).result).toMatchObject([{ status: 'won', payout: '180.00' }]);
  });

  test('[OP-39] the payout is capped at the highest win of the currency', async () => {
    const odds = Array.from({ length: 12 }, () => '9.00');
    const { player, events } = await paid(odds);
    for (const event of events) bench.offer.end(event, 'won');
    await bench.tickets.settleNow();
    expect((await bench.history(player)).result).toMatchObject([
      { status: 'won', payout: '10000000.00', capped: true, possiblePayout: '10000000.00' },
    ]);
  });

  test('[OP-97] a free bet pays its winnings less the stake to the RSD wallet; void, it is back among the free bets', async () => {
    const wallet = { currency: 'FREEBET-RSD', currency_id: 1000 };
    const won = await paid(['2.00', '1.50', '1.50', '2.00'], { wallet });
    const gone = await paid(['2.00', '1.50', '1.50', '2.00'], { wallet });
    for (const event of won.events) bench.offer.end(event, 'won');
    for (const event of gone.events) bench.offer.end(event, 'void');
    await bench.tickets.settleNow();
    expect(await bench.money(won.player, 1)).toEqual(['500.00', '800.00']);
    expect(await bench.money(won.player, 1000)).toEqual(['400.00', '0.00']);
    expect(await bench.money(gone.player, 1000)).toEqual(['500.00', '0.00']);
  });

  test('results of tickets that were never booked are not asked for', async () => {
    const player = await bench.player({ rsd: 50_000n });
    const event = bench.id();
    await bench.tickets.force(player.id, { outcome: 'denied', subcode: 208 });
    await bench.pay(player, paidTicket(bench.id(), [paidLeg(event)]));
    bench.offer.end(event, 'won');
    await bench.tickets.settleNow();
    expect((await bench.history(player)).result).toMatchObject([{ status: 'rejected', subcode: 208, payout: null }]);
    expect(await bench.money(player)).toEqual(['500.00', '0.00']);
  });

  test('[CALL-53] the history has 20 tickets a page, newest first, with the names of its legs', async () => {
    const player = await bench.player({ rsd: 500_000n });
    const ids: string[] = [];
    for (let i = 0; i < 23; i += 1) {
      const request = paidTicket(bench.id(), [paidLeg('named', { player: i ? null : 'A. Player' })]);
      ids.unshift(request.ticket_id);
      await bench.pay(player, request);
      await bench.clock.advance(1000);
    }
    const [first, second] = [await bench.history(player), await bench.history(player, { page: 2 })];
    expect([first.totalPages, second.totalPages]).toEqual([2, 2]);
    expect([...first.result, ...second.result].map(({ ticketId }) => ticketId)).toEqual(ids);
    expect(second.result.at(-1)?.legs).toMatchObject([
      { pair: 'Hosts - Guests', leagueName: 'First league', sfid: 'sf-named', player: 'A. Player', status: 'open' },
    ]);
  });

  test('[CALL-53] the history is filtered by status and by time', async () => {
    const player = await bench.player({ rsd: 500_000n });
    const pay = async (event: string): Promise<string> => {
      const request = paidTicket(bench.id(), [paidLeg(event)]);
      await bench.pay(player, request);
      return request.ticket_id;
    };
    const paidAt = new Date(bench.clock.now()).toISOString();
    const accepted = await pay('m1');
    await bench.clock.advance(86_400_000);
    const event = bench.id();
    const won = await pay(event);
    const shut = bench.id();
    bench.offer.set(shut, { status: 'suspended' });
    const denied = await pay(shut);
    bench.offer.end(event, 'won');
    await bench.tickets.settleNow();
    const ids = async (query: object): Promise<string[]> =>
      (await bench.history(player, query)).result.map(({ ticketId }) => ticketId);
    expect(await ids({ status: 'accepted' })).toEqual([accepted]);
    expect(await ids({ status: 'won' })).toEqual([won]);
    expect(await ids({ status: 'rejected' })).toEqual([denied]);
    expect(await ids({ status: 'cashed_out' })).toEqual([]);
    expect(await ids({ to: paidAt })).toEqual([accepted]);
    expect(await ids({ from: paidAt.slice(0, 10), to: paidAt.slice(0, 10) })).toEqual([accepted]);
    expect((await ids({ from: new Date(Date.parse(paidAt) + 1).toISOString() })).toSorted()).toEqual(
      [won, denied].toSorted(),
    );
    expect(await ids({ from: 'whenever' })).toHaveLength(3);
  });

  test('[CALL-53] the receipt shows what was voided, split, rounded, deducted and capped', async () => {
    const split = await paid(['1.333', '2.00', '3.00', '1.50']);
    bench.offer.end(split.events[0]!, 'won');
    bench.offer.end(split.events[1]!, 'void');
    bench.offer.end(split.events[2]!, 'won', '1', '1/3');
    bench.offer.end(split.events[3]!, 'half_lost');
    const wallet = { currency: 'FREEBET-RSD', currency_id: 1000 };
    const free = await paid(['2.00', '1.50', '1.50', '2.00'], { wallet });
    const high = await paid(Array.from({ length: 9 }, () => '9.00'));
    for (const event of [...free.events, ...high.events]) bench.offer.end(event, 'won');
    await bench.tickets.settleNow();
    // 1.333 × 1 × (3.00 ÷ 3) × 0.5 on 100.00
    expect((await bench.history(split.player)).result).toMatchObject([
      {
        status: 'won',
        payout: '66.65',
        explanation: [
          { rule: 'leg', eventId: split.events[1], because: 'void', factor: '1.00' },
          { rule: 'leg', eventId: split.events[2], because: 'deadHeat', factor: '1.00' },
          { rule: 'leg', eventId: split.events[3], because: 'partVoid', factor: '0.50' },
        ],
      },
    ]);
    expect((await bench.history(free.player)).result).toMatchObject([
      { explanation: [{ rule: 'freeBet', from: '900.00', to: '800.00' }] },
    ]);
    expect((await bench.history(high.player)).result).toMatchObject([
      { explanation: [{ rule: 'capped', from: '38742048900.00', to: '10000000.00' }] },
    ]);
    const rounded = await paid(['1.333', '1.333']);
    for (const event of rounded.events) bench.offer.end(event, 'won');
    await bench.tickets.settleNow();
    expect((await bench.history(rounded.player)).result).toMatchObject([
      {
        payout: '177.69',
        explanation: [{ rule: 'rounded', from: '177.6889', to: '177.69', mode: 'halfUp', scope: 'ticket' }],
      },
    ]);
  });

  test('a system goes on while a combination can win, and is lost with the leg that ends the last one', async () => {
    const systemGroups = [{ conditions: [2, 3], totalSelections: 4 }];
    const { player, events } = await paid(['2.00', '3.00', '4.00', '5.00'], { systemGroups, stake: '100.00' });
    const status = async () => (await bench.history(player)).result[0]?.status;
    expect((await bench.history(player)).result).toMatchObject([{ combinations: 10, openStake: '100.00' }]);
    bench.offer.end(events[0]!, 'lost');
    bench.offer.end(events[1]!, 'lost');
    await bench.tickets.settleNow();
    expect(await status()).toBe('accepted');
    bench.offer.end(events[2]!, 'lost');
    await bench.tickets.settleNow();
    expect(await status()).toBe('lost');
    expect((await bench.history(player)).result).toMatchObject([
      { openStake: '0.00', legs: [{}, {}, {}, { status: 'open' }] },
    ]);
  });

  test('[CALL-53] legs show the state of their match while it is played', async () => {
    const { player, events } = await paid(['2.00', '2.00', '2.00']);
    const matchPhase = { name: 'SH', timeMin: 61 };
    for (const event of events.slice(0, 2)) {
      bench.offer.set(event, { live: true });
      bench.offer.play(event, { matchState: 'SH', matchPhase, results: { G: [1, 0] } });
    }
    const legs = async () => (await bench.history(player)).result[0]?.legs.map(({ match, status }) => [status, match]);
    const state = { matchState: 'SH', matchPhase, results: { G: [1, 0] } };
    expect(await legs()).toEqual([
      ['open', state],
      ['open', state],
      ['open', null],
    ]);
    // A leg that is decided before its match ends still shows the match.
    bench.offer.end(events[0]!, 'won');
    await bench.tickets.settleNow();
    expect((await legs())?.[0]).toEqual(['won', state]);
  });

  test('[CALL-53] tickets of one instant keep their order from page to page', async () => {
    const player = await bench.player({ rsd: 500_000n });
    for (let i = 0; i < 23; i += 1) await bench.pay(player, paidTicket(bench.id(), [paidLeg('same-time')]));
    const pages = [await bench.history(player), await bench.history(player, { page: 2 })];
    const ids = pages.flatMap(({ result }) => result.map(({ ticketId }) => ticketId));
    expect(new Set(ids).size).toBe(23);
    expect(await bench.history(player, { page: 3 })).toEqual({ result: [], totalPages: 2 });
  });

  test('the worker decides, settles and goes on after a failure', async () => {
    const player = await bench.player({ rsd: 50_000n });
    const [id, event] = [bench.id(), bench.id()];
    bench.offer.set(event, { live: true });
    await bench.pay(player, paidTicket(id, [paidLeg(event, { type: 'live' })]));
    let failing = true;
    const settings = () => (failing ? Promise.reject(new Error('no settings')) : bench.settings());
    const { stop } = startTickets({ ...bench, tickets: bench.another({ settings }) });
    await bench.clock.advance(5000);
    await expect
      .poll(async () => {
        await bench.clock.advance(250);
        return bench.logged.length;
      })
      .toBeGreaterThan(0);
    bench.logged.length = 0;
    failing = false;
    await expect
      .poll(async () => {
        await bench.clock.advance(250);
        bench.logged.length = 0;
        return (await bench.info(player, id))?.accepted;
      })
      .toBe(true);
    bench.offer.end(event, 'won');
    await expect
      .poll(async () => {
        await bench.clock.advance(1000);
        return (await bench.history(player)).result[0]?.status;
      })
      .toBe('won');
    stop();
  });
});
