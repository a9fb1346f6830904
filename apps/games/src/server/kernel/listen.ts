import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Thrown if a port is taken. The message is one line. */
export class PortTaken extends Error {
  constructor(port: number) {
    super(`Port ${port} is taken. Set KVOTA_GAMES_PORT to another one.`);
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

export interface Listening {
  readonly server: Server;
  readonly port: number;
  /** Sets the handler. Before that, requests are answered 503. */
  serve(handler: RequestListener): void;
}

/** A slow client is cut; an idle connection outlives those of the proxies in front. */
const patience = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
  keepAliveTimeout: 72_000,
};

/** Listens before anything else starts, so that a taken port is found first and port 0 gets its number. */
export async function listen(port: number, host: string): Promise<Listening> {
  let handle: RequestListener = (_request, response) => void response.writeHead(503, { 'retry-after': '1' }).end();
  const server = createServer(patience, (request, response) => handle(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') return reject(new PortTaken(port));
      reject(/^(EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN)$/.test(error.code ?? '') ? new WrongHost(host) : error);
    });
    server.listen(port, host, resolve);
  });
  server.removeAllListeners('error');
  const { port: bound } = server.address() as AddressInfo; // bound to a port
  return { server, port: bound, serve: (next) => void (handle = next) };
}
