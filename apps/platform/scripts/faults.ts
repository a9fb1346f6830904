// Runs FAULT-01, FAULT-05, FAULT-07 and FAULT-08: requests that are cut and delayed, races at the end of an offer, and
// an acceptor without an answer. See README.md.
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { systemClock } from '@kvota/server';

import { allDatabases } from '../src/testing/databases.ts';
import { runOfferRaces, runSilence, runTicketFaults } from '../src/testing/faults/fault-runs.ts';

const { values } = parseArgs({
  options: {
    tickets: { type: 'string', default: '10000' },
    races: { type: 'string', default: '1000' },
    silent: { type: 'string', default: '100' },
    database: { type: 'string', default: 'postgres' },
    connections: { type: 'string', default: '32' },
    seed: { type: 'string', default: '1' },
  },
});
const name = values.database === 'embedded' ? 'PGlite' : 'PostgreSQL';
const kind = allDatabases.find((database) => database.name === name);
if (!kind) throw new Error(`There is no ${name} here: start one or set DATABASE_URL.`);
const [tickets, races, silent, seed] = [
  Number(values.tickets),
  Number(values.races),
  Number(values.silent),
  Number(values.seed),
];
let failures = 0;

const loads = (): string =>
  loadavg()
    .map((load) => load.toFixed(2))
    .join(' ');
function print(title: string, report: object): void {
  process.stdout.write(`\n${title} (${name}, load average ${loads()})\n`);
  for (const [key, value] of Object.entries(report) as [string, unknown][]) {
    const text = typeof value === 'number' ? String(Number(value.toFixed(2))) : JSON.stringify(value);
    process.stdout.write(`  ${key.padEnd(20)} ${text}\n`);
  }
}

if (tickets > 0) {
  print(`${tickets} tickets, 5 % of the requests cut before, during or after, or delayed`, {});
  const connections = Number(values.connections);
  const report = await runTicketFaults(kind, { tickets, share: 0.05, connections, players: 200, seed });
  print('result', report);
  failures += report.lost + report.doubled + report.answersThatDiffer + report.ledgerViolations.length;
}
if (races > 0) {
  const report = await runOfferRaces(kind, races, seed);
  print('accept against expiry at second 20, nodes with clocks 10 minutes fast and slow', report);
  failures += report.wrong + report.violations.length;
}
if (silent > 0) {
  const time = { clock: systemClock, wait: (milliseconds: number) => pause(milliseconds) };
  const report = await runSilence(kind, silent, time);
  print('a silent acceptor, milliseconds from the deadline until every stake was back', report);
  failures += report.wrong + report.violations.length + (report.slowest > 1000 ? 1 : 0);
}
process.exit(failures === 0 ? 0 : 1);
