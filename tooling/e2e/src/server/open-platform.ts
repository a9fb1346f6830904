import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { connectNodes, createPlatform, openMemory, type Platform, type PlatformOptions } from '@kvota/platform';
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

/** The end of a leap, in milliseconds: much shorter than the lease of the feed lasts, so that it does not lapse in it. */
const lastStep = 300;
/** Milliseconds from one tick of the offer to the next. */
const tickEvery = 100;
/** Looks after which a node that does not follow gets a tick. */
const looksForTick = 50;

/**
 * Moves the time of nodes forward in two steps. The first one ends the lease of the feed, which a node then has to renew.
 * The second one lets that node publish the feed, even if the time is stopped.
 */
async function leapTogether(clock: LeapingClock, nodes: readonly Platform[], milliseconds: number): Promise<void> {
  clock.leap(Math.max(0, milliseconds - lastStep));
  await until('No node drives the feed after a leap', async () => {
    const driving = await Promise.all(nodes.map(drivesFeed));
    return driving.includes(true);
  });
  clock.leap(Math.min(milliseconds, lastStep));
  const follows = (): boolean =>
    nodes.every(({ offer: { producer } }) => clock.now() - producer.clock.now() < lastStep && !producer.isSilent());
  let looks = 0;
  await until('A node does not follow the feed after a leap', () => {
    // On a slow machine the lease lapses all the same. While the time is stopped, its holder then needs one more tick.
    if (looks > 0 && looks % looksForTick === 0 && !follows()) clock.leap(tickEvery);
    looks += 1;
    return Promise.resolve(follows());
  });
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
