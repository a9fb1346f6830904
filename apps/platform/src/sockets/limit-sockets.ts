import type { IncomingMessage } from 'node:http';

import type { Clock } from '@kvota/server';
import type { Server } from 'socket.io';

import { requestAddress, trustOf } from '../kernel/client-address.ts';
import type { TrustedProxies } from '../kernel/environment.ts';
import type { Throttle } from '../throttle/throttle.ts';
import { createAllowance } from './allowance.ts';

/** Open connections of one address. A page has one, and many players may share an address. */
const mostConnections = 500;

/** Messages that a connection may send at once, and per second in the long run. A page sends some tens at most. */
const messages = { burst: 300, perSecond: 20 };

/** Counters of what was refused since the start. */
export interface SocketLimitCounts {
  readonly refusedConnections: number;
  readonly floods: number;
}

export interface SocketLimitDeps {
  readonly clock: Clock;
  readonly throttle: Pick<Throttle, 'opened'>;
  readonly trustProxy: TrustedProxies;
  /** Open connections of one address, on all nodes together. Default: 500. */
  readonly socketsPerAddress: number | undefined;
}

interface Counted {
  readonly address: string;
  /** Stops to wait for the end of the socket. */
  readonly stopWaiting: () => void;
}

/**
 * Limits connections per address and messages per connection, for all namespaces together (SEC-17). A connection that
 * floods is closed, because reading its messages costs time even if they are ignored. Returns the counters.
 */
export function limitSockets(io: Server, deps: SocketLimitDeps): () => SocketLimitCounts {
  const { clock, throttle, trustProxy, socketsPerAddress = mostConnections } = deps;
  const trust = trustOf(trustProxy);
  const open = throttle.opened('sockets', socketsPerAddress);
  const counts = { refusedConnections: 0, floods: 0 };
  /** Requests that were counted, and are no connection yet. */
  const counted = new WeakMap<IncomingMessage, Counted>();
  /** Forgets that a request waits, and returns the address that has its count. A closed socket has no address any more. */
  const release = (request: IncomingMessage): string | undefined => {
    const known = counted.get(request);
    counted.delete(request);
    known?.stopWaiting();
    return known?.address;
  };
  const takeBack = (request: IncomingMessage): void => {
    const address = release(request);
    if (address !== undefined) open.close(address);
  };

  /** Counts a request before it becomes a connection, so that requests in parallel cannot pass the limit together. */
  const admit = async (request: IncomingMessage): Promise<boolean> => {
    const address = requestAddress(request, trust);
    if (!(await open.open(address))) {
      counts.refusedConnections += 1;
      return false;
    }
    const { socket } = request;
    const closed = (): void => takeBack(request);
    // A proxy sends the requests of many clients over one socket, so a request that became a connection leaves no listener.
    counted.set(request, { address, stopWaiting: () => void socket.off('close', closed) });
    socket.once('close', closed);
    if (socket.destroyed) closed();
    return true;
  };

  // Checks that were set before, such as the one of the origin, still apply.
  const before = io.engine.opts.allowRequest ?? ((_request, answer) => answer(null, true));
  io.engine.opts.allowRequest = (request, answer) => {
    before(request, (refusal, allowed) => {
      if (!allowed) return answer(refusal, false);
      void admit(request).then((admitted) =>
        answer(admitted ? null : 'too many connections from this address', admitted),
      );
    });
  };
  io.engine.on('connection_error', ({ req }: { readonly req?: IncomingMessage }) => req && takeBack(req));
  io.engine.on('connection', (connection) => {
    // The connection has the count of its request from now on.
    const address = release(connection.request);
    if (address !== undefined) connection.on('close', () => open.close(address));
    const allowance = createAllowance(clock, messages);
    connection.on('packet', ({ type }: { readonly type: string }) => {
      if (type !== 'message' || allowance.take()) return;
      counts.floods += 1;
      connection.close(true);
    });
  });
  return () => ({ ...counts });
}
