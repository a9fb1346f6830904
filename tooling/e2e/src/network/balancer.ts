import { Agent, createServer, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

import { createProxyServer } from 'httpxy';

/** A balancer in front of the nodes of a platform. */
export interface Balancer extends AsyncDisposable {
  /** Every request that was passed on, oldest first. */
  readonly requests: readonly PassedRequest[];
  /** Sends requests and new sockets to these nodes from now on. Open sockets stay where they are. */
  use(nodes: readonly string[]): void;
}

export interface PassedRequest {
  readonly method: string;
  readonly path: string;
  /** Address of the node that got it. */
  readonly node: string;
}

interface BalancerOptions {
  readonly port: number;
  /** Addresses of the nodes. */
  readonly nodes: readonly string[];
}

/** Milliseconds that an idle connection is kept. Nodes announce 72 s to clients, so a shorter time here would surprise them. */
const keepAliveTimeout = 80_000;

/** Returns true for polling of socket.io, whose session is on one node. The first one gets all of it. */
const isPolling = ({ url = '' }: IncomingMessage): boolean =>
  url.startsWith('/socket.io/') && !/[?&]transport=websocket/.test(url);

/**
 * Gives each request to the next node, and each WebSocket to the next node after that of the WebSocket before. If a node ends before it has answered a request, the answer is
 * 502: nothing is sent twice.
 */
export async function startBalancer({ port, nodes }: BalancerOptions): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const proxy = createProxyServer({});
  const sockets = new Set<Socket>();
  const requests: PassedRequest[] = [];
  let used = nodes;
  const turns = { request: 0, socket: 0 };
  const nodeFor = (request: IncomingMessage, kind: keyof typeof turns): string | undefined => {
    const node = isPolling(request) ? used[0] : used[(turns[kind] += 1) % Math.max(1, used.length)];
    const { method = '', url = '' } = request;
    if (node !== undefined) requests.push({ method, path: url.replace(/\?.*/, ''), node });
    return node;
  };
  proxy.on('error', (_error, _request, answer) => {
    if (answer !== undefined && 'writeHead' in answer && !answer.headersSent) answer.writeHead(502).end();
    else answer?.destroy();
  });
  const server = createServer({ keepAliveTimeout }, (request, response) => {
    const target = nodeFor(request, 'request');
    if (target === undefined) response.destroy();
    else proxy.web(request, response, { target, agent }).catch(() => undefined);
  });
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    const target = nodeFor(request, 'socket');
    if (target === undefined) socket.destroy();
    else proxy.ws(request, socket, { target }, head).catch(() => undefined);
  });
  proxy.on('proxyReqWs', (asked, _request, socket) => {
    asked.once('upgrade', (_answer, far) => {
      socket.once('close', () => far.destroy());
      far.once('close', () => socket.destroy());
    });
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, () => done());
  });
  return {
    requests,
    use(left) {
      used = left;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      agent.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
