import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

import { channels, type Channel, type InboundEventName } from '@kvota/contracts';
import { Server } from 'socket.io';

import { createInbox } from './inbox.ts';

/** Something that a client did: connected, went, or sent an event. */
export interface Heard {
  readonly channel: Channel;
  readonly event: string;
  readonly args: readonly unknown[];
}

/** A real socket server with both channels on a port; 0 takes a free one. */
export async function startSocketServer({
  port = 0,
  path = '/socket.io',
  transports = ['polling', 'websocket'] as ('polling' | 'websocket')[],
} = {}) {
  const inbox = createInbox<Heard>();
  const http = createServer();
  const wires = new Set<Socket>();
  http.on('connection', (socket) => {
    wires.add(socket);
    socket.on('close', () => wires.delete(socket));
  });
  const io = new Server(http, { path, transports });
  for (const channel of channels) {
    io.of(`/${channel}`).on('connection', (socket) => {
      inbox.push({ channel, event: 'connect', args: [] });
      socket.on('disconnect', () => inbox.push({ channel, event: 'disconnect', args: [] }));
      socket.onAny((event: string, ...args: unknown[]) => inbox.push({ channel, event, args }));
    });
  }
  await new Promise<void>((resolve) => {
    http.listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = http.address() as AddressInfo;
  const close = (): Promise<void> => io.close();
  return {
    url: `http://127.0.0.1:${taken}`,
    port: taken,
    /** What clients did and nobody has taken yet. */
    heard: inbox.all,
    /** Waits for an event of a client and gives its arguments. */
    next: async (event: string, channel?: Channel): Promise<readonly unknown[]> => {
      const { args } = await inbox.take((one) => one.event === event && (channel ?? one.channel) === one.channel);
      return args;
    },
    send: (channel: Channel, event: InboundEventName, ...args: unknown[]): void => {
      io.of(`/${channel}`).emit(event, ...args);
    },
    /** Cuts every client off, as a network does. */
    cut: (): void => {
      for (const socket of wires) socket.destroy();
    },
    /** Closes one channel of every client and leaves the other. */
    kick: (channel: Channel): void => {
      io.of(`/${channel}`).disconnectSockets();
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}
