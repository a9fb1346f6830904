// Clients of the live table while nodes are killed, messages are lost, and Redis is slow and stops. See the README of the platform.
import { parseArgs } from 'node:util';

import { startOwnRedis } from '../../../../apps/platform/chaos/database/own-redis.ts';
import { serverAddress } from '../../../../apps/platform/src/testing/servers/run-database.ts';
import { printReport } from '../../../../apps/platform/chaos/report.ts';
import { startRedisProxy } from '../../../../apps/platform/src/testing/redis-proxy.ts';
import { runOffer } from './run-offer.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '180' },
    seed: { type: 'string', default: '1' },
    nodes: { type: 'string', default: '2' },
    'kill-every': { type: 'string', default: '1500' },
    clients: { type: 'string', default: '20' },
    payers: { type: 'string', default: '8' },
    latency: { type: 'string', default: '200' },
    'stop-redis': { type: 'string', multiple: true, default: ['10', '25'] },
  },
});
const server = await startOwnRedis();
const slow = await startRedisProxy(server.url);
// Half of the round trip in each direction.
slow.slow(() => Math.random() * Number(values.latency));
let status: 0 | 1 = 1;
try {
  const report = await runOffer({
    seconds: Number(values.seconds),
    outages: values['stop-redis'].map(Number),
    payers: Number(values.payers),
    redis: { server, url: slow.url },
    seed: Number(values.seed),
    server: serverAddress(),
    nodes: Number(values.nodes),
    killEvery: Number(values['kill-every']),
    clients: Number(values.clients),
    share: 0.05,
    print: (text) => process.stdout.write(text),
  });
  status = printReport(`${values.seconds} s of the offer, seed ${values.seed}`, report.rows, report.errors);
} finally {
  await slow.close();
  await server.remove();
}
process.exit(status);
