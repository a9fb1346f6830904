import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { systemClock } from '../../clock.ts';
import { createPlatform } from '../../platform.ts';
import { testDatabases } from '../databases.ts';
import { createTicketBench } from '../ticket-bench.ts';
import { raceOffers } from './offer-races.ts';
import { randomOf } from './random.ts';
import { reconcile } from './reconcile.ts';
import { staySilent } from './silent-acceptor.ts';
import { payWithFaults } from './ticket-faults.ts';

// The same runs in full: `pnpm --filter @kvota/platform faults`, see README.md.
const kinds = await testDatabases();

test.each(kinds)(
  '[OP-25] [OP-89] requests cut before and after, and delayed: nothing lost, nothing doubled, the same bytes ($name)',
  { timeout: 120_000 },
  async ({ open }) => {
    const database = await open();
    const platform = await createPlatform({
      database,
      clock: systemClock,
      seed: 'faults',
      ids: randomUUID,
      ports: { http: 0 },
      origins: ['http://localhost:4100'],
      demo: false,
      rate: { perSecond: 1e6, burst: 1e6 },
    });
    const run = await payWithFaults(platform, { tickets: 80, share: 0.5, connections: 8, players: 10, seed: 7 });
    const report = await reconcile(platform, run);
    await platform.close();
    await database.close();
    expect(report).toMatchObject({ tickets: 80, lost: 0, doubled: 0, answersThatDiffer: 0, ledgerViolations: [] });
    expect(report.faulted).toBeGreaterThan(20);
    expect(report.accepted).toBeGreaterThan(40);
  },
);

test.each(kinds)(
  '[OP-16] [OP-21] accept against expiry at the twentieth second, on nodes with clocks ten minutes apart: one end ($name)',
  { timeout: 120_000 },
  async (kind) => {
    const bench = await createTicketBench(kind);
    const report = await raceOffers(bench, 25, randomOf(3));
    expect(await bench.ledger.check()).toMatchObject({ ok: true, violations: [] });
    await bench.open.close();
    expect(report).toMatchObject({ races: 25, wrong: 0 });
    expect(report.accepted + report.expired + report.declined).toBe(25);
  },
);

test.each(kinds)(
  '[OP-25] [PAY-09] a silent acceptor: cancelled, the stake back within a second, a late decision ignored ($name)',
  { timeout: 120_000 },
  async (kind) => {
    const bench = await createTicketBench(kind);
    const wait = (milliseconds: number): Promise<void> => bench.clock.advance(milliseconds);
    const report = await staySilent(bench, 5, { clock: bench.clock, wait });
    await bench.open.close();
    expect(report).toMatchObject({ tickets: 5, wrong: 0 });
    expect(report.slowest).toBeLessThanOrEqual(1000);
  },
);
