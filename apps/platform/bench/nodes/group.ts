import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { startOwnRedis, type OwnRedis } from '../../chaos/database/own-redis.ts';
import { startOwnServer, type OwnServer } from '../../chaos/database/own-server.ts';
import type { LoadCall, Scenario } from '../messages.ts';
import type { NodeReady, NodeTask, NodeUsage } from './messages.ts';
import { processTime } from '../process-usage.ts';

/** Processor time in milliseconds since the previous question, of all nodes and of what they share. */
export interface GroupUsage {
  readonly nodes: readonly NodeUsage[];
  readonly database: number;
  readonly redis: number;
}

/** Nodes over a separate PostgreSQL, and over a Redis if there are several. */
export interface Group {
  readonly count: number;
  readonly urls: readonly string[];
  readonly calls: readonly LoadCall[];
  usage(): Promise<GroupUsage>;
  stop(): Promise<void>;
}

/** An address that no node has, as if a balancer were in front. */
const publicUrl = 'http://localhost:1';

/** Starts nodes. Calls of a load are prepared by the first one. */
export async function startGroup(
  count: number,
  prepare?: { readonly scenario: Scenario; readonly count: number },
): Promise<Group> {
  const closing: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closing.toReversed()) await close();
  };
  try {
    const server = await startOwnServer();
    closing.push(() => server.remove());
    const redis = count > 1 ? await startOwnRedis() : undefined;
    if (redis) closing.push(() => redis.remove());
    const nodes: { child: ChildProcess; ready: NodeReady }[] = [];
    // One after the other, because the first creates the tables.
    for (let i = 0; i < count; i += 1) {
      const task: NodeTask = {
        database: withoutWaiting(server.url),
        redis: redis?.url,
        publicUrl,
        prepare: i === 0 ? prepare : undefined,
      };
      const child = fork(new URL('node.ts', import.meta.url), [JSON.stringify(task)]);
      closing.push(async () => {
        if (child.exitCode !== null) return;
        child.disconnect();
        await once(child, 'exit');
      });
      nodes.push({ child, ready: await next<NodeReady>(child) });
    }
    return {
      count,
      urls: nodes.map(({ ready }) => ready.url),
      calls: nodes[0]?.ready.calls ?? [],
      usage: meter(
        nodes.map(({ child }) => child),
        server,
        redis,
      ),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Commits do not wait for the disk, whose speed is not measured. */
function withoutWaiting(address: string): string {
  const url = new URL(address);
  url.searchParams.set('options', '-c synchronous_commit=off');
  return url.href;
}

function meter(
  children: readonly ChildProcess[],
  server: Pick<OwnServer, 'pid'>,
  redis: Pick<OwnRedis, 'pid'> | undefined,
): () => Promise<GroupUsage> {
  let before = { database: 0, redis: 0 };
  return async () => {
    const nodes = await Promise.all(
      children.map((child) => {
        child.send('usage');
        return next<NodeUsage>(child);
      }),
    );
    const now = { database: processTime(server.pid()), redis: redis ? processTime(redis.pid()) : 0 };
    const used = { nodes, database: now.database - before.database, redis: now.redis - before.redis };
    before = now;
    return used;
  };
}

/** Returns the next message of a process. It fails if the process ends instead. */
async function next<T>(child: ChildProcess): Promise<T> {
  const over = new AbortController();
  const ended = once(child, 'exit', { signal: over.signal }).then(([code]) => {
    throw new Error(`A node ended with ${String(code)}.`);
  });
  try {
    const [message] = (await Promise.race([once(child, 'message', { signal: over.signal }), ended])) as [T]; // it answers in turn
    return message;
  } finally {
    ended.catch(() => {});
    over.abort();
  }
}
