import { randomUUID } from 'node:crypto';

import { minorToMoney, TicketAnswer } from '@kvota/contracts';
import { and, eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { rootId } from '../agency/tree.ts';
import type { OpenDatabase } from '../database/database.ts';
import { gameRounds } from '../database/schema/index.ts';
import { figureZone } from '../figures/figure-zone.ts';
import { foldFigures } from '../figures/fold-figures.ts';
import { createPlayerLimits } from '../protection/limits/create-player-limits.ts';
import { jurisdictions } from '../protection/jurisdictions.ts';
import { writeSetting } from '../settings/create-settings-store.ts';
import { anotherNode, sqlDatabases } from '../testing/databases.ts';
import { createFiguresBench, playedWays, type FiguresBench } from '../testing/figures-bench.ts';
import { sized } from '../testing/large-runs.ts';
import { paidLeg, paidTicket } from '../testing/paid-ticket.ts';
import { recountLimits } from '../testing/recount-limits.ts';
import { limitDays } from './limit-days.ts';
import { limitSums, type PlaySums } from './limit-sums.ts';
import { readUsage } from './limit-usage.ts';

const wallets = {
  RSD: { currencyId: 941, currency: 'RSD' },
  EUR: { currencyId: 978, currency: 'EUR' },
  free: { currencyId: 1000, currency: 'FREEBET-RSD' },
};
const matches = 4;
const minute = 60_000;
const [hour, day] = [60 * minute, 1440 * minute];
/** Limits in minor units of dinars. Own ones count all currencies, those of the agent only dinars. */
const own = {
  stakeDay: 60_000n,
  stakeWeek: 120_000n,
  stakeMonth: 200_000n,
  lossDay: 45_000n,
  lossWeek: 80_000n,
  lossMonth: 150_000n,
} as const;
const ofAgent = { stakeDay: 50_000n, stakeWeek: 100_000n, lossDay: 40_000n, lossWeek: 70_000n } as const;
const sumKeys = ['stakeDay', 'stakeWeek', 'stakeMonth', 'lossDay', 'lossWeek', 'lossMonth'] as const;

/** An act, by one of the nodes. */
const act = fc.record({
  node: fc.nat({ max: 1 }),
  who: fc.nat({ max: 2 }),
  does: fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        what: fc.constant('pay' as const),
        wallet: fc.constantFrom('RSD' as const, 'RSD' as const, 'EUR' as const, 'free' as const),
        stake: fc.constantFrom(6000n, 10_000n, 6789n),
        live: fc.boolean(),
        legs: fc.uniqueArray(fc.nat({ max: matches - 1 }), { minLength: 1, maxLength: 2 }),
        force: fc.constantFrom(
          null,
          null,
          null,
          { outcome: 'confirm' as const },
          { outcome: 'reoffer' as const, stake: '20.00' },
        ),
      }),
    },
    fc.record({ what: fc.constantFrom('accept' as const, 'decline' as const, 'void' as const), ticket: fc.nat() }),
    fc.record({
      what: fc.constant('sell' as const),
      ticket: fc.nat(),
      ratio: fc.constantFrom(3333n, 5000n, 10_000n),
    }),
    fc.record({
      what: fc.constant('play' as const),
      way: fc.constantFrom(...playedWays, 'open' as const),
      wallet: fc.constantFrom('RSD' as const, 'EUR' as const),
      won: fc.constantFrom(0n, 0n, 700n, 9000n),
    }),
    fc.record({ what: fc.constant('endRound' as const), round: fc.nat() }),
    fc.record({
      what: fc.constant('end' as const),
      match: fc.nat({ max: matches - 1 }),
      outcome: fc.constantFrom('won' as const, 'lost' as const, 'lost' as const, 'void' as const, 'half_lost' as const),
    }),
    fc.record({ what: fc.constantFrom('decide' as const, 'fold' as const, 'deposit' as const) }),
    fc.record({
      what: fc.constant('wait' as const),
      time: fc.constantFrom(6000, 30_000, 7 * hour, day, 2 * day, 6 * day, 27 * day),
    }),
  ),
});
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** A stake in minor units of its wallet. In euros it is less. */
const amountOf = ({ wallet, stake }: Extract<Act['does'], { what: 'pay' }>): bigint =>
  wallet === 'EUR' ? stake / 60n : stake;

