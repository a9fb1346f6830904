import { randomUUID } from 'node:crypto';

import { CommissionLines, type CommissionLine } from '@kvota/contracts';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';

import type { OpenDatabase } from '../../../database/database.ts';
import { agencyAudit, commissionPlans, commissionStatements, users } from '../../../database/schema/index.ts';
import { figureZone } from '../../../figures/figure-zone.ts';
import { createCommissionBench, shareLine, type CommissionBench } from '../../../testing/commission-bench.ts';
import { sqlDatabases } from '../../../testing/databases.ts';
import { beginningOf, nextMonday } from '../periods.ts';

const hour = 3_600_000;
const flat = (ppm: number) => ({ kind: 'flat' as const, ppm });
const at = (ppm: number, more: Parameters<typeof shareLine>[0] = {}) => shareLine({ rate: flat(ppm), ...more });

describe.each(sqlDatabases)('plans on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: CommissionBench;
  beforeAll(async () => {
    database = await open();
    bench = await createCommissionBench(database);
  });
  afterAll(() => database.close());
  beforeEach(() => bench.forget());

  const nextWeek = async (): Promise<number> => {
    const begin = beginningOf(nextMonday(bench.clock.now(), figureZone), figureZone);
    await bench.goTo(begin);
    return begin;
  };
  /** A week in which the players of `low` lose so much; it is closed afterwards. */
  const week = async (lost: bigint): Promise<void> => {
    const begin = await nextWeek();
    const [stake, paid] = lost < 0n ? [0n, -lost] : [lost, 0n];
    await bench.book([{ at: begin + hour, user: bench.players.low, seller: bench.low, stake, paid }]);
    await nextWeek();
    await bench.clock.jump(10_000);
    await bench.close();
  };
  const carries = async () =>
    (await bench.db.select().from(commissionStatements).orderBy(asc(commissionStatements.firstDay))).map(
      ({ document }) => document.figures.carryIn,
    );

  test('a version holds from the next Monday, keeps the ones before it, and is in the audit', async () => {
    const { top, low } = bench;
    const first = await bench.give(top, low, [at(300_000)]);
    expect(first).toMatchObject({ plan: { version: 1, validFrom: nextMonday(bench.clock.now(), figureZone) } });
    await bench.give(top, low, [at(200_000)], { version: 1 });
    const plan = await bench.agency.plan(top, low.userId);
    expect(plan).toMatchObject({
      userId: low.userId,
      mayChange: true,
      giver: null,
      versions: [
        { version: 2, lines: [{ rate: { ppm: 200_000 } }] },
        { version: 1, lines: [{ rate: { ppm: 300_000 } }] },
      ],
    });
    const acts = (await bench.db.select().from(agencyAudit)).filter(({ act }) => act === 'plan');
    expect(acts.at(-1)).toMatchObject({ subject: low.userId, before: { version: 1 }, after: { version: 2 } });
  });

  test('a request is carried out once, and of versions at once that follow the same one only one is written', async () => {
    const { top, low } = bench;
    const requestId = randomUUID();
    const same = await Promise.all(Array.from({ length: 10 }, () => bench.give(top, low, [at(1)], { requestId })));
    expect(new Set(same.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await bench.give(top, low, [at(2)], { requestId })).toEqual({ error: 'requestIdUsed' });
    const many = await Promise.all(
      Array.from({ length: 10 }, (_, i) => bench.give(top, low, [at(100 + i)], { version: 1 })),
    );
    expect(many.filter(({ plan }) => plan?.version === 2)).toHaveLength(1);
    expect(many.filter(({ error }) => error === 'planChanged')).toHaveLength(9);
    expect(await bench.db.$count(commissionPlans)).toBe(2);
    expect(await bench.give(top, low, [at(3)], { version: 5 })).toMatchObject({ error: 'planChanged' });
  });

  test('lines that break a rule are refused with every fault, and nothing is changed', async () => {
    const { top, low } = bench;
    const lines: CommissionLine[] = [
      at(1),
      at(1),
      shareLine({ id: 'month', cycle: 'week', less: ['nowhere'], products: ['poker'] }),
    ];
    const answer = await bench.give(top, low, lines);
    expect(answer.error).toBe('planInvalid');
    expect(answer.faults?.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'lines[1].id duplicate',
      'lines[2].less[0] unknownLine',
    ]);
    const unknown = await bench.give(top, low, [shareLine({ products: ['poker'] })]);
    expect(unknown).toMatchObject({ error: 'planInvalid', faults: [{ path: 'lines[0].products[0]' }] });
    expect(await bench.db.$count(commissionPlans)).toBe(0);
  });

  test('a child gets at most what the giver has for the same, whatever the operator gives', async () => {
    const { root, top, low } = bench;
    expect(await bench.give(top, low, [at(900_000)])).toMatchObject({ plan: { version: 1 } });
    await bench.give(root, top, [at(300_000)]);
    const above = await bench.give(top, low, [at(300_001)], { version: 1 });
    expect(above).toMatchObject({ error: 'planAboveOwn', faults: [{ path: 'lines[0]', code: 'rate' }] });
    const milder = await bench.give(top, low, [at(100_000, { carry: 'none' })], { version: 1, forgive: true });
    expect(milder).toMatchObject({ error: 'planAboveOwn', faults: [{ code: 'carry' }] });
    expect(await bench.give(top, low, [at(300_000)], { version: 1 })).toMatchObject({ plan: { version: 2 } });
    expect((await bench.agency.plan(top, low.userId)).giver).toMatchObject({ version: 1 });
    expect(await bench.give(root, top, [at(1_000_000)], { version: 1 })).toMatchObject({ plan: { version: 2 } });
  });

  test('only the parent of an agent gives it a plan', async () => {
    const { root, top, low, beside, players } = bench;
    for (const [by, of] of [
      [root, low],
      [low, low],
      [top, top],
      [low, players.low],
      [top, players.top],
    ] as const)
      expect(await bench.give(by, of, [at(1)])).toMatchObject({ error: 'notDirectChild' });
    for (const [by, of] of [
      [beside, low],
      [low, top],
    ] as const)
      await expect(bench.give(by, of, [at(1)])).rejects.toMatchObject({ problem: { code: 'userUnknown' } });
    expect(await bench.db.$count(commissionPlans)).toBe(0);
  });

  test('a line that carries a loss does not vanish unless it is forgiven, and a line of its id later takes none of it in', async () => {
    const { top, low } = bench;
    await bench.give(top, low, [at(300_000)]);
    await week(-1000n);
    const other = at(300_000, { id: 'other' });
    expect(await bench.give(top, low, [other], { version: 1 })).toMatchObject({ error: 'planCarry' });
    const kept = [at(300_000, { carry: 'none' })];
    expect(await bench.give(top, low, kept, { version: 1 })).toMatchObject({ error: 'planCarry' });
    expect(await bench.give(top, low, [other, at(200_000)], { version: 1 })).toMatchObject({ plan: { version: 2 } });
    expect(await bench.give(top, low, [other], { version: 2, forgive: true })).toMatchObject({ plan: { version: 3 } });
    // The line is back before the next statement, and its loss is not.
    expect(await bench.give(top, low, [other, at(100_000)], { version: 3 })).toMatchObject({ plan: { version: 4 } });
    await week(500n);
    // The week between still had the first version.
    expect(await carries()).toEqual([{}, { share: '-10.00' }, {}]);
    const forgiven = (await bench.db.select().from(agencyAudit)).filter(({ act }) => act === 'planForgive');
    expect(forgiven.map(({ after }) => after)).toEqual([{ lines: ['share'] }]);
  });

  test('a line that carries does not vanish before it has a loss either, and what it loses afterwards is forgiven', async () => {
    const { top, low } = bench;
    const month = at(100_000, { id: 'month', cycle: 'month' });
    const none = at(100_000, { id: 'none', carry: 'none' });
    await bench.give(top, low, [at(300_000), month, none]);
    expect(await bench.give(top, low, [at(300_000), month], { version: 1 })).toMatchObject({ plan: { version: 2 } });
    for (const lines of [[], [at(300_000)], [month], [at(300_000), at(1, { id: 'month' })]])
      expect(await bench.give(top, low, lines, { version: 2 })).toMatchObject({ error: 'planCarry' });
    expect(await bench.give(top, low, [month], { version: 2, forgive: true })).toMatchObject({ plan: { version: 3 } });
    expect(await bench.db.select().from(commissionPlans).orderBy(asc(commissionPlans.version))).toMatchObject([
      { forgiven: [] },
      { forgiven: [] },
      { forgiven: ['share'] },
    ]);
  });

  test('a giver who is blocked by now gives no plan', async () => {
    const { db, top, low } = bench;
    const block = (blocked: boolean) => db.update(users).set({ blocked }).where(eq(users.id, top.userId));
    await block(true);
    await expect(bench.give(top, low, [at(1)])).rejects.toMatchObject({ problem: { code: 'agentBlocked' } });
    await block(false);
    expect(await bench.give(top, low, [at(1)])).toMatchObject({ plan: { version: 1 } });
  });

  test('a preview is what the statements of the weeks were, from no loss on, with the share of the caller', async () => {
    const { root, top, low } = bench;
    const lines = [at(250_000), shareLine({ id: 'bonus', cycle: 'month', rate: flat(100_000), less: ['share'] })];
    await bench.give(root, top, [at(400_000)]);
    await bench.give(top, low, lines);
    const weeks = [4000n, -1000n, 600n, 2000n, 0n, 333n, 12_345n, -50n, 1n, 99n, 100n, 101n, 7777n, 5n];
    for (const lost of weeks) await week(lost);
    const drawn = await bench.db.select().from(commissionStatements);
    const { periods } = await bench.agency.previewPlan(top, { userId: low.userId, lines });
    expect(periods.filter(({ period }) => period.cycle === 'week')).toHaveLength(13);
    expect(periods.some(({ period }) => period.cycle === 'month')).toBe(true);
    // The first week shown had no loss before it, so that the previews are the statements.
    const ofWeeks = periods.filter(({ period }) => period.cycle === 'week').map(({ period }) => period.id);
    for (const { period, childGets, callerGets, callerKeeps } of periods.slice(2)) {
      const statement = drawn.find(({ periodId, childId }) => periodId === period.id && childId === low.userId);
      if (ofWeeks.indexOf(period.id) > 2 && statement)
        expect(childGets, period.id).toBe(statement.document.result.total);
      expect(minor(callerKeeps)).toBe(minor(callerGets) - minor(childGets));
    }
    const last = await bench.agency.previewPlan(root, { userId: top.userId, lines: [at(500_000)] });
    expect(last.periods.at(-1)).toMatchObject({ childGets: '0.03', callerGets: '0.05', callerKeeps: '0.02' });
    expect(last.periods.every(({ period }) => period.cycle === 'week')).toBe(true);
    for (const [by, userId] of [
      [top, top.userId],
      [root, low.userId],
      [low, bench.beside.userId],
    ] as const)
      await expect(bench.agency.previewPlan(by, { userId, lines })).rejects.toMatchObject({
        problem: { code: 'userUnknown' },
      });
    await expect(bench.agency.previewPlan(top, { userId: low.userId, lines: [at(1), at(1)] })).rejects.toMatchObject({
      problem: { code: 'invalidInput' },
    });
  });

  test('the lines of the contract are those that a plan takes', () => {
    const terms = { deposits: '10.00', turnover: '0', days: 30 };
    const lines: CommissionLine[] = [
      at(1),
      { id: 'cpa', products: 'all', cycle: 'month', base: 'cpa', perPlayer: '5.00', terms },
      { id: 'fee', products: ['casino'], cycle: 'week', base: 'head', perPlayer: '0.50' },
    ];
    expect(v.parse(CommissionLines, lines)).toEqual(lines);
  });

  test('amounts of lines have bounds, so that no total is more than money can be', () => {
    const terms = { deposits: '999999999.99', turnover: '999999999.99', days: 365 };
    const cpa = { id: 'cpa', products: 'all', cycle: 'week', base: 'cpa', perPlayer: '9999999.99', terms } as const;
    const fee = { id: 'fee', products: 'all', cycle: 'week', base: 'head', perPlayer: '9999999.99' } as const;
    const tiered = (from: string) => at(1, { rate: { kind: 'slab', tiers: [{ from, ppm: 1 }] } });
    const isLines = (...lines: CommissionLine[]): boolean => v.is(CommissionLines, lines);
    expect(isLines(cpa, fee, tiered('999999999999'), at(1, { leastTurnover: '999999999999' }))).toBe(true);
    for (const line of [
      { ...cpa, perPlayer: '10000000.00' },
      { ...cpa, terms: { ...terms, deposits: '1000000000' } },
      { ...cpa, terms: { ...terms, turnover: '1000000000' } },
      { ...cpa, terms: { ...terms, days: 366 } },
      { ...fee, perPlayer: '10000000' },
      tiered('1000000000000'),
      at(1, { leastTurnover: '1000000000000' }),
    ])
      expect(isLines(line), JSON.stringify(line)).toBe(false);
  });
});

const minor = (money: string): number => Number(money.replace('.', ''));
