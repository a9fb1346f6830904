import { calculationGroups } from '@kvota/contracts';
import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import { agencyMoves, agencyNodes, branchDays, figuresLog } from '../../database/schema/index.ts';
import { foldFigures } from '../../figures/fold-figures.ts';
import { playedFigure } from '../../figures/log-figures.ts';
import { createAgencyBench, type AgencyBench } from '../../testing/agency-bench.ts';
import { closureFaults } from '../../testing/closure-faults.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { sized } from '../../testing/large-runs.ts';
import { localTimeOf } from '../../testing/recount-figures.ts';
import type { AgencyActor } from '../agency.ts';
import { highestDepth, pathsEver, rootId } from '../tree.ts';

const day = 86_400_000;
/** Midnight in Belgrade in winter, in milliseconds of the day in UTC. */
const midnight = 23 * 3_600_000;

/** A day: what is sold by whom, early ones within the seconds before the day before is closed, and the moves to ask for. */
const dayOf = fc.record({
  sales: fc.array(fc.record({ seller: fc.nat(), stake: fc.integer({ min: 1, max: 999 }), early: fc.boolean() }), {
    maxLength: 8,
  }),
  moves: fc.array(fc.record({ user: fc.nat(), to: fc.nat() }), { maxLength: 3 }),
});
const world = fc.record({
  nodes: fc.array(fc.record({ parent: fc.nat(), agent: fc.boolean() }), { minLength: 3, maxLength: 10 }),
  days: fc.array(dayOf, { minLength: 2, maxLength: 4 }),
});

const node = { parent: 0, agent: true };
/** One of three moves below another one, and sells before the day is closed. */
const earlySale = {
  nodes: [node, node, node],
  days: [
    { sales: [{ seller: 1, stake: 100, early: false }], moves: [{ user: 1, to: 2 }] },
    { sales: [{ seller: 1, stake: 300, early: true }], moves: [{ user: 1, to: 3 }] },
    { sales: [{ seller: 1, stake: 500, early: true }], moves: [] },
  ],
};

type Parents = ReadonlyMap<string, string>;
const upwards = (parents: Parents, id: string): string[] => {
  const parent = parents.get(id);
  return parent === undefined ? [id] : [id, ...upwards(parents, parent)];
};
/** The direct child of a node in whose branch a seller is, or `own`; undefined outside of the branch. */
function childOf(parents: Parents, node: string, seller: string): string | undefined {
  const way = upwards(parents, seller);
  const at = way.indexOf(node);
  return at === 0 ? 'own' : way[at - 1];
}

interface Sale {
  readonly seller: string;
  readonly stake: number;
  readonly day: string;
}