/** The worth of an amount in dinars, rounded up, as the specification has it. */
function inDinars(currency: string, amount: bigint): bigint {
  if (currency === 'RSD') return amount;
  const parts = amount * 1_199_823n;
  return parts / 10_000n + (parts % 10_000n > 0n ? 1n : 0n);
}

interface Player {
  readonly userId: string;
  readonly limits: { readonly own: boolean; readonly agent: boolean };
}

interface World {
  readonly players: readonly Player[];
  readonly name: string;
  /** Tickets of each player. */
  readonly paid: string[][];
  round: number;
}

describe.each(sqlDatabases)('sums of limits on $name', ({ open }) => {
  let nodes: readonly [FiguresBench, FiguresBench];
  let closing: (() => Promise<void>)[];
  /** How often stored sums held when they were compared. */
  let held = 0;

  beforeAll(async () => {
    const database = await open();
    const second: OpenDatabase = await anotherNode(database);
    closing = [...(second === database ? [] : [() => second.close()]), () => database.close()];
    nodes = [await createFiguresBench(database), await createFiguresBench(second)];
    await writeSetting(database.db, 'rates', '2026-11-21', { RSD: '1', EUR: '119.9823' });
  });
  afterAll(async () => {
    for (const close of closing) await close();
  });

  const jump = async (time: number): Promise<void> => {
    for (const { clock } of nodes) await clock.jump(time);
  };

  async function addPlayer(limits: Player['limits']): Promise<Player> {
    const [bench] = nodes;
    const agent = await bench.add(rootId);
    const { userId } = await bench.add(agent.nodeId, { agent: false });
    for (const wallet of Object.values(wallets)) await bench.fund(userId, wallet, 100_000_000n);
    if (limits.own) {
      const playerLimits = createPlayerLimits({ ...bench, rules: jurisdictions.reference });
      for (const kind of ['stakes', 'loss'] as const)
        for (const period of ['day', 'week', 'month'] as const) {
          const key = `${kind === 'stakes' ? 'stake' : 'loss'}${{ day: 'Day', week: 'Week', month: 'Month' }[period]}`;
          const amount = minorToMoney(own[key as keyof typeof own]); // all keys are there
          const name = { kind, period, product: 'all', currency: 'RSD' } as const;
          expect(await playerLimits.set(userId, { ...name, amount })).toMatchObject({ ErrorText: 'ok' });
        }
    }
    if (limits.agent) {
      const { version } = await bench.agency.limits(agent, { userId });
      const values = Object.fromEntries(Object.entries(ofAgent).map(([key, amount]) => [key, minorToMoney(amount)]));
      const change = { userId, version, currencyId: 941, limits: values, switches: {} };
      expect(await bench.agency.saveLimits(agent, change)).toMatchObject({ ErrorText: 'ok' });
    }
    return { userId, limits };
  }

  /** True if the limits have room for a stake, by what was recounted. */
  function fits({ limits }: Player, sums: ReadonlyMap<string, PlaySums>, currency: string, stake: bigint): boolean {
    const of = (key: (typeof sumKeys)[number], one: string): bigint =>
      (sums.get(one)?.[key] ?? 0n) + (one === currency ? stake : 0n);
    const all = (key: (typeof sumKeys)[number]): bigint =>
      ['RSD', 'EUR'].reduce((sum, one) => sum + inDinars(one, of(key, one)), 0n);
    const ownKeys = limits.own ? sumKeys : [];
    const agentKeys =
      limits.agent && currency === 'RSD' ? (['stakeDay', 'stakeWeek', 'lossDay', 'lossWeek'] as const) : [];
    return ownKeys.every((key) => all(key) <= own[key]) && agentKeys.every((key) => of(key, 'RSD') <= ofAgent[key]);
  }

  /** Runs an act. Returns whether a ticket was accepted or refused by a limit; undefined for everything else. */
  async function run(world: World, { node, who, does }: Act): Promise<'accepted' | 'limited' | undefined> {
    const bench = nodes[node] ?? nodes[0];
    const [{ db }] = nodes;
    const player = world.players[who]!; // there are three
    const id = player.userId;
    const user = { id, username: id, roles: [], blocked: false };
    const paid = world.paid[who]!; // one list each
    const event = (match: number): string => `${world.name}-${world.round}-m${match}`;
    const ticketAt = (index: number): string | undefined => paid[index % Math.max(1, paid.length)];
    switch (does.what) {
      case 'pay': {
        const { currency, currencyId: currency_id } = wallets[does.wallet];
        const type = does.live ? ('live' as const) : ('prematch' as const);
        const legs = does.legs.map((match) => paidLeg(event(match), { type }));
        const stake = minorToMoney(amountOf(does));
        const request = paidTicket(randomUUID(), legs, { wallet: { currency, currency_id }, stake });
        if (does.force) await bench.tickets.force(id, does.force);
        const answer = await bench.tickets.request(user, request, request);
        if (does.force) await bench.tickets.force(id, null);
        if (!('status' in answer) || answer.status !== 200) throw new Error(JSON.stringify(answer));
        const { ErrorText, error } = v.parse(TicketAnswer, JSON.parse(answer.body));
        if (ErrorText === 'ok') paid.push(request.ticket_id);
        if (error === 'limitReached') return 'limited';
        return ErrorText === 'ok' ? 'accepted' : undefined;
      }
      case 'accept':
      case 'decline': {
        const ticketId = ticketAt(does.ticket);
        if (ticketId === undefined) return undefined;
        const answer = does.what === 'accept' ? { accepted: true } : { accepted: false, reason: 'declined' };
        await bench.tickets.reoffer(user, { ticketId, ...answer } as Parameters<typeof bench.tickets.reoffer>[1]);
        return undefined;
      }
      case 'void': {
        const ticketId = ticketAt(does.ticket);
        if (ticketId !== undefined) await bench.void(ticketId);
        return undefined;
      }
      case 'sell': {
        const ticketId = ticketAt(does.ticket);
        if (ticketId !== undefined) await bench.sell(id, ticketId, does.ratio);
        return undefined;
      }
      case 'play': {
        const isDinar = does.wallet === 'RSD';
        await bench.play(
          id,
          does.way,
          isDinar ? 4000n : 30n,
          does.won / (isDinar ? 1n : 100n),
          wallets[does.wallet].currencyId,
        );
        return undefined;
      }
      case 'endRound': {
        const isOpen = and(eq(gameRounds.userId, id), eq(gameRounds.state, 'open'));
        const rounds = await db.select().from(gameRounds).where(isOpen);
        const round = rounds[does.round % Math.max(1, rounds.length)];
        if (round !== undefined) await bench.endRound(round.id);
        return undefined;
      }
      case 'end':
        for (const { offer } of nodes) offer.end(event(does.match), does.outcome);
        await bench.tickets.settleNow();
        // Later tickets are on other matches.
        world.round += 1;
        return undefined;
      case 'decide':
        await bench.tickets.decideNow();
        return undefined;
      case 'fold':
        await foldFigures(bench);
        return undefined;
      case 'deposit':
        await bench.fund(id, wallets.RSD, 100n);
        return undefined;
      case 'wait':
        await jump(does.time);
        await bench.tickets.decideNow();
        return undefined;
    }
  }

  /** Compares the sums that are read, and those that were stored with the last stake, with the recount. */
  async function check({ userId }: Player): Promise<ReadonlyMap<string, PlaySums>> {
    const [{ db, clock }] = nodes;
    const now = clock.now();
    const counted = await recountLimits(db, userId, now);
    const of = (sums: ReadonlyMap<string, PlaySums>, currency: string, keys: readonly (typeof sumKeys)[number][]) =>
      keys.map((key) => [currency, key, sums.get(currency)?.[key] ?? 0n]);
    const read = await limitSums(db, { userId, currency: 'RSD', now, every: true, months: true });
    for (const currency of ['RSD', 'EUR'])
      expect(of(read.byCurrency, currency, sumKeys)).toEqual(of(counted, currency, sumKeys));
    const key = { userId, currency: 'RSD', now };
    for (const kind of [
      { every: true, months: true },
      { every: false, months: false },
    ]) {
      const stored = (await readUsage(db, [{ ...key, ...kind }])).get(0);
      if (stored === undefined) continue;
      held += 1;
      const keys = sumKeys.filter((one) => stored.read.months || !one.endsWith('Month'));
      for (const currency of stored.read.every ? ['RSD', 'EUR'] : ['RSD'])
        expect(of(stored.byCurrency, currency, keys), 'stored').toEqual(of(counted, currency, keys));
    }
    return counted;
  }

  const createWorld = async (): Promise<World> => ({
    players: [
      await addPlayer({ own: true, agent: false }),
      await addPlayer({ own: false, agent: true }),
      await addPlayer({ own: true, agent: true }),
    ],
    name: randomUUID(),
    paid: [[], [], []],
    round: 0,
  });

  test(
    '[OP-74, OP-87] after acts in any order and at once, on two nodes, sums of limits are those of tickets, sold parts and rounds, and alone decide about a stake',
    async () => {
      const outcomes = { accepted: 0, limited: 0 };
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { minLength: 10, maxLength: 25 }),
          async (steps) => {
            const world = await createWorld();
            let counted = await Promise.all(world.players.map(check));
            for (const together of steps) {
              const [only] = together.length === 1 ? together : [];
              const results = await Promise.all(together.map((one) => run(world, one)));
              if (only?.does.what === 'pay' && only.does.wallet !== 'free') {
                const { wallet } = only.does;
                const has = fits(world.players[only.who]!, counted[only.who]!, wallet, amountOf(only.does));
                expect(results).toEqual([has ? 'accepted' : 'limited']);
              }
              for (const result of results) if (result !== undefined) outcomes[result] += 1;
              counted = [];
              for (const player of world.players) counted.push(await check(player));
            }
          },
        ),
        { numRuns: sized(6, 60) },
      );
      expect(held).toBeGreaterThan(sized(20, 200));
      expect(outcomes.accepted).toBeGreaterThan(sized(20, 200));
      expect(outcomes.limited).toBeGreaterThanOrEqual(sized(0, 5));
    },
    sized(120_000, 900_000),
  );

  test('[OP-74, OP-87] what a slower clock ends on the day before counts there, also for sums that were stored since midnight', async () => {
    const [node, slower] = nodes;
    const player = await addPlayer({ own: true, agent: false });
    const pay: Act['does'] = { what: 'pay', wallet: 'RSD', stake: 6000n, live: false, legs: [0], force: null };
    const world = { players: [player, player, player], name: randomUUID(), paid: [[], [], []], round: 0 };
    const paid = (at: number) => run(world, { node: at, who: 0, does: pay });
    await node.play(player.userId, 'open', 4000n, 0n, 941);
    const [round] = await node.db.select().from(gameRounds).where(eq(gameRounds.userId, player.userId));
    // A minute before midnight, and a minute after it on the other node.
    await jump(limitDays(node.clock.now(), figureZone).dayEnd - node.clock.now() - minute);
    await node.clock.jump(2 * minute);
    expect(await paid(0)).toBe('accepted');
    const before = await check(player);
    expect(before.get('RSD')).toMatchObject({ stakeDay: 10_000n, lossDay: 10_000n });
    const known = held;
    await slower.endRound(round?.id ?? '');
    const after = await check(player);
    expect(after.get('RSD')).toMatchObject({ stakeDay: 6000n, lossDay: 6000n });
    // Stored sums are no longer used, and are stored again with the next stake.
    expect(held).toBe(known);
    expect(await paid(0)).toBe('accepted');
    await check(player);
    expect(held).toBeGreaterThan(known);
    await slower.clock.jump(2 * minute);
  });

  test('[OP-74, OP-87] a ticket of an earlier day that another node settles as lost counts at once, although it moves no money', async () => {
    const [node, other] = nodes;
    const player = await addPlayer({ own: true, agent: true });
    const pay: Act['does'] = { what: 'pay', wallet: 'RSD', stake: 10_000n, live: false, legs: [0], force: null };
    const world = { players: [player, player, player], name: randomUUID(), paid: [[], [], []], round: 0 };
    // A Wednesday, so that both days are of one week.
    const noon = (daysLater: number) => limitDays(node.clock.now(), figureZone).weekEnd + daysLater * day + 12 * hour;
    await jump(noon(2) - node.clock.now());
    expect(await run(world, { node: 0, who: 0, does: pay })).toBe('accepted');
    await jump(day);
    const later = { ...pay, legs: [1] };
    for (const expected of ['accepted', 'accepted', 'accepted'])
      expect(await run(world, { node: 0, who: 0, does: later })).toBe(expected);
    expect((await check(player)).get('RSD')).toMatchObject({ lossDay: 30_000n, lossWeek: 40_000n });
    other.offer.end(`${world.name}-0-m0`, 'lost');
    await other.tickets.settleNow();
    expect((await check(player)).get('RSD')).toMatchObject({ lossDay: 40_000n, lossWeek: 40_000n });
    expect(await run(world, { node: 0, who: 0, does: later })).toBe('limited');
  });
});
