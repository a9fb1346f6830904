import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { NewSelection } from '@kvota/bet-slip/slip';
import { oddsToThousandths } from '@kvota/contracts';
import { priceKey } from '@kvota/offer';
import { createFakeClock, createTestPlatform, type TestPlatform } from '@kvota/platform';
import { afterAll, expect, test } from 'vitest';

import { createSlipClient, type SlipClient } from '../conformance/slip-client.ts';
import { watchTable, type WatchedTable } from './watched-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'kvota-odds-missed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tick = 100;
const rate = { perSecond: 10_000, burst: 100_000 };

/** Numbers from 0 to 1, the same each time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** An open price of the table, as the screen has it, for the slip. */
function shownLeg({ offer }: WatchedTable, turn: number): NewSelection | undefined {
  const rows = offer.rows('live/F');
  const match = offer.match(rows[turn % Math.max(1, rows.length)] ?? '');
  const price = match && offer.price(priceKey(match.eventId, '1X2', '1'));
  if (!match || !price?.available) return undefined;
  return {
    id: match.eventId,
    desc: 'live',
    marketName: '1X2',
    marketDesc: '1X2',
    outcome: '1',
    price: `${Math.trunc(price.thousandths / 1000)}.${String(price.thousandths % 1000).padStart(3, '0')}`,
    band: null,
    pair: `${match.hostName} - ${match.awayName}`,
    sfId: '1',
    time: match.timeStart,
    timeStart: Date.parse(match.timeStart),
    marketsKey: '1X2',
    marketsTable: null,
    marketsGroup: null,
    player: null,
    sport: 'F',
    realSport: null,
  };
}

test(
  'fault 9: 5 % of the messages lost and the node killed: tables agree within 2 s, no ticket at a stale price',
  { timeout: 180_000 },
  async () => {
    const database = { folder: join(folder, 'platform') };
    // On a Saturday evening, when many matches are in play.
    const clock = createFakeClock(Date.UTC(2026, 10, 21, 17, 0));
    let platform: TestPlatform = await createTestPlatform({ database, rate, clock });
    const { url } = platform;
    const token = (await platform.signIn('player')).access_token;
    const random = seeded(9);
    const table = watchTable({ url, clock, sport: 'F' }, () => random() < 0.05);

    /** Since when the table is not as the book, and how long that ever was. */
    let since: number | undefined;
    let longest = 0;
    const compare = (): void => {
      const differs = table.differences(platform).length > 0;
      if (differs) since ??= clock.now();
      else since = undefined;
      if (since !== undefined) longest = Math.max(longest, clock.now() - since + tick);
    };

    /** With the book's prices of the leg, tick by tick. */
    const tickets: { client: SlipClient; leg: NewSelection; prices: number[]; done: boolean }[] = [];
    const ends: string[] = [];
    const play = async (seconds: number): Promise<void> => {
      for (let step = 0; step < seconds * 10; step += 1) {
        await table.pass(tick);
        compare();
        const leg = step % 20 === 0 ? shownLeg(table, step / 20) : undefined;
        if (leg) tickets.push({ client: pay(leg), leg, prices: [], done: false });
        for (const {
          leg: { id: eventId },
          prices,
        } of tickets.filter(({ done }) => !done)) {
          const { odds, status } = platform.offer.price({ eventId, marketCode: '1X2', selectionCode: '1' });
          prices.push(status === 'open' ? odds : 0);
        }
        if (step % 10 === 0) await follow();
      }
    };
    const pay = (leg: NewSelection): SlipClient => {
      const client = createSlipClient(platform, { token, newId: () => `missed-${clock.now()}-${tickets.length}` });
      client.slip.send({ type: 'add', selection: leg });
      client.slip.send({ type: 'set-stake', stake: '20' });
      client.slip.send({ type: 'pay' });
      return client;
    };
    /** Decides what is due, and holds what was accepted now against the book of now. */
    const follow = async (): Promise<void> => {
      await platform.tickets.decideNow();
      for (const ticket of tickets.filter(({ done }) => !done)) {
        const { slip } = ticket.client;
        await ticket.client.settle();
        slip.send({ type: 'resume' });
        await ticket.client.settle();
        const { payment } = slip.getSnapshot().state;
        // An offer at other odds is not taken: the player agreed to what he saw.
        if (payment.status === 'deciding') slip.send({ type: 'decide', accept: false });
        if (payment.status === 'accepted') {
          // Decided at one of the last ticks, at what the player saw when he paid.
          expect(ticket.prices.slice(-11)).toContain(oddsToThousandths(ticket.leg.price));
        }
        ticket.done = ['accepted', 'rejected', 'timedOut', 'idle'].includes(payment.status);
        if (!ticket.done) continue;
        ends.push(payment.status);
        slip.stop();
      }
    };

    await play(60);
    expect(table.lost()).toBeGreaterThan(10);
    expect(table.offer.stats().gaps).toBeGreaterThan(5);
    expect(longest).toBeLessThanOrEqual(2000);

    // The node is gone for a second, and another has its place.
    for (const { client } of tickets) client.slip.stop();
    await platform.close();
    const disconnected = new Promise<void>((resolve) => {
      const check = (): void => {
        if (table.realtime.status.get() === 'offline') resolve();
      };
      table.realtime.status.subscribe(check);
      check();
    });
    await disconnected;
    for (let step = 0; step < 10; step += 1) await table.pass(tick);
    expect(table.realtime.status.get()).not.toBe('connected');
    platform = await createTestPlatform({ database, rate, clock, ports: { http: Number(new URL(url).port) } });
    since = undefined;
    longest = 0;
    tickets.splice(0, tickets.length);
    await play(40);
    expect(table.realtime.status.get()).toBe('connected');
    expect(longest).toBeLessThanOrEqual(2000);

    // Some were taken at the price that was shown, and some were not, because it was another by then.
    expect(ends).toContain('accepted');
    expect(ends.length).toBeGreaterThan(20);
    expect(await platform.ledger.check()).toMatchObject({ ok: true, violations: [] });
    table.stop();
    await platform.close();
  },
);
