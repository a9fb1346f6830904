// Measures calls under a fixed load, on both databases, beside a bare Fastify route that answers the same bytes. The
// load comes from this process, the server is another one. See README.md.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { percentile } from '../src/testing/percentile.ts';
import {
  scenarios,
  servers,
  type BareAnswer,
  type LoadCall,
  type Scenario,
  type ServerArguments,
  type ServerKind,
  type ServerReady,
  type ServerUsage,
} from './messages.ts';
import { headersOf, inTurn, openLoad } from './open-load.ts';

const { values } = parseArgs({
  options: {
    scenario: { type: 'string', multiple: true, default: [...scenarios] },
    rate: { type: 'string' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
  },
});
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];

/** Calls per second of a scenario on a server, if `--rate` does not set it. */
const rates: Record<Scenario, Record<ServerKind, number>> = {
  selections: { bare: 1000, embedded: 1000, postgres: 1000 },
  ping: { bare: 2000, embedded: 2000, postgres: 2000 },
  tickets: { bare: 500, embedded: 150, postgres: 500 },
  limited: { bare: 500, embedded: 150, postgres: 500 },
  offer: { bare: 200, embedded: 200, postgres: 200 },
  filters: { bare: 200, embedded: 200, postgres: 200 },
  settings: { bare: 200, embedded: 200, postgres: 200 },
};

interface Server {
  readonly child: ChildProcess;
  readonly url: string;
  readonly calls: readonly LoadCall[];
}

async function start(args: ServerArguments, answer?: BareAnswer): Promise<Server> {
  const child = fork(new URL('server.ts', import.meta.url), args);
  if (answer !== undefined) child.send(answer);
  const [message] = (await once(child, 'message')) as [ServerReady]; // the first message of a server
  return { child, url: message.ready, calls: message.calls };
}

async function cpuOf({ child }: Server): Promise<number> {
  child.send('usage');
  const [message] = (await once(child, 'message')) as [ServerUsage]; // servers send nothing else once they listen
  return message.cpuMs;
}

async function stop({ child }: Server): Promise<void> {
  child.disconnect();
  await once(child, 'exit');
}

interface Round {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
  /** Processor time of the server per call, in milliseconds. */
  readonly cpu: number;
}

const warmUp = 1;

async function measure(server: Server, calls: IterableIterator<LoadCall>, rate: number): Promise<Round> {
  await openLoad(server.url, calls, rate / 2, warmUp);
  await cpuOf(server);
  const { perSecond, latencies, failed } = await openLoad(server.url, calls, rate, seconds);
  const cpu = (await cpuOf(server)) / (rate * seconds);
  return { perSecond, p50: percentile(latencies, 50), p99: percentile(latencies, 99), failed, cpu };
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const medianOf = (of: (round: Round) => number, list: readonly Round[]): number => percentile(list.map(of), 50);

function printRounds(scenario: Scenario, name: ServerKind, list: readonly Round[]): void {
  const [perSecond, p50, p99, cpu] = (['perSecond', 'p50', 'p99', 'cpu'] as const).map((key) =>
    medianOf((round) => round[key], list),
  );
  const failed = list.reduce((sum, round) => sum + round.failed, 0);
  const cells = [
    scenario.padEnd(10),
    name.padEnd(9),
    `${(perSecond ?? 0).toFixed(0).padStart(6)} calls/s`,
    `p50 ${(p50 ?? 0).toFixed(1).padStart(7)} ms`,
    `p99 ${(p99 ?? 0).toFixed(1).padStart(7)} ms`,
    `${((cpu ?? 0) * 1000).toFixed(0).padStart(5)} µs of processor time`,
    `${failed} failed`,
  ];
  print(cells.join('  '));
}

/** Returns the first answer as it is sent, which the bare server then repeats. */
async function answerOf({ url, calls: [first] }: Server): Promise<BareAnswer> {
  if (!first) throw new Error('The scenario has no calls.');
  const outgoing = request(`${url}${first.path}`, { method: first.method, headers: headersOf(first) });
  outgoing.end(first.body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]; // the event of a response
  const body = Buffer.concat(await response.toArray());
  if (response.statusCode !== 200) throw new Error(`${first.path} answered ${response.statusCode}: ${body.toString()}`);
  return { body: body.toString('base64'), encoding: response.headers['content-encoding'] ?? 'identity' };
}

async function run(scenario: Scenario): Promise<void> {
  const rateOf = (kind: ServerKind): number => Number(values.rate ?? rates[scenario][kind]);
  const needed = (kind: ServerKind): string => String(Math.ceil(rounds * (seconds + warmUp) * rateOf(kind)) + 1);
  const [embedded, postgres] = [
    await start(['embedded', scenario, needed('embedded')]),
    await start(['postgres', scenario, needed('postgres')]),
  ];
  const bare = await start(['bare', scenario, '0'], await answerOf(embedded));
  const started = { bare, embedded, postgres };
  // The first ticket was paid above.
  const from = scenario === 'tickets' || scenario === 'limited' ? 1 : 0;
  const calls = {
    bare: inTurn(embedded.calls),
    embedded: inTurn(embedded.calls.slice(from)),
    postgres: inTurn(postgres.calls.slice(from)),
  };
  const results: Record<ServerKind, Round[]> = { bare: [], embedded: [], postgres: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of servers) results[kind].push(await measure(started[kind], calls[kind], rateOf(kind)));
  }
  for (const kind of servers) printRounds(scenario, kind, results[kind]);
  for (const server of Object.values(started)) await stop(server);
}

print(`Medians of ${rounds} rounds of ${seconds} s; load average ${loadavg()[0]?.toFixed(2)}`);
for (const scenario of scenarios) if (values.scenario.includes(scenario)) await run(scenario);
