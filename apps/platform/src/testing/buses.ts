import { randomUUID } from 'node:crypto';

import type { Clock } from '@kvota/server';
import { createFakeClock } from '@kvota/server/fake-clock';
import { createClient } from '@redis/client';

import type { Bus } from '../bus/bus.ts';
import { createLocalBuses } from '../bus/local-bus.ts';
import { openRedisBus } from '../bus/redis-bus.ts';
import { silentLogger, type Logger } from '../kernel/log/logger.ts';
import { redisAnswers, redisUrl, startRedisProxy } from './redis-proxy.ts';

/** The buses of several nodes, and ways to break what connects them. */
export interface OpenBuses {
  readonly buses: readonly Bus[];
  readonly url: string;
  readonly stream: string;
  /** Cuts every connection to Redis, and refuses new ones until `connected`. */
  readonly loseConnections: () => Promise<void>;
  /** Lets the buses connect again. */
  readonly restore: () => void;
  readonly close: () => Promise<void>;
}

interface BusOptions {
  readonly clock?: Clock;
  readonly logger?: Logger;
}

/** A kind of bus that suites run on. */
export interface BusKind {
  readonly name: 'in process' | 'Redis';
  readonly open: (count: number, options?: BusOptions) => Promise<OpenBuses>;
}

const nodes = (count: number): string[] => Array.from({ length: count }, () => randomUUID());

async function openLocal(count: number, { logger }: BusOptions = {}): Promise<OpenBuses> {
  const buses = createLocalBuses(nodes(count), logger);
  const never = (): never => {
    throw new Error('The bus in the process has no connections.');
  };
  return {
    buses,
    url: '',
    stream: '',
    loseConnections: never,
    restore: never,
    close: async () => void (await Promise.all(buses.map((bus) => bus.close()))),
  };
}

/** Opens buses on a stream of this test, through a proxy that can cut their connections. */
async function openRedis(count: number, options: BusOptions = {}): Promise<OpenBuses> {
  const { clock = createFakeClock(0), logger = silentLogger } = options;
  const stream = `kvota-test:${randomUUID()}`;
  const proxy = await startRedisProxy(redisUrl);
  const buses = await Promise.all(
    nodes(count).map((node) => openRedisBus({ url: proxy.url, stream, node, clock, logger, elapsed: () => 0 })),
  );
  return {
    buses,
    url: redisUrl,
    stream,
    loseConnections: proxy.cut,
    restore: proxy.restore,
    async close() {
      await Promise.all(buses.map((bus) => bus.close()));
      await proxy.close();
      const client = createClient({ url: redisUrl });
      await client.connect();
      await client.del(stream);
      await client.close();
    },
  };
}

/** The kinds of bus that answer here. */
export const busKinds: readonly BusKind[] = [
  { name: 'in process', open: openLocal },
  ...((await redisAnswers()) ? [{ name: 'Redis', open: openRedis } as const] : []),
];
