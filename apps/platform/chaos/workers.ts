// Kills a node in the middle of each kind of work that nodes do by the clock. See README.md.
import { parseArgs } from 'node:util';

import { startOwnRedis } from './database/own-redis.ts';
import { serverAddress } from '../src/testing/servers/run-database.ts';
import { printReport } from './report.ts';
import { runWorkers } from './workers/run-workers.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '4' },
    tickets: { type: 'string', default: '60' },
    // The kinds of work whose names have this in them.
    only: { type: 'string', default: '' },
    // Redis is away while a node is killed and the work goes on.
    'without-redis': { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
  },
});
// Nodes learn by it what an operator decided on another one, such as the end of a match.
const redis = await startOwnRedis();
const report = await runWorkers({
  rounds: Number(values.rounds),
  tickets: Number(values.tickets),
  seed: Number(values.seed),
  server: serverAddress(),
  only: values.only,
  redis: redis.url,
  ...(values['without-redis'] && { away: redis }),
  print: (text) => process.stdout.write(text),
});
await redis.remove();
process.exit(printReport(`${values.rounds} rounds, seed ${values.seed}`, report.rows, report.errors));
