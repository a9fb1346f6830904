import type { PlayGuard } from '@kvota/contracts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { rowsOf } from '../../database/rows.ts';
import { playerGuardActs, tickets } from '../../database/schema/index.ts';
import { createGuards } from '../../protection/guard/create-guards.ts';
import type { Guards } from '../../protection/guard/guards.ts';
import { jurisdictions } from '../../protection/jurisdictions.ts';
import { createPlayerLimits } from '../../protection/limits/create-player-limits.ts';
import type { PlayerLimits } from '../../protection/limits/player-limits.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { paidLeg, paidTicket } from '../../testing/paid-ticket.ts';
import { createTicketBench, type TicketBench } from '../../testing/ticket-bench.ts';
import type { Player } from '../tickets.ts';

const day = 86_400_000;
const until = (play: PlayGuard) => play.until;

describe.each(sqlDatabases)('tickets of players who stopped to play, on $name', (kind) => {
  let bench: TicketBench;
  let guards: Guards;
  let limits: PlayerLimits;
  beforeAll(async () => {
    bench = await createTicketBench(kind);
    const { clock, ledger, logger } = bench;
    limits = createPlayerLimits({ db: bench.open.db, clock, ledger, rules: jurisdictions.reference });
    guards = createGuards({ db: bench.open.db, clock, ledger, logger, afterExclusion: [] });
  });
  afterEach(async () => {
    expect(await bench.ledger.check()).toMatchObject({ ok: true, violations: [] });
    expect(bench.logged).toEqual([]);
  });
  afterAll(async () => bench.open.close());

  const player = () => bench.player({ rsd: 50_000n });
  const pay = (who: Player, event = 'm1', stake = '20.00') =>
    bench.pay(who, paidTicket(bench.id(), [paidLeg(event)], { stake }));
  /** Tickets that took a stake. */
  const booked = (who: Player) =>
    bench.open.db.$count(tickets, and(eq(tickets.userId, who.id), inArray(tickets.state, ['accepted', 'pending'])));

  test('[OP-87] paused: refused with the end, no stake is taken; the day after it is accepted', async () => {
    const who = await player();
    const { play, error } = await guards.pause(who.id, 1);
    expect(error).toBeUndefined();
    expect(play).toEqual({ state: 'paused', until: new Date(bench.clock.now() + day).toISOString() });
    expect(await pay(who)).toMatchObject({ ErrorText: 'error', error: 'playPaused', until: until(play) });
    expect(await bench.money(who)).toEqual(['500.00', '0.00']);
    await bench.clock.jump(day);
    expect(await pay(who)).toMatchObject({ ErrorText: 'ok' });
    expect(await bench.money(who)).toEqual(['480.00', '0.00']);
  });

  test('[OP-87] excluded: refused, also after the earliest end; every request is in the history', async () => {
    const who = await player();
    await guards.pause(who.id, 7);
    expect(await guards.pause(who.id, 1)).toMatchObject({ error: 'playPaused', play: { state: 'paused' } });
    const { play } = await guards.exclude(who.id, 6);
    expect(await pay(who)).toMatchObject({ error: 'selfExcluded', until: until(play) });
    expect(await guards.pause(who.id, 42)).toMatchObject({ error: 'selfExcluded', play });
    await bench.clock.jump(200 * day);
    const late = await pay(who);
    expect(late).toMatchObject({ error: 'selfExcluded' });
    expect(late.until).toBeUndefined();
    await guards.exclude(who.id, null);
    expect(await guards.exclude(who.id, 60)).toMatchObject({ error: 'selfExcluded', play: { state: 'excluded' } });
    const acts = await bench.open.db.select().from(playerGuardActs).where(eq(playerGuardActs.userId, who.id));
    expect(acts.map(({ version, state }) => [version, state])).toEqual([
      [1, 'paused'],
      [2, 'excluded'],
      [3, 'excluded'],
    ]);
    await expect(bench.open.db.delete(playerGuardActs)).rejects.toThrow();
  });

  test('[OP-87] [CALL-11] an offer can be declined and not be taken; its stake comes back', async () => {
    const who = await player();
    bench.offer.set('moved', { odds: 1800 });
    const taken = bench.id();
    await bench.pay(who, paidTicket(taken, [paidLeg('moved')]));
    await guards.pause(who.id, 1);
    const answer = await bench.tickets.reoffer(who, { ticketId: taken, accepted: true });
    expect(answer).toEqual({ ErrorText: 'error', error: 'playPaused', until: expect.any(String) as string });
    expect(await bench.money(who)).toEqual(['400.00', '0.00']);
    await bench.tickets.reoffer(who, { ticketId: taken, accepted: false, reason: 'no' });
    expect(await bench.money(who)).toEqual(['500.00', '0.00']);
  });

  test('[OP-87] a ticket that was paid before ends as it would', async () => {
    const who = await player();
    bench.offer.set('live', { live: true });
    const id = bench.id();
    await bench.pay(who, paidTicket(id, [paidLeg('live', { type: 'live' })]));
    await guards.exclude(who.id, null);
    await bench.clock.advance(5000);
    await bench.tickets.decideNow();
    expect(await bench.info(who, id)).toMatchObject({ accepted: true });
  });

  test('[OP-87] [CALL-11] a live ticket that waits when the player stops: accepted as agreed; other terms are not offered', async () => {
    const wait = async () => {
      await bench.clock.advance(5000);
      await bench.tickets.decideNow();
    };
    const live = async (who: Player, event: string, more: Parameters<typeof paidTicket>[2] = {}) => {
      bench.offer.set(event, { live: true, odds: 2000 });
      const id = bench.id();
      await bench.pay(who, paidTicket(id, [paidLeg(event, { type: 'live' })], more));
      return id;
    };
    const who = await player();
    const [same, moved, any] = [
      await live(who, 'same'),
      await live(who, 'moved-live'),
      await live(who, 'any', { oddsPolicy: 'any' } as never),
    ];
    await bench.tickets.force(who.id, { outcome: 'reoffer', stake: '10.00' });
    const forced = await live(who, 'forced');
    await guards.pause(who.id, 1);
    for (const event of ['moved-live', 'any']) bench.offer.set(event, { odds: 1800 });
    expect(await bench.money(who)).toEqual(['100.00', '0.00']);
    await wait();
    // A stop is no way to take a stake back that the odds have turned against.
    expect(await bench.info(who, same)).toMatchObject({ accepted: true });
    expect(await bench.info(who, any)).toMatchObject({ accepted: true });
    for (const id of [moved, forced]) {
      const info = await bench.info(who, id);
      expect(info).toMatchObject({ accepted: false });
      expect(info?.expiresAt ?? undefined).toBeUndefined();
      expect(await bench.tickets.reoffer(who, { ticketId: id, accepted: true })).toMatchObject({ error: 'noOffer' });
    }
    expect(await bench.money(who)).toEqual(['300.00', '0.00']);
  });

  test('[OP-87] of stakes at once with a pause none is accepted after its answer', async () => {
    const round = async (most: number) => {
      const who = await bench.player({ rsd: 500_000n });
      let accepted = 0;
      const stopping: Promise<number>[] = [];
      const stop = () => guards.pause(who.id, 1).then(async () => booked(who));
      /** Stakes until it is refused. The player stops after some accepted stakes, while others are under way. */
      const play = async () => {
        for (;;) {
          const { ErrorText, error } = await pay(who);
          if (ErrorText !== 'ok') return error;
          accepted += 1;
          if (accepted === most) stopping.push(stop());
        }
      };
      expect(await Promise.all(Array.from({ length: 5 }, play))).toEqual(Array.from({ length: 5 }, () => 'playPaused'));
      const [then] = await Promise.all(stopping);
      expect([await booked(who), accepted]).toEqual([then, then]);
      expect(await bench.money(who)).toEqual([`${5000 - 20 * accepted}.00`, '0.00']);
      return accepted - most;
    };
    const rounds = await Promise.all(Array.from({ length: 24 }, (_, n) => round(1 + (n % 8))));
    // Some stakes were under way when the player stopped.
    expect(new Set(rounds).size).toBeGreaterThan(1);
  });

  const acts: readonly { act: string; stop: (who: Player) => Promise<unknown>; error: string }[] = [
    { act: 'a pause', stop: (who) => guards.pause(who.id, 1), error: 'playPaused' },
    {
      act: 'a limit',
      stop: (who) =>
        limits.set(who.id, { kind: 'singleStake', product: 'all', currency: 'RSD', period: null, amount: '10.00' }),
      error: 'limitReached',
    },
  ];
  test.runIf(kind.name === 'PostgreSQL').for(acts)(
    '[OP-87] a stake that was decided before $act, and waited for the wallet behind it, is refused',
    async ({ stop, error }) => {
      const who = await player();
      const { db } = bench.open;
      /** Sessions that wait for a session that this one blocks, or that waits for it in turn. */
      const waiting = async (holder: number) => {
        const [row] = rowsOf(
          await db.execute(sql`
            WITH first AS (SELECT pid FROM pg_stat_activity WHERE ${holder}::int = ANY(pg_blocking_pids(pid)))
            SELECT (SELECT count(*) FROM first)::int AS first, (SELECT count(*) FROM pg_stat_activity a
              WHERE pg_blocking_pids(a.pid) && (SELECT array_agg(pid) FROM first))::int AS second`),
        );
        return [row?.['first'], row?.['second']];
      };
      const [paying, stopping] = await db.transaction(async (tx) => {
        await bench.ledger.lock(tx, { userId: who.id, currencyId: 1 });
        const [own] = rowsOf(await tx.execute(sql`SELECT pg_backend_pid()::int AS pid`));
        const act = stop(who);
        await expect.poll(async () => (await waiting(own?.['pid'] as number))[0]).toBe(1);
        const stake = pay(who);
        await expect.poll(async () => (await waiting(own?.['pid'] as number))[1]).toBe(1);
        return [stake, act] as const;
      });
      const stopped: unknown = await stopping;
      expect(stopped).not.toHaveProperty('error');
      expect(await paying).toMatchObject({ error });
      expect(await bench.money(who)).toEqual(['500.00', '0.00']);
    },
  );
});
