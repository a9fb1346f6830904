import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import { figureZone } from '../../figures/figure-zone.ts';
import { createCommissionBench, shareLine, type CommissionBench } from '../../testing/commission-bench.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import type { AgencyActor } from '../agency.ts';
import { beginningOf, dayAt, nextMonday, periodOfDay } from '../commission/periods.ts';

const hour = 3_600_000;

describe.each(sqlDatabases)('alerts of unpaid statements on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: CommissionBench;
  beforeAll(async () => {
    database = await open();
    bench = await createCommissionBench(database);
  });
  afterAll(() => database.close());

  const nextWeek = async (): Promise<number> => {
    const at = beginningOf(nextMonday(bench.clock.now(), figureZone), figureZone);
    await bench.goTo(at);
    return at;
  };
  /** A week of figures of `low` and `beside`, which is closed. Returns its id. */
  const week = async (low: bigint, beside: bigint): Promise<string> => {
    const begin = await nextWeek();
    const { id } = periodOfDay('week', dayAt(bench.clock.now(), figureZone));
    const lost = (stake: bigint) => (stake < 0n ? { stake: 0n, paid: -stake } : { stake, paid: 0n });
    await bench.book([
      { at: begin + hour, user: bench.players.low, seller: bench.low, ...lost(low) },
      { at: begin + hour, user: bench.players.beside, seller: bench.beside, ...lost(beside) },
    ]);
    await nextWeek();
    await bench.clock.jump(10_000);
    await bench.close();
    return id;
  };
  const unpaid = async (viewer: AgencyActor) => {
    const { statements } = await bench.agency.alerts(viewer);
    return {
      count: statements?.count,
      rows: statements?.rows.map((row) => [row.periodId, row.userId, row.open, row.own]),
    };
  };

  test('[OP-87] statements of children and the own one are listed until they are paid, oldest first', async () => {
    const { top, low, beside, players } = bench;
    for (const child of [low, beside]) await bench.give(top, child, [shareLine({ carry: 'split' })]);
    const first = await week(10_000n, 0n);
    const second = await week(20_000n, -5000n);
    const wanted = [
      [first, low.userId, '30.00', false],
      [second, low.userId, '60.00', false],
      [second, beside.userId, '-15.00', false],
    ];
    const seen = await unpaid(top);
    expect(seen.count).toBe(3);
    expect(new Set(seen.rows)).toEqual(new Set(wanted));
    expect(seen.rows?.[0]).toEqual(wanted[0]);
    expect(await unpaid(low)).toEqual({
      count: 2,
      rows: [wanted[0], wanted[1]].map((row) => [...(row ?? []).slice(0, 3), true]),
    });
    expect((await bench.agency.alerts(low)).statements?.rows[0]).toMatchObject({
      cycle: 'week',
      username: (await bench.agency.node(top, low.userId)).username,
      currency: 'RSD',
    });
    // The operator has no part in this edge, and players have no statements.
    for (const other of [bench.root, players.low]) expect(await unpaid(other)).toEqual({ count: 0, rows: [] });

    const pay = (periodId: string, amount: string) =>
      bench.agency.pay(top, { requestId: randomUUID(), periodId, userId: low.userId, currencyId: 941, amount });
    await pay(first, '10.00');
    expect((await unpaid(low)).rows?.[0]).toEqual([first, low.userId, '20.00', true]);
    await pay(first, '20.00');
    expect((await unpaid(low)).rows).toEqual([[second, low.userId, '60.00', true]]);
    expect((await unpaid(top)).count).toBe(2);
  });

  test('[OP-87] of more than twenty open statements the oldest are answered', async () => {
    const before = (await unpaid(bench.low)).count ?? 0;
    const periods: string[] = [];
    for (let i = 0; i < 21; i += 1) periods.push(await week(10_000n, 0n));
    const { count, rows } = await unpaid(bench.low);
    expect(count).toBe(before + 21);
    expect(rows?.map(([periodId]) => periodId).slice(before)).toEqual(periods.slice(0, 20 - before));
  });
});
