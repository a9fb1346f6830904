import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { instruments, moneyFlags } from '../../database/schema/index.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { paidLeg, paidTicket } from '../../testing/paid-ticket.ts';
import { createTicketBench, type TicketBench } from '../../testing/ticket-bench.ts';
import type { Player } from '../tickets.ts';

const minute = 60_000;

describe.each(sqlDatabases)('[WAL-12] bets that cover a market on $name', (kind) => {
  let bench: TicketBench;
  beforeAll(async () => {
    bench = await createTicketBench(kind);
  });
  afterAll(async () => bench.open.close());

  const player = () => bench.player({ rsd: 5_000_000n });
  /** A single bet of 4,000 at odds of 2.85 by default. Returns the id of its ticket. */
  async function bet(who: Player, event: string, selectionCode: string, more: Parameters<typeof paidTicket>[2] = {}) {
    const ticketId = bench.id();
    bench.offer.set(event, { odds: 2850 }, selectionCode);
    const leg = paidLeg(event, { selectionCode, odds: '2.85', original_odds: '2.85' });
    const answer = await bench.pay(who, paidTicket(ticketId, [leg], { stake: '4000.00', ...more }));
    expect(answer).toMatchObject({ ErrorText: 'ok' });
    return ticketId;
  }
  async function payWith(token: string, ...players: readonly Player[]): Promise<void> {
    const own = { provider: 'fake', token, method: 'card', last4: '1111', firstAt: new Date(bench.clock.now()) };
    await bench.open.db.insert(instruments).values(players.map(({ id }) => ({ ...own, id: bench.id(), userId: id })));
  }
  async function settle(event: string): Promise<void> {
    for (const [code, outcome] of [
      ['1', 'won'],
      ['X', 'lost'],
      ['2', 'lost'],
    ] as const)
      bench.offer.end(event, outcome, code);
    await Promise.all([bench.tickets.settleNow(), bench.another().settleNow()]);
    await bench.tickets.settleNow();
    expect(bench.logged).toEqual([]);
  }
  const flagsOf = async (event: string) =>
    (await bench.open.db.select().from(moneyFlags).orderBy(asc(moneyFlags.userId)))
      .filter(({ subject }) => subject.startsWith(`${event} 1X2 `))
      .map(({ kind: found, userId, rows }) => ({ found, userId, rows }));
  const rowsOf = (ids: readonly string[]) => ids.map((id) => ({ type: 'ticket', id }));

  test('of one player are flagged once, with their tickets, and settled all the same', async () => {
    const [who, event] = [await player(), bench.id()];
    const ids = [await bet(who, event, '1'), await bet(who, event, 'X'), await bet(who, event, '2')];
    await settle(event);
    expect(await flagsOf(event)).toEqual([{ found: 'coveredMarket', userId: who.id, rows: rowsOf(ids) }]);
    expect(await bench.money(who)).toEqual(['38000.00', '11400.00']);
  });

  test('of players with one card are flagged for each of them', async () => {
    const [one, two, three] = [await player(), await player(), await player()];
    const event = bench.id();
    await payWith('card of all', one, two, three);
    await payWith('card of one', one);
    const ids = [await bet(one, event, '1'), await bet(two, event, 'X'), await bet(three, event, '2')];
    await settle(event);
    const all = [one, two, three].map(({ id }) => id).toSorted();
    expect(await flagsOf(event)).toEqual(all.map((userId) => ({ found: 'coveredMarket', userId, rows: rowsOf(ids) })));
  });

  test('of players who share nothing are not, nor with a card that covers only a part', async () => {
    const [one, two, three] = [await player(), await player(), await player()];
    const event = bench.id();
    await payWith('card of two', one, two);
    await bet(one, event, '1');
    await bet(two, event, 'X');
    await bet(three, event, '2');
    await settle(event);
    expect(await flagsOf(event)).toEqual([]);
  });

  test('are singles of money in one currency, placed within a quarter of an hour, and above the least', async () => {
    const who = await bench.player({ rsd: 5_000_000n, eur: 500_000n });
    const [slow, mixed, combined, low] = [bench.id(), bench.id(), bench.id(), bench.id()];
    await bet(who, slow, '1');
    await bet(who, slow, 'X');
    await bench.clock.jump(15 * minute + 1000);
    await bet(who, slow, '2');
    for (const event of [mixed, combined]) for (const code of ['1', 'X']) await bet(who, event, code);
    await bet(who, mixed, '2', { wallet: { currency: 'EUR', currency_id: 2 }, stake: '4000.00' });
    bench.offer.set(combined, { odds: 2850 }, '2');
    const part = paidLeg(combined, { selectionCode: '2', odds: '2.85', original_odds: '2.85' });
    const legs = [part, paidLeg(bench.id())];
    expect(await bench.pay(who, paidTicket(bench.id(), legs, { stake: '4000.00' }))).toMatchObject({ ErrorText: 'ok' });
    for (const code of ['1', 'X', '2']) await bet(who, low, code, { stake: '3300.00' });
    for (const event of [slow, mixed, combined, low]) {
      await settle(event);
      expect(await flagsOf(event), event).toEqual([]);
    }
  });
});
