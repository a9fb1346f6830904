import { channels, inboundEvents, type Channel, type InboundEventName } from '@kvota/contracts';
import type { Manager, Socket } from 'socket.io-client';

import { socketAddress } from './socket-address.ts';

/** Loads the socket library. The default is a dynamic import, which keeps it out of the first chunk. */
export type SocketLoader = () => Promise<{ Manager: typeof Manager }>;

/** Handlers of the events of the two sockets. */
export interface SocketHandlers {
  readonly onConnect: (channel: Channel) => void;
  readonly onDisconnect: (channel: Channel, reason: string) => void;
  readonly onError: (message: string) => void;
  readonly onMessage: (channel: Channel, event: InboundEventName, args: unknown[]) => void;
}

/** One socket per channel, over one manager. They are not connected yet. */
export interface Sockets {
  readonly byChannel: Readonly<Record<Channel, Socket>>;
  readonly manager: Manager;
}

/** In the order of attempts. */
export const transports = ['websocket', 'polling'] as const;

/**
 * Returns the function that loads the library and creates the sockets. The retries of socket.io are off, because it
 * retries each channel separately and does not report the attempts.
 *
 * @throws TypeError if the address is invalid.
 */
export function socketsOpener(url: string, load: SocketLoader, timeout: number) {
  const { origin, path } = socketAddress(url);
  return async (handlers: SocketHandlers): Promise<Sockets> => {
    const library = await load();
    const manager = new library.Manager(origin, {
      path,
      timeout,
      transports: [...transports],
      tryAllTransports: true,
      reconnection: false,
      autoConnect: false,
    });
    const byChannel = { sports: manager.socket('/sports'), feedout: manager.socket('/feedout') };
    for (const channel of channels) listen(channel, byChannel[channel], handlers);
    return { byChannel, manager };
  };
}

function listen(channel: Channel, socket: Socket, handlers: SocketHandlers): void {
  socket.on('connect', () => handlers.onConnect(channel));
  socket.on('disconnect', (reason) => handlers.onDisconnect(channel, reason));
  socket.on('connect_error', (error) => handlers.onError(error.message));
  // Safe: these are the keys of the table itself.
  for (const event of Object.keys(inboundEvents) as InboundEventName[]) {
    if (inboundEvents[event].channel !== channel) continue;
    socket.on(event, (...args: unknown[]) => handlers.onMessage(channel, event, args));
  }
}
