import { calculationGroups, type AgencyFigures, type AgencyPeriod, type CalculationGroup } from '@kvota/contracts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import { tickets } from '../../database/schema/index.ts';
import { demoCurrencies } from '../../demo/demo-data.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import {
  agents,
  createWorld,
  everyStep,
  kindsOfFigures,
  parents,
  step,
  take,
  type Step,
  type World,
} from '../../testing/figure-steps.ts';
import { createFiguresBench, type FiguresBench } from '../../testing/figures-bench.ts';
import { sized } from '../../testing/large-runs.ts';
import { figuresOf, localTimeOf, recountFacts, type Fact } from '../../testing/recount-figures.ts';
import type { AgencyActor } from '../agency.ts';
import { rootId } from '../tree.ts';
import { createReports } from './create-reports.ts';

/** True if a seller is a node or below it, by the parents. */
function isIn(node: string, seller: string): boolean {
  if (node === rootId || node === seller) return true;
  const parent = parents.get(seller);
  return parent !== undefined && isIn(node, parent);
}

/** The direct child of a node in whose branch a seller is, or `own`. */
function childOf(node: string, seller: string): string {
  if (seller === node) return 'own';
  const parent = parents.get(seller) ?? rootId;
  return parent === node ? seller : childOf(node, parent);
}

const keyOf = (node: string, by: CalculationGroup, fact: Fact): string => {
  switch (by) {
    case 'child':
      return childOf(node, fact.seller);
    case 'player':
      return fact.userId;
    case 'day':
      return localTimeOf(fact.at).day;
    case 'product':
      return fact.product;
    case 'sport':
      return fact.sport;
  }
};

const dayOf = (at: number, days: number): string => {
  const day = new Date(`${localTimeOf(new Date(at)).day}T00:00:00Z`);
  return new Date(day.getTime() + days * 86_400_000).toISOString().slice(0, 10);
};

const question = fc.record({
  node: fc.constantFrom(undefined, ...agents),
  user: fc.nat(8),
  currency: fc.constantFrom(demoCurrencies.RSD, demoCurrencies.RSD, demoCurrencies.EUR),
  first: fc.integer({ min: -4, max: 0 }),
  length: fc.integer({ min: 0, max: 4 }),
  period: fc.constantFrom('today' as const, 'yesterday' as const, 'thisWeek' as const),
});
type Question = typeof question extends fc.Arbitrary<infer T> ? T : never;

/** The sums of rows that add up: players may be in several rows. */
const additive = (figures: readonly AgencyFigures[]) => {
  const minor = (money: string): bigint => BigInt(money.replace('.', ''));
  const sum = (pick: (one: AgencyFigures) => string): bigint =>
    figures.reduce((all, one) => all + minor(pick(one)), 0n);
  return [
    figures.reduce((all, one) => all + one.tickets, 0),
    ...(['stake', 'payout', 'ggr', 'bonusCost', 'ngr', 'in', 'out'] as const).map((name) => sum((one) => one[name])),
  ];
};

async function check(bench: FiguresBench, world: World, asked: Question): Promise<void> {
  const reports = createReports(bench);
  const { users } = world;
  const actor = (asked.node === undefined ? undefined : users[asked.node]) ?? bench.root;
  const { currency, currencyId } = asked.currency;
  const now = bench.clock.now();
  const [from, to] = [dayOf(now, asked.first), dayOf(now, asked.first + asked.length)];
  const facts = (await recountFacts(bench.db)).filter((fact) => fact.currency === currency);
  const branch = facts.filter(({ seller }) => isIn(actor.nodeId, seller));
  const dated = branch.filter((fact) => localTimeOf(fact.at).day >= from && localTimeOf(fact.at).day <= to);

  for (const by of calculationGroups) {
    const answer = await reports.calculation(actor, { from, to, by, currencyId, page: 1 });
    const wanted = Map.groupBy(dated, (fact) => keyOf(actor.nodeId, by, fact));
    const rows = Object.fromEntries(answer.rows.map(({ id, figures }) => [id, figures]));
    expect(rows, by).toEqual(Object.fromEntries([...wanted].map(([id, list]) => [id, figuresOf(list)])));
    expect(answer.totals, by).toEqual(figuresOf(dated));
    expect(additive(answer.rows.map(({ figures }) => figures))).toEqual(additive([answer.totals]));
    expect(answer.rowCount).toBe(wanted.size);
  }

  const subject = users[asked.user];
  if (subject && isIn(actor.nodeId, subject.userId)) {
    const { userId } = subject;
    const isAgent = agents.includes(asked.user);
    const own = dated.filter((fact) => (isAgent ? isIn(userId, fact.seller) : fact.userId === userId));
    for (const by of ['product', 'sport', 'day'] as const) {
      const stats = await reports.userStats(actor, { userId, from, to, by, currencyId });
      const parts = Map.groupBy(own, (fact) => keyOf(actor.nodeId, by, fact));
      expect(stats).toMatchObject({ ...figuresOf(own), payin: figuresOf(own).stake });
      for (const { id, figures } of stats.series) expect(figures, id).toEqual(figuresOf(parts.get(id) ?? []));
      for (const id of parts.keys()) expect(stats.series.map((part) => part.id)).toContain(id);
    }
  }
  await checkOffice(bench, { actor, branch, now, ...asked }, currencyId);
}

