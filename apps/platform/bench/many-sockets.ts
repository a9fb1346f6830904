// Measures one node with thousands of sockets: memory and processor time of each, on a table that changes ten times a
// second and on the natural feed. Linux only. See README.md.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { percentile } from '../src/testing/percentile.ts';
import type { ClientsReceived, ClientsTask } from './many/messages.ts';
import { residentBytes } from './process-usage.ts';
import type {
  SocketServerKind,
  SocketServerQuestion,
  SocketServerReady,
  SocketServerUsage,
} from './socket-messages.ts';

const { values } = parseArgs({
  options: {
    clients: { type: 'string', multiple: true, default: ['1000', '3000', '10000'] },
    seconds: { type: 'string', default: '10' },
    kind: { type: 'string', multiple: true, default: ['channel', 'platform'] },
    /** The instant of the natural feed: a Saturday afternoon, when most is in play. */
    instant: { type: 'string', default: '2026-11-28T15:30:00Z' },
  },
});
const seconds = Number(values.seconds);
const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function usage(server: ChildProcess, sending: boolean): Promise<SocketServerUsage> {
  const question: SocketServerQuestion = { sending };
  server.send(question);
  const [answer] = (await once(server, 'message')) as [SocketServerUsage]; // servers send nothing else once they listen
  return answer;
}

async function received(clients: ChildProcess): Promise<ClientsReceived> {
  clients.send('received');
  const [answer] = (await once(clients, 'message')) as [ClientsReceived]; // nothing else is sent once they are connected
  return answer;
}

async function measure(kind: SocketServerKind, count: number): Promise<void> {
  const server = fork(new URL('socket-server.ts', import.meta.url), [kind, String(Date.parse(values.instant))], {
    execArgv: ['--expose-gc'],
  });
  const [{ url }] = (await once(server, 'message')) as [SocketServerReady]; // the first message of a server
  // What the start left behind is collected in two steps.
  await wait(3000);
  await usage(server, false);
  await wait(3000);
  const { used: before } = await usage(server, false);
  const clients = fork(new URL('many/clients.ts', import.meta.url));
  const task: ClientsTask = { port: Number(new URL(url).port), clients: count };
  clients.send(task);
  await once(clients, 'message');
  await wait(2000);
  await received(clients);
  const { used: connected } = await usage(server, true);
  await wait(seconds * 1000);
  const { cpuMs, ticks, used: busy } = await usage(server, false);
  const resident = residentBytes(server.pid ?? 0);
  await wait(1000);
  const got = await received(clients);
  const perSocket = (bytes: number): string => `${((bytes - before) / count / 1000).toFixed(1)} kB`;
  print(
    [
      kind.padEnd(8),
      `${count} sockets`,
      `${perSocket(connected)} each, ${perSocket(busy)} after sending, process ${(resident / 1e6).toFixed(0)} MB`,
      `${(cpuMs / 10 / seconds).toFixed(1)} % of a core, ${((cpuMs * 1000) / seconds / count).toFixed(1)} µs a second each`,
      `${(got.bytes / count / seconds / 1000).toFixed(1)} kB/s each`,
      ...(kind === 'platform' ? [] : madeUp(got, ticks)),
      `${got.closed} closed`,
    ].join('  '),
  );
  for (const child of [clients, server]) {
    child.disconnect();
    await once(child, 'exit');
  }
}

/** What only the made-up table shows, because each of its messages has a time and goes to every client. */
const madeUp = ({ latencies, behind }: ClientsReceived, ticks: number): string[] => [
  `${(ticks / seconds).toFixed(1)} messages/s`,
  `sent to received p50 ${percentile(latencies, 50)} ms, p99 ${percentile(latencies, 99)} ms`,
  `${behind} missed some`,
];

print(`Rounds of ${seconds} s; load average ${loadavg()[0]?.toFixed(2)}`);
for (const kind of ['channel', 'platform'] as const)
  if (values.kind.includes(kind)) for (const count of values.clients) await measure(kind, Number(count));
