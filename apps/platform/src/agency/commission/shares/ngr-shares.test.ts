import { verify } from '@kvota/commission';
import type { NgrShare } from '@kvota/contracts/operator';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../../../database/database.ts';
import { commissionStatements, ngrShares } from '../../../database/schema/index.ts';
import { figureZone } from '../../../figures/figure-zone.ts';
import { createCommissionBench, shareLine, type CommissionBench } from '../../../testing/commission-bench.ts';
import { sqlDatabases } from '../../../testing/databases.ts';
import { beginningOf, dayAt, nextMonday, periodOfDay } from '../periods.ts';
import { createNgrShares, sharesOf, type NgrShares } from './ngr-shares.ts';

const hour = 3_600_000;
const rsd = 941;
const fee = { id: 'platform-fee', products: 'all', of: 'turnover', ppm: 50_000 } satisfies NgrShare;
const tax = { id: 'gaming-tax', products: ['casino'], of: 'ggr', ppm: 100_000 } satisfies NgrShare;
const ofNgr = shareLine({ base: 'ngr' });

describe.each(sqlDatabases)('shares that NGR deducts on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: CommissionBench;
  let shares: NgrShares;
  beforeAll(async () => {
    database = await open();
    bench = await createCommissionBench(database);
    shares = createNgrShares(bench);
  });
  afterAll(() => database.close());
  beforeEach(() => bench.forget());

  const set = (version: number, given: NgrShare[]) =>
    shares.set({ version, shares: given, operatorId: bench.top.userId });
  const monday = (): string => nextMonday(bench.clock.now(), figureZone);
  const week = (): string => periodOfDay('week', dayAt(bench.clock.now(), figureZone)).id;
  const nextWeek = async (): Promise<number> => {
    const begin = beginningOf(monday(), figureZone);
    await bench.goTo(begin);
    return begin;
  };
  const endWeek = async (): Promise<void> => {
    await nextWeek();
    await bench.clock.jump(10_000);
    await bench.close();
  };
  /** Books 100.00 on football, which wins 40.00, and 50.00 in the casino, which wins 10.00, and a free bet that wins 5.00. */
  const play = (begin: number): Promise<void> => {
    const { low, players } = bench;
    const what = { at: begin + hour, user: players.low, seller: low };
    return bench.book([
      { ...what, stake: 10_000n, paid: 4000n },
      { ...what, stake: 5000n, paid: 1000n, product: 'casino' },
      { ...what, stake: 700n, paid: 500n, free: true },
    ]);
  };
  const stateOf = (periodId: string) =>
    bench.agency.statement(bench.top, { periodId, userId: bench.low.userId, currencyId: rsd });
  const documentOf = async (periodId: string) => {
    const [row] = await bench.db.select().from(commissionStatements).where(eq(commissionStatements.periodId, periodId));
    return row?.document ?? expect.fail(`no statement of ${periodId}`);
  };

  test('[AFF-01] they hold from the next Monday, for statements and what they would be so far; a stranger recomputes them', async () => {
    await bench.give(bench.top, bench.low, [ofNgr]);
    const before = await nextWeek();
    const unchanged = week();
    expect(await set(0, [fee, tax])).toEqual({ ErrorText: 'ok', validFrom: monday() });
    await play(before);
    await nextWeek();
    const begin = bench.clock.now();
    const deducted = week();
    await play(begin);
    const soFar = await stateOf(deducted);
    await endWeek();

    const old = await documentOf(unchanged);
    expect(old.shares).toEqual([]);
    // 30 % of 60.00 + 40.00 - 5.00.
    expect(old.result.total).toBe('28.50');
    const document = await documentOf(deducted);
    expect(document.shares).toEqual([fee, tax]);
    // 30 % of 95.00 - 5 % of 150.00 - 10 % of 40.00.
    expect(document.result.total).toBe('25.05');
    expect(soFar.document).toMatchObject({ shares: [fee, tax], result: { total: '25.05' } });
    expect(verify(document)).toMatchObject({ status: 'equal', total: '25.05' });
    expect(document.result.steps.filter(({ type }) => type === 'share')).toMatchObject([
      { share: 'platform-fee', of: 'turnover', on: '150.00', amount: '-7.50' },
      { share: 'gaming-tax', of: 'ggr', on: '40.00', amount: '-4.00' },
    ]);
  });

  test('[AFF-01] the preview of a plan uses the shares of each period', async () => {
    const { top, low } = bench;
    await bench.give(top, low, [ofNgr]);
    await play(await nextWeek());
    await set(0, [fee]);
    await endWeek();
    await play(bench.clock.now());
    await endWeek();
    const lines = [ofNgr];
    const { periods } = await bench.agency.previewPlan(top, { userId: low.userId, currencyId: rsd, lines });
    expect(periods.slice(-2).map(({ childGets }) => childGets)).toEqual(['28.50', '26.25']);
  });

  test('[AFF-01] a month has the shares that were valid when it began', async () => {
    await bench.goTo('2027-02-10T12:00:00Z');
    await set(0, [fee]);
    const valid = '2027-02-15';
    const shareIds = async (from: string) => (await sharesOf(bench.db, periodOfDay('month', from))).map(({ id }) => id);
    expect((await shares.list()).result.map(({ validFrom }) => validFrom)).toEqual([valid]);
    expect(await shareIds(valid)).toEqual([]);
    expect(await shareIds('2027-03-01')).toEqual(['platform-fee']);
    await set(1, [tax]);
    expect(await shareIds('2027-03-01')).toEqual(['gaming-tax']);
  });

  test('a version follows the one that its author knows; of two at once one is written', async () => {
    expect(await shares.list()).toEqual({ result: [], nextFrom: monday() });
    const both = await Promise.all([set(0, [fee]), set(0, [tax])]);
    expect(both.map(({ error }) => error ?? 'ok').toSorted()).toEqual(['ok', 'sharesChanged']);
    expect(await set(0, [])).toMatchObject({ error: 'sharesChanged' });
    expect(await set(1, [])).toMatchObject({ ErrorText: 'ok' });
    const { result } = await shares.list();
    expect(result.map(({ version, shares: given }) => [version, given.length])).toEqual([
      [2, 0],
      [1, 1],
    ]);
  });

  test('no version is changed or deleted', async () => {
    await set(0, [fee]);
    await expect(bench.db.update(ngrShares).set({ shares: [] })).rejects.toThrow();
    await expect(bench.db.delete(ngrShares)).rejects.toThrow();
  });
});
