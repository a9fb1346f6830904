// Pays tickets while requests are cut and delayed, and reports what was lost or doubled (nothing). See README.md.
import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { systemClock } from '../src/clock.ts';
import { createPlatform } from '../src/platform.ts';
import { reconcile } from '../src/testing/faults/reconcile.ts';
import { payWithFaults } from '../src/testing/faults/ticket-faults.ts';
import { testDatabases } from '../src/testing/test-database.ts';

const { values } = parseArgs({
  options: {
    tickets: { type: 'string', default: '10000' },
    database: { type: 'string', default: 'postgres' },
    connections: { type: 'string', default: '16' },
    seed: { type: 'string', default: '1' },
  },
});
const kind = values.database === 'embedded' ? 'embedded' : 'postgresql';
const found = testDatabases.find((database) => database.kind === kind);
if (!found) throw new Error(`There is no ${kind} database here: start PostgreSQL or set DATABASE_URL.`);
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const database = await found.open();
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
const before = process.cpuUsage();
const run = await payWithFaults(platform, {
  tickets: Number(values.tickets),
  share: 0.05,
  connections: Number(values.connections),
  players: 200,
  seed: Number(values.seed),
});
const { user, system } = process.cpuUsage(before);
const report = await reconcile(platform, run);
print(`database ${kind}, load average ${loadavg().map((load) => load.toFixed(2)).join(' ')}`);
print(`processor            ${((user + system) / 1000 / run.tickets.length).toFixed(2)} ms a ticket in this process, clients included`);
for (const [name, value] of Object.entries(report)) {
  print(`${name.padEnd(20)} ${typeof value === 'number' ? Number(value.toFixed(2)) : value.length}`);
}
await platform.close();
await database.close();
