import { randomUUID } from 'node:crypto';

import { verify } from '@kvota/commission';
import type { CommissionLine } from '@kvota/contracts';
import { asc, eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../../../database/database.ts';
import {
  branchDays,
  commissionCorrections,
  commissionPayments,
  commissionPeriods,
  commissionPlans,
  commissionPlayers,
  commissionStatements,
  figures,
} from '../../../database/schema/index.ts';
import {
  createCommissionBench,
  shareLine,
  type Booked,
  type CommissionBench,
} from '../../../testing/commission-bench.ts';
import { sqlDatabases } from '../../../testing/databases.ts';
import { Died, dyingDatabase } from '../../../testing/dying-database.ts';
import { sized } from '../../../testing/large-runs.ts';
import { localTimeOf } from '../../../testing/recount-figures.ts';
import type { AgencyActor } from '../../agency.ts';
import { figureZone } from '../../../figures/figure-zone.ts';
import { foldFigures } from '../../../figures/fold-figures.ts';
import { beginningOf, dayAt, nextMonday, periodOfDay } from '../periods.ts';
import { hashOf } from '../../seals/hash-of.ts';
import { closePeriods } from './close-periods.ts';

const hour = 3_600_000;
const day = 24 * hour;
const share = shareLine();

describe.each(sqlDatabases)('closing of periods on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: CommissionBench;
  beforeAll(async () => {
    database = await open();
    bench = await createCommissionBench(database);
  });
  afterAll(() => database.close());
  beforeEach(() => bench.forget());

  const statements = () =>
    bench.db
      .select()
      .from(commissionStatements)
      .orderBy(asc(commissionStatements.firstDay), asc(commissionStatements.cycle), asc(commissionStatements.childId));
  const closed = async () =>
    (await bench.db.select().from(commissionPeriods).where(eq(commissionPeriods.cycle, 'week'))).map(({ id }) => id);
  /** Goes to the instant at which the next week begins, and returns it. */
  const nextWeek = async (): Promise<number> => {
    const at = beginningOf(nextMonday(bench.clock.now(), figureZone), figureZone);
    await bench.goTo(at);
    return at;
  };
  /** Goes on to the first Monday of a month, and returns its instant. */
  const firstWeekOfMonth = async (): Promise<number> => {
    for (;;) {
      const at = await nextWeek();
      if (Number(dayAt(at, figureZone).slice(-2)) <= 7) return at;
    }
  };
  const bet = (at: number, stake: bigint, paid = 0n, more: Partial<Booked> = {}): Booked => ({
    at,
    user: bench.players.low,
    seller: bench.low,
    stake,
    paid,
    ...more,
  });

  test(
    'a statement is what a recount of the movements finds, over random plans and weeks with clock changes',
    async () => {
      const rate = fc.oneof(
        fc.integer({ min: 0, max: 600_000 }).map((ppm) => ({ kind: 'flat' as const, ppm })),
        fc
          .tuple(fc.constantFrom('slab' as const, 'graduated' as const), fc.integer({ min: 1, max: 500_000 }))
          .map(([kind, ppm]) => ({
            kind,
            tiers: [
              { from: '0', ppm },
              { from: '100', ppm: ppm + 1000 },
            ],
          })),
        fc.integer({ min: 1, max: 100_000 }).map((ppm) => ({
          kind: 'selections' as const,
          tiers: [
            { from: 1, ppm },
            { from: 3, ppm: ppm * 2 },
          ],
        })),
      );
      const products = fc.constantFrom('all' as const, ['prematch', 'mix'], ['live', 'casino']);
      const lines = fc
        .tuple(rate, products, fc.constantFrom('ggr', 'ngr', 'turnover'), fc.boolean())
        .map(([of, on, base, head]): CommissionLine[] => {
          const isBySelections = of.kind === 'selections';
          const first = isBySelections
            ? shareLine({ id: 'week', products: on, rate: of, base: 'turnover', carry: 'none' })
            : shareLine({ id: 'week', products: on, rate: of, base: base as 'ggr' });
          const fee = { id: 'fee', products: 'all' as const, cycle: 'week' as const, base: 'head' as const };
          const month = shareLine({ id: 'month', cycle: 'month', base: 'ngr', less: ['week'], carry: 'split' });
          return [first, month, ...(head ? [{ ...fee, perPlayer: '1.25' }] : [])];
        });
      const row = fc.record({
        hours: fc.integer({ min: -170, max: 190 }),
        who: fc.constantFrom('top', 'low', 'beside', 'agent'),
        product: fc.constantFrom('prematch' as const, 'live' as const, 'mix' as const, 'casino' as const),
        legs: fc.integer({ min: 1, max: 5 }),
        stake: fc.bigInt({ min: 1n, max: 100_000n }),
        paid: fc.bigInt({ min: 0n, max: 120_000n }),
        free: fc.boolean(),
      });
      // The clock of the bench only goes on, so each run has later weeks: those of a change, and others.
      const property = fc.asyncProperty(
        fc.array(row, { minLength: 5, maxLength: 40 }),
        lines,
        lines,
        async (rows, one, two) => {
          await bench.forget();
          await nextWeek();
          expect(await bench.give(bench.root, bench.top, one)).toMatchObject({ ErrorText: 'ok' });
          expect((await bench.give(bench.top, bench.low, two)).error).toBeOneOf([undefined, 'planAboveOwn']);
          const begin = await nextWeek();
          const booked = rows.map(({ hours, who, product, ...more }): Booked => {
            const at = begin + (hours + 170) * hour;
            const [user, seller] =
              who === 'agent' ? [bench.low, bench.top] : [bench.players[who as 'top'], bench[who as 'top']];
            return { at, user, seller, product, ...more };
          });
          await bench.book(booked);
          for (let week = 0; week < 9; week += 1) {
            await nextWeek();
            await bench.clock.jump(10_000);
            await bench.close();
          }
          const drawn = await statements();
          expect(drawn.length).toBeGreaterThan(0);
          for (const statement of drawn) {
            const { document, childId, firstDay, lastDay, hash, total } = statement;
            expect(verify(JSON.parse(JSON.stringify(document)))).toMatchObject({ status: 'equal' });
            expect(hash).toBe(hashOf(document));
            expect(document.result.total.replace('.', '')).toMatch(
              new RegExp(`^-?0*${String(total).replace('-', '')}$`),
            );
            const sellers = childId === bench.top.userId ? [bench.top, bench.low, bench.beside] : [bench.low];
            const own = booked.filter(({ at, seller }) => {
              const local = localTimeOf(new Date(at)).day;
              return local >= firstDay && local <= lastDay && sellers.includes(seller);
            });
            expect(document.figures, document.period.id).toMatchObject(recount(own));
            expect(Object.keys(document.figures.products).length).toBe(new Set(own.map(({ product }) => product)).size);
            const before = drawn.findLast(
              (other) => other.childId === childId && other.cycle === statement.cycle && other.firstDay < firstDay,
            );
            const carried = (before?.document.result.lines ?? []).filter(({ carryOut }) => /[1-9]/.test(carryOut));
            expect(document.figures.carryIn).toEqual(
              Object.fromEntries(carried.map(({ id, carryOut }) => [id, carryOut])),
            );
            if (statement.cycle === 'week') continue;
            const weeks = drawn.filter(
              (other) =>
                other.childId === childId &&
                other.cycle === 'week' &&
                other.lastDay >= firstDay &&
                other.lastDay <= lastDay,
            );
            const results = weeks.map((week) =>
              Number(week.document.result.lines.find(({ id }) => id === 'week')?.result),
            );
            const sum = results.reduce((all, result) => all + result, 0);
            expect(Number(document.figures.weekResults['week'])).toBeCloseTo(sum, 6);
          }
        },
      );
      // From March 2027 on, so that the weeks of the runs have changes of the clocks.
      await bench.goTo('2027-03-08T12:00:00Z');
      await fc.assert(property, { numRuns: sized(4, 30), endOnFailure: true });
    },
    sized(120_000, 1_200_000),
  );

  /** Sums of movements as a statement has them, added up by hand. */
  function recount(rows: readonly Booked[]) {
    const text = (minor: bigint): string => {
      const size = String(minor < 0n ? -minor : minor).padStart(3, '0');
      return `${minor < 0n ? '-' : ''}${size.slice(0, -2)}.${size.slice(-2)}`;
    };
    const sum = (list: readonly Booked[], pick: (one: Booked) => bigint): string =>
      text(list.reduce((all, one) => all + pick(one), 0n));
    const people = (list: readonly Booked[]): number =>
      new Set(list.filter(({ free }) => free !== true).map(({ user }) => user.userId)).size;
    const products = [...Map.groupBy(rows, ({ product = 'prematch' }) => product)].map(([product, list]) => [
      product,
      {
        stake: sum(list, ({ stake = 0n, free }) => (free === true ? 0n : stake)),
        payout: sum(list, ({ paid = 0n, free }) => (free === true ? 0n : paid)),
        bonusCost: sum(list, ({ paid = 0n, free }) => (free === true ? paid : 0n)),
        active: people(list),
      },
    ]);
    return { products: Object.fromEntries(products) as Record<string, object>, active: people(rows) };
  }

  test('the own bets of an agent count for the levels above, never for the agent', async () => {
    await bench.give(bench.root, bench.top, [share]);
    await bench.give(bench.top, bench.low, [share]);
    const begin = await nextWeek();
    await bench.book([bet(begin + hour, 1000n, 0n, { user: bench.low, seller: bench.top })]);
    await nextWeek();
    await bench.clock.jump(10_000);
    await bench.close();
    expect((await statements()).map(({ childId, total }) => [childId, total])).toEqual([[bench.top.userId, 300n]]);
  });

  test('a process that ends at any step of the closing, and is repeated, draws up each statement once', async () => {
    // Every third step; the full run has all.
    for (let n = 1; n < 60; n += sized(3, 1)) {
      await bench.forget();
      await bench.give(bench.root, bench.top, [share]);
      await bench.give(bench.top, bench.low, [share]);
      await bench.give(bench.top, bench.beside, [share]);
      const begin = await nextWeek();
      await bench.book([bet(begin + hour, 1000n), bet(begin + hour, 500n, 0n, { seller: bench.beside })]);
      await nextWeek();
      await bench.clock.jump(10_000);
      const { db, clock } = bench;
      await foldFigures({ db, clock });
      const died = await closePeriods({ db: dyingDatabase(db, n), clock }).then(
        () => false,
        (error: unknown) => {
          if (!(error instanceof Died)) throw error;
          return true;
        },
      );
      // A week is marked when it has all of them.
      if ((await closed()).length > 0) expect(await statements()).toHaveLength(3);
      await closePeriods({ db, clock });
      const first = await statements();
      expect(first.map(({ childId, total }) => [childId, total])).toEqual(
        [
          [bench.top.userId, 450n],
          [bench.low.userId, 300n],
          [bench.beside.userId, 150n],
        ].toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
      );
      expect(await closed()).toHaveLength(1);
      await closePeriods({ db, clock });
      expect(await statements()).toEqual(first);
      if (!died) {
        expect(n).toBeGreaterThan(8);
        return;
      }
    }
    expect.fail('The closing never came to its end.');
  });

  test('several nodes at once draw up each statement once', async () => {
    await bench.give(bench.root, bench.top, [share]);
    await bench.give(bench.top, bench.low, [share]);
    const begin = await nextWeek();
    await bench.book([bet(begin + hour, 1000n)]);
    await nextWeek();
    await bench.clock.jump(10_000);
    await foldFigures(bench);
    await Promise.all(Array.from({ length: 5 }, () => closePeriods(bench)));
    await closePeriods(bench);
    expect(await statements()).toHaveLength(2);
    expect(await closed()).toHaveLength(1);
  });

  /** Gives an agent a plan that no call would take any more: its total cannot be stored. Returns how to mend it. */
  const breakPlan = async (parent: AgencyActor, child: AgencyActor) => {
    await bench.give(parent, child, [share]);
    const edge = eq(commissionPlans.childId, child.userId);
    const [known] = await bench.db.select().from(commissionPlans).where(edge);
    const fee = { id: 'fee', products: 'all', cycle: 'week', base: 'head', perPlayer: '999999999999999.99' } as const;
    const plan = known ?? expect.fail('There is no plan.');
    await bench.db.insert(commissionPlans).values({ ...plan, version: 2, lines: [share, fee] });
    return () => bench.db.insert(commissionPlans).values({ ...plan, version: 3 });
  };
  const twoBets = (at: number, stake: bigint, paid = 0n): Booked[] => [
    bet(at, stake, paid),
    bet(at, 0n, 0n, { stake: 1n, user: bench.players.top, seller: bench.top }),
  ];
  const weekAt = (at: number): string => periodOfDay('week', dayAt(at, figureZone)).id;

  test('an edge whose total cannot be stored stops no other one, in its week or later, and waits with its own', async () => {
    const mend = await breakPlan(bench.root, bench.top);
    await bench.give(bench.top, bench.low, [share]);
    const first = await nextWeek();
    await bench.book(twoBets(first + hour, 100n, 1100n));
    const second = await nextWeek();
    await bench.book(twoBets(second + hour, 1500n));
    await nextWeek();
    await bench.clock.jump(10_000);
    await foldFigures(bench);
    for (let run = 0; run < 2; run += 1) await expect(closePeriods(bench)).rejects.toThrow(/not an amount/);
    const drawn = async () => (await statements()).map(({ childId, periodId, total }) => [childId, periodId, total]);
    const others = [
      [bench.low.userId, weekAt(first), 0n],
      [bench.low.userId, weekAt(second), 150n],
    ];
    expect(await drawn()).toEqual(others);
    expect(await closed()).toEqual([]);
    const paid = { periodId: weekAt(second), userId: bench.low.userId };
    const { row, mayPay, hash } = await bench.agency.statement(bench.top, paid);
    expect({ ...row, mayPay }).toMatchObject({ mayPay: true, open: '1.50', isEstimate: false });
    expect(hash).toBe((await statements()).at(-1)?.hash);
    const payment = { ...paid, requestId: randomUUID(), currencyId: 941, amount: '1.50' };
    expect(await bench.agency.pay(bench.top, payment)).toMatchObject({
      body: expect.stringContaining('"open":"0.00"'),
    });

    await mend();
    await closePeriods(bench);
    expect(await drawn()).toHaveLength(4);
    expect((await drawn()).filter(([childId]) => childId === bench.low.userId)).toEqual(others);
    const own = (await statements()).filter(({ childId }) => childId === bench.top.userId);
    // 100 - 1100 + 1, and 1500 + 1 after the loss.
    expect(own.map(({ total, document }) => [total, document.figures.carryIn['share']])).toEqual([
      [0n, undefined],
      [151n, '-9.99'],
    ]);
    expect(await closed()).toEqual([weekAt(first), weekAt(second)]);
  });

  test('an edge that fails stops none of the other edges of its parent', async () => {
    const mend = await breakPlan(bench.top, bench.beside);
    await bench.give(bench.top, bench.low, [share]);
    const begin = await nextWeek();
    const beside = (user: AgencyActor) => bet(begin + hour, 250n, 0n, { user, seller: bench.beside });
    await bench.book([bet(begin + hour, 1000n), beside(bench.players.beside), beside(bench.players.low)]);
    await nextWeek();
    await bench.clock.jump(10_000);
    await foldFigures(bench);
    await expect(closePeriods(bench)).rejects.toThrow(/not an amount/);
    expect((await statements()).map(({ childId }) => childId)).toEqual([bench.low.userId]);
    expect(await closed()).toEqual([]);
    await mend();
    await closePeriods(bench);
    expect(new Set((await statements()).map(({ total }) => total))).toEqual(new Set([150n, 300n]));
    expect(await closed()).toHaveLength(1);
  });

  test('a statement that is drawn up counts as it is while its week is not marked as closed', async () => {
    const terms = { deposits: '10.00', turnover: '10.00', days: 30 };
    const cpa = { id: 'cpa', products: 'all', cycle: 'week', base: 'cpa', perPlayer: '7.00', terms } as const;
    const month = shareLine({ id: 'month', cycle: 'month', less: ['share'], carry: 'none' });
    await breakPlan(bench.root, bench.top);
    await bench.give(bench.top, bench.low, [share, cpa, month]);
    await nextWeek();
    const begin = await firstWeekOfMonth();
    const user = await bench.add(bench.low.userId, { agent: false });
    await bench.deposit({ at: begin + hour, user, seller: bench.low, amount: 1000n });
    await bench.book([...twoBets(begin + hour, 0n), bet(begin + day, 1000n, 0n, { user })]);
    await nextWeek();
    await bench.clock.jump(10_000);
    await foldFigures(bench);
    await expect(closePeriods(bench)).rejects.toThrow(/not an amount/);
    const [drawn] = (await statements()).filter(({ periodId }) => periodId === weekAt(begin));
    expect(drawn?.total).toBe(1000n);
    const query = { periodId: weekAt(begin), userId: bench.low.userId };
    // Drawn up again, the player who is counted by now would be missing.
    const { row, hash } = await bench.agency.statement(bench.top, query);
    expect([row.total, row.isEstimate, hash]).toEqual(['10.00', false, drawn?.hash]);
    const { rows } = await bench.agency.commission(bench.top, { periodId: query.periodId });
    expect(rows.find(({ userId }) => userId === bench.low.userId)).toMatchObject({ total: '10.00' });
    // The month deducts the result of the week once.
    const { id } = periodOfDay('month', dayAt(begin, figureZone));
    const { document } = await bench.agency.statement(bench.top, { ...query, periodId: id });
    expect(document).toMatchObject({ figures: { weekResults: { share: '3.00' } } });
  });

  test('a movement that is committed after its week was closed is in the next statement, once', async () => {
    await bench.give(bench.top, bench.low, [share]);
    const begin = await nextWeek();
    await bench.book([bet(begin + hour, 1000n)]);
    const second = await nextWeek();
    await bench.goTo(second + 6000);
    await bench.close();
    await bench.book([bet(second - 1, 200n)]);
    await bench.close();
    await nextWeek();
    await bench.clock.jump(10_000);
    await bench.close();
    expect((await statements()).map(({ total }) => total)).toEqual([300n, 60n]);
    await bench.close();
    expect(await statements()).toHaveLength(2);
  });

  test('a plan that is given in mid-week holds from the next week, and a month from its first day', async () => {
    const month = shareLine({ id: 'month', cycle: 'month' });
    await bench.give(bench.top, bench.low, [share, month]);
    const first = await nextWeek();
    await bench.book([bet(first + hour, 1000n)]);
    await bench.goTo(first + 3 * day);
    const doubled = { ...share, rate: { kind: 'flat' as const, ppm: 600_000 } };
    await bench.give(bench.top, bench.low, [doubled, month], { version: 1 });
    const second = await nextWeek();
    await bench.book([bet(second + hour, 1000n)]);
    await nextWeek();
    await bench.clock.jump(10_000);
    await bench.close();
    const weekly = (await statements()).filter(({ cycle }) => cycle === 'week');
    expect(weekly.map(({ total, planVersion }) => [total, planVersion])).toEqual([
      [300n, 1],
      [600n, 2],
    ]);
    const begin = await firstWeekOfMonth();
    await bench.book([bet(begin + hour, 1000n)]);
    await bench.clock.jump(35 * day);
    await bench.close();
    const months = (await statements()).filter(({ cycle }) => cycle === 'month');
    expect(months.at(-1)).toMatchObject({ periodId: periodOfDay('month', dayAt(begin, figureZone)).id, total: 300n });
    const plans = await bench.db.select().from(commissionPlans);
    for (const { firstDay, planVersion } of months)
      expect(plans.find(({ version }) => version === planVersion)?.validFrom.localeCompare(firstDay)).toBeLessThan(1);
  });

  test('losses are carried until they are made up for, over weeks without movements and while weeks are open', async () => {
    await bench.give(bench.top, bench.low, [share]);
    const first = await nextWeek();
    await bench.book([bet(first + hour, 100n, 1100n)]);
    await nextWeek();
    await bench.clock.jump(10_000);
    await bench.close();
    await nextWeek();
    await bench.clock.jump(10_000);
    await bench.close();
    const third = await nextWeek();
    await bench.book([bet(third + hour, 1500n)]);
    const [period] = await bench.agency.periods();
    const query = { periodId: period?.id ?? '', userId: bench.low.userId };
    // The week before is over, and nobody has closed it yet.
    expect((await bench.agency.statement(bench.top, query)).row).toMatchObject({ total: '1.50', isEstimate: true });
    await nextWeek();
    await bench.clock.jump(10_000);
    await bench.close();
    const drawn = await statements();
    expect(drawn.map(({ total, document }) => [total, document.figures.carryIn['share']])).toEqual([
      [0n, undefined],
      [0n, '-10.00'],
      [0n, '-10.00'],
      [150n, '-10.00'],
    ]);
  });

  test('a player who was counted is not counted again by the one who pays, and is in the period of the moment', async () => {
    const terms = { deposits: '10.00', turnover: '20.00', days: 30 };
    const cpa = { id: 'cpa', products: 'all', cycle: 'week', base: 'cpa', perPlayer: '7.00', terms } as const;
    await bench.give(bench.root, bench.top, [cpa]);
    await bench.give(bench.top, bench.low, [{ ...cpa, perPlayer: '5.00' }]);
    const first = await nextWeek();
    const user = await bench.add(bench.low.userId, { agent: false });
    const spare = await bench.add(bench.low.userId, { agent: false });
    await bench.deposit({ at: first + hour, user, seller: bench.low, amount: 1000n });
    await bench.deposit({ at: first + hour, user: spare, seller: bench.low, amount: 999n });
    await bench.book([bet(first + day, 1999n, 0n, { user }), bet(first + day, 5000n, 0n, { user: spare })]);
    const second = await nextWeek();
    await bench.goTo(second + 10_000);
    await bench.close();
    await bench.book([bet(second + day, 1n, 0n, { user })]);
    const third = await nextWeek();
    await bench.goTo(third + 10_000);
    await bench.close();
    await bench.book([bet(third + day, 5000n, 0n, { user })]);
    await nextWeek();
    await bench.clock.jump(10_000);
    await bench.close();
    const drawn = await statements();
    const of = (agent: AgencyActor) =>
      drawn.filter(({ childId }) => childId === agent.userId).map(({ total }) => total);
    expect([of(bench.top), of(bench.low)]).toEqual([
      [0n, 700n, 0n],
      [0n, 500n, 0n],
    ]);
    const counted = await bench.db.select().from(commissionPlayers);
    expect(counted.map(({ playerId, at }) => [playerId, at.getTime()])).toEqual([
      [user.userId, second + day],
      [user.userId, second + day],
    ]);
  });

  test('a player who qualifies by a monthly line is counted in the month, though a week closes before', async () => {
    const terms = { deposits: '10.00', turnover: '20.00', days: 30 };
    const shared = { products: 'all', base: 'cpa', terms } as const;
    const month = { ...shared, id: 'month', cycle: 'month', perPlayer: '7.00' } as const;
    const hard = { ...terms, turnover: '5000.00' };
    await bench.give(bench.top, bench.low, [
      { ...shared, id: 'week', cycle: 'week', perPlayer: '1.00', terms: hard },
      month,
    ]);
    await nextWeek();
    const begin = await firstWeekOfMonth();
    const user = await bench.add(bench.low.userId, { agent: false });
    await bench.deposit({ at: begin + hour, user, seller: bench.low, amount: 1000n });
    await bench.book([bet(begin + day, 2000n, 0n, { user })]);
    await nextWeek();
    await bench.clock.jump(10_000);
    await bench.close();
    expect(await bench.db.$count(commissionPlayers)).toBe(0);
    await bench.clock.jump(30 * day);
    await bench.close();
    expect(
      (await statements()).filter(({ total }) => total > 0n).map(({ periodId, total }) => [periodId, total]),
    ).toEqual([[periodOfDay('month', dayAt(begin, figureZone)).id, 700n]]);
    expect(await bench.db.select().from(commissionPlayers)).toMatchObject([{ playerId: user.userId, line: 'month' }]);
  });

  test('credit that is taken back is no deposit', async () => {
    const terms = { deposits: '10.00', turnover: '20.00', days: 30 };
    const cpa = { id: 'cpa', products: 'all', cycle: 'week', base: 'cpa', perPlayer: '7.00', terms } as const;
    await bench.give(bench.top, bench.low, [cpa]);
    const begin = await nextWeek();
    const [user, honest] = [
      await bench.add(bench.low.userId, { agent: false }),
      await bench.add(bench.low.userId, { agent: false }),
    ];
    for (let n = 0; n < 4; n += 1)
      for (const amount of [500n, -500n])
        await bench.deposit({ at: begin + hour + n, user, seller: bench.low, amount });
    await bench.deposit({ at: begin + hour, user: honest, seller: bench.low, amount: 1500n });
    await bench.deposit({ at: begin + hour, user: honest, seller: bench.low, amount: -500n });
    await bench.book([user, honest].map((one) => bet(begin + day, 2000n, 0n, { user: one })));
    await nextWeek();
    await bench.clock.jump(10_000);
    await bench.close();
    expect((await bench.db.select().from(commissionPlayers)).map(({ playerId }) => playerId)).toEqual([honest.userId]);
    expect((await statements()).map(({ total }) => total)).toEqual([700n]);
  });

  test('no statement changes or deletes a plan, a period, a statement, a payment, a correction or a player who was counted', async () => {
    const { db } = bench;
    await bench.give(bench.top, bench.low, [share]);
    const begin = await nextWeek();
    await bench.book([bet(begin + hour, 1000n)]);
    await nextWeek();
    await bench.clock.jump(10_000);
    await bench.close();
    const [drawn] = await statements();
    const { periodId, childId, currency } = drawn ?? expect.fail();
    const known = { parentId: bench.top.userId, childId, periodId, currency, at: new Date(0) };
    await db.insert(commissionPlayers).values({ ...known, playerId: bench.players.low.userId, line: 'x' });
    const payment = { id: 'p', amount: 1n, actor: bench.top.userId };
    await db.insert(commissionPayments).values({ ...known, ...payment });
    const correction = { id: 'c', amount: 1n, countedIn: 'x', reason: 'y', actor: bench.top.userId };
    await db.insert(commissionCorrections).values({ ...known, ...correction });
    const changes = [
      db.update(commissionCorrections).set({ amount: 2n }),
      db.delete(commissionCorrections),
      db.update(commissionPlans).set({ version: 9 }),
      db.update(commissionPeriods).set({ id: 'x' }),
      db.update(commissionStatements).set({ total: 1n }),
      db.update(commissionPayments).set({ amount: 2n }),
      db.update(commissionPlayers).set({ line: 'y' }),
      ...[commissionPlans, commissionPeriods, commissionStatements, commissionPayments, commissionPlayers].map(
        (table) => db.delete(table),
      ),
    ];
    for (const change of changes) await expect(change).rejects.toThrow();
    expect((await statements()).map(({ total }) => total)).toEqual([300n]);
    expect(await db.$count(figures)).toBe(1);
    expect(await db.$count(branchDays)).toBe(3);
  });
});
