import type { BookingRequest } from '@kvota/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { sqlDatabases } from '../testing/databases.ts';
import { paidLeg, paidTicket } from '../testing/paid-ticket.ts';
import { createTicketBench, type TicketBench } from '../testing/ticket-bench.ts';
import type { ShareCodes } from './share-codes.ts';
import { startShareCodes } from './start-share-codes.ts';
import { createShareCodes } from './create-share-codes.ts';

const day = 86_400_000;

describe.each(sqlDatabases)('bookings on $name', (kind) => {
  let bench: TicketBench;
  let shareCodes: ShareCodes;
  beforeAll(async () => {
    bench = await createTicketBench(kind);
    const { clock, offer } = bench;
    shareCodes = createShareCodes({ db: bench.open.db, clock, ids: () => bench.id(), offer });
  });
  afterAll(async () => bench.open.close());

  const slip = (selections: BookingRequest['selections'], systemGroups: BookingRequest['systemGroups'] = []) => ({
    selections,
    systemGroups,
  });
  async function kept(booked: Promise<{ code: string } | { error: string }>): Promise<string> {
    const answer = await booked;
    if ('error' in answer) throw new Error(answer.error);
    return answer.code;
  }

  test('a slip is kept under a code, and loads with its booked odds and the current ones', async () => {
    const [first, second, third] = [bench.id(), bench.id(), bench.id()];
    bench.offer.set(first, { odds: 1850 });
    const code = await kept(
      shareCodes.keep(
        slip([
          paidLeg(first, { odds: '1.85', player: 'A. Player', band: '2.5', marketsKey: 'k' }),
          paidLeg(second),
          paidLeg(third),
        ]),
      ),
    );
    bench.offer.set(first, { odds: 1900 });
    bench.offer.set(second, { status: 'suspended' });
    bench.offer.set(third, { live: true });
    expect(await shareCodes.load(` ${code.toLowerCase().replace('-', ' ')} `)).toMatchObject({
      missing: 0,
      systemGroups: [],
      selections: [
        {
          id: `${first}_A. Player`,
          type: 'prematch',
          sfid: `sf-${first}`,
          sport: 'F',
          pair: 'Hosts - Guests',
          timeStart: '2026-11-22T15:00:00.000Z',
          marketCode: '1X2',
          selectionCode: '1',
          odd: '1.90',
          suspended: false,
          bookedOdds: '1.85',
          band: '2.5',
          player: 'A. Player',
          marketsKey: 'k',
          systemGroup: null,
        },
        { id: second, type: 'prematch', odd: '0', suspended: true, bookedOdds: '2.00' },
        { id: third, type: 'live', odd: '2.00', suspended: false },
      ],
    });
  });

  test('selections that are over are counted; groups keep what their members can still meet, or are dissolved', async () => {
    const events = Array.from({ length: 8 }, () => bench.id());
    const group = (from: number, to: number, systemGroup: number) =>
      events.slice(from, to).map((event) => paidLeg(event, { systemGroup }));
    const booked = slip(
      [...group(0, 3, 0), ...group(3, 5, 1), ...group(5, 7, 2), paidLeg(events[7]!)],
      [
        { conditions: [2, 3], totalSelections: 3 },
        { conditions: [1, 2], totalSelections: 2 },
        { conditions: [1], totalSelections: 2 },
      ],
    );
    const code = await kept(shareCodes.keep(booked));
    bench.offer.end(events[0]!, 'won');
    bench.offer.set(events[3]!, { status: 'closed' });
    const loaded = await shareCodes.load(code);
    expect(loaded).toMatchObject({
      missing: 2,
      systemGroups: [
        { conditions: [2], totalSelections: 2 },
        { conditions: [1], totalSelections: 2 },
      ],
    });
    expect(loaded?.selections.map(({ id, systemGroup }) => [id, systemGroup])).toEqual([
      [events[1], 0],
      [events[2], 0],
      // Its group had two members and has one left, so it is part of every combination now.
      [events[4], null],
      [events[5], 1],
      [events[6], 1],
      [events[7], null],
    ]);
  });

  test('a slip with a selection that the offer does not have, twice the same match or groups that do not fit is refused', async () => {
    const event = bench.id();
    const over = bench.id();
    bench.offer.end(over, 'lost');
    expect(await shareCodes.keep(slip([paidLeg(event), paidLeg('gone-1')]))).toEqual({ error: 'selectionUnknown' });
    expect(await shareCodes.keep(slip([paidLeg(over)]))).toEqual({ error: 'selectionUnknown' });
    expect(await shareCodes.keep(slip([paidLeg(event), paidLeg(event)]))).toEqual({ error: 'duplicateSelection' });
    expect(await shareCodes.keep(slip([paidLeg(event, { systemGroup: 0 })]))).toEqual({ error: 'invalidGroup' });
    const impossible = [{ conditions: [2], totalSelections: 1 }];
    expect(await shareCodes.keep(slip([paidLeg(event, { systemGroup: 0 })], impossible))).toEqual({
      error: 'invalidGroup',
    });
    const endless = paidLeg(event, { band: 'x'.repeat(70_000) });
    expect(await shareCodes.keep(slip([endless]))).toEqual({ error: 'bookingTooLarge' });
    expect(await shareCodes.keep(slip([paidLeg(event, { band: '\u0000' })]))).toEqual({ error: 'bookingTooLarge' });
  });

  test('a code is good for thirty days, or until all of it is over', async () => {
    const [event, other] = [bench.id(), bench.id()];
    const answer = await shareCodes.keep(slip([paidLeg(event)]));
    expect(answer).toMatchObject({ expiresAt: bench.clock.now() + 30 * day });
    const code = await kept(Promise.resolve(answer));
    const over = await kept(shareCodes.keep(slip([paidLeg(other)])));
    bench.offer.end(other, 'won');
    expect(await shareCodes.load(over)).toBeUndefined();
    const { stop } = startShareCodes({ shareCodes, clock: bench.clock });
    await bench.clock.advance(30 * day - 1);
    expect(await shareCodes.load(code)).toBeDefined();
    await bench.clock.advance(1);
    expect(await shareCodes.load(code)).toBeUndefined();
    stop();
    expect(await shareCodes.load('no code')).toBeUndefined();
    expect(await shareCodes.load('ZZZZ-ZZZZ')).toBeUndefined();
  });

  test("a player's own ticket is kept at its odds; another player's, and one that is over, is refused", async () => {
    const player = await bench.player({ rsd: 50_000n });
    const other = await bench.player({ rsd: 50_000n });
    const events = [bench.id(), bench.id()];
    bench.offer.set(events[0]!, { odds: 2100 });
    const groups = { systemGroups: [{ conditions: [1], totalSelections: 2 }], stake: '100.00', autoOddsChange: true };
    const request = paidTicket(
      bench.id(),
      events.map((event) => paidLeg(event, { systemGroup: 0 })),
      groups,
    );
    expect((await bench.pay(player, request)).error).toBeNull();
    const code = await kept(shareCodes.keepTicket(player.id, request.ticket_id));
    expect(await shareCodes.load(code)).toMatchObject({
      systemGroups: groups.systemGroups,
      selections: [
        { bookedOdds: '2.10', systemGroup: 0 },
        { bookedOdds: '2.00', systemGroup: 0 },
      ],
    });
    expect(await shareCodes.keepTicket(other.id, request.ticket_id)).toEqual({ error: 'ticketUnknown' });
    expect(await shareCodes.keepTicket(player.id, 'no-such-ticket')).toEqual({ error: 'ticketUnknown' });
    for (const event of events) bench.offer.end(event, 'won');
    expect(await shareCodes.keepTicket(player.id, request.ticket_id)).toEqual({ error: 'selectionUnknown' });
  });

  test('an id source that repeats itself is an error, not an endless search', async () => {
    const { clock, offer } = bench;
    const same = createShareCodes({ db: bench.open.db, clock, ids: () => 'the same', offer });
    await kept(same.keep(slip([paidLeg(bench.id())])));
    await expect(same.keep(slip([paidLeg(bench.id())]))).rejects.toThrow('`ids`');
  });
});
