// Measures checkTicketSelections under a fixed load, beside a bare Fastify route that answers the same bytes. See
// README.md.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { calls } from '@kvota/contracts';

import { percentile } from '../src/testing/percentile.ts';
import type { ServerReady, ServerUsage } from './messages.ts';
import { openLoad } from './open-load.ts';

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
  },
});
const [rate, seconds, rounds] = [Number(values.rate), Number(values.seconds), Number(values.rounds)];

interface Server {
  readonly child: ChildProcess;
  readonly url: string;
  readonly bodies: readonly string[];
}

async function start(...args: string[]): Promise<Server> {
  const child = fork(new URL('server.ts', import.meta.url), args);
  const [message] = (await once(child, 'message')) as [ServerReady]; // the first message of a server
  return { child, url: `${message.ready}${calls.checkTicketSelections.path}`, bodies: message.bodies };
}

async function cpuOf({ child }: Server): Promise<number> {
  child.send('usage');
  const [message] = (await once(child, 'message')) as [ServerUsage]; // servers send nothing else once they listen
  return message.cpuMs;
}

interface Round {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
  /** Processor time of the server per call, in milliseconds. */
  readonly cpu: number;
}

async function measure(server: Server, bodies: readonly string[]): Promise<Round> {
  await openLoad(server.url, bodies, rate / 2, 1);
  await cpuOf(server);
  const { perSecond, latencies, failed } = await openLoad(server.url, bodies, rate, seconds);
  const cpu = (await cpuOf(server)) / (rate * seconds);
  return { perSecond, p50: percentile(latencies, 50), p99: percentile(latencies, 99), failed, cpu };
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);
function printRound(name: string, { perSecond, p50, p99, failed, cpu }: Round): void {
  const times = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${cpu.toFixed(3)} ms of processor time per call`;
  print(`${name.padEnd(8)} ${perSecond.toFixed(0)} calls per second, ${times}, ${failed} failed`);
}
const medianOf = (of: (round: Round) => number, list: readonly Round[]): number => percentile(list.map(of), 50);

const platform = await start('platform');
const sample = await fetch(platform.url, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: platform.bodies[0] ?? '',
});
const bare = await start('bare', await sample.text());
const results: { platform: Round[]; bare: Round[] } = { platform: [], bare: [] };
for (let round = 0; round < rounds; round += 1) {
  const load = loadavg()[0]?.toFixed(2) ?? '';
  results.bare.push(await measure(bare, platform.bodies));
  results.platform.push(await measure(platform, platform.bodies));
  print(`round ${round + 1}, load average ${load}`);
  for (const name of ['bare', 'platform'] as const) {
    const last = results[name].at(-1);
    if (last) printRound(name, last);
  }
}
const ratio = (of: (round: Round) => number): string =>
  (medianOf(of, results.platform) / medianOf(of, results.bare)).toFixed(2);
print(
  `checkTicketSelections, 10 selections: p99 ${medianOf(({ p99 }) => p99, results.platform).toFixed(1)} ms (median of ${rounds})`,
);
print(
  `against bare Fastify: p50 × ${ratio(({ p50 }) => p50)}, p99 × ${ratio(({ p99 }) => p99)}, processor time × ${ratio(({ cpu }) => cpu)}`,
);
platform.child.disconnect();
bare.child.disconnect();
