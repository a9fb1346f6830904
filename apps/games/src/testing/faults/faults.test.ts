import { describe, expect, test } from 'vitest';

import { largeRuns, sized } from '../large-runs.ts';
import { sqlDatabases } from '../databases.ts';
import { runWithFaults } from './run-with-faults.ts';

// By default PGlite only: the statements are the same, and suites about SQL run on both.
describe.each(largeRuns ? sqlDatabases : sqlDatabases.slice(0, 1))('with faults on $name', ({ name, open }) => {
  test('[RGS-18, RGS-03, RGS-04] 0 movements lost, 0 doubled, and the books of rounds, wallet and players are equal', async () => {
    const database = await open();
    const report = await runWithFaults({
      database,
      rounds: sized(64, name === 'PGlite' ? 3000 : 10_000),
      players: 8,
      nodes: 2,
      seed: 7,
      games: ['orchard-classic', 'mines', 'jacks-or-better'],
      killEvery: sized(500, 2000),
    });
    if (largeRuns)
      process.stdout.write(
        `${name}: ${JSON.stringify(report, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))}\n`,
      );
    const { lost, doubled, answeredOtherwise, repeated, differing, waiting, unfinished, errors } = report;
    expect({ lost, doubled, answeredOtherwise, repeated, differing, waiting, unfinished, errors }).toEqual({
      lost: [],
      doubled: [],
      answeredOtherwise: [],
      repeated: [],
      differing: [],
      waiting: 0,
      unfinished: 0,
      errors: [],
    });
    expect(report.credit).toBe(report.won - report.staked);
    expect(report.kills).toBeGreaterThan(0);
    expect(report.fates.cutBefore + report.fates.cutAfter + report.fates.late).toBeGreaterThan(0);
    await database.close();
  });
});
