import { createFakeClock } from '@kvota/server/fake-clock';
import { describe, expect, test } from 'vitest';

import { branchDays, playerDays } from '../../database/schema/index.ts';
import { foldFigures } from '../../figures/fold-figures.ts';
import { sqlDatabases } from '../databases.ts';
import { localTimeOf, recountFacts } from '../recount-figures.ts';
import type { MeasuredRow } from './measured-row.ts';
import { lineOf, timesRow, verdictOf } from './measured-row.ts';
import { measureSize, seedSize } from './run-size-bench.ts';
import { run } from './size-database.ts';
import { readFlags, usage } from './size-options.ts';
import { planSize } from './size-plan.ts';

const url = 'postgres://localhost/test';

test.each(sqlDatabases)(
  '[AFF-04] [OP-87] the bench runs on a small tree on $name, whose sums of days are those of a recount of its tickets',
  async ({ name, open }) => {
    const now = Date.UTC(2026, 10, 21, 12);
    const plan = planSize({ users: 300, tickets: 3000, seed: 7 }, now);
    const database = await open();
    const { db } = database;
    const embedded = name === 'PGlite';
    const rows: MeasuredRow[] = [];
    const report = { progress: () => {}, row: (row: MeasuredRow) => void rows.push(row) };
    await seedSize(db, plan, { report, embedded });
    await foldFigures({ db, clock: createFakeClock(now) });

    const facts = await recountFacts(db);
    const tree = await run(db, 'SELECT ancestor, descendant FROM agency_paths WHERE is_agent OR descendant = ancestor');
    const above = Map.groupBy(tree, ({ descendant }) => String(descendant));
    const sumOf = (rowsOf: readonly { key: string; stake: bigint; payout: bigint }[]) => {
      const sums = new Map<string, [bigint, bigint]>();
      for (const { key, stake, payout } of rowsOf) {
        const [staked, paid] = sums.get(key) ?? [0n, 0n];
        sums.set(key, [staked + stake, paid + payout]);
      }
      return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1));
    };
    const counted = facts.map((fact) => ({ ...fact, day: localTimeOf(fact.at).day }));
    const keyOf = (first: string, one: { day: string; currency: string; product: string; sport: string }): string =>
      [first, one.day, one.currency, one.product, one.sport].join(' ');
    const stored = await db.select().from(playerDays);
    expect(sumOf(stored.map((row) => ({ ...row, key: keyOf(row.userId + row.seller, row) })))).toEqual(
      sumOf(counted.map((fact) => ({ ...fact, key: keyOf(fact.userId + fact.seller, fact) }))),
    );
    const branches = await db.select().from(branchDays);
    expect(sumOf(branches.map((row) => ({ ...row, key: keyOf(row.node, row) })))).toEqual(
      sumOf(
        counted.flatMap((fact) =>
          (above.get(fact.seller) ?? []).map(({ ancestor }) => ({ ...fact, key: keyOf(String(ancestor), fact) })),
        ),
      ),
    );

    const check = await measureSize(db, plan, {
      report,
      embedded,
      runs: 1,
      levels: ['root', 'agent'],
      reuse: undefined,
    });
    await database.close();
    expect(check?.different).toBe(0);
    expect(check?.branches).toBeGreaterThanOrEqual(branches.length);
    for (const what of [
      'tickets: number',
      'office: today',
      'users: by name',
      'export of',
      'addCredit',
      'closing of a week',
    ])
      expect(rows.filter((row) => row.what.startsWith(what)).length, what).toBeGreaterThan(0);
    for (const row of rows)
      expect(
        row.values.every(({ value }) => Number.isFinite(value)),
        lineOf(row),
      ).toBe(true);
  },
);

describe('flags of the bench', () => {
  test('without any, it has the size of the requirement; the embedded database has a tenth of the tickets', () => {
    const usual = { users: 100_000, seed: 1, runs: 20, keep: false, reuse: undefined, url };
    expect(readFlags([], url)).toEqual({ kind: 'run', options: { ...usual, tickets: 5_000_000, embedded: false } });
    expect(readFlags(['--embedded'], url)).toEqual({
      kind: 'run',
      options: { ...usual, tickets: 500_000, embedded: true },
    });
  });

  test.each([
    [['--users', '10'], '--users is a whole number from 20 to 1000000, not "10".'],
    [['--tickets', '1e3'], '--tickets is a whole number from 100 to 20000000, not "1e3".'],
    [['--reuse', 'public'], '--reuse is the name of a schema'],
    [['--reuse', 'kvota_bench_1a2b', '--embedded'], '--reuse works with PostgreSQL only'],
    [['--player', '5'], "Unknown option '--player'"],
  ])('%j is refused with its reason', (args, reason) => {
    const read = readFlags(args, url);
    expect(read).toMatchObject({ kind: 'fault' });
    expect('text' in read && read.text).toContain(reason);
  });

  test('--help names every flag', () => {
    expect(readFlags(['--help'], url)).toEqual({ kind: 'help', text: usage });
    for (const name of ['users', 'tickets', 'embedded', 'runs', 'seed', 'keep', 'reuse'])
      expect(usage).toContain(`--${name}`);
  });
});

test('a row is over its goal above the most, and below the least', () => {
  const times = timesRow({ what: 'call', level: 'root', most: 25 }, [10, 20, 30]);
  expect(verdictOf(times)).toBe('OVER');
  expect(verdictOf({ ...times, goal: { name: 'p50', most: 25 } })).toBe('under');
  expect(verdictOf({ ...times, goal: { name: 'p50', least: 25 } })).toBe('OVER');
  expect(verdictOf({ ...times, goal: undefined })).toBe('');
  expect(lineOf(times)).toMatch(/^call +root +n 3 +p50 +20\.0 ms +p95 +30\.0 ms +p95 ≤ 25 +OVER$/);
});
