import { randomUUID } from 'node:crypto';

import { systemClock, type Clock } from '@kvota/server';

import type { LedgerCheck } from '../../ledger/ledger.ts';
import { createPlatform } from '../../platform.ts';
import type { TestDatabase } from '../databases.ts';
import { createTicketBench, type TicketBench } from '../ticket-bench.ts';
import { raceOffers } from './offer-races.ts';
import { randomOf } from '../../feed/random/hash.ts';
import { reconcile } from './reconcile.ts';
import { runSilentAcceptor } from './silent-acceptor.ts';
import { payWithFaults, type TicketFaultOptions } from './ticket-faults.ts';

/** Pays tickets on a new platform while requests are cut and delayed (FAULT-01, FAULT-05). Returns the outcome. */
export async function runTicketFaults(kind: TestDatabase, options: TicketFaultOptions, clock: Clock = systemClock) {
  const database = await kind.open();
  const platform = await createPlatform({
    database,
    clock,
    seed: 'faults',
    ids: randomUUID,
    ports: { http: 0 },
    origins: ['http://localhost:4100'],
    demo: false,
    rate: { perSecond: 1e6, burst: 1e6 },
  });
  const before = process.cpuUsage();
  const run = await payWithFaults(platform, options);
  const { user, system } = process.cpuUsage(before);
  const report = await reconcile(platform, run);
  await platform.close();
  await database.close();
  return { ...report, cpuMsPerTicket: (user + system) / 1000 / options.tickets };
}

/** Accepts offers while they expire, on nodes whose clocks are ten minutes apart (FAULT-07). */
export function runOfferRaces(kind: TestDatabase, races: number, seed: number) {
  return onBench(kind, (bench) => raceOffers(bench, races, randomOf(seed)));
}

/** Pays tickets while the acceptor does not answer (FAULT-08), in the given time or in that of the bench. */
export function runSilence(kind: TestDatabase, tickets: number, time?: Parameters<typeof runSilentAcceptor>[2]) {
  return onBench(kind, (bench) => {
    const wait = (milliseconds: number): Promise<void> => bench.clock.advance(milliseconds);
    return runSilentAcceptor(bench, tickets, time ?? { clock: bench.clock, wait });
  });
}

/** Runs on a new bench and adds the violations that the ledger check found. */
async function onBench<T extends object>(
  kind: TestDatabase,
  run: (bench: TicketBench) => Promise<T>,
): Promise<T & { readonly violations: LedgerCheck['violations'] }> {
  const bench = await createTicketBench(kind);
  const report = await run(bench);
  const { violations } = await bench.ledger.check();
  await bench.open.close();
  return { ...report, violations };
}
