// Compares one node with two that have twice the load: processor time of a call on the nodes, on PostgreSQL and on Redis.
// Then measures the time from the publication of a price to its arrival. Linux only. See README.md.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { percentile } from '../src/testing/percentile.ts';
import type { LoadCall, Scenario } from './messages.ts';
import { startGroup, type Group, type GroupUsage } from './nodes/group.ts';
import type { ClientsReceived, ClientsTask } from './nodes/messages.ts';
import { inTurn, openLoad } from './open-load.ts';

const measured = ['ping', 'selections', 'tickets'] as const satisfies readonly Scenario[];
const { values } = parseArgs({
  options: {
    scenario: { type: 'string', multiple: true, default: [...measured, 'sockets'] },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    clients: { type: 'string', default: '200' },
    sport: { type: 'string', default: 'F' },
  },
});
const [seconds, rounds, clients] = [Number(values.seconds), Number(values.rounds), Number(values.clients)];
/** Calls per second of each node: two nodes have twice the load. They share the machine with PostgreSQL and the clients. */
const rates = { ping: 600, selections: 250, tickets: 120 };
const warmUp = 1;
/** Seconds of load for each node before the first round. */
const compiling = 5;
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const median = (list: readonly number[]): number => percentile(list, 50);

interface Round {
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
  /** Microseconds of processor time per call. */
  readonly nodes: number;
  readonly database: number;
  readonly redis: number;
}

const sumOf = (list: readonly number[] = []): number => list.reduce((sum, one) => sum + one, 0);
const cpuOf = ({ nodes }: GroupUsage): number => nodes.reduce((sum, { cpuMs }) => sum + cpuMs, 0);

async function measure(group: Group, calls: IterableIterator<LoadCall>, rate: number): Promise<Round> {
  await load(group, calls, rate / 2, warmUp);
  await group.usage();
  const reports = await load(group, calls, rate, seconds);
  const usage = await group.usage();
  const perCall = (milliseconds: number): number => (milliseconds * 1000) / (rate * group.count * seconds);
  const latencies = reports.flatMap((report) => report.latencies);
  return {
    p50: percentile(latencies, 50),
    p99: percentile(latencies, 99),
    failed: reports.reduce((sum, { failed }) => sum + failed, 0),
    nodes: perCall(cpuOf(usage)),
    database: perCall(usage.database),
    redis: perCall(usage.redis),
  };
}

/** Sends the calls to the nodes in turn, as a balancer does. */
function load({ urls }: Group, calls: IterableIterator<LoadCall>, rate: number, duration: number) {
  return Promise.all(urls.map((url) => openLoad(url, calls, rate, duration)));
}

async function compare(scenario: (typeof measured)[number]): Promise<void> {
  const rate = rates[scenario];
  const groups = [];
  for (const count of [1, 2]) {
    const perNode = (rounds * (seconds + warmUp) + compiling) * rate;
    groups.push(await startGroup(count, { scenario, count: Math.ceil(count * perNode) + 10 }));
  }
  const calls = groups.map((group) => inTurn(group.calls));
  // Both have compiled their code before the first round.
  for (const [i, group] of groups.entries()) await load(group, calls[i] ?? inTurn([]), rate, compiling);
  const idle = [];
  for (const group of groups) idle.push(await idleShare(group));
  const results = groups.map((): Round[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [i, group] of groups.entries()) results[i]?.push(await measure(group, calls[i] ?? inTurn([]), rate));
  }
  for (const [i, { count }] of groups.entries()) {
    const of = (key: keyof Round): number => median((results[i] ?? []).map((round) => round[key]));
    print(
      [
        scenario.padEnd(10),
        `${count} node${count > 1 ? 's' : ' '}`,
        `${rate * count} calls/s`,
        `p50 ${of('p50').toFixed(1)} ms`,
        `p99 ${of('p99').toFixed(1)} ms`,
        `µs a call: nodes ${of('nodes').toFixed(0)}, PostgreSQL ${of('database').toFixed(0)}, Redis ${of('redis').toFixed(0)}`,
        `without load: nodes ${sumOf(idle[i]?.nodes).toFixed(1)}, PostgreSQL ${idle[i]?.database.toFixed(2)} % of a core`,
        `${(results[i] ?? []).reduce((sum, { failed }) => sum + failed, 0)} failed`,
      ].join('  '),
    );
  }
  const ratio = (key: 'nodes' | 'database'): string =>
    median(results[1]?.map((two, i) => two[key] / (results[0]?.[i]?.[key] ?? Number.NaN)) ?? []).toFixed(2);
  print(`${scenario.padEnd(10)}  ratio    nodes ${ratio('nodes')}, PostgreSQL ${ratio('database')}`);
  for (const group of groups) await group.stop();
}

interface Clients {
  received(): Promise<ClientsReceived>;
  stop(): void;
}

async function connect(url: string): Promise<Clients> {
  const child: ChildProcess = fork(new URL('nodes/clients.ts', import.meta.url));
  const task: ClientsTask = { url, clients, sport: values.sport };
  child.send(task);
  await once(child, 'message');
  return {
    async received() {
      child.send('received');
      const [answer] = (await once(child, 'message')) as [ClientsReceived]; // nothing else is sent from now on
      return answer;
    },
    stop: () => child.disconnect(),
  };
}

/** Clients at both nodes of a group. Which of the two drives the feed shows in what they published. */
async function sockets(): Promise<void> {
  const group = await startGroup(2);
  const idle = await idleShare(group);
  const all = await Promise.all(group.urls.map(connect));
  await wait(3000);
  await Promise.all(all.map((one) => one.received()));
  await group.usage();
  await wait(seconds * rounds * 1000);
  const usage = await group.usage();
  await wait(300);
  const received = await Promise.all(all.map((one) => one.received()));
  const published = new Map(usage.nodes.flatMap((node) => node.published));
  for (const [i, { received: messages, closed }] of received.entries()) {
    const { cpuMs = 0, published: own = [] } = usage.nodes[i] ?? {};
    const latencies = messages.flatMap(([message, at]) => {
      const sent = published.get(message);
      return sent === undefined ? [] : [at - sent];
    });
    print(
      [
        'sockets   ',
        own.length > 0 ? 'the node that drives' : 'the other node      ',
        `${clients} clients, ${published.size} messages`,
        `published to received p50 ${percentile(latencies, 50).toFixed(1)} ms, p99 ${percentile(latencies, 99).toFixed(1)} ms`,
        `${latencies.length} of ${published.size * clients} received`,
        `${(cpuMs / 10 / seconds / rounds).toFixed(1)} % of a core (${idle.nodes[i]?.toFixed(1)} without clients)`,
        `${closed} closed`,
      ].join('  '),
    );
  }
  print(`sockets     Redis ${(usage.redis / 10 / seconds / rounds).toFixed(2)} % of a core`);
  for (const one of all) one.stop();
  await group.stop();
}

/** Percent of a core that each node and PostgreSQL use without load. */
async function idleShare(group: Group): Promise<{ readonly nodes: readonly number[]; readonly database: number }> {
  await wait(2000);
  await group.usage();
  await wait(seconds * 1000);
  const { nodes, database } = await group.usage();
  const share = (milliseconds: number): number => milliseconds / 10 / seconds;
  return { nodes: nodes.map(({ cpuMs }) => share(cpuMs)), database: share(database) };
}

print(`Medians of ${rounds} rounds of ${seconds} s; load average ${loadavg()[0]?.toFixed(2)}`);
for (const scenario of measured) if (values.scenario.includes(scenario)) await compare(scenario);
if (values.scenario.includes('sockets')) await sockets();
