import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import {
  connectNodes,
  createPlatform,
  leaseBeatEvery,
  openMemory,
  type Platform,
  type PlatformOptions,
} from '@kvota/platform';
import { openSharedServers } from '@kvota/platform/shared-servers';

import { nodesOfWorld, portOfAddress } from '../addresses.ts';
import { startBalancer } from '../network/balancer.ts';
import type { LeapingClock } from './leaping-clock.ts';

/** The platform of a world: one node in memory, or several behind a balancer. */
export interface WorldPlatform {
  /** Matches and results, which all nodes compute from the same seed. */
  readonly feed: Platform['feed'];
  /** Moves the time forward. Resolves when every node has the feed of the new time. */
  leap(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

type WorldOptions = Omit<PlatformOptions, 'database' | 'ports' | 'publicUrl' | 'clock'> & {
  readonly clock: LeapingClock;
};

/** Opens the platform of a world at an address. Throws if several nodes are asked for and have nothing to share. */
export async function openPlatform(address: string, options: WorldOptions): Promise<WorldPlatform> {
  if (nodesOfWorld > 1) return openNodes(address, options);
  const ports = { http: portOfAddress(address) };
  const platform = await createPlatform({ ...options, database: await openMemory(), ports });
  return {
    feed: platform.feed,
    leap: async (milliseconds) => options.clock.leap(milliseconds),
    close: () => platform.close(),
  };
}

/** Opens nodes over a PostgreSQL database and a Redis. They share the process and its clock, and nothing else. */
async function openNodes(address: string, options: WorldOptions): Promise<WorldPlatform> {
  const servers = await openSharedServers('e2e');
  if (servers === undefined) throw new Error('KVOTA_E2E_NODES needs a PostgreSQL and a Redis.');
  await using opened = new AsyncDisposableStack();
  opened.defer(() => servers.remove());
  const start = async (): Promise<Platform> => {
    const node = await createPlatform({
      ...options,
      ...connectNodes({ redis: servers.redis, node: randomUUID(), clock: options.clock }),
      database: { url: servers.database },
      ports: { http: 0 },
      publicUrl: address,
    });
    opened.defer(() => node.close());
    return node;
  };
  const first = await start();
  const nodes = [first];
  while (nodes.length < nodesOfWorld) nodes.push(await start());
  const urls = nodes.map(({ port }) => `http://127.0.0.1:${port}`);
  opened.use(await startBalancer({ port: portOfAddress(address), nodes: urls }));
  const all = opened.move();
  return {
    feed: first.feed,
    leap: (milliseconds) => leapTogether(options.clock, nodes, milliseconds),
    close: () => all.disposeAsync(),
  };
}

/** Longer leaps end the lease, and a node then has to renew it. */
const longStep = 3000;

/**
 * Moves the time of nodes forward. In short leaps the lease of the feed is renewed at every beat, so that it does not lapse:
 * a new run of the feed would send all rooms again. After a leap all nodes follow the feed, even if the time is stopped.
 */
async function leapTogether(clock: LeapingClock, nodes: readonly Platform[], milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0;) {
    const step = left > longStep ? left - leaseBeatEvery : Math.min(left, leaseBeatEvery);
    const before = await beatOf(nodes);
    clock.leap(step);
    left -= step;
    if (step < leaseBeatEvery) continue;
    await until('No node renews the lease of the feed', async () => (await beatOf(nodes)) > before);
    await until('No node drives the feed after a leap', async () =>
      (await Promise.all(nodes.map(drivesFeed))).includes(true),
    );
  }
  await until('A node does not follow the feed after a leap', () =>
    Promise.resolve(
      nodes.every(
        ({ offer: { producer } }) => clock.now() - producer.clock.now() < leaseBeatEvery && !producer.isSilent(),
      ),
    ),
  );
}

async function beatOf([node]: readonly Platform[]): Promise<number> {
  const lease = await node?.db.query.leases.findFirst({ where: (row, { eq }) => eq(row.name, 'feed') });
  return lease?.beat ?? 0;
}

async function drivesFeed({ port }: Platform): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  return (await answer.text()).split('\n').includes('kvota_drives_feed 1');
}

/** Looks every 20 ms by the clock of the machine. Rejects after ten seconds. */
async function until(problem: string, holds: () => Promise<boolean>): Promise<void> {
  for (let look = 0; look < 500; look += 1) {
    if (await holds()) return;
    await pause(20);
  }
  throw new Error(`${problem}.`);
}