/** The days that a period by name compares: this one from and to, and how far the one before is back. */
function namedPeriod(period: AgencyPeriod, now: number): { from: string; to: string; back: number } {
  const today = dayOf(now, 0);
  if (period === 'today') return { from: today, to: today, back: 1 };
  if (period === 'yesterday') return { from: dayOf(now, -1), to: dayOf(now, -1), back: 1 };
  const weekday = (new Date(today).getUTCDay() + 6) % 7;
  return { from: dayOf(now, -weekday), to: today, back: 7 };
}

async function checkOffice(
  bench: FiguresBench,
  { actor, branch, now, period }: { actor: AgencyActor; branch: Fact[]; now: number; period: AgencyPeriod },
  currencyId: number,
): Promise<void> {
  const office = await createReports(bench).office(actor, { period, currencyId });
  const { from, to, back } = namedPeriod(period, now);
  const within = branch.filter((fact) => localTimeOf(fact.at).day >= from && localTimeOf(fact.at).day <= to);
  expect(office).toMatchObject({ days: { from, to, zone: 'Europe/Belgrade' }, now: figuresOf(within) });
  // What happened at the end of the period before, or at its moment that corresponds to now, on the clocks of the zone.
  const shifted = (fact: Fact): { day: string; time: string } => {
    const { day, time } = localTimeOf(fact.at);
    return { day: new Date(Date.parse(day) + back * 86_400_000).toISOString().slice(0, 10), time };
  };
  const here = localTimeOf(new Date(now));
  const before = branch.filter((fact) => {
    const { day, time } = shifted(fact);
    return day >= from && day <= to && (day < here.day || time < here.time);
  });
  expect(office.before).toEqual(figuresOf(before));
  const open = (await bench.db.select().from(tickets)).filter(
    (ticket) => ticket.settlement === 'open' && isIn(actor.nodeId, ticket.agentId),
  );
  const isOfMoney = ({ currency }: { currency: string }) =>
    currencyId === 978 ? currency === 'EUR' : currency.endsWith('RSD');
  expect(office.openTickets).toBe(open.filter(isOfMoney).length);
}

describe.each(sqlDatabases)('figures of branches on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: FiguresBench;
  beforeAll(async () => {
    database = await open();
    bench = await createFiguresBench(database);
  });
  afterAll(() => database.close());

  test(
    '[CALL-43] [OP-87] at any moment of bookings and foldings figures are what a recount finds, and rows add up to totals',
    async () => {
      const kinds = new Set<string>();
      const property = fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 2, maxLength: 8 }), { minLength: 3, maxLength: 8 }),
        fc.array(question, { minLength: 8, maxLength: 8 }),
        async (rounds, questions) => {
          const world = await createWorld(bench);
          for (const [i, steps] of rounds.entries()) {
            for (const one of steps) await take(bench, world, one);
            await check(bench, world, questions[i] ?? expect.fail('There is a question for each round.'));
          }
          for (const { product, sport, bonusCost, stake, tickets: counted } of await recountFacts(bench.db)) {
            const of = sport === 'mix' ? ['mix'] : [];
            kinds.add([product, ...of, stake > 0n ? 'stake' : bonusCost > 0n ? 'bonus' : counted].join(' '));
          }
        },
      );
      const [about] = fc.sample(question, { numRuns: 1, seed: 1 });
      const questions = Array.from({ length: 8 }, (_, i) => ({
        ...(about ?? expect.fail('A sample has one.')),
        node: undefined,
        user: 4 + i,
        first: -4,
        length: 4,
        currency: demoCurrencies.RSD,
      }));
      const example: [Step[][], Question[]] = [everyStep.map((steps) => [...steps]), questions];
      await fc.assert(property, { numRuns: sized(6, 80), examples: [example] });
      expect([...kinds]).toEqual(expect.arrayContaining(kindsOfFigures));
      expect(await bench.ledger.check()).toMatchObject({ ok: true, violations: [] });
    },
    sized(120_000, 1_200_000),
  );
});
