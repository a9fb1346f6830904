// Measures what the sockets of the platform cost: a broadcast beside plain `ws` with the same bytes, a thousand clients on
// the natural feed, and clients that stop reading. Server and clients are separate processes. See README.md.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { percentile } from '../src/testing/percentile.ts';
import type {
  ClientsQuestion,
  ClientsReceived,
  ClientsTask,
  SocketServerKind,
  SocketServerQuestion,
  SocketServerReady,
  SocketServerUsage,
  Subscriptions,
} from './socket-messages.ts';

const { values } = parseArgs({
  options: {
    scenario: { type: 'string', multiple: true, default: ['broadcast', 'live', 'mixed'] },
    /** Default: 1000, and 200 in the scenario `slow`. */
    clients: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '5' },
    /** The instant of the feed: a Saturday afternoon, when most is in play. */
    instant: { type: 'string', default: '2026-11-28T15:30:00Z' },
    profile: { type: 'string' },
    /** Of the scenario `slow`: percent of the clients that stop reading, and prices that change in a tick. */
    stopped: { type: 'string', default: '10' },
    prices: { type: 'string', default: '10000' },
  },
});
const [count, seconds, rounds] = [Number(values.clients ?? 1000), Number(values.seconds), Number(values.rounds)];
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const median = (list: readonly number[]): number => percentile(list, 50);

interface Pair extends SocketServerReady {
  readonly server: ChildProcess;
  readonly clients: ChildProcess;
}

/** Starts a server and the process of its clients, not yet connected. */
async function start(kind: SocketServerKind): Promise<Pair> {
  const execArgv = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
  const server = fork(new URL('socket-server.ts', import.meta.url), [kind, String(Date.parse(values.instant))], {
    execArgv,
  });
  const [ready] = (await once(server, 'message')) as [SocketServerReady]; // the first message of a server
  return { ...ready, server, clients: fork(new URL('socket-clients.ts', import.meta.url)) };
}

async function connect({ clients, url }: Pair, subscriptions: readonly Subscriptions[]): Promise<void> {
  const task: ClientsTask = { url, clients: subscriptions };
  clients.send(task);
  await once(clients, 'message');
}

async function usage({ server }: Pair, sending: boolean, changes?: number): Promise<SocketServerUsage> {
  const question: SocketServerQuestion = { sending, ...(changes !== undefined && { changes }) };
  server.send(question);
  const [answer] = (await once(server, 'message')) as [SocketServerUsage]; // servers send nothing else once they listen
  return answer;
}

async function received({ clients }: Pair, stopped = 0): Promise<ClientsReceived> {
  const question: ClientsQuestion = { stopped };
  clients.send(question);
  const [answer] = (await once(clients, 'message')) as [ClientsReceived]; // nothing else is sent once they are connected
  return answer;
}

async function stop({ server, clients }: Pair): Promise<void> {
  for (const child of [clients, server]) {
    child.disconnect();
    await once(child, 'exit');
  }
}

interface Measured extends ClientsReceived {
  /** Processor time of the server in milliseconds. */
  readonly cpuMs: number;
}

async function measure(pair: Pair): Promise<Measured> {
  await received(pair);
  await usage(pair, true);
  await wait(seconds * 1000);
  const { cpuMs } = await usage(pair, false);
  // What is on its way arrives.
  await wait(300);
  return { ...(await received(pair)), cpuMs };
}

async function broadcast(): Promise<void> {
  const pairs = { channel: await start('channel'), plain: await start('plain') };
  await connect(
    pairs.channel,
    Array.from({ length: count }, () => [['live', { sport: 'F' }]]),
  );
  await connect(
    pairs.plain,
    Array.from({ length: count }, () => []),
  );
  const results: Record<keyof typeof pairs, Measured[]> = { channel: [], plain: [] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const kind of ['plain', 'channel'] as const) {
      const measured = await measure(pairs[kind]);
      // The first round warms up.
      if (round > 0) results[kind].push(measured);
    }
  }
  const perMessage = ({ cpuMs, messages }: Measured): number => (cpuMs * 1000) / messages;
  for (const kind of ['plain', 'channel'] as const) {
    const list = results[kind];
    const size = median(list.map(({ bytes, messages }) => bytes / messages));
    const lost = list.reduce((sum, { closed }) => sum + closed, 0);
    print(
      [
        `broadcast  ${kind.padEnd(9)}`,
        `${median(list.map(perMessage)).toFixed(1).padStart(6)} µs of processor time a message`,
        `${size.toFixed(0)} bytes`,
        `${median(list.map(({ messages }) => messages))} messages`,
        `${lost} closed`,
      ].join('  '),
    );
  }
  const ratios = results.channel.map((one, round) => perMessage(one) / perMessage(results.plain[round] ?? one));
  print(`broadcast  ratio      ${median(ratios).toFixed(2)}`);
  for (const pair of Object.values(pairs)) await stop(pair);
}

