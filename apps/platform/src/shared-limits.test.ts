import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import type { Platform } from './platform.ts';
import { busKinds } from './testing/buses.ts';
import { sqlDatabases } from './testing/databases.ts';
import { startTestNodes, type TestNodes } from './testing/test-nodes.ts';

// The last kind is the one of several machines, if a server answers.
const [database, bus] = [sqlDatabases.at(-1)!, busKinds.at(-1)!];

describe(`limits of two nodes on ${database.name}, connected ${bus.name}`, { timeout: 60_000 }, () => {
  let world: TestNodes;
  let one: Platform;
  let two: Platform;

  beforeAll(async () => {
    // So slow that no call comes back during a test.
    const options = { trustProxy: 1, rate: { perSecond: 0.001, burst: 40 }, socketsPerAddress: 3 };
    world = await startTestNodes(2, database.open, bus, options);
    [one, two] = world.nodes as [Platform, Platform];
  });
  afterAll(() => world.close());

  const statuses = (node: Platform, address: string, count: number): Promise<number[]> => {
    const url = `http://127.0.0.1:${node.port}/base/v1/users/messages`;
    const ask = async (): Promise<number> => (await fetch(url, { headers: { 'x-forwarded-for': address } })).status;
    return Promise.all(Array.from({ length: count }, ask));
  };
  const open = (node: Platform, address: string): Promise<Socket | undefined> => {
    const extraHeaders = { 'x-forwarded-for': address };
    const options = { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders };
    const socket = io(`http://127.0.0.1:${node.port}/sports`, options);
    onTestFinished(() => void socket.disconnect());
    return new Promise((resolve) => {
      socket.once('connect', () => resolve(socket));
      socket.once('connect_error', () => resolve(undefined));
    });
  };

  test('[SEC-04] an address that used up its calls at one node is refused at the other, which serves other addresses', async () => {
    const first = await statuses(one, '203.0.113.1', 45);
    expect(first.filter((status) => status === 429)).toHaveLength(5);
    expect(await statuses(two, '203.0.113.1', 3)).toEqual([429, 429, 429]);
    expect(await statuses(two, '203.0.113.2', 1)).toEqual([401]);
  });

  test('[SEC-04] calls that an address sends to both nodes at once are counted together', async () => {
    const all = await Promise.all(world.nodes.map((node) => statuses(node, '203.0.113.3', 40)));
    expect(all.flat().filter((status) => status !== 429)).toHaveLength(40);
  });

  test('[SEC-17] the sockets of an address are counted over both nodes, and one that closes makes room at the other', async () => {
    const address = '203.0.113.4';
    const both = [one, two, one, two, one, two, one, two].map((node) => open(node, address));
    const opened = (await Promise.all(both)).filter((socket) => socket !== undefined);
    expect(opened).toHaveLength(3);
    expect(await open(two, '203.0.113.5')).toBeDefined();
    expect([await open(one, address), await open(two, address)]).toEqual([undefined, undefined]);
    opened[0]?.disconnect();
    // A node sees in a later turn that a socket closed.
    await expect.poll(() => open(two, address), { timeout: 10_000 }).toBeDefined();
    expect(await open(one, address)).toBeUndefined();
  });
});
