// Passes requests on to the platform, so that an app and the platform share an origin (NET-40, NET-41).
import { Agent as HttpAgent, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Socket } from 'node:net';

import { createProxyServer } from 'httpxy';

// By its path, because a package below this one is built with these commands: a dependency would make a cycle.
import { isPlatformPath } from '../../../../packages/sitemap/src/platform-path.ts';
import { dropConnectionHeaders, forwardHeaders } from './forwarded-headers.ts';

/** Passes what belongs to the platform on to it. */
export interface PassOn {
  /** Returns true if a request is for the platform. */
  readonly isMeant: (request: IncomingMessage) => boolean;
  readonly request: (request: IncomingMessage, response: ServerResponse) => void;
  /** Passes on a connection that turns into a socket. */
  readonly upgrade: (request: IncomingMessage, socket: Socket, head: Buffer) => void;
  /** Ends the sockets of visitors. Their pages connect again. */
  readonly closeSockets: () => void;
  /** Breaks all connections to the platform, and the sockets of visitors. */
  readonly close: () => void;
}

/** Milliseconds until the platform has to answer a call, and a socket. Apps give up earlier. */
const patience = { proxyTimeout: 60_000, upgradeTimeout: 10_000 };
/** Connections that are reused for calls. An idle one is closed before the platform closes it. */
const connections = { keepAlive: true, maxSockets: 256, maxFreeSockets: 64, timeout: 30_000 };

/** Codes of errors after which it is certain that the platform has not got the request. */
const unreached = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT']);

/** The answer in place of the platform's. */
interface Failure {
  readonly status: 502 | 503;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

function failureOf(error: Error): Failure {
  const code: unknown = Reflect.get(error, 'code');
  const status = typeof code === 'string' && unreached.has(code) ? 503 : 502;
  const detail =
    status === 503 ? 'The platform cannot be reached.' : 'The platform ended the connection without an answer.';
  return {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'retry-after': '2',
      'x-content-type-options': 'nosniff',
    },
    body: JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, detail }),
  };
}

/** Returns the address of a request without detours such as `..`, or undefined if it is malformed. */
function addressOf({ url = '' }: IncomingMessage): URL | undefined {
  return URL.parse(`http://any.example${url}`) ?? undefined;
}

/**
 * Creates what passes requests on to a platform. Bodies are streamed both ways as they are. A redirect of the platform is
 * an answer like any other. The platform gets `secret` with each request, if there is one (SEC-22).
 */
export function createPassOn(platform: string, secret?: string): PassOn {
  const target = new URL(platform);
  const agent = target.protocol === 'https:' ? new HttpsAgent(connections) : new HttpAgent(connections);
  const proxy = createProxyServer({ target, changeOrigin: true, ...patience });
  const sockets = new Set<Socket>();
  /** Sockets whose handshake is over. */
  const open = new WeakSet<object>();

  /** Prepares a request for the platform, with an address that has no detours. */
  const prepare = (request: IncomingMessage, upgrades: boolean): void => {
    const { pathname, search } = addressOf(request) ?? { pathname: '/', search: '' };
    request.url = pathname + search;
    forwardHeaders(request, upgrades, secret);
  };

  proxy.on('proxyRes', (answer, _request, response) => {
    dropConnectionHeaders(answer.headers);
    answer.headers.connection = response.shouldKeepAlive ? 'keep-alive' : 'close';
  });
  proxy.on('proxyReqWs', (asked, _request, socket) => {
    asked.once('upgrade', (_answer, far) => {
      open.add(socket);
      socket.once('close', () => far.destroy());
      far.once('close', () => socket.destroy());
    });
  });
  proxy.on('error', (error, _request, answer) => {
    if (answer === undefined || open.has(answer)) return;
    const { status, headers, body } = failureOf(error);
    if ('writeHead' in answer) {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(status, headers).end(body);
      return;
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, 'connection: close'].join('\r\n');
    if (answer.writable) answer.end(`${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  });

  const closeSockets = (): void => {
    for (const socket of sockets) socket.destroy();
  };

  return {
    isMeant: (request) => isPlatformPath(addressOf(request)?.pathname ?? ''),
    request(request, response) {
      prepare(request, false);
      // Rejects if the visitor leaves before the answer.
      proxy.web(request, response, { agent }).catch(() => undefined);
    },
    upgrade(request, socket, head) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      prepare(request, true);
      proxy.ws(request, socket, {}, head).catch(() => undefined);
    },
    closeSockets,
    close() {
      closeSockets();
      agent.destroy();
    },
  };
}
