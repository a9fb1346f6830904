import { channels, inboundEvents, type Channel, type InboundEventName } from '@kvota/contracts';
import type { Manager, Socket } from 'socket.io-client';

import type { Outbound } from '../outbound.ts';
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

/** A way in which the socket library can connect. */
export type Transport = 'websocket' | 'polling';

/** One socket per channel, over one manager. They are not connected at first. */
export interface Sockets {
  readonly isConnected: (channel: Channel) => boolean;
  /** Sends a message. Returns false if the channel is not connected; the message is then dropped. */
  readonly emit: (channel: Channel, message: Outbound, acknowledged?: (answer: unknown) => void) => boolean;
  /** Connects both channels, with the first of these transports that works. */
  readonly connect: (transports: Transport[]) => void;
  readonly disconnect: () => void;
  /** Disconnects both channels. No handler is called afterwards. */
  readonly close: () => void;
}

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
      tryAllTransports: true,
      reconnection: false,
      autoConnect: false,
    });
    const byChannel = { sports: manager.socket('/sports'), feedout: manager.socket('/feedout') };
    for (const channel of channels) listen(channel, byChannel[channel], handlers);
    return {
      isConnected: (channel) => byChannel[channel].connected,
      emit: (channel, [event, ...args], acknowledged) => {
        const socket = byChannel[channel];
        if (!socket.connected) return false;
        socket.emit(event, ...args, ...(acknowledged ? [acknowledged] : []));
        return true;
      },
      connect: (transports) => {
        manager.opts.transports = transports;
        for (const channel of channels) byChannel[channel].connect();
      },
      disconnect: () => {
        for (const channel of channels) byChannel[channel].disconnect();
      },
      close: () => {
        for (const channel of channels) byChannel[channel].off().disconnect();
      },
    };
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
