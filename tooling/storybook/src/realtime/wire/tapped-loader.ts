import type { SocketLoader } from '@kvota/realtime';
import { Manager, type ManagerOptions, type WebSocket as SocketTransport } from 'socket.io-client';
import type { Direction } from './frame.ts';

/** Receives every packet of a connection, in both directions, as it is on the wire. */
export type Tap = (direction: Direction, text: string) => void;

export interface TappedSocket {
  readonly load: SocketLoader;
  /** Breaks the connection, as a lost network would. */
  readonly cut: () => void;
}

/** Loads the real socket library and observes its packets; uses another transport than the network if one is given. */
export function tapSocket(tap: Tap, transport?: typeof SocketTransport): TappedSocket {
  const managers = new Set<Manager>();
  class TappedManager extends Manager {
    constructor(first?: string | Partial<ManagerOptions>, second?: Partial<ManagerOptions>) {
      const [uri, options] = typeof first === 'object' ? [undefined, first] : [first, second];
      super(uri, { ...options, ...(transport && { transports: [transport] }) });
      managers.add(this);
      // The client chooses a transport before each attempt; here there is only one.
      if (transport) Object.defineProperty(this.opts, 'transports', { get: () => [transport], set() {} });
      this.on('open', () => {
        this.engine.on('packet', ({ type, data }) => {
          if (type === 'message') tap('in', String(data));
        });
        this.engine.on('packetCreate', ({ type, data }) => {
          if (type === 'message') tap('out', String(data));
        });
      });
    }
  }
  return {
    load: () => Promise.resolve({ Manager: TappedManager }),
    cut: () => {
      for (const { engine } of managers) engine.close();
    },
  };
}
