import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

import { bundleNode } from './bundle-node.ts';
import { freePort } from './free-port.ts';
import type { NodeMessage, NodePort } from './messages.ts';

/** Processes of the platform over one database. Each has a port, where another one takes its place when it ends. */
export interface Nodes {
  /** The addresses. Some may not answer at the moment. */
  readonly urls: readonly string[];
  /** Kills the node that has served longest every so many milliseconds, if all places are taken then; else as soon as they are. */
  startKilling(every: number): void;
  stopKilling(): void;
  /** Kills the node that has served longest now. Wait until all places are taken first. */
  killOldest(): void;
  /** Stops a node in the middle of what it does. Undefined if it serves no more. */
  freeze(name: string): FrozenNode | undefined;
  /** Resolves when all places are taken. */
  complete(): Promise<void>;
  /** How many nodes were killed, and how many ended without that. */
  counts(): { readonly killed: number; readonly ended: number };
  /** The errors that nodes have logged: message and code, and how often. */
  errors(): ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** A node that does not run. */
export interface FrozenNode {
  kill(): void;
  resume(): void;
}

export interface NodesOptions {
  readonly count: number;
  /** Address of the database. */
  readonly database: string;
  /** Address of the Redis that connects them, if any. */
  readonly redis?: string | undefined;
  /** Address at which clients believe the platform to be: tokens are for this address, whichever node answers. */
  readonly publicUrl: string;
  /** Further variables of a node. Its name is also that of its connections to PostgreSQL (`application_name`). */
  readonly environment: (name: string) => Readonly<Record<string, string>>;
}

/** A place at a port, and the process that serves there. */
interface Seat {
  readonly port: number;
  name?: string;
  child?: ChildProcess;
  /** When it began to serve, or undefined. */
  since?: number | undefined;
}

const entry = new URL('node-process.ts', import.meta.url);

/** Starts nodes, and as many spares that have loaded their code, so that a place is taken again soon. */
export async function startNodes({ count, ...options }: NodesOptions): Promise<Nodes> {
  const bundle = await bundleNode();
  const children = new Set<ChildProcess>();
  const log = createErrorLog();
  const names = new WeakMap<ChildProcess, string>();
  const spares: Promise<ChildProcess | undefined>[] = [];
  let started = 0;
  const counts = { killed: 0, ended: 0 };
  const state = { closed: false };
  let timer: NodeJS.Timeout | undefined;

  /** Starts a process. Returns undefined if it ends before it has loaded. */
  const load = async (): Promise<ChildProcess | undefined> => {
    const name = `node-${(started += 1)}`;
    const child = fork(entry, [bundle], {
      env: environmentOf(name, options),
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    children.add(child);
    names.set(child, name);
    child.once('exit', () => children.delete(child));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => log.read(text));
    const message = await Promise.race([messageOf(child), once(child, 'exit').then(() => undefined)]);
    return message === undefined ? undefined : child;
  };

  /** Keeps a place taken until the run ends. */
  const keep = async (seat: Seat, listens: () => void): Promise<void> => {
    while (!state.closed) {
      const child = await (spares.shift() ?? load());
      if (state.closed) return;
      spares.push(load());
      if (child === undefined || child.exitCode !== null) continue;
      const ended = once(child, 'exit');
      const port: NodePort = { port: seat.port };
      child.send(port);
      seat.child = child;
      seat.name = names.get(child) ?? '';
      if ((await Promise.race([messageOf(child), ended.then(() => undefined)])) !== undefined) {
        seat.since = performance.now();
        listens();
        await ended;
      }
      seat.since = undefined;
      if (child.signalCode !== 'SIGKILL') counts.ended += 1;
      // A node that cannot reach its database ends, and its place is taken again soon.
      if (child.signalCode !== 'SIGKILL') await pause(200);
    }
  };

  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const seats = ports.map((port): Seat => ({ port }));
  await Promise.all(seats.map((seat) => new Promise<void>((resolve) => void keep(seat, resolve))));

  /** Returns false if a place is free. */
  const killOldest = (): boolean => {
    const [oldest] = seats.toSorted((one, other) => (one.since ?? 0) - (other.since ?? 0));
    if (oldest?.since === undefined || oldest.child?.kill('SIGKILL') !== true) return false;
    oldest.since = undefined;
    counts.killed += 1;
    return true;
  };
  const killNext = (every: number): void => {
    // On a machine that is too slow for it, the next kill waits for the one before to be made good.
    const isReady = killOldest();
    timer = setTimeout(() => killNext(every), isReady ? every : 20);
  };

  return {
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    startKilling(every) {
      // At once, so that short runs on fast machines have a killed node too.
      timer = setTimeout(() => killNext(every), 0);
    },
    stopKilling: () => clearTimeout(timer),
    killOldest: () => void killOldest(),
    freeze(name) {
      const seat = seats.find((one) => one.name === name && one.since !== undefined);
      const child = seat?.child;
      if (seat === undefined || child?.kill('SIGSTOP') !== true) return undefined;
      return {
        kill() {
          seat.since = undefined;
          counts.killed += 1;
          child.kill('SIGKILL');
        },
        resume: () => void child.kill('SIGCONT'),
      };
    },
    async complete() {
      while (!seats.every(({ since }) => since !== undefined)) await pause(20);
    },
    counts: () => counts,
    errors: log.errors,
    async close() {
      state.closed = true;
      clearTimeout(timer);
      const ends = [...children].map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        child.kill('SIGKILL');
        await once(child, 'exit');
      });
      await Promise.all(ends);
    },
  };
}

async function messageOf(child: ChildProcess): Promise<NodeMessage> {
  const [message] = (await once(child, 'message')) as [NodeMessage]; // it sends nothing else
  return message;
}

function environmentOf(
  name: string,
  { database, redis = '', publicUrl, environment }: Omit<NodesOptions, 'count'>,
): NodeJS.ProcessEnv {
  const url = new URL(database);
  url.searchParams.set('application_name', name);
  return {
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: url.href,
    REDIS_URL: redis,
    KVOTA_PUBLIC_URL: publicUrl,
    KVOTA_ORIGINS: publicUrl,
    KVOTA_DEMO: '0',
    KVOTA_LOG: 'error',
    // Clients report an address each, because one address may make only some calls a second.
    KVOTA_TRUST_PROXY: '1',
    ...environment(name),
  };
}

/** Counts the lines of the log by message and code of the error. A line may be cut by a kill. */
function createErrorLog() {
  const found = new Map<string, number>();
  return {
    errors: (): ReadonlyMap<string, number> => found,
    read(chunk: string): void {
      for (const line of chunk.split('\n')) {
        const text = summaryOf(line);
        if (text !== '') found.set(text, (found.get(text) ?? 0) + 1);
      }
    },
  };
}

function summaryOf(line: string): string {
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: LoggedError };
    const cause = err?.cause ?? err;
    return [msg, cause?.code, cause?.message]
      .filter((part) => part !== undefined)
      .join(' · ')
      .slice(0, 200);
  } catch {
    return '';
  }
}

interface LoggedError {
  readonly code?: string;
  readonly message?: string;
  readonly cause?: LoggedError;
}
