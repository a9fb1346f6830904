import { Manager } from 'socket.io-client';

/** Counts the requests of all clients in this process: calls, probes and attempts to open a socket. */
export interface RequestCount {
  /** Returns the number of requests between two instants of `performance.now()`. */
  between(from: number, to: number): number;
  /** Returns the number of requests in the busiest second. */
  readonly busiest: (from: number, to: number) => number;
  /** Returns the number of calls without an answer yet. */
  readonly inFlight: () => number;
  /** Loads a socket library that counts. */
  readonly sockets: () => Promise<{ Manager: typeof Manager }>;
  readonly stop: () => void;
}

/** Replaces the global `fetch` to count requests from now on. */
export function countRequests(): RequestCount {
  const instants: number[] = [];
  let inFlight = 0;
  const count = (): void => void instants.push(performance.now());
  const plain = globalThis.fetch;
  globalThis.fetch = async (...given) => {
    count();
    inFlight += 1;
    try {
      return await plain(...given);
    } finally {
      inFlight -= 1;
    }
  };
  class Counting extends Manager {
    override open(done?: (error?: Error) => void): this {
      // Counts every transport: long polling is tried if the websocket fails.
      if (!this._readyState.includes('open')) for (const _ of this.opts.transports ?? []) count();
      return super.open(done);
    }
  }
  const within = (from: number, to: number): number => instants.filter((at) => at >= from && at < to).length;
  return {
    between: within,
    inFlight: () => inFlight,
    busiest: (from, to) => {
      let most = 0;
      for (let at = from; at < to; at += 1000) most = Math.max(most, within(at, at + 1000));
      return most;
    },
    sockets: () => Promise.resolve({ Manager: Counting }),
    stop: () => {
      globalThis.fetch = plain;
    },
  };
}
