import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

import { createClient } from '@redis/client';

import { freePort } from '../nodes/free-port.ts';

/** A Redis of the run, which keeps nothing when it ends. */
export interface OwnRedis {
  readonly url: string;
  readonly pid: () => number;
  /** Kills the server, and starts an empty one after some milliseconds. Returns when it answers. */
  stopFor(milliseconds: number): Promise<void>;
  /** Kills the server. */
  stop(): Promise<void>;
  /** Starts an empty server again. Returns when it answers. */
  start(): Promise<void>;
  remove(): Promise<void>;
}

const patience = 10_000;

/** Starts a Redis at a free port. */
export async function startOwnRedis(): Promise<OwnRedis> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const spawnServer = (): ChildProcess =>
    spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
      cwd: tmpdir(),
      stdio: 'ignore',
    });
  let server = spawnServer();
  const missing = once(server, 'error').then(() => {
    throw new Error('There is no redis-server. Install it, or leave --redis out.');
  });
  missing.catch(() => {});
  // Also after an error that nobody caught.
  process.once('exit', () => server.kill('SIGKILL'));
  await Promise.race([answers(url), missing]);
  const kill = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  const start = async (): Promise<void> => {
    server = spawnServer();
    await answers(url);
  };
  return {
    url,
    pid: () => server.pid ?? 0,
    async stopFor(milliseconds) {
      await kill();
      await pause(milliseconds);
      await start();
    },
    stop: kill,
    start,
    remove: kill,
  };
}

async function answers(url: string): Promise<void> {
  const start = performance.now();
  for (;;) {
    const client = createClient({ url, socket: { reconnectStrategy: false, connectTimeout: 1000 } });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.close();
      return;
    } catch (error) {
      if (performance.now() - start > patience) throw error;
      await pause(20);
    }
  }
}
