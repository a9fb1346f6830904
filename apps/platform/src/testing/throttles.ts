import { randomUUID } from 'node:crypto';

import type { Clock } from '@kvota/server';
import { createFakeClock } from '@kvota/server/fake-clock';
import { createClient } from '@redis/client';

import { createLocalThrottle } from '../throttle/local-throttle.ts';
import { openRedisThrottle } from '../throttle/redis-throttle.ts';
import type { CallLimit, Throttle } from '../throttle/throttle.ts';
import { redisAnswers, redisUrl, startRedisProxy } from './redis-proxy.ts';

/** The limits of several nodes, and ways to break what connects them. */
export interface OpenThrottles {
  readonly throttles: readonly Throttle[];
  /** Cuts every connection to Redis, and refuses new ones. */
  readonly cut: () => Promise<void>;
  /** Lets Redis take questions of the open connections without an answer. */
  readonly stall: () => void;
  readonly restore: () => void;
  /** Forgets everything in Redis, as if it started again. */
  readonly lose: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface ThrottleOptions {
  readonly clock?: Clock;
  /** The clock of each node. Default: all have `clock`. */
  readonly clocks?: readonly Clock[];
  /** Default: so long that a busy machine does not count as an outage. */
  readonly answersWithin?: number;
  readonly hangsFor?: number;
}

/** A kind of throttle that suites run on. */
export interface ThrottleKind {
  readonly name: 'in process' | 'Redis';
  readonly open: (count: number, options?: ThrottleOptions) => Promise<OpenThrottles>;
}

/** Opens one throttle for all nodes, because nodes of one process are one. */
async function openLocal(count: number, { clock = createFakeClock(0) }: ThrottleOptions = {}): Promise<OpenThrottles> {
  const throttle = createLocalThrottle(clock);
  const never = (): never => {
    throw new Error('The throttle in the process has no connections.');
  };
  const throttles = Array.from({ length: count }, () => throttle);
  return { throttles, cut: never, stall: never, restore: never, lose: never, close: () => throttle.close() };
}

/** Opens throttles with keys of this test, through a proxy. */
async function openRedis(count: number, options: ThrottleOptions = {}): Promise<OpenThrottles> {
  const { clock = createFakeClock(0), clocks = [], answersWithin = 10_000, hangsFor } = options;
  const prefix = `kvota-test:${randomUUID()}`;
  const proxy = await startRedisProxy(redisUrl);
  const throttles = await Promise.all(
    Array.from({ length: count }, (_, n) =>
      openRedisThrottle({
        url: proxy.url,
        prefix,
        node: randomUUID(),
        clock: clocks[n] ?? clock,
        answersWithin,
        hangsFor,
      }),
    ),
  );
  const lose = async (): Promise<void> => {
    const client = createClient({ url: redisUrl });
    await client.connect();
    for await (const keys of client.scanIterator({ MATCH: `${prefix}:*`, COUNT: 1000 }))
      if (keys.length > 0) await client.del(keys);
    await client.close();
  };
  return {
    throttles,
    cut: proxy.cut,
    stall: proxy.stall,
    restore: proxy.restore,
    lose,
    async close() {
      await Promise.all(throttles.map((throttle) => throttle.close()));
      await proxy.close();
      await lose();
    },
  };
}

/** The kinds of throttle that answer here. */
export const throttleKinds: readonly ThrottleKind[] = [
  { name: 'in process', open: openLocal },
  ...((await redisAnswers()) ? [{ name: 'Redis', open: openRedis } as const] : []),
];

/** Makes calls of a key at each limit at once. Returns how many were allowed. */
export async function allowed(limits: readonly CallLimit[], key: string, calls: number): Promise<number> {
  const take = async (limit: CallLimit): Promise<number> => limit.take(key);
  const waits = await Promise.all(Array.from({ length: calls }).flatMap(() => limits.map(take)));
  return waits.filter((wait) => wait === 0).length;
}
