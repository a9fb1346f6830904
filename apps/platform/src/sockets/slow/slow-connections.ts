import type { Socket as TcpSocket } from 'node:net';

import { every, type Clock, type Stop } from '@kvota/server';
import type { Server } from 'socket.io';

import { waitingBytes, webSocketOf, type Connection } from './waiting-bytes.ts';

/** Milliseconds between two looks at all connections. A look at ten thousand of them takes 0.1 ms. */
export const lookMilliseconds = 500;

/**
 * Waiting bytes above which a connection is behind: it gets no more changes of the offer until all of them are written.
 * A busy live table has 1 to 3 kB a second, so a client that reads is never behind by changes alone. It is while a
 * large snapshot is on its way, and then gets the changes of that time at once.
 */
export const behindBytes = 64 * 1024;

/**
 * Milliseconds that a connection may be behind before it is closed. The history of a room covers half a minute, so a
 * client that was behind for less misses little. The snapshots of a page (0.5 MB) need 17 kB a second to arrive in it.
 */
export const behindMilliseconds = 30_000;

/**
 * Waiting bytes above which a connection is closed at once. A client that keeps to its limits stays below: its snapshots
 * are limited to 2 MB at once (NET-37), and what is broadcast stops at `behindBytes`.
 */
export const mostBytes = 4 * 1024 * 1024;

/** Counters since the start, and what waits at the last look. */
export interface SlowCounts {
  /** Connections that were closed because they stayed behind. */
  readonly shed: number;
  /** Connections that are behind. */
  readonly behind: number;
  /** The most bytes that wait for one connection. */
  readonly highest: number;
}

/** The connections that read more slowly than they are written to. */
export interface SlowConnections {
  /** Returns true from the look that found more than `behindBytes` to the one that found nothing waiting. */
  isBehind(connection: Connection): boolean;
  /** Returns whether any connection is behind. */
  any(): boolean;
  counts(): SlowCounts;
  stop: Stop;
}

/**
 * Bounds the memory that clients cost which do not read what they are sent (NET-42). Looks at the waiting bytes of every
 * connection each half second, so that a write costs nothing more. A connection that is behind is skipped by broadcasts,
 * and closed if it stays behind. Its client reconnects by itself, and resumes its rooms (NET-33).
 */
export function watchSlowConnections(io: Server, clock: Clock): SlowConnections {
  const connections = new Set<Connection>();
  /** The instant since when each connection is behind. */
  const behind = new Map<Connection, number>();
  const counts = { shed: 0, highest: 0 };
  const add = (connection: Connection): void => {
    connections.add(connection);
    connection.on('close', () => {
      connections.delete(connection);
      behind.delete(connection);
    });
  };
  const look = (): void => {
    counts.highest = 0;
    const now = clock.now();
    for (const connection of connections) {
      const bytes = waitingBytes(connection);
      if (bytes > counts.highest) counts.highest = bytes;
      const since = behind.get(connection) ?? now;
      if (bytes > mostBytes || now - since >= behindMilliseconds) {
        counts.shed += 1;
        cut(connection);
      } else if (bytes > behindBytes) behind.set(connection, since);
      else if (bytes === 0) behind.delete(connection);
    }
  };
  io.engine.on('connection', add);
  const stopLooks = every(clock, lookMilliseconds, look);
  return {
    isBehind: (connection) => behind.has(connection),
    any: () => behind.size > 0,
    counts: () => ({ ...counts, behind: behind.size }),
    stop: () => {
      io.engine.off('connection', add);
      stopLooks();
    },
  };
}

/** The request that opened a connection. It has the WebSocket, unless the connection began with polling. */
interface OpeningRequest {
  readonly socket: TcpSocket;
  readonly websocket?: unknown;
}

/**
 * Closes a connection, and drops what waits for it here and in the operating system. A close in order would wait behind
 * all of that, for up to half a minute.
 */
function cut(connection: Connection): void {
  const { socket, websocket }: OpeningRequest = connection.request;
  const own = webSocketOf(connection);
  connection.close(true);
  if (own && websocket !== undefined) socket.resetAndDestroy();
  else own?.terminate();
}
