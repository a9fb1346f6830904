// Tickets while requests are cut, nodes are killed and the database is stopped. See README.md.
import { parseArgs } from 'node:util';

import { runCommand, runFlags } from './command.ts';
import { startOwnServer } from './database/own-server.ts';
import { runTickets } from './run-tickets.ts';

const { values } = parseArgs({
  options: {
    ...runFlags,
    tickets: { type: 'string', default: '10000' },
    'stop-database': { type: 'string', default: '0' },
    'stop-redis': { type: 'string', default: '0' },
  },
});
const times = Number(values['stop-database']);
// Only a server of the run is stopped.
const own = times > 0 ? await startOwnServer() : undefined;
const outage = Number(values['stop-redis']) * 1000;
let status: 0 | 1 = 1;
try {
  status = await runCommand({
    title: `${values.tickets} tickets`,
    values: { ...values, redis: values.redis || outage > 0 },
    server: own?.url,
    run: (options, redis) =>
      runTickets({
        ...options,
        tickets: Number(values.tickets),
        players: 200,
        ...(redis && outage > 0 && { stopRedis: { server: redis, milliseconds: outage } }),
        ...(own && { crashing: { server: own, times } }),
      }),
  });
} finally {
  await own?.remove();
}
process.exit(status);
