import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Thrown if a port is taken. The message is one line, with the variable that sets the port. */
export class PortTaken extends Error {
  constructor(port: number, variable: string) {
    super(`Port ${port} is taken. Set ${variable} to another one.`);
    this.name = 'PortTaken';
  }
}

/** Thrown if this machine does not have the address at which to listen. The message is one line. */
export class WrongHost extends Error {
  constructor(host: string) {
    super(`KVOTA_HOST: this machine does not have the address ${host}. Set one that it has, or 0.0.0.0 for all.`);
    this.name = 'WrongHost';
  }
}

/** A listening server, and how to set its request handler. */
export interface Listening {
  readonly server: Server;
  readonly port: number;
  /** Sets the handler. Before that, requests are answered 503. */
  serve(handler: RequestListener): void;
}

/**
 * Milliseconds within which a client has to send its headers, and its whole request. Slower clients are cut (SEC-17). An
 * idle connection is kept longer than proxies keep theirs, so that none sends a request into a connection that closes.
 */
const patience = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
  keepAliveTimeout: 72_000,
};

/**
 * Listens before anything else starts, so that a taken port is found first and port 0 has its number. Rejects with PortTaken,
 * which names `variable`, and with WrongHost.
 */
export async function listen(port: number, host: string, variable: string): Promise<Listening> {
  // Until the server is ready, requests are refused instead of waiting.
  let current: RequestListener = (_request, response) =>
    void response.writeHead(503, { 'retry-after': '1', connection: 'close' }).end();
  const server = createServer(patience, (request, response) => current(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') return reject(new PortTaken(port, variable));
      reject(/^(EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN)$/.test(error.code ?? '') ? new WrongHost(host) : error);
    });
    server.listen(port, host, resolve);
  });
  server.removeAllListeners('error');
  return {
    server,
    port: (server.address() as AddressInfo).port, // bound to a port: an AddressInfo
    serve(handler) {
      current = handler;
    },
  };
}
