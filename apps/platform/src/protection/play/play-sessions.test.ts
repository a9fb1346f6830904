import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { playSessions } from '../../database/schema/index.ts';
import { createLocalBus } from '../../bus/local-bus.ts';
import { createSettingsStore, seedSettingsInto } from '../../settings/create-settings-store.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { paidLeg, paidTicket } from '../../testing/paid-ticket.ts';
import { createTicketBench, type TicketBench } from '../../testing/ticket-bench.ts';
import type { Player } from '../../tickets/tickets.ts';
import { jurisdictions } from '../jurisdictions.ts';
import { createPlayerLimits } from '../limits/create-player-limits.ts';
import type { PlayerLimits } from '../limits/player-limits.ts';
import { createPlaySessions } from './create-play-sessions.ts';
import type { PlaySessions } from './play-sessions.ts';
import { sessionSums } from './session-sums.ts';

const minute = 60_000;

describe.each(sqlDatabases)('play sessions, on $name', (kind) => {
  let bench: TicketBench;
  let sessions: PlaySessions;
  let limits: PlayerLimits;
  const another = (): PlaySessions => {
    const { clock, open } = bench;
    const settings = createSettingsStore(open.db, clock, createLocalBus('only'));
    return createPlaySessions({ db: open.db, clock, settings, rules: jurisdictions.reference });
  };
  beforeAll(async () => {
    bench = await createTicketBench(kind, {
      seen: (userId) => sessions.seen(userId),
    });
    const { clock, ledger, open } = bench;
    await seedSettingsInto(open.db);
    sessions = another();
    limits = createPlayerLimits({ db: open.db, clock, ledger, rules: jurisdictions.reference });
  });
  afterEach(async () => {
    expect(await bench.ledger.check()).toMatchObject({ ok: true, violations: [] });
  });
  afterAll(async () => bench.open.close());

  const player = () => bench.player({ rsd: 50_000n });
  const rows = (who: Player) =>
    bench.open.db.select().from(playSessions).where(eq(playSessions.userId, who.id)).orderBy(asc(playSessions.started));
  const pay = (who: Player, stake = '20.00') => bench.pay(who, paidTicket(bench.id(), [paidLeg('m1')], { stake }));
  /** Shows signs of life for some minutes. */
  const looks = async (who: Player, minutes: number): Promise<void> => {
    for (let left = minutes; left > 0; left -= 10) {
      await bench.clock.jump(Math.min(10, left) * minute);
      await sessions.seen(who.id);
    }
  };

  test('[OP-87] a session goes on with signs of life, and ends a quarter of an hour after the last one', async () => {
    const who = await player();
    const began = bench.clock.now();
    await sessions.seen(who.id);
    expect((await sessions.of(who.id)).session).toEqual({
      since: new Date(began).toISOString(),
      realityDueAt: new Date(began + 60 * minute).toISOString(),
    });
    await looks(who, 30);
    await bench.clock.jump(15 * minute - 1);
    expect((await sessions.of(who.id)).session?.since).toBe(new Date(began).toISOString());
    await bench.clock.jump(1);
    expect((await sessions.of(who.id)).session).toBeUndefined();
    await sessions.seen(who.id);
    expect((await rows(who)).map(({ started, seen }) => [started.getTime() - began, seen.getTime() - began])).toEqual([
      [0, 30 * minute],
      [45 * minute, 45 * minute],
    ]);
  });

  test('[OP-87] a sign of life is written at most once a minute; of several at once one session begins', async () => {
    const who = await player();
    const others = Array.from({ length: 4 }, another);
    await Promise.all([sessions, ...others].map((node) => node.seen(who.id)));
    const [first, ...more] = await rows(who);
    expect(more).toEqual([]);
    await bench.clock.jump(59_000);
    await sessions.seen(who.id);
    expect(await rows(who)).toEqual([first]);
    await bench.clock.jump(1000);
    await Promise.all([sessions, ...others].map((node) => node.seen(who.id)));
    expect((await rows(who)).map(({ seen }) => seen.getTime())).toEqual([bench.clock.now()]);
  });

  test('[OP-87] a check that is due refuses stakes and offers until it is acknowledged, once', async () => {
    const who = await player();
    expect(await pay(who)).toMatchObject({ ErrorText: 'ok' });
    bench.offer.set('moved', { odds: 1800 });
    await looks(who, 59);
    await bench.clock.jump(50_000);
    const offered = bench.id();
    await bench.pay(who, paidTicket(offered, [paidLeg('moved')]));
    await bench.clock.jump(10_000);
    const take = () => bench.tickets.reoffer(who, { ticketId: offered, accepted: true });
    expect(await pay(who)).toMatchObject({ ErrorText: 'error', error: 'realityCheck' });
    expect(await take()).toEqual({ ErrorText: 'error', error: 'realityCheck' });
    const due = bench.clock.now();
    // An answer to another check changes nothing.
    for (const other of [due - 1, due + minute]) await sessions.acknowledge(who.id, other);
    expect(await pay(who)).toMatchObject({ error: 'realityCheck' });
    const after = new Date(due + 60 * minute).toISOString();
    const answers = await Promise.all([sessions, another()].map((node) => node.acknowledge(who.id, due)));
    expect(answers.map((session) => session?.realityDueAt)).toEqual([after, after]);
    expect(await take()).toMatchObject({ ErrorText: 'ok' });
    expect(await pay(who)).toMatchObject({ ErrorText: 'ok' });
    await looks(who, 5);
    for (const again of [due, undefined]) expect((await sessions.acknowledge(who.id, again))?.realityDueAt).toBe(after);
  });

  test('[OP-87] the sums of a session are those of its stakes and returns, without what was before', async () => {
    const who = await player();
    await pay(who, '30.00');
    await bench.clock.jump(20 * minute);
    await pay(who, '20.00');
    bench.offer.set('live', { live: true });
    const late = bench.id();
    await bench.pay(who, paidTicket(late, [paidLeg('live', { type: 'live' })], { stake: '50.00' }));
    const { started } = (await sessions.running(who.id)) ?? { started: 0 };
    expect(await sessionSums(bench.open.db, who.id, started)).toEqual([
      { currency: 'RSD', staked: '70.00', returned: '0.00', net: '-70.00' },
    ]);
    bench.offer.set('live', { live: true, odds: 0 });
    await bench.clock.jump(6000);
    await bench.tickets.decideNow();
    expect(await sessionSums(bench.open.db, who.id, started)).toEqual([
      { currency: 'RSD', staked: '20.00', returned: '0.00', net: '-20.00' },
    ]);
  });

  test('[OP-87] the minutes of a player are kept; fewer hold at once, more from the next check on', async () => {
    const who = await player();
    expect(await sessions.minutesOf(who.id)).toBe(60);
    await sessions.seen(who.id);
    const began = bench.clock.now();
    await looks(who, 20);
    const set = await sessions.setMinutes(who.id, 15);
    expect(set).toMatchObject({
      realityMinutes: 15,
      session: { realityDueAt: new Date(began + 15 * minute).toISOString() },
    });
    expect(await pay(who)).toMatchObject({ error: 'realityCheck' });
    await sessions.setMinutes(who.id, 120);
    expect(await pay(who)).toMatchObject({ error: 'realityCheck' });
    expect((await sessions.acknowledge(who.id))?.realityDueAt).toBe(new Date(began + 140 * minute).toISOString());
  });

  test('[OP-87] a time of the session or the day, and a night: refused with the end, and accepted after it', async () => {
    const who = await player();
    const set = (limit: object) =>
      limits.set(who.id, { product: 'all', ...limit } as Parameters<PlayerLimits['set']>[1]);
    // 12:00 in London, 13:00 in Belgrade.
    const noon = Date.UTC(2026, 11, 1, 12);
    await bench.clock.jump(noon - bench.clock.now());
    expect(await pay(who)).toMatchObject({ ErrorText: 'ok' });
    await set({ kind: 'time', period: 'session', minutes: 30 });
    const day = await set({ kind: 'time', period: 'day', minutes: 45 });
    expect(day.limit).toMatchObject({ minutes: 45, usedMinutes: 0, until: '2026-12-01T23:00:00.000Z' });
    await looks(who, 30);
    const first = await pay(who);
    expect(first).toMatchObject({ error: 'sessionTime' });
    expect(first.until).toBeUndefined();
    await bench.clock.jump(15 * minute);
    expect(await pay(who)).toMatchObject({ ErrorText: 'ok' });
    await looks(who, 15);
    expect(await pay(who)).toMatchObject({ error: 'sessionTime', until: '2026-12-01T23:00:00.000Z' });
    const list = (await limits.list(who.id)).result;
    expect(list.map(({ usedMinutes }) => usedMinutes)).toEqual([15, 45]);
    await bench.clock.jump(Date.UTC(2026, 11, 1, 23) - bench.clock.now());
    expect(await pay(who)).toMatchObject({ ErrorText: 'ok' });
    await set({ kind: 'night', night: { from: '23:00', to: '07:00' } });
    expect(await pay(who)).toMatchObject({ error: 'nightOff', until: '2026-12-02T06:00:00.000Z' });
    await bench.clock.jump(7 * 60 * minute);
    expect(await pay(who)).toMatchObject({ ErrorText: 'ok' });
  });

  test('[OP-87] of stakes at once with a night that begins none is accepted after its answer', async () => {
    const round = async (most: number) => {
      const who = await bench.player({ rsd: 500_000n });
      let accepted = 0;
      const stopping: Promise<string>[] = [];
      const stop = async () => {
        await limits.set(who.id, {
          kind: 'night',
          product: 'all',
          night: { from: '00:00', to: '23:59' },
        });
        return (await bench.money(who))[0];
      };
      const play = async () => {
        for (;;) {
          const { ErrorText, error } = await pay(who);
          if (ErrorText !== 'ok') return error;
          accepted += 1;
          if (accepted === most) stopping.push(stop());
        }
      };
      expect(await Promise.all(Array.from({ length: 5 }, play))).toEqual(Array.from({ length: 5 }, () => 'nightOff'));
      const [then] = await Promise.all(stopping);
      expect([(await bench.money(who))[0], `${5000 - 20 * accepted}.00`]).toEqual([then, then]);
      return accepted - most;
    };
    const rounds = await Promise.all(Array.from({ length: 12 }, (_, n) => round(1 + (n % 4))));
    expect(new Set(rounds).size).toBeGreaterThan(1);
  });
});
