import { defaultTicketSettings } from '@kvota/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { sqlDatabases } from '../../testing/databases.ts';
import { paidLeg, paidTicket } from '../../testing/paid-ticket.ts';
import { createTicketBench, type TicketBench } from '../../testing/ticket-bench.ts';
import type { SwitchedOff } from '../../settings/settings-store.ts';

const on: SwitchedOff = { prematch: false, live: false };
const noPrematch: SwitchedOff = { prematch: true, live: false };
const noLive: SwitchedOff = { prematch: false, live: true };

describe.each(sqlDatabases)('offers that are switched off, on $name', (kind) => {
  let bench: TicketBench;
  let switchedOff = on;
  beforeAll(async () => {
    bench = await createTicketBench(kind, {
      settings: () => Promise.resolve({ ...defaultTicketSettings, switchedOff }),
    });
    bench.offer.set('live-match', { live: true });
  });
  afterEach(async () => {
    switchedOff = on;
    expect(await bench.ledger.check()).toMatchObject({ ok: true, violations: [] });
    expect(bench.logged).toEqual([]);
  });
  afterAll(async () => bench.open.close());

  type Leg = readonly [event: string, type: 'prematch' | 'live'];
  async function pay(off: SwitchedOff, ...legs: Leg[]) {
    switchedOff = off;
    const player = await bench.player({ rsd: 50_000n });
    const id = bench.id();
    const selections = legs.map(([event, type]) => paidLeg(event, { type }));
    await bench.pay(player, paidTicket(id, selections));
    return { player, id };
  }
  async function wait(): Promise<void> {
    await bench.clock.advance(5000);
    await bench.tickets.decideNow();
  }
  const early: Leg = ['m1', 'prematch'];
  const late: Leg = ['live-match', 'live'];

  test.each([
    ['prematch alone', noPrematch, [early], [true]],
    ['live alone', noLive, [late], [true]],
    ['one live leg among prematch ones', noLive, [early, late], [false, true]],
    ['one prematch leg among live ones', noPrematch, [late, early], [false, true]],
    ['both', { prematch: true, live: true }, [early, late], [true, true]],
    ['prematch, sold as live', noPrematch, [['m1', 'live']], [true]],
  ] as const)(
    '[SET-02] [SET-03] [ERR-13] %s: denied with 227, at once, no stake taken',
    async (_what, off, legs, shut) => {
      const { player, id } = await pay(off, ...legs);
      const info = await bench.info(player, id);
      expect(info).toMatchObject({ accepted: false, subcode: 227, mtcResponse: { status: 'denied' } });
      expect(info?.mtcResponse?.selections.map(({ blocked }) => blocked === true)).toEqual(shut);
      expect(await bench.money(player)).toEqual(['500.00', '0.00']);
    },
  );

  test('[SET-02] [SET-03] what is not switched off is sold', async () => {
    const prematch = await pay(noLive, early);
    expect(await bench.info(prematch.player, prematch.id)).toMatchObject({ accepted: true });
    const live = await pay(noPrematch, late);
    await wait();
    expect(await bench.info(live.player, live.id)).toMatchObject({ accepted: true });
  });

  test('[SET-03] switched off within the live delay: denied when it is decided, the stake is back', async () => {
    const { player, id } = await pay(on, late);
    expect(await bench.money(player)).toEqual(['400.00', '0.00']);
    switchedOff = noLive;
    await wait();
    expect(await bench.info(player, id)).toMatchObject({ accepted: false, subcode: 227 });
    expect(await bench.money(player)).toEqual(['500.00', '0.00']);
  });

  test('[SET-02] switched off while an offer waits for the player: taking it books nothing', async () => {
    bench.offer.set('moved', { odds: 1800 });
    const { player, id } = await pay(on, ['moved', 'prematch']);
    switchedOff = noPrematch;
    await bench.tickets.reoffer(player, { ticketId: id, accepted: true });
    expect(await bench.info(player, id)).toMatchObject({ accepted: false, subcode: 227 });
    expect(await bench.money(player)).toEqual(['500.00', '0.00']);
  });

  test('[CALL-27] a check of odds reports that they are unavailable', async () => {
    const item = ([id, type]: Leg) => ({ id, type, market: '1X2', selection: '1' });
    const odds = async () => (await bench.tickets.check([item(early), item(late)])).map(({ odd }) => odd);
    switchedOff = noPrematch;
    expect(await odds()).toEqual(['0', '2.00']);
    switchedOff = noLive;
    expect(await odds()).toEqual(['2.00', '0']);
    switchedOff = on;
    expect(await odds()).toEqual(['2.00', '2.00']);
  });
});
