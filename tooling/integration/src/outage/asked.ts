import { Manager } from 'socket.io-client';

/** Counts what the clients of this process ask of the line: calls, probes and attempts to open a socket. */
export interface Asked {
  /** Requests between two instants, milliseconds of `performance.now()`. */
  between(from: number, to: number): number;
  /** The most requests of any second. */
  readonly busiest: (from: number, to: number) => number;
  /** The socket library, counting. */
  readonly sockets: () => Promise<{ Manager: typeof Manager }>;
  readonly stop: () => void;
}

/** Counts from now on, in place of the process's own `fetch`. */
export function countAsked(): Asked {
  const instants: number[] = [];
  const count = (): void => void instants.push(performance.now());
  const plain = globalThis.fetch;
  globalThis.fetch = (...given) => {
    count();
    return plain(...given);
  };
  class Counting extends Manager {
    override open(done?: (error?: Error) => void): this {
      // One more for long polling, which follows where the websocket fails.
      if (!this._readyState.includes('open')) for (const _ of this.opts.transports ?? []) count();
      return super.open(done);
    }
  }
  const within = (from: number, to: number): number => instants.filter((at) => at >= from && at < to).length;
  return {
    between: within,
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