/** Seconds of a part of the scenario `slow`. Buffers of the operating system are full after some, and 30 s later clients are cut off. */
const slowSeconds = { before: 15, stopped: 75 };

/** Clients of which some stop reading, with the bound for slow clients and without: memory, and delays of the others. */
async function slow(): Promise<void> {
  const clients = values.clients === undefined ? 200 : count;
  const stopped = Math.round((clients * Number(values.stopped)) / 100);
  for (const kind of ['channel', 'unbounded'] as const) {
    const pair = await start(kind);
    await connect(
      pair,
      Array.from({ length: clients }, () => [['live', { sport: 'F' }]]),
    );
    for (const part of ['before', 'stopped'] as const) {
      const [prices, some] = [Number(values.prices), part === 'stopped' ? stopped : 0];
      if (part === 'before') {
        // Warms up.
        await usage(pair, true, prices);
        await wait(3000);
      }
      await received(pair, some);
      await usage(pair, true, prices);
      await wait(slowSeconds[part] * 1000);
      const used = await usage(pair, true, prices);
      const { delays, closed, bytes, messages } = await received(pair);
      const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
      print(
        [
          `slow       ${kind.padEnd(9)}`,
          `${some} of ${clients} do not read`.padEnd(25),
          `${(bytes / messages / 1000).toFixed(0)} kB a message`,
          `received after p50 ${percentile(delays, 50).toFixed(1)} ms, p99 ${percentile(delays, 99).toFixed(1)} ms`,
          `memory up to ${megabytes(used.highestRss)}, now ${megabytes(used.rss)}`,
          `up to ${(used.waiting / 1e6).toFixed(1)} MB wait for one`,
          `${used.shed} cut off, ${closed} closed`,
          `${(used.cpuMs / 10 / slowSeconds[part]).toFixed(1)} % of a core`,
        ].join('  '),
      );
    }
    await stop(pair);
  }
}

type Live = SocketServerReady['live'];

/** The rooms of a client, by its number: the live table of football with the counts of the sports, or what visitors look at. */
const rooms: Record<'live' | 'mixed', (index: number, live: Live) => Subscriptions> = {
  live: () => [['live', { sport: 'F' }], ['live_sidebar']],
  mixed(index, live) {
    const share = index % 20;
    if (share < 7) return [['live', { sport: 'F' }], ['live_sidebar']];
    if (share < 9) return [['live', { sport: 'B' }], ['live_sidebar']];
    if (share < 11) return [['live', { sport: 'T' }], ['live_sidebar']];
    if (share < 16) return [['prematch', { sport: 'F' }], ['sidebar']];
    const match = live[(index * 7) % live.length];
    return [['livematch', { ...match, disconnect: false }], ['live', { sport: 'F' }], ['live_sidebar']];
  },
};

async function feed(scenario: 'live' | 'mixed'): Promise<void> {
  const pair = await start('platform');
  const idle = await measure(pair);
  await connect(
    pair,
    Array.from({ length: count }, (_, index) => rooms[scenario](index, pair.live)),
  );
  await wait(2000);
  const results: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(await measure(pair));
  const share = ({ cpuMs }: Measured): string => `${(cpuMs / 10 / seconds).toFixed(1)} %`;
  const one = results.toSorted((a, b) => a.cpuMs - b.cpuMs)[results.length >> 1] ?? idle;
  print(
    [
      scenario.padEnd(10),
      `${share(one)} of a core`,
      `without clients ${share(idle)}`,
      `${(one.messages / seconds / count).toFixed(1)} messages/s a client`,
      `${(one.bytes / seconds / count / 1000).toFixed(1)} kB/s a client`,
      `${one.closed} closed`,
    ].join('  '),
  );
  await stop(pair);
}

print(`Medians of ${rounds} rounds of ${seconds} s, ${count} clients; load average ${loadavg()[0]?.toFixed(2)}`);
if (values.scenario.includes('broadcast')) await broadcast();
if (values.scenario.includes('slow')) await slow();
for (const scenario of ['live', 'mixed'] as const) if (values.scenario.includes(scenario)) await feed(scenario);
