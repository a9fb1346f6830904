import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { Client } from 'pg';

import { freePort } from '../nodes/free-port.ts';

/** A PostgreSQL server of the run, which can be stopped without asking anybody. */
export interface OwnServer {
  readonly url: string;
  /** The process id. The server has a process for each connection below it. */
  readonly pid: () => number;
  /** Stops the server at once, as a crash does, and starts it again. Returns when it answers. */
  crash(): Promise<void>;
  remove(): Promise<void>;
}

const installed = '/usr/lib/postgresql';
/** Milliseconds in which a server must answer after it was started. */
const patience = 60_000;

/** Returns the folder of the newest installed server, or undefined. */
export function installedServer(): string | undefined {
  const versions = existsSync(installed) ? readdirSync(installed) : [];
  const folders = versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => join(installed, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/** Makes a cluster in a temporary folder and starts it. */
export async function startOwnServer(): Promise<OwnServer> {
  const bin = installedServer();
  if (bin === undefined)
    throw new Error(`There is no PostgreSQL below ${installed}. Install it, or leave --stop-database out.`);
  const owner = ownerOf();
  const folder = mkdtempSync(join(tmpdir(), 'kvota-chaos-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid);
  const data = join(folder, 'data');
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'], {
    ...owner,
    cwd: folder,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const start = (): ChildProcess =>
    spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'], {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    });
  let server = start();
  // Also after an error that nobody caught.
  process.once('exit', () => server.kill('SIGQUIT'));
  await answers(url);
  return {
    url,
    pid: () => server.pid ?? 0,
    async crash() {
      await stop(server, 'SIGQUIT');
      server = start();
      await answers(url);
    },
    async remove() {
      await stop(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The server refuses to run as root. */
function ownerOf(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string): number => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  if (!(uid > 0 && gid > 0)) throw new Error('There is no user postgres to run the server as.');
  return { uid, gid };
}

/** SIGQUIT is an immediate stop: nothing is written, and the next start recovers. SIGINT ends connections and writes. */
async function stop(server: ChildProcess, signal: 'SIGQUIT' | 'SIGINT'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill(signal);
  await once(server, 'exit');
}

async function answers(url: string): Promise<void> {
  const start = performance.now();
  for (;;) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('SELECT 1');
      await client.end();
      return;
    } catch (error) {
      if (performance.now() - start > patience) throw error;
      await pause(20);
    }
  }
}
