import { createFakeClock } from '@kvota/server/fake-clock';
import { asc, eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { rootId } from '../agency/tree.ts';
import type { OpenDatabase } from '../database/database.ts';
import { branchDays, closedDays, figures, figuresLog, playerDays } from '../database/schema/index.ts';
import { createAgencyBench, type AgencyBench } from '../testing/agency-bench.ts';
import { sqlDatabases } from '../testing/databases.ts';
import { Died, dyingDatabase } from '../testing/dying-database.ts';
import { sized } from '../testing/large-runs.ts';
import { localTimeOf } from '../testing/recount-figures.ts';
import { dayOver, foldFigures } from './fold-figures.ts';
import { playedFigure, type NewFigure } from './log-figures.ts';

const hour = 3_600_000;

describe.each(sqlDatabases)('figures by day on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: AgencyBench;
  let sellers: string[];
  beforeAll(async () => {
    database = await open();
    bench = await createAgencyBench(database);
    const top = (await bench.add(rootId)).userId;
    const low = (await bench.add(top)).userId;
    sellers = [rootId, top, low];
  });
  afterAll(() => database.close());
  beforeEach(() =>
    database.db.execute(sql`TRUNCATE ${figuresLog}, ${figures}, ${playerDays}, ${branchDays}, ${closedDays}`),
  );

  const rowOf = (at: number, i = 0): NewFigure => {
    const what = { product: i % 2 ? 'live' : 'prematch', sport: i % 3 ? 'F' : 'B', legs: 1, tickets: 1 } as const;
    const money = { currency: 'RSD', stake: BigInt(100 + i), paid: BigInt(i), free: false };
    const seller = sellers[i % sellers.length] ?? rootId;
    return playedFigure({ at: new Date(at), userId: `u${i % 4}`, ...what, ...money }, seller);
  };
  const add = (rows: readonly NewFigure[]) => database.db.insert(figuresLog).values([...rows]);
  const foldAt = (now: number, batch?: number) => foldFigures({ db: database.db, clock: createFakeClock(now) }, batch);
  const closed = async () =>
    (await database.db.select().from(closedDays).orderBy(asc(closedDays.day))).map(({ day }) => day);
  const kept = () => database.db.select().from(figures).orderBy(asc(figures.id));

  /** Every row is kept once, nothing is left, and the sums of both tables are those of the rows. */
  async function expectFolded(rows: readonly NewFigure[]): Promise<void> {
    const { db } = database;
    expect(await db.$count(figuresLog)).toBe(0);
    const stakes = rows.map(({ stake }) => stake).toSorted((a, b) => Number(a - b));
    expect((await kept()).map(({ stake }) => stake).toSorted((a, b) => Number(a - b))).toEqual(stakes);
    const total = stakes.reduce((sum, stake) => sum + stake, 0n);
    const sumOf = (list: readonly { stake: bigint; tickets: number }[]) => [
      list.reduce((sum, { stake }) => sum + stake, 0n),
      list.reduce((sum, { tickets }) => sum + tickets, 0),
    ];
    expect(sumOf(await db.select().from(playerDays))).toEqual([total, rows.length]);
    const ofRoot = await db.select().from(branchDays).where(eq(branchDays.node, rootId));
    expect(sumOf(ofRoot)).toEqual([total, rows.length]);
    const below = rows.filter(({ seller }) => seller === sellers[2]);
    const low = await db
      .select()
      .from(branchDays)
      .where(eq(branchDays.node, sellers[2] ?? ''));
    expect(sumOf(low)).toEqual([below.reduce((sum, { stake }) => sum + stake, 0n), below.length]);
  }

  test('[OP-87] a worker that dies at any step, and is repeated, loses and doubles nothing', async () => {
    const noon = Date.UTC(2026, 10, 21, 12);
    const { db } = database;
    for (let n = 1; n < 40; n += 1) {
      const rows = Array.from({ length: 7 }, (_, i) => rowOf(noon - i * 5 * hour, i));
      await add(rows);
      const clock = createFakeClock(noon + n * 24 * hour);
      const died = await foldFigures({ db: dyingDatabase(db, n), clock }, 2).then(
        () => false,
        (error: unknown) => error instanceof Died,
      );
      await foldFigures({ db, clock }, 3);
      await expectFolded(rows);
      await db.execute(sql`TRUNCATE ${figuresLog}, ${figures}, ${playerDays}, ${branchDays}, ${closedDays}`);
      if (!died) {
        expect(n).toBeGreaterThan(10);
        return;
      }
    }
    expect.fail('The worker never came to its end.');
  });

  test('[OP-87] several workers and bookings at once: each row is added up once', async () => {
    const noon = Date.UTC(2026, 10, 21, 12);
    const rows = Array.from({ length: 120 }, (_, i) => rowOf(noon - (i % 50) * hour, i));
    const writing = rows.map((row, i) => (i % 10 === 0 ? Promise.all([add([row]), foldAt(noon, 5)]) : add([row])));
    await Promise.all(writing);
    await foldAt(noon, 7);
    await expectFolded(rows);
  });

  test('[OP-87] over the weeks of clock changes every row falls in the day on the clocks of the zone, exactly once', async () => {
    const changes = [Date.UTC(2026, 2, 29, 1), Date.UTC(2026, 9, 25, 1), Date.UTC(2027, 2, 28, 1)];
    const near = fc.tuple(
      fc.constantFrom(...changes),
      fc.integer({ min: -96, max: 96 }),
      fc.constantFrom(-1, 0, 1, 1000),
    );
    const property = fc.asyncProperty(fc.array(near, { minLength: 10, maxLength: 40 }), async (moments) => {
      await database.db.execute(sql`TRUNCATE ${figuresLog}, ${figures}, ${playerDays}, ${branchDays}, ${closedDays}`);
      const rows = moments.map(([change, hours, more], i) => rowOf(change + hours * hour + more, i));
      await add(rows);
      await foldAt(Date.UTC(2027, 3, 10), 4);
      await expectFolded(rows);
      for (const { day, at } of await kept()) expect(day).toBe(localTimeOf(at).day);
      const perDay = new Map<string, bigint>();
      for (const { at, stake } of rows)
        perDay.set(localTimeOf(at).day, (perDay.get(localTimeOf(at).day) ?? 0n) + stake);
      const found = new Map<string, bigint>();
      for (const { day, stake } of await database.db.select().from(branchDays).where(eq(branchDays.node, rootId)))
        found.set(day, (found.get(day) ?? 0n) + stake);
      expect(found).toEqual(perDay);
    });
    await fc.assert(property, { numRuns: sized(5, 100) });
  });

  test('[OP-87] a day is closed five seconds after midnight; what is booked later falls in the first open day, once', async () => {
    // Midnight in Belgrade, an hour before that of UTC.
    const midnight = Date.UTC(2026, 10, 21, 23);
    await add([rowOf(midnight - 1, 0), rowOf(midnight, 1)]);
    await foldAt(midnight + 4999);
    expect(await closed()).toEqual(['2026-11-20']);
    await add([rowOf(midnight - 1, 2)]);
    await foldAt(midnight + 5000, 1);
    expect(await closed()).toEqual(['2026-11-20', '2026-11-21']);
    const late = [rowOf(midnight - 1, 3), rowOf(midnight - 30 * 24 * hour, 4)];
    await add(late);
    await foldAt(midnight + 6000);
    await foldAt(midnight + 7000);
    const days = (await kept()).map(({ day, stake }) => [day, Number(stake) - 100]);
    expect(days).toEqual([
      ['2026-11-21', 0],
      ['2026-11-22', 1],
      ['2026-11-21', 2],
      ['2026-11-22', 3],
      ['2026-11-22', 4],
    ]);
    // After days in which no worker ran, all that are over are closed at once, each row in its own day.
    await add([rowOf(midnight + 30 * hour, 5), rowOf(midnight + 60 * hour, 6)]);
    await foldAt(midnight + 80 * hour, 1);
    expect((await kept()).slice(-2).map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-24']);
    expect((await closed()).at(-1)).toBe('2026-11-24');
  });

  test('days end at midnight of the zone, in summer and in winter', () => {
    expect(dayOver(Date.UTC(2026, 6, 1, 22, 0, 4, 999))).toBe('2026-06-30');
    expect(dayOver(Date.UTC(2026, 6, 1, 22, 0, 5))).toBe('2026-07-01');
    expect(dayOver(Date.UTC(2026, 11, 1, 22, 0, 5))).toBe('2026-11-30');
    expect(dayOver(Date.UTC(2026, 11, 1, 23, 0, 5))).toBe('2026-12-01');
  });

  test('no statement changes a row of the log, or touches one that is added up', async () => {
    const { db } = database;
    await add([rowOf(Date.UTC(2026, 10, 21), 0)]);
    await expect(db.update(figuresLog).set({ stake: 1n })).rejects.toThrow();
    await foldAt(Date.UTC(2026, 10, 21, 12));
    await expect(db.update(figures).set({ stake: 1n })).rejects.toThrow();
    await expect(db.delete(figures)).rejects.toThrow();
    expect((await kept()).map(({ stake }) => stake)).toEqual([100n]);
  });
});
