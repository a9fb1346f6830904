import { randomUUID } from 'node:crypto';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { wireCalls, type WireCallName } from '@kvota/contracts/operator';
import { systemClock } from '@kvota/server';

import { createPlatform, type Platform, type PlatformOptions } from '../platform.ts';
import type { BusKind } from './buses.ts';
import type { TestDatabase } from './databases.ts';
import { throttleKinds, type ThrottleKind } from './throttles.ts';

/** Nodes that a test may start later. */
const mostLater = 4;
const origin = 'http://localhost:4100';

/** Several nodes of one platform, with the clock of the machine. */
export interface TestNodes {
  readonly nodes: readonly Platform[];
  /** The address that browsers have. Each request goes to the next node. */
  readonly url: string;
  readonly origin: string;
  /** Starts one more node, four at most. The balancer sends it nothing, and the caller closes it. */
  startLater(options?: Partial<PlatformOptions>): Promise<Platform>;
  /** Makes a call at a node and returns the answer. */
  call(node: Platform, name: WireCallName, body: unknown, token?: string): Promise<Record<string, unknown>>;
  /** Cuts the nodes off from what connects them, until `restore`. */
  loseConnections(): Promise<void>;
  restore(): void;
  close(): Promise<void>;
}

/**
 * Starts nodes on one database, connected by a bus, behind a balancer that gives each request to another node. More
 * can start later.
 */
export async function startTestNodes(
  count: number,
  open: TestDatabase['open'],
  bus: BusKind,
  options: Partial<PlatformOptions> = {},
): Promise<TestNodes> {
  const database = await open();
  const buses = await bus.open(count + mostLater, { clock: systemClock });
  const throttles = await throttlesLike(bus).open(count + mostLater, { clock: systemClock });
  const ports: number[] = [];
  const balancer = await startBalancer(ports);
  const start = async (place: number, later: Partial<PlatformOptions> = {}): Promise<Platform> => {
    const [own, throttle] = [buses.buses[place], throttles.throttles[place]];
    if (!own || !throttle) throw new Error('There is no such node.');
    return createPlatform({
      database,
      clock: systemClock,
      seed: 'nodes',
      ids: randomUUID,
      ports: { http: 0 },
      origins: [origin],
      publicUrl: balancer.url,
      openBus: async () => own,
      openThrottle: async () => throttle,
      rate: { perSecond: 1000, burst: 5000 },
      ...options,
      ...later,
    });
  };
  const nodes: Platform[] = [];
  let next = count;
  for (let n = 0; n < count; n += 1) {
    const node = await start(n);
    nodes.push(node);
    ports.push(node.port);
  }
  return {
    nodes,
    url: balancer.url,
    origin,
    startLater: (later) => start(next++, later),
    loseConnections: buses.loseConnections,
    restore: buses.restore,
    async call(node, name, body, token) {
      const { method, path } = wireCalls[name];
      const response = await fetch(`http://127.0.0.1:${node.port}${path}`, {
        method,
        headers: {
          ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, ...((await response.json()) as object) };
    },
    async close() {
      balancer.close();
      for (const node of nodes) await node.close();
      await buses.close();
      await throttles.close();
      await database.close();
    },
  };
}

/** Returns the limits that nodes on a bus share: over Redis, if the bus is. */
function throttlesLike(bus: BusKind): ThrottleKind {
  const kind = throttleKinds.find(({ name }) => name === bus.name);
  if (!kind) throw new Error(`There are no limits ${bus.name}.`);
  return kind;
}

/** Passes each request to the next of the ports, without a connection that stays with one of them. */
async function startBalancer(ports: readonly number[]): Promise<{ url: string; close: () => void }> {
  let turn = 0;
  const server: Server = createServer((incoming, outgoing) => {
    const port = ports[(turn += 1) % ports.length] ?? 0;
    const { method, url, headers } = incoming;
    const passed = request({ port, method, path: url, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // bound to a port
  return {
    url: `http://localhost:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
