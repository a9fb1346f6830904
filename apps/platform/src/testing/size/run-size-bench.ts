import { randomUUID } from 'node:crypto';

import { createFakeClock } from '@kvota/server/fake-clock';

import type { AgencyDeps } from '../../agency/agency-deps.ts';
import type { Db } from '../../database/database.ts';
import { foldFigures } from '../../figures/fold-figures.ts';
import { createFairQueue } from '../../kernel/fair-queue.ts';
import { createLedger } from '../../ledger/create-ledger.ts';
import { createFakeOffer } from '../fake-offer.ts';
import { readBenchNodes, type Level } from './bench-nodes.ts';
import { checkFigures, type FigureCheck } from './check-figures.ts';
import { measureExports } from './export-runs.ts';
import { measureClosing, measureFold } from './figure-runs.ts';
import type { MeasuredRow } from './measured-row.ts';
import { measureTickets, measureTransfers } from './money-runs.ts';
import { measureReads } from './read-calls.ts';
import { addTail, seedFigures, seedTransfers } from './seed-figures.ts';
import { seedTickets } from './seed-tickets.ts';
import { seedTree } from './seed-tree.ts';
import { openSizeDatabase, run, sizeOf } from './size-database.ts';
import type { SizeOptions } from './size-options.ts';
import { planSize, type SizePlan } from './size-plan.ts';

/** Where a run reports to. */
export interface SizeReport {
  readonly progress: (text: string) => void;
  readonly row: (row: MeasuredRow) => void;
}

/** The moment at which all runs end: a Saturday at noon, so that this week and the last one have days. */
const now = Date.UTC(2026, 10, 21, 12);

/** Opens a database, measures the calls of agents in it, and deletes it. Returns where it is if it is kept. */
export async function runSizeBench(
  options: SizeOptions,
  report: SizeReport,
): Promise<{ readonly check: FigureCheck | undefined; readonly kept: string | undefined }> {
  const plan = planSize(options, now);
  const database = await openSizeDatabase(options);
  report.progress(`The data is in ${database.place}.`);
  const isKept = options.keep || options.reuse !== undefined;
  try {
    if (options.reuse === undefined) await seedSize(database.db, plan, { ...options, report });
    const check = await measureSize(database.db, plan, { ...options, report });
    return { check, kept: isKept ? database.place : undefined };
  } finally {
    await (isKept ? database.close() : database.remove());
  }
}

interface Run extends Pick<SizeOptions, 'embedded' | 'runs' | 'reuse'> {
  readonly report: SizeReport;
  /** Levels whose nodes call. Default: all. */
  readonly levels?: readonly Level[];
}

type BenchDeps = ReturnType<typeof depsOf>;

function depsOf(db: Db) {
  const clock = createFakeClock(now);
  const ledger = createLedger({ db, clock, ids: randomUUID });
  const passwordTurns = createFairQueue({ concurrency: 2, waiting: { perOwner: 100, all: 100 } });
  const offer = createFakeOffer();
  return { db, clock, ids: randomUUID, ledger, passwordTurns, offer, signInNow: () => now } satisfies AgencyDeps;
}

/** Seeds an empty database, and measures how figures are added up and a week is closed. Leaves a tail in the log. */
export async function seedSize(
  db: Db,
  plan: SizePlan,
  { report, embedded }: Pick<Run, 'report' | 'embedded'>,
): Promise<void> {
  const began = performance.now();
  const progress = (text: string): void =>
    report.progress(`${((performance.now() - began) / 1000).toFixed(0).padStart(5)} s  ${text}`);
  const { masters, agents, subagents, players } = plan;
  progress(`tree of ${masters} masters, ${agents} agents, ${subagents} sub-agents, ${players} players`);
  await seedTree(db, plan, progress);
  await seedTickets(db, plan, progress);
  await seedTransfers(db, plan);
  progress(`${plan.transfers} transfers`);
  await seedFigures(db, plan, progress);
  progress('VACUUM ANALYZE');
  await run(db, 'VACUUM (ANALYZE)');
  progress(`${(await sizeOf(db)).toFixed(0)} MB`);
  report.row(await measureFold(depsOf(db), plan.foldedUntil, embedded ? 3000 : 6000));
  report.row(await measureClosing(depsOf(db), embedded ? 30 : 15));
  await addTail(db, plan);
}

/**
 * Measures the calls of agents in a seeded database, and compares the sums of days with the tickets. Data that is reused is
 * only read.
 */
export async function measureSize(db: Db, plan: SizePlan, run: Run): Promise<FigureCheck | undefined> {
  const { report, embedded, reuse } = run;
  const deps = depsOf(db);
  await measureReads({ ...run, deps, nodes: await readBenchNodes(db, now), plan }, report.row);
  (await measureExports(deps, plan, embedded)).forEach(report.row);
  return reuse === undefined ? measureWrites(deps, plan, report, embedded) : undefined;
}

async function measureWrites(
  deps: BenchDeps,
  plan: SizePlan,
  report: SizeReport,
  embedded: boolean,
): Promise<FigureCheck> {
  const count = Math.min(embedded ? 500 : 2000, Math.ceil(plan.players / 4));
  (await measureTransfers(deps, count, embedded)).forEach(report.row);
  report.progress('comparing the sums of days with the tickets');
  await foldFigures(deps);
  const check = await checkFigures(deps.db, plan.tickets);
  // At the end, because some of these tickets add nothing to figures.
  (await measureTickets(deps, { count, rounds: count < 500 ? 1 : 5 })).forEach(report.row);
  return check;
}