describe.each(sqlDatabases)('random moves on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: AgencyBench;
  beforeAll(async () => {
    database = await open();
    bench = await createAgencyBench(database);
  });
  afterAll(() => database.close());

  const dateAt = (): string => localTimeOf(new Date(bench.clock.now())).day;
  const fold = () => foldFigures({ db: bench.db, clock: bench.clock, onDayClosed: bench.agency.onDayClosed });
  const sell = (user: AgencyActor, stake: number) => {
    const what = { product: 'prematch', sport: 'F', legs: 1, tickets: 1, currency: 'RSD', free: false } as const;
    const at = new Date(bench.clock.now());
    const played = { at, userId: user.userId, stake: BigInt(stake), paid: 0n, ...what };
    return bench.db.insert(figuresLog).values(playedFigure(played, user.userId));
  };
  const storedParents = async () =>
    new Map(
      (await bench.db.select().from(agencyNodes)).flatMap(({ userId, parentId }) =>
        parentId === null ? [] : [[userId, parentId] as const],
      ),
    );

  /** The tree of each day, kept by hand, is what the paths of all days say. */
  async function expectTrees(trees: ReadonlyMap<string, Parents>, actors: readonly AgencyActor[]): Promise<void> {
    for (const [date, parents] of trees) {
      const result = await bench.db.execute(sql`
        SELECT ancestor, descendant, depth FROM ${pathsEver} p WHERE since <= ${date}::date AND until > ${date}::date`);
      const rows = new Set(
        rowsOf(result).map(
          ({ ancestor, descendant, depth }) => `${String(descendant)} ${Number(depth)} ${String(ancestor)}`,
        ),
      );
      for (const { userId } of actors) {
        const wanted = upwards(parents, userId).map((up, depth) => `${userId} ${depth} ${up}`);
        const found = [...rows].filter((row) => row.startsWith(`${userId} `));
        expect(found.toSorted(), date).toEqual(wanted.toSorted());
      }
    }
  }

  /** Every report of every day has the figures by the tree of that day, and its rows add up. */
  async function expectFigures(
    trees: ReadonlyMap<string, Parents>,
    sales: readonly Sale[],
    actors: readonly AgencyActor[],
  ): Promise<void> {
    const dates = [...trees.keys()];
    const spans = [...dates.map((date) => [date, date] as const), [dates[0] ?? '', dates.at(-1) ?? ''] as const];
    for (const actor of actors)
      for (const [from, to] of spans) {
        const wanted = new Map<string, number>();
        for (const sale of sales.filter((one) => one.day >= from && one.day <= to)) {
          const child = childOf(trees.get(sale.day) ?? new Map(), actor.nodeId, sale.seller);
          if (child !== undefined) wanted.set(child, (wanted.get(child) ?? 0) + sale.stake);
        }
        const total = [...wanted.values()].reduce((sum, stake) => sum + stake, 0);
        for (const by of calculationGroups) {
          const answer = await bench.agency.calculation(actor, { from, to, by, currencyId: 941, page: 1 });
          const minor = (money: string): number => Number(money.replace('.', ''));
          const rows = answer.rows.map(({ id, figures }) => [id, minor(figures.stake)] as const);
          expect(minor(answer.totals.stake), `${by} ${from} ${to}`).toBe(total);
          expect(
            rows.reduce((sum, [, stake]) => sum + stake, 0),
            by,
          ).toBe(total);
          if (by === 'child') expect(new Map(rows.filter(([, stake]) => stake > 0))).toEqual(wanted);
        }
      }
  }

  test('[OP-74] [OP-87] after random moves the paths are the closure, each day has its tree, and its figures are by that', async () => {
    const property = fc.asyncProperty(world, async ({ nodes, days }) => {
      const { db, clock, agency } = bench;
      const top = await bench.add(rootId);
      const [actors, agents] = [[top], [top]];
      for (const { parent, agent } of nodes) {
        const above = agents[parent % agents.length] ?? top;
        const { depth } = await agency.node(bench.root, above.userId);
        const actor = await bench.add(above.userId, { agent: agent && depth < highestDepth - 2 });
        actors.push(actor);
        if (agent && depth < highestDepth - 2) agents.push(actor);
      }
      const trees = new Map<string, Parents>();
      const sales: Sale[] = [];
      for (const { sales: sold, moves } of days) {
        // Two seconds after midnight in Belgrade: the day before is not closed yet.
        await clock.jump(((midnight + day - (clock.now() % day)) % day) + 2000);
        const sellAll = async (early: boolean): Promise<void> => {
          for (const one of sold.filter((sale) => sale.early === early)) {
            const seller = agents[one.seller % agents.length] ?? top;
            await sell(seller, one.stake);
            sales.push({ seller: seller.userId, stake: one.stake, day: dateAt() });
          }
        };
        await sellAll(true);
        await fold();
        await clock.jump(10_000);
        await fold();
        trees.set(dateAt(), await storedParents());
        await sellAll(false);
        for (const { user, to } of moves) {
          const moved = actors[user % actors.length] ?? top;
          const target = agents[to % agents.length] ?? top;
          const { version } = await agency.standing(top, moved.userId);
          await clock.jump(1000);
          await agency.moveUser(top, { userId: moved.userId, parentId: target.userId, version });
        }
      }
      expect(await closureFaults(db)).toEqual([]);
      await expectTrees(trees, actors);
      await expectFigures(trees, sales, agents);
      for (const { userId } of actors)
        await db
          .update(agencyMoves)
          .set({ state: 'cancelled' })
          .where(sql`${eq(agencyMoves.userId, userId)} AND state = 'waiting'`);
    });
    await fc.assert(property, { numRuns: sized(6, 60), endOnFailure: true, examples: [[earlySale]] });
    // Many runs moved somebody, else the property is about nothing.
    expect(await bench.db.$count(agencyMoves, eq(agencyMoves.state, 'done'))).toBeGreaterThan(2);
    expect(await bench.db.$count(branchDays)).toBeGreaterThan(0);
  });
});
