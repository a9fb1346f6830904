import { randomUUID } from 'node:crypto';

import { compareSums, sumRows, verify, type Statement } from '@kvota/commission';
import { agencyCalls } from '@kvota/contracts';
import { transact } from '@kvota/server';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';

import type { OpenDatabase } from '../../../database/database.ts';
import { isAlone } from '../../../database/is-alone.ts';
import { rowsOf } from '../../../database/rows.ts';
import { agencyAudit, commissionCorrections, commissionStatements } from '../../../database/schema/index.ts';
import { figureZone } from '../../../figures/figure-zone.ts';
import { createCommissionBench, shareLine, type CommissionBench } from '../../../testing/commission-bench.ts';
import { sqlDatabases } from '../../../testing/databases.ts';
import type { AgencyActor } from '../../agency.ts';
import { hashOf } from '../../seals/hash-of.ts';
import { hasOpenCommission } from '../open-commission.ts';
import { beginningOf, dayAt, nextMonday, periodOfDay } from '../periods.ts';

const hour = 3_600_000;
const rsd = 941;
const reason = 'Ticket 4711 had a wrong result';

describe.each(sqlDatabases)('corrections of statements on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: CommissionBench;
  beforeAll(async () => {
    database = await open();
    bench = await createCommissionBench(database);
  });
  afterAll(() => database.close());
  beforeEach(() => bench.forget());

  const weekNow = (): string => periodOfDay('week', dayAt(bench.clock.now(), figureZone)).id;
  const nextWeek = async (): Promise<number> => {
    const at = beginningOf(nextMonday(bench.clock.now(), figureZone), figureZone);
    await bench.goTo(at);
    return at;
  };
  const endWeek = async (): Promise<void> => {
    await nextWeek();
    await bench.clock.jump(10_000);
    await bench.close();
  };
  /** A week in which the player of `low` loses 100.00, of which `low` gets 30.00, and that is closed. */
  const closedWeek = async (): Promise<string> => {
    const { top, low, players } = bench;
    await bench.give(top, low, [shareLine()]);
    const begin = await nextWeek();
    const periodId = weekNow();
    await bench.book([{ at: begin + hour, user: players.low, seller: low, stake: 10_000n }]);
    await endWeek();
    return periodId;
  };
  interface Asked {
    readonly periodId: string;
    readonly amount: string;
    readonly userId?: string;
    readonly requestId?: string;
  }
  const correct = async (
    actor: AgencyActor,
    { requestId = randomUUID(), userId = bench.low.userId, ...rest }: Asked,
  ) => {
    const given = { requestId, userId, currencyId: rsd, reason, ...rest };
    const answer = await bench.agency.correct(actor, given);
    if (answer.kind !== 'answer') return { error: 'requestIdUsed' };
    return v.parse(agencyCalls.agencyCorrection.answer, JSON.parse(answer.body));
  };
  const statementOf = (periodId: string, actor = bench.top) =>
    bench.agency.statement(actor, { periodId, userId: bench.low.userId });
  const stored = (periodId: string) =>
    bench.db.select().from(commissionStatements).where(eq(commissionStatements.periodId, periodId));

  test('[AFF-01] a correction leaves its statement as it is, and counts in the next one, which a stranger recomputes', async () => {
    const { top, low, players } = bench;
    const first = await closedWeek();
    const before = await stored(first);
    const second = weekNow();
    await bench.book([{ at: bench.clock.now(), user: players.low, seller: low, stake: 1000n }]);
    expect(await correct(top, { periodId: first, amount: '-12.50' })).toMatchObject({
      ErrorText: 'ok',
      correction: { periodId: first, countedIn: second, amount: '-12.50', reason },
    });
    // It shows in what the open period would be, and beside the statement that it corrects.
    const soFar = await statementOf(second);
    expect(soFar.row).toMatchObject({ total: '-9.50', corrections: '-12.50', isEstimate: true });
    expect(soFar.corrections).toHaveLength(1);
    expect((await statementOf(first)).corrections).toEqual(soFar.corrections);
    await endWeek();

    expect(await stored(first)).toEqual(before);
    const next = await statementOf(second);
    expect(next.row).toMatchObject({ total: '-9.50', corrections: '-12.50', isEstimate: false });
    const document = next.document as unknown as Statement; // verified below
    expect(document.corrections).toMatchObject([{ period: first, amount: '-12.50', reason }]);
    expect(document.result.steps.at(-1)).toMatchObject({ type: 'correction', amount: '-12.50', value: '-9.50' });
    const { rows } = await bench.agency.statementRows(top, { periodId: second, userId: low.userId });
    const copy: Statement = JSON.parse(JSON.stringify(document));
    expect(compareSums(sumRows(rows, 2), copy.figures.products, 2)).toEqual({ status: 'equal' });
    expect(verify(copy)).toEqual({ status: 'equal', total: '-9.50' });
    expect(hashOf(copy)).toBe(next.hash);
    // A carry is of the lines, so that no later week counts the correction again.
    await endWeek();
    expect(await stored(weekNow())).toEqual([]);
    const acts = await bench.db.select().from(agencyAudit).where(eq(agencyAudit.act, 'commissionCorrect'));
    expect(acts.at(-1)).toMatchObject({ actor: top.userId, subject: low.userId, after: { periodId: first, reason } });
  });

  test('[AFF-01] a week without figures, and one after the end of the plan, has a statement of corrections alone', async () => {
    const { top, low } = bench;
    const first = await closedWeek();
    await bench.give(top, low, [], { version: 1, forgive: true });
    await endWeek();
    const last = weekNow();
    expect(await hasOpenCommission(bench.db, low.userId)).toBe(false);
    await correct(top, { periodId: first, amount: '5.00' });
    // It is open between the two, so that neither is moved away.
    expect(await hasOpenCommission(bench.db, low.userId)).toBe(true);
    await endWeek();
    expect(await hasOpenCommission(bench.db, low.userId)).toBe(false);
    expect(await stored(last)).toMatchObject([{ total: 500n, planVersion: 2 }]);
    const { row, mayPay } = await statementOf(last);
    expect([row.total, row.open, mayPay]).toEqual(['5.00', '5.00', true]);
  });

  test('a statement of a correction is corrected in turn, and the sum over all weeks is what is owed', async () => {
    const { top } = bench;
    const first = await closedWeek();
    const second = weekNow();
    await correct(top, { periodId: first, amount: '-30.00' });
    await endWeek();
    await correct(top, { periodId: second, amount: '30.00' });
    await endWeek();
    const all = await bench.db.select({ total: commissionStatements.total }).from(commissionStatements);
    expect(all.map(({ total }) => Number(total)).toSorted((a, b) => a - b)).toEqual([-3000, 3000, 3000]);
  });

  test('only the parent corrects, only a statement that is drawn up, and once for each request', async () => {
    const { root, top, low, beside, players } = bench;
    const periodId = await closedWeek();
    const asked = { periodId, amount: '1.00' };
    expect(await correct(root, asked)).toMatchObject({ error: 'notDirectChild' });
    expect(await correct(low, asked)).toMatchObject({ error: 'notDirectChild' });
    for (const stranger of [beside, players.low])
      await expect(correct(stranger, asked)).rejects.toThrow('no such user');
    for (const other of [weekNow(), '2026-W60', '1999-01'])
      expect(await correct(top, { ...asked, periodId: other })).toMatchObject({ error: 'statementUnknown' });
    expect(await bench.db.$count(commissionCorrections)).toBe(0);

    const requestId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => correct(top, { ...asked, requestId })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await bench.db.$count(commissionCorrections)).toBe(1);
    expect(await correct(top, { ...asked, amount: '2.00', requestId })).toEqual({ error: 'requestIdUsed' });
  });

  test('the child sees the amount and the reason, and the name of its parent alone', async () => {
    const { top, low } = bench;
    const periodId = await closedWeek();
    await correct(top, { periodId, amount: '1.00' });
    const own = await statementOf(periodId, low);
    const above = await bench.agency.node(top, top.userId);
    expect(own).toMatchObject({ mayCorrect: false, corrections: [{ amount: '1.00', reason, by: above.username }] });
    expect((await statementOf(periodId)).mayCorrect).toBe(true);
    expect(JSON.stringify(own)).not.toContain(top.userId);
  });

  test('corrections that are entered while the period closes are in one statement each', async () => {
    const { top } = bench;
    const first = await closedWeek();
    await nextWeek();
    await bench.clock.jump(10_000);
    // The week of these is over for the clock, so they count in the next one.
    const entered = Array.from({ length: 6 }, () => correct(top, { periodId: first, amount: '1.00' }));
    await Promise.all([...entered, bench.close()]);
    await bench.close();
    const counted = weekNow();
    await endWeek();
    const rows = await bench.db.select().from(commissionCorrections);
    expect(rows.map(({ countedIn }) => countedIn)).toEqual(Array.from({ length: 6 }, () => counted));
    expect(await stored(counted)).toMatchObject([{ total: 600n }]);
  });

  test('a statement that is drawn up meanwhile, by a node whose clock is ahead, takes no correction', async () => {
    const { top, db } = bench;
    const first = await closedWeek();
    const second = weekNow();
    const [row] = await stored(first);
    const { firstDay: _, ...rest } = row ?? expect.fail();
    let asked: ReturnType<typeof correct> | undefined;
    await transact(db, async (tx) => {
      expect(await isAlone(tx, 'commission')).toBe(true);
      asked = correct(top, { periodId: first, amount: '1.00' });
      const chosen = asked.then(() => true);
      // An embedded database does one transaction after the other.
      while (database.kind !== 'embedded' && !(await Promise.race([chosen, someoneWaits(db)])));
      await tx.insert(commissionStatements).values({ ...rest, periodId: second, firstDay: '2026-01-05' });
    });
    const { correction } = v.parse(agencyCalls.agencyCorrection.answer, await asked);
    expect(correction?.countedIn.localeCompare(second)).toBe(1);
  });

  test('a statement takes a hundred corrections', async () => {
    const { top, low } = bench;
    const periodId = await closedWeek();
    const answer = await correct(top, { periodId, amount: '1.00' });
    const { correction } = v.parse(agencyCalls.agencyCorrection.answer, answer);
    const known = { periodId, childId: low.userId, currency: 'RSD', parentId: top.nodeId, reason, actor: top.userId };
    const counted = { ...known, countedIn: correction?.countedIn ?? '', amount: 1n, at: new Date(bench.clock.now()) };
    const more = Array.from({ length: 99 }, (_, i) => ({ ...counted, id: `more-${i}` }));
    await bench.db.insert(commissionCorrections).values(more);
    expect(await correct(top, { periodId, amount: '1.00' })).toMatchObject({ error: 'tooManyCorrections' });
    await endWeek();
    const [next] = await stored(counted.countedIn);
    expect(next?.document.corrections).toHaveLength(100);
    expect(verify(next?.document)).toEqual({ status: 'equal', total: '1.99' });
  });
});

/** True if a transaction waits for the lock of the worker. */
async function someoneWaits(db: OpenDatabase['db']): Promise<boolean> {
  const waiting = await db.execute(sql`SELECT 1 FROM pg_locks l
    WHERE l.locktype = 'advisory' AND NOT l.granted AND l.classid = (hashtext('kvota commission')::bigint & 4294967295)::oid
      AND l.objid = (hashtext(current_schema())::bigint & 4294967295)::oid`);
  return rowsOf(waiting).length > 0;
}

test('a correction on the wire is an amount that is not zero, and a reason of one line', () => {
  const body = { requestId: randomUUID(), periodId: '2026-W46', userId: 'u', currencyId: rsd, amount: '-1.00', reason };
  const fits = (more: Partial<typeof body>): boolean =>
    v.safeParse(agencyCalls.agencyCorrection.body, { ...body, ...more }).success;
  expect(fits({})).toBe(true);
  for (const amount of ['0', '-0.00', '1e3', '1,00', '1.005', '1234567890123.00', '+1.00'])
    expect(fits({ amount })).toBe(false);
  for (const text of ['', '   ', 'a\nb', 'a\u0000', '\uD800', 'x'.repeat(141)])
    expect(fits({ reason: text })).toBe(false);
});
