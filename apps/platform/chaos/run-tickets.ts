import { randomUUID } from 'node:crypto';

import { systemClock } from '@kvota/server';

import { createOffer } from '../src/offer/create-offer.ts';
import { reconcile } from '../src/testing/faults/reconcile.ts';
import { payWithFaults } from '../src/testing/faults/ticket-faults.ts';
import { createCrashes } from './database/crashes.ts';
import { whileKilling } from './killed-run.ts';
import { inOpenRun, progressOf, type RunOptions, type RunReport } from './open-run.ts';
import type { OwnRedis } from './database/own-redis.ts';
import type { OwnServer } from './database/own-server.ts';
import { atLeast, atMost, milliseconds, none } from './report.ts';
import type { Nodes } from './nodes/nodes.ts';

export interface TicketRunOptions extends RunOptions {
  readonly tickets: number;
  readonly players: number;
  /** The server to stop at once, and how often. */
  readonly crashing?: { readonly server: OwnServer; readonly times: number };
  /** Stops Redis once, in the middle, for so many milliseconds. */
  readonly stopRedis?: { readonly server: OwnRedis; readonly milliseconds: number } | undefined;
}

/** The number of matches that tickets are on. */
const legs = 12;
/** Goals in milliseconds. */
const goals = { p99: 3000, heal: 5000 };

/** Pays tickets over HTTP while requests are cut, nodes are killed and the database is stopped (FAULT-01 to FAULT-03). */
export function runTickets(options: TicketRunOptions): Promise<RunReport> {
  const { print, clients, killEvery, tickets, crashing, stopRedis } = options;
  return inOpenRun(options, async ({ platform, ...open }) => {
    const { db } = platform;
    const { feed } = open;
    const offer = await createOffer({ db, clock: systemClock, ids: randomUUID, feed });
    const crashes = createCrashes(crashing?.server, crashing?.times ?? 0);
    const print10 = progressOf(tickets, print);
    let outage: Promise<void> | undefined;
    let paidInOutage = 0;
    const stopInTheMiddle = async (nodes: Nodes, paid: number): Promise<void> => {
      // A node does not start without Redis, so none is killed meanwhile.
      nodes.stopKilling();
      await stopRedis?.server.stopFor(stopRedis.milliseconds);
      paidInOutage = lastPaid - paid;
      nodes.startKilling(killEvery);
    };
    let lastPaid = 0;
    const killing = {
      ...options,
      connections: clients + 4,
      onAnswer: () => crashes.answered(),
      mayEnd: crashing !== undefined || stopRedis !== undefined,
    };
    const ran = await whileKilling({ platform, ...open }, killing, async (http, nodes) => {
      const onPaid = (paid: number): void => {
        print10(paid);
        lastPaid = paid;
        if (stopRedis && outage === undefined && paid >= tickets / 3) outage = stopInTheMiddle(nodes, paid);
        crashes.progress(paid / tickets);
      };
      const paying = { ...options, connections: clients, legs, onPaid };
      const run = await payWithFaults({ ...platform, feed, offer }, paying, http);
      await outage;
      return { run, crashed: await crashes.settled() };
    });
    const { crashes: stops, healed } = ran.result.crashed;
    const report = await reconcile(platform, ran.result.run);
    return {
      errors: ran.errors,
      rows: [
        { name: 'tickets', value: report.tickets },
        { name: 'accepted', value: report.accepted },
        { name: 'requests cut or delayed', value: report.faulted },
        ...ran.kills,
        none('lost', report.lost),
        none('doubled', report.doubled),
        none('answers that differ', report.answersThatDiffer),
        none('violations of the ledger', report.ledgerViolations.length),
        ...ran.books,
        ...(stopRedis ? [atLeast('tickets paid while Redis was away', paidInOutage, 1)] : []),
        { name: 'tickets a second', value: Math.round(report.perSecond) },
        { name: 'to the first answer, p50', value: milliseconds(report.p50) },
        atMost('to the first answer with faults, p99', report.p99WithFaults, goals.p99, ' ms'),
        ...(stops > 0
          ? [
              { name: 'stops of the database', value: stops },
              atMost('from its start to an answer, longest', Math.max(...healed), goals.heal, ' ms'),
            ]
          : []),
      ],
    };
  });
}
