import type { RealtimeDeps } from '@kvota/realtime';
import { Manager, type Socket } from 'socket.io-client';

/** Sockets that lose some messages of the offer in both directions. */
export interface LossySockets {
  readonly load: NonNullable<RealtimeDeps['load']>;
  /** Returns the number of lost messages. */
  readonly lost: () => number;
  /** Resolves when everything that the server has sent so far has arrived. Works only while connected. */
  readonly arrived: () => Promise<void>;
}

/** Events of the socket itself, which are no messages. */
const own = new Set(['connect', 'disconnect', 'connect_error']);

export function lossySockets(loses: () => boolean): LossySockets {
  let count = 0;
  let manager: Manager | undefined;
  const gone = (): boolean => {
    const isGone = loses();
    if (isGone) count += 1;
    return isGone;
  };
  class Lossy extends Manager {
    override socket(...args: Parameters<Manager['socket']>): Socket {
      // oxlint-disable-next-line typescript/no-this-alias -- the test waits on the very connection that the client made
      manager = this;
      const socket = super.socket(...args);
      return args[0] === '/feedout' ? losing(socket, gone) : socket;
    }
  }
  return {
    load: () => Promise.resolve({ Manager: Lossy }),
    lost: () => count,
    async arrived() {
      if (!manager) throw new Error('There is no connection yet.');
      // The server answers in order on one connection, so its error about an unknown channel arrives last.
      const nowhere = Manager.prototype.socket.call(manager, '/nowhere');
      await new Promise<void>((resolve) => nowhere.once('connect_error', () => resolve()).connect());
    },
  };
}

function losing(socket: Socket, gone: () => boolean): Socket {
  const changed = {
    on: (event: string, take: (...args: unknown[]) => void) =>
      socket.on(event, (...args: unknown[]) => {
        if (own.has(event) || !gone()) take(...args);
      }),
    emit: (event: string, ...args: unknown[]) => (gone() ? socket : socket.emit(event, ...args)),
  };
  return new Proxy(socket, {
    get(target, key) {
      if (key === 'on' || key === 'emit') return changed[key];
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
