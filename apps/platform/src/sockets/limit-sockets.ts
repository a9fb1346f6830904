import type { Server } from 'socket.io';

import { requestAddress, trustOf } from '../kernel/client-address.ts';
import type { Clock } from '../kernel/clock.ts';
import type { TrustedProxies } from '../kernel/environment.ts';
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
  readonly trustProxy: TrustedProxies;
  /** Open connections of one address. Default: 500. */
  readonly socketsPerAddress: number | undefined;
}

/**
 * Limits connections per address and messages per connection, for all namespaces together (SEC-17). A connection that
 * floods is closed, because reading its messages costs time even if they are ignored. Returns the counters.
 */
export function limitSockets(io: Server, deps: SocketLimitDeps): () => SocketLimitCounts {
  const { clock, trustProxy, socketsPerAddress = mostConnections } = deps;
  const trust = trustOf(trustProxy);
  const open = new Map<string, number>();
  const counts = { refusedConnections: 0, floods: 0 };

  // Checks that were set before, such as the one of the origin, still apply.
  const before = io.engine.opts.allowRequest;
  io.engine.opts.allowRequest = (request, answer) => {
    const allowed = (open.get(requestAddress(request, trust)) ?? 0) < socketsPerAddress;
    if (allowed && before) return before(request, answer);
    if (!allowed) counts.refusedConnections += 1;
    answer(allowed ? null : 'too many connections from this address', allowed);
  };
  io.engine.on('connection', (connection) => {
    const address = requestAddress(connection.request, trust);
    open.set(address, (open.get(address) ?? 0) + 1);
    connection.on('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    const allowance = createAllowance(clock, messages);
    connection.on('packet', ({ type }: { readonly type: string }) => {
      if (type !== 'message' || allowance.take()) return;
      counts.floods += 1;
      connection.close(true);
    });
  });
  return () => ({ ...counts });
}
