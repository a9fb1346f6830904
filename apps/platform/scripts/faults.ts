// Rows 1, 5, 7 and 8 of the faults: tickets while requests are cut and delayed, races at an offer's end, a silent acceptor. See README.md.
import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { systemClock } from '../src/clock.ts';
import { createPlatform } from '../src/platform.ts';
import { testDatabases } from '../src/testing/databases.ts';
import { raceOffers } from '../src/testing/faults/offer-races.ts';
import { randomOf } from '../src/testing/faults/random.ts';
import { reconcile } from '../src/testing/faults/reconcile.ts';
import { staySilent } from '../src/testing/faults/silent-acceptor.ts';
import { payWithFaults } from '../src/testing/faults/ticket-faults.ts';
import { createTicketBench } from '../src/testing/ticket-bench.ts';

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
const kind = (await testDatabases()).find((database) => database.name === name);
if (!kind) throw new Error(`There is no ${name} here: start one or set DATABASE_URL.`);
const [tickets, races, silent] = [Number(values.tickets), Number(values.races), Number(values.silent)];
const random = randomOf(Number(values.seed));
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
  const database = await kind.open();
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
  print(`${tickets} tickets, 5 % of the requests cut before, during or after, or delayed`, {});
  const before = process.cpuUsage();
  const run = await payWithFaults(platform, {
    tickets,
    share: 0.05,
    connections: Number(values.connections),
    players: 200,
    seed: Number(values.seed),
  });
  const { user, system } = process.cpuUsage(before);
  const report = await reconcile(platform, run);
  print('came to', { ...report, cpuMsPerTicket: (user + system) / 1000 / tickets });
  failures += report.lost + report.doubled + report.answersThatDiffer + report.ledgerViolations.length;
  await platform.close();
  await database.close();
}
if (races > 0) {
  const bench = await createTicketBench(kind);
  const report = await raceOffers(bench, races, random);
  const { violations } = await bench.ledger.check();
  print('accept against expiry at second 20, nodes with clocks 10 minutes fast and slow', { ...report, violations });
  failures += report.wrong + violations.length;
  await bench.open.close();
}
if (silent > 0) {
  const bench = await createTicketBench(kind);
  const report = await staySilent(bench, silent, { clock: systemClock, wait: (milliseconds) => pause(milliseconds) });
  const { violations } = await bench.ledger.check();
  print('a silent acceptor, milliseconds from the deadline until every stake was back', { ...report, violations });
  failures += report.wrong + violations.length + (report.slowest > 1000 ? 1 : 0);
  await bench.open.close();
}
process.exit(failures === 0 ? 0 : 1);
