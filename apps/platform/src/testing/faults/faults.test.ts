import { createFakeClock } from '@kvota/server/fake-clock';
import { expect, test } from 'vitest';

import { sqlDatabases } from '../databases.ts';
import { runOfferRaces, runSilence, runTicketFaults } from './fault-runs.ts';

// The same runs in full: `pnpm --filter @kvota/platform faults`, see README.md.

test.each(sqlDatabases)(
  '[OP-25] [OP-89] requests cut before and after, and delayed: nothing lost, nothing doubled, the same bytes ($name)',
  async (kind) => {
    const options = { tickets: 40, share: 0.5, connections: 8, players: 10, seed: 7 };
    // The clock of the platform does not move, so that no ticket runs out of time on a slow machine.
    const report = await runTicketFaults(kind, options, createFakeClock(Date.UTC(2026, 10, 21, 12)));
    expect(report).toMatchObject({ tickets: 40, lost: 0, doubled: 0, answersThatDiffer: 0, ledgerViolations: [] });
    expect(report.faulted).toBeGreaterThan(10);
    expect(report.accepted).toBeGreaterThan(20);
  },
);

test.each(sqlDatabases)(
  '[OP-16] [OP-21] accept against expiry at the twentieth second, on nodes with clocks ten minutes apart: one end ($name)',
  async (kind) => {
    const report = await runOfferRaces(kind, 12, 3);
    expect(report).toMatchObject({ races: 12, wrong: 0, violations: [] });
    expect(report.accepted + report.expired + report.declined).toBe(12);
  },
);

test.each(sqlDatabases)(
  '[OP-25] [PAY-09] a silent acceptor: cancelled, the stake back within a second, a late decision ignored ($name)',
  async (kind) => {
    const report = await runSilence(kind, 3);
    expect(report).toMatchObject({ tickets: 3, wrong: 0, violations: [] });
    expect(report.slowest).toBeLessThanOrEqual(1000);
  },
);
