import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, expect, test } from 'vitest';

import { startBalancer, type Balancer } from './balancer.ts';
import { countNodes } from './count-nodes.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

interface Node {
  readonly port: number;
  readonly server: Server;
  isReady: boolean;
}

/** A node that answers its port, and whether it is ready. */
async function node(): Promise<Node> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/ready') outgoing.statusCode = one.isReady ? 200 : 503;
    outgoing.end(String(one.port));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const one = { port: (server.address() as AddressInfo).port, server, isReady: true }; // bound to a port
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return one;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // bound to a port
  await new Promise((done) => server.close(done));
  return port;
}

async function balanced(nodes: readonly Node[]): Promise<{ balancer: Balancer; ask: () => Promise<string> }> {
  const port = await freePort();
  const balancer = await startBalancer({ port, nodes: nodes.map((one) => one.port) });
  ends.push(() => balancer.close());
  const ask = (): Promise<string> =>
    new Promise((done, failed) => {
      request({ port, agent: false }, (answer) => {
        let text = '';
        answer.on('data', (chunk) => (text += String(chunk)));
        answer.on('end', () => done(text));
      })
        .on('error', failed)
        .end();
    });
  return { balancer, ask };
}

test('connections go to all nodes that are ready', async () => {
  const [one, two, three] = await Promise.all([node(), node(), node()]);
  three.isReady = false;
  const { ask, balancer } = await balanced([one, two, three]);
  const answers = await Promise.all(Array.from({ length: 8 }, ask));
  expect(answers.filter((answer) => answer === String(one.port))).toHaveLength(4);
  expect(answers.filter((answer) => answer === String(two.port))).toHaveLength(4);
  three.isReady = true;
  one.isReady = false;
  await expect.poll(() => new Set(balancer.ready())).toEqual(new Set([two.port, three.port]));
});

test('a connection to a node that was killed goes to another one at once', async () => {
  const [one, two] = await Promise.all([node(), node()]);
  const { ask } = await balanced([one, two]);
  one.server.closeAllConnections();
  await new Promise((done) => one.server.close(done));
  const answers = [await ask(), await ask(), await ask(), await ask()];
  expect(answers).toEqual(Array.from({ length: 4 }, () => String(two.port)));
});

test('without a node that is ready, connections are closed', async () => {
  const one = await node();
  one.isReady = false;
  const { ask } = await balanced([one]);
  await expect(ask()).rejects.toThrow();
});

test('--nodes takes a number, and needs what the nodes share', () => {
  const env = { DATABASE_URL: 'postgres://a', REDIS_URL: 'redis://a' };
  expect([countNodes([], {}), countNodes(['--nodes', '1'], {}), countNodes(['--fresh', '--nodes', '3'], env)]).toEqual([
    1, 1, 3,
  ]);
  expect(() => countNodes(['--nodes', 'two'], env)).toThrow('--nodes takes a number from 1 to 16, not "two".');
  expect(() => countNodes(['--nodes'], env)).toThrow('not ""');
  expect(() => countNodes(['--nodes', '2'], { DATABASE_URL: 'postgres://a' })).toThrow(/^--nodes 2 needs REDIS_URL:/);
});
